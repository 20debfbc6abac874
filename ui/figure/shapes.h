#pragma once

#include <QPolygonF>
#include <qcustomplot.h>

namespace attention {

/// The filled head of an arrow. @param direction  where it points, radians as on the screen: downwards is positive
void drawArrowHead(QCPPainter& painter, const QPointF& tip, double direction, double length, const QColor& ink);

/// The usual width of a connector, in pixels.
inline constexpr double kConnector = 1.5;

/// A line through these points that ends in an open arrow head.
void drawConnector(QCPPainter& painter, const QPolygonF& points, const QColor& ink, double width = kConnector);

/// Lets nothing be seen of what was drawn in `room`. On a page without a ground of its own (setHasGround()) it is wiped
/// out in a picture of pixels; in a vector file it stays. @return whether nothing is seen there
bool clearGround(QPainter& painter, const QRectF& room, const QColor& surface);
/// Tells clearGround() whether the page is filled with the surface's colour. Painters begin with a ground.
void setHasGround(QPainter& painter, bool hasGround);

/// The square around a circle.
QRectF squareAround(const QPointF& centre, double radius);
/// A ring with a rim of the casing colour, so that it is seen on anything. @param rim  the width of both together
void drawCasedRing(QCPPainter& painter, const QPointF& centre, double radius, const QPen& pen, const QColor& casing,
                   double rim = 4);

/// A line with a rim of the casing colour, so that it is seen on any cell.
void drawCased(QCPPainter& painter, const QLineF& line, const QColor& colour, double width, const QColor& casing);
/// The outline of a box with a rim of `rim` pixels at either side.
void drawCasedBox(QCPPainter& painter, const QRectF& box, const QColor& colour, double width, const QColor& casing,
                  double rim = 1);

}  // namespace attention
