#pragma once

#include <qcustomplot.h>

namespace attention {

/// The square around a circle.
QRectF around(const QPointF& centre, double radius);
/// A ring with a rim of the casing colour, so that it is seen on anything. @param rim  the width of both together
void drawCasedRing(QCPPainter& painter, const QPointF& centre, double radius, const QPen& pen, const QColor& casing,
                   double rim = 4);

}  // namespace attention
