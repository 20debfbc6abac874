#pragma once

#include <QPolygonF>
#include <qcustomplot.h>

namespace attention {

/// The usual width of a connector, in pixels.
inline constexpr double kConnector = 1.5;

/// A line through these points that ends in an open arrow head.
void drawConnector(QCPPainter& painter, const QPolygonF& points, const QColor& ink, double width = kConnector);

}  // namespace attention
