#pragma once

#include <QString>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Draws `text` on a filled rounded tag centred at `centre`, kept inside `inside`. Returns the tag's rectangle.
QRectF drawTag(QCPPainter& painter, const QString& text, QPointF centre, const QRectF& inside, const QColor& fill,
               const QColor& ink);
/// Draws the background of a label with round ends, for a text in contrastingColour(fill).
void drawPill(QCPPainter& painter, const QRectF& box, const QColor& fill);
/// Draws the tag of an index on an axis. The axis's numbers that it would touch are erased.
void drawAxisTag(QCPPainter& painter, const QCPAxis& axis, double coordinate, const QString& text, const QColor& fill,
                 const Theme& theme);
/// Whether a tag at the coordinate `tagged` of the axis would touch the number at the coordinate `tick`.
bool tagTouches(const QCPAxis& axis, double tagged, const QString& tag, double tick, const QString& number);
/// Draws a tag on a word that ends, or begins, at `edge`. @param isLeft  the word lies left of the edge
void drawTagBeside(QCPPainter& painter, const QString& text, const QPointF& edge, bool isLeft, const QRectF& inside,
                   const QColor& fill, const Theme& theme);
/// Draws a tag on a vertical word that ends at `top`.
void drawUprightTag(QCPPainter& painter, const QString& text, const QPointF& top, const QColor& fill,
                    const Theme& theme);

}  // namespace attention
