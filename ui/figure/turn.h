#pragma once

#include <QPolygonF>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

class Marks;

/// Draws the dot at the end of a hand: hollow at the start of a turn, filled at its end.
void drawHandEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow, const Theme& theme);

/// The path of a rotation around the origin: an arc, or a spiral outwards for more than one turn. Angles are radians.
/// @param isSineRight  the sine is to the right and the cosine upwards; else the other way round
/// @param drawnAngle  gets the angle of the path, which has fewer turns than `angle` if there are many
QPolygonF turnPath(double start, double angle, double inner, double outer, bool isSineRight,
                   double* drawnAngle = nullptr);
/// Draws a rotation as a sector, or as a disc if it is a whole turn or more.
/// @param rim  width of the line along the turn, in pixels; 0: none  @return the path of that line
QPolygonF drawTurnSector(QCPPainter& painter, const Theme& theme, const QPointF& centre, double start, double angle,
                         double inner, double outer, double rim, bool isSineRight = false);
/// Adds what drawTurnSector() draws.
QPolygonF addTurnSector(Marks& marks, const Theme& theme, const QPointF& centre, double start, double angle,
                        double inner, double outer, double rim, bool isSineRight = false);

}  // namespace attention
