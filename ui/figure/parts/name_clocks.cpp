#include "ui/figure/parts/name_clocks.h"

#include "ui/figure/curve.h"
#include "ui/figure/look.h"

namespace attention {
namespace {

constexpr double kBracket = 8;

}  // namespace

void NameClocksPart::set(std::vector<Clock> clocks, const CurveNamesPart& names, double radius) {
    m_radius = radius;
    m_clocks = std::move(clocks);
    m_names = &names;
}

Part::SizeHint NameClocksPart::measureSizeHint(QSizeF) const {
    const double width = m_clocks.empty() ? 0 : 2 * m_radius + 2 * kBracket + 4;
    return {.minimum = {width, 0}, .maximum = {width, kMaxExtent}};
}

QPointF NameClocksPart::centre(const Clock& clock) const {
    return {content().left() + 2 * kBracket + m_radius + 1, m_names->box(clock.group).center().y()};
}

void NameClocksPart::draw(QCPPainter& painter, const Theme& theme) {
    constexpr double kArm = CurveNamesPart::kLine - 3;
    for (const Clock& clock : m_clocks) {
        const QPointF middle = centre(clock);
        const double left = content().left(), y = middle.y();
        painter.setPen(strokePen(theme.control, 1.5));
        painter.drawPolyline(
            QPolygonF{{left, y - kArm}, {left + kBracket, y - kArm}, {left + kBracket, y + kArm}, {left, y + kArm}});
        painter.drawLine(QLineF(left + kBracket, y, left + 2 * kBracket, y));
        painter.setPen(strokePen(theme.track, 1));
        painter.drawLine(middle - QPointF(m_radius, 0), middle + QPointF(m_radius, 0));
        painter.drawLine(middle - QPointF(0, m_radius), middle + QPointF(0, m_radius));
        painter.setPen(strokePen(theme.control, 1.25));
        painter.drawEllipse(middle, m_radius, m_radius);
    }
}

void NameClocksPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible() || how != Highlight::Current) return;
    for (const Clock& clock : m_clocks) {
        const auto tip = clock.tipAt(cell.row);
        if (!tip) continue;
        const QPointF middle = centre(clock);
        const QPointF end = middle + m_radius * QPointF(tip->x(), -tip->y()), foot(end.x(), middle.y());
        painter.setPen(clock.widthPen);
        painter.drawLine(middle, foot);
        painter.setPen(clock.heightPen);
        painter.drawLine(foot, end);
        painter.setPen(strokePen(theme.indexI, 2));
        painter.drawLine(middle, end);
        drawDot(painter, end, 3.5, theme.indexI, true, theme.surface);
    }
}

}  // namespace attention
