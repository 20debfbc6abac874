#include "ui/figure/arrow_head.h"

#include <cmath>
#include <numbers>

namespace attention {

void drawArrowHead(QCPPainter& painter, const QPointF& tip, double direction, double length, const QColor& ink) {
    constexpr double kHalfAngle = 0.46;
    const auto at = [&](double turn) {
        return tip + length * QPointF(std::cos(direction + turn), std::sin(direction + turn));
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({tip, at(std::numbers::pi - kHalfAngle), at(std::numbers::pi + kHalfAngle)}));
}

}  // namespace attention
