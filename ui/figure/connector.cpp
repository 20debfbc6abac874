#include "ui/figure/connector.h"

namespace attention {

void drawConnector(QCPPainter& painter, const QPolygonF& points, const QColor& ink, double width) {
    constexpr double kHead = 4.5;
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    const QLineF last(points.back(), points[points.size() - 2]);
    if (last.length() < 1) return;
    const double head = kHead + width - kConnector;
    const QPointF along = QPointF(last.dx(), last.dy()) / last.length() * head;
    const QPointF across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{points.back() + along + across, points.back(), points.back() + along - across});
}

}  // namespace attention
