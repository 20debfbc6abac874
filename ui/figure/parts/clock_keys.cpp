#include "ui/figure/parts/clock_keys.h"

#include <numbers>

#include <QPainterPath>

#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/turn.h"

namespace attention::clock_keys {

Declare hand(const Theme& theme, bool isHollow) {
    return [&theme, isHollow](Marks& marks, const QRectF& box) {
        const QPointF end(box.right() - 6, box.center().y());
        marks.line(QPointF(box.left(), end.y()), end,
                   strokePen(isHollow ? theme.indexI : theme.text, 2.2, Qt::SolidLine, Qt::FlatCap));
        marks.block([end, isHollow, &theme](QCPPainter& painter) { drawHandEnd(painter, end, 4.5, isHollow, theme); });
    };
}

Declare turn(const Theme& theme, const QPen& pen) {
    return [&theme, pen](Marks& marks, const QRectF& box) {
        QPainterPath arc;
        const QRectF round(box.left() + 2, box.top() + 5, 19, 20);
        arc.arcMoveTo(round, 175);
        arc.arcTo(round, 175, -135);
        marks.block([arc, pen](QCPPainter& painter) {
            painter.setPen(QPen(pen.brush(), pen.widthF(), pen.style(), Qt::FlatCap));
            painter.drawPath(arc);
        });
        marks.arrowHead(arc.currentPosition(), 50 * std::numbers::pi / 180, 7, theme.indexDelta);
    };
}

Declare axes(const Theme& theme) {
    return [&theme](Marks& marks, const QRectF& box) {
        const QPointF corner(box.left() + 4, box.bottom() - 2);
        for (const QPointF& axis : {QPointF(16, 0), QPointF(0, -13)}) {
            marks.line(corner, corner + axis, strokePen(theme.control, 1));
            marks.arrowHead(corner + axis, axis.x() > 0 ? 0 : -std::numbers::pi / 2, 5, theme.control);
        }
    };
}

}  // namespace attention::clock_keys
