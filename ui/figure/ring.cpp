#include "ui/figure/ring.h"

namespace attention {

QRectF around(const QPointF& centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

void drawCasedRing(QCPPainter& painter, const QPointF& centre, double radius, const QPen& pen, const QColor& casing,
                   double rim) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(casing, rim));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(pen);
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace attention
