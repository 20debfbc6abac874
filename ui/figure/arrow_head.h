#pragma once

#include <qcustomplot.h>

namespace attention {

/// The filled head of an arrow. @param direction  where it points, radians as on the screen: downwards is positive
void drawArrowHead(QCPPainter& painter, const QPointF& tip, double direction, double length, const QColor& ink);

}  // namespace attention
