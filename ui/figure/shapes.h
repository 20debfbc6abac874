#pragma once

#include <QPolygonF>
#include <qcustomplot.h>

namespace attention {

/// Draws a filled arrow head. @param direction  in which it points, in radians: 0 is right, positive is downwards
void drawArrowHead(QCPPainter& painter, const QPointF& tip, double direction, double length, const QColor& ink);

/// The usual width of a connector, in pixels.
inline constexpr double kConnector = 1.5;

/// Draws a line through these points that ends in an open arrow head.
void drawConnector(QCPPainter& painter, const QPolygonF& points, const QColor& ink, double width = kConnector);

/// Erases what was drawn in `room` by filling it with the background colour `surface`. If the page has a transparent
/// background (setHasGround()), a raster image is made transparent there, and a vector file is not changed.
/// @return whether it was erased
bool clearGround(QPainter& painter, const QRectF& room, const QColor& surface);
/// Tells clearGround() whether the page is filled with the surface's colour, which is the default, or transparent.
void setHasGround(QPainter& painter, bool hasGround);

/// The bounding square of a circle.
QRectF squareAround(const QPointF& centre, double radius);
/// A ring with a casing: a wider ring of another colour below it, so that it is visible on anything.
/// @param rim  width of the wider ring
void drawCasedRing(QCPPainter& painter, const QPointF& centre, double radius, const QPen& pen, const QColor& casing,
                   double rim = 4);

/// A line with a casing, a rim of 1 pixel at both sides, so that it is visible on cells of any colour.
void drawCasedLine(QCPPainter& painter, const QLineF& line, const QColor& colour, double width, const QColor& casing);
/// The outline of a box with a casing, a rim of `rim` pixels at both sides.
void drawCasedBox(QCPPainter& painter, const QRectF& box, const QColor& colour, double width, const QColor& casing,
                  double rim = 1);

}  // namespace attention
