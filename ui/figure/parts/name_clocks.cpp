#include "ui/figure/parts/name_clocks.h"

#include "ui/figure/curve.h"
#include "ui/figure/look.h"

namespace attention {
namespace {

constexpr double kBracket = 8;

}  // namespace

void NameClocksPart::set(std::vector<Dial> dials, const CurveLabelsPart& names, double radius) {
    m_radius = radius;
    m_dials = std::move(dials);
    m_names = &names;
}

Part::SizeHint NameClocksPart::measureSizeHint(QSizeF) const {
    const double width = m_dials.empty() ? 0 : 2 * m_radius + 2 * kBracket + 4;
    return {.minimum = {width, 0}, .maximum = {width, kMaxExtent}};
}

QPointF NameClocksPart::centre(const Dial& dial) const {
    return {content().left() + 2 * kBracket + m_radius + 1, m_names->box(dial.group).center().y()};
}

void NameClocksPart::draw(QCPPainter& painter, const Theme& theme) {
    constexpr double kArm = CurveLabelsPart::kLine - 3;
    for (const Dial& dial : m_dials) {
        const QPointF middle = centre(dial);
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
    for (const Dial& dial : m_dials) {
        const auto tip = dial.tipAt(cell.row);
        if (!tip) continue;
        const QPointF middle = centre(dial);
        const QPointF end = middle + m_radius * QPointF(tip->x(), -tip->y()), foot(end.x(), middle.y());
        painter.setPen(dial.reach);
        painter.drawLine(middle, foot);
        painter.setPen(dial.height);
        painter.drawLine(foot, end);
        painter.setPen(strokePen(theme.indexI, 2));
        painter.drawLine(middle, end);
        drawDot(painter, end, 3.5, theme.indexI, true, theme.surface);
    }
}

}  // namespace attention
