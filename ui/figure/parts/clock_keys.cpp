#include "ui/figure/parts/clock_keys.h"

#include <numbers>

#include <QPainterPath>

#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/turn.h"

namespace attention::clock_keys {

Draw hand(const Theme& theme, bool isHollow) {
    return [&theme, isHollow](QCPPainter& painter, const QRectF& box) {
        const QPointF end(box.right() - 6, box.center().y());
        painter.setPen(strokePen(isHollow ? theme.indexI : theme.text, 2.2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(box.left(), end.y()), end);
        drawHandEnd(painter, end, 4.5, isHollow, theme);
    };
}

Draw turn(const Theme& theme, const QPen& pen) {
    return [&theme, pen](QCPPainter& painter, const QRectF& box) {
        QPainterPath arc;
        const QRectF round(box.left() + 2, box.top() + 5, 19, 20);
        arc.arcMoveTo(round, 175);
        arc.arcTo(round, 175, -135);
        painter.setPen(QPen(pen.brush(), pen.widthF(), pen.style(), Qt::FlatCap));
        painter.drawPath(arc);
        drawArrowHead(painter, arc.currentPosition(), 50 * std::numbers::pi / 180, 7, theme.indexDelta);
    };
}

Draw axes(const Theme& theme) {
    return [&theme](QCPPainter& painter, const QRectF& box) {
        const QPointF corner(box.left() + 4, box.bottom() - 2);
        for (const QPointF& way : {QPointF(16, 0), QPointF(0, -13)}) {
            painter.setPen(strokePen(theme.control, 1));
            painter.drawLine(corner, corner + way);
            drawArrowHead(painter, corner + way, way.x() > 0 ? 0 : -std::numbers::pi / 2, 5, theme.control);
        }
    };
}

}  // namespace attention::clock_keys
