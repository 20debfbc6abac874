#include "ui/figure/parts/offset_paths.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QPainterPath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kLineMargin = 26;
/// Corner radius of a number's frame, which is half of its height.
constexpr double kFrameRadius = 10;

QFont boldAxisFont() {
    return textFont(font_size::kAxis, QFont::DemiBold);
}

}  // namespace

double OffsetPathsPart::x(double number) const {
    return content().left() + kLineMargin + (content().width() - 2 * kLineMargin) * (number - m_from) / (m_to - m_from);
}

void OffsetPathsPart::draw(QCPPainter& painter, const Theme& theme) {
    const Index stop = m_look.stop.value_or(m_look.start);
    const Index lowest = std::min({m_look.start, stop, m_look.end});
    const Index highest = std::max({m_look.start, stop, m_look.end});
    // A few more numbers on either side, to show that the line continues.
    constexpr Index kMaxDots = 30;
    const bool hasDots = highest - lowest <= kMaxDots;
    const double more = hasDots ? (highest - lowest < 3 ? 2 : 1) : double(highest - lowest) * 0.04;
    m_from = double(lowest) - more;
    m_to = double(highest) + more;
    m_level = std::round(content().center().y()) + 0.5;
    painter.setPen(strokePen(theme.control, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(content().left(), m_level), QPointF(content().right(), m_level));
    if (hasDots)
        for (double p = m_from; p <= m_to; ++p) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.control);
            painter.drawEllipse(QPointF(x(p), m_level), 3, 3);
        }
    std::vector<QRectF> names;
    drawArc(painter, theme, {m_look.start, m_look.end, -1, 1, m_look.whole}, names);
    if (m_look.stop) {
        // Two arcs over the same numbers get different heights.
        const bool isBack = (stop > m_look.start) != (m_look.end > stop);
        const auto longest = double(std::max<Index>(1, highest - lowest));
        const auto bow = [&](Index from, Index to) {
            return std::clamp(std::sqrt(double(std::abs(to - from)) / longest), 0.55, 1.0);
        };
        drawArc(painter, theme, {m_look.start, stop, 1, isBack ? 1 : bow(m_look.start, stop), m_look.first}, names);
        drawArc(painter, theme, {stop, m_look.end, 1, isBack ? 0.55 : bow(stop, m_look.end), m_look.second}, names);
    }
    std::vector<QRectF> taken;
    drawNode(painter, theme, m_look.end, taken);
    if (m_look.start != m_look.end) drawNode(painter, theme, m_look.start, taken);
    if (m_look.stop && stop != m_look.start && stop != m_look.end) drawNode(painter, theme, stop, taken);
}

void OffsetPathsPart::drawArc(QCPPainter& painter, const Theme& theme, const Arc& arc,
                              std::vector<QRectF>& names) const {
    if (arc.from == arc.to) return;
    const double x0 = x(double(arc.from)), x1 = x(double(arc.to));
    const double way = x1 > x0 ? 1 : -1;
    const double height = std::min(content().height() / 2 - kFrameRadius - 10, 52.0);
    const double bow = std::max(height * arc.depth, 6.0) * 1.3;
    const QPointF p0(x0 + way * 2, m_level + arc.side * (kFrameRadius + 2));
    const QPointF p3(x1 - way * 3, m_level + arc.side * (kFrameRadius + 3));
    const double pull = std::min(std::abs(x1 - x0) * 0.3, 60.0) * way;
    QPainterPath path(p0);
    path.cubicTo(p0 + QPointF(pull * 0.4, arc.side * bow), p3 + QPointF(-pull * 0.4, arc.side * bow), p3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.indexDelta, 2.2, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(path);
    const QPointF before = path.pointAtPercent(0.97);
    drawArrowHead(painter, p3, std::atan2(p3.y() - before.y(), p3.x() - before.x()),
                  std::min(10.0, 4 + std::abs(x1 - x0) * 0.15), theme.indexDelta);
    const QPointF apex = path.pointAtPercent(0.5);
    const double width = textWidth(arc.name, boldAxisFont());
    QRectF label(0, 0, width + 12, 17);
    label.moveCenter(apex);
    if (std::abs(x1 - x0) < width + 44) {
        // The arc is too short for a name on it: the name is beside the upper arc, or under a lower one.
        const double outer = std::max(x0, x1) + 6 + label.width() / 2;
        const double inner = std::min(x0, x1) - 6 - label.width() / 2;
        label.moveCenter(arc.side > 0
                             ? QPointF(apex.x(), apex.y() + 13)
                             : QPointF(outer + label.width() / 2 < content().right() ? outer : inner, apex.y() + 2));
    }
    label.moveLeft(std::max(content().left(), std::min(label.left(), content().right() - label.width())));
    if (!content().adjusted(0, -3, 0, 3).contains(label)) return;
    // Two short arcs may have no room for both names.
    if (std::ranges::any_of(names, [&](const QRectF& other) { return other.intersects(label); })) return;
    names.push_back(label);
    clearGround(painter, label, theme.surface);
    painter.setFont(boldAxisFont());
    painter.setPen(theme.indexDelta);
    drawLabelText(painter, label, Qt::AlignCenter, arc.name);
}

void OffsetPathsPart::drawNode(QCPPainter& painter, const Theme& theme, Index number,
                               std::vector<QRectF>& taken) const {
    const bool isEnd = number == m_look.end, isStart = number == m_look.start;
    const QString text = formatInteger(number);
    QRectF box(0, 0, std::max(2 * kFrameRadius, textWidth(text, boldAxisFont()) + 10), 2 * kFrameRadius);
    box.moveCenter({x(double(number)), m_level});
    if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box.adjusted(-2, 0, 2, 0)); })) {
        // There is no room for its number, but the title has it.
        painter.setPen(strokePen(theme.text, 1.5));
        painter.setBrush(theme.surface);
        painter.drawEllipse(box.center(), 4, 4);
        return;
    }
    taken.push_back(box);
    painter.setPen(strokePen(isEnd ? theme.text : isStart ? theme.indexI : theme.control, 2));
    painter.setBrush(isEnd ? theme.text : theme.surface);
    painter.drawRoundedRect(box, kFrameRadius, kFrameRadius);
    painter.setFont(boldAxisFont());
    painter.setPen(isEnd ? theme.surface : isStart ? theme.indexI : theme.text);
    drawLabelText(painter, box, Qt::AlignCenter, text);
}

}  // namespace attention
