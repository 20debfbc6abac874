#pragma once

#include <QString>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Draws `text` on a filled rounded tag centred at `centre`, kept inside `inside`. Returns the tag's rectangle.
QRectF drawTag(QCPPainter& painter, const QString& text, QPointF centre, const QRectF& inside, const QColor& fill,
               const QColor& ink);
/// The ground of a label with round ends, for a text in contrastingColour(fill).
void drawPill(QCPPainter& painter, const QRectF& box, const QColor& fill);
/// The tag of an index at its place on an axis, in the place of the numbers it would touch.
void drawAxisTag(QCPPainter& painter, const QCPAxis& axis, double coordinate, const QString& text, const QColor& fill,
                 const Theme& theme);
/// Whether the tag at one coordinate of the axis would touch the number at another.
bool tagTouches(const QCPAxis& axis, double tagged, const QString& tag, double tick, const QString& number);
/// A tag on a word that ends, or begins, at `edge`. @param isLeft  the word lies left of the edge
void drawTagBeside(QCPPainter& painter, const QString& text, const QPointF& edge, bool isLeft, const QRectF& inside,
                   const QColor& fill, const Theme& theme);
/// A tag on a word that stands upright and ends at `top`.
void drawUprightTag(QCPPainter& painter, const QString& text, const QPointF& top, const QColor& fill,
                    const Theme& theme);

}  // namespace attention
