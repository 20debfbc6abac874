#pragma once

#include <QPolygonF>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

class Marks;

/// The end of a hand: hollow where a turn begins, filled where it leads.
void drawHandEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow, const Theme& theme);

/// A turn around a point: an arc, or a spiral where it is more than one turn, each turn further out.
/// @param isSineRight  else the cosine is to the right and the sine upwards
/// @param drawnAngle  gets the angle that is drawn, with fewer turns where there are many
QPolygonF turnPath(double start, double angle, double inner, double outer, bool isSineRight,
                   double* drawnAngle = nullptr);
/// Draws such a turn as a sector, or as a disc from one whole turn on.
/// @param rim  width of the line along the turn, in pixels; 0: none  @return the path of that line
QPolygonF drawTurnSector(QCPPainter& painter, const Theme& theme, const QPointF& centre, double start, double angle,
                         double inner, double outer, double rim, bool isSineRight = false);
/// Adds what drawTurnSector() draws.
QPolygonF addTurnSector(Marks& marks, const Theme& theme, const QPointF& centre, double start, double angle,
                        double inner, double outer, double rim, bool isSineRight = false);

}  // namespace attention
