#include "ui/figure/parts/curve_names.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kLeader = 26;
/// Leaders begin this far right of the plot, so that a ring around a point at the last position does not touch them.
constexpr double kBeforeLeader = 12;
constexpr double kLineSample = 22;
constexpr double kNameOffset = 7;
constexpr double kBeforeNote = 6;
constexpr double kBeforeValue = 8;

QFont fontOf(const CurveNamesPart::Name& name) {
    return textFont(font_size::kName, name.isBold ? QFont::DemiBold : QFont::Normal);
}

double nameWidth(const QString& text, const QFont& font) {
    return std::ceil(textWidth(text, font));
}

}  // namespace

void CurveNamesPart::set(std::vector<Group> groups, const PlotPart& plot, bool hasValues, double groupHeight) {
    m_groups = std::move(groups);
    m_plot = &plot;
    keepLeadersApart(groupHeight > 0);
    m_groupHeight = groupHeight;
    m_values =
        hasValues ? kBeforeValue + nameWidth(QStringLiteral("−0.00"), textFont(font_size::kName, QFont::DemiBold)) : 0;
    double minimum = 0, maximum = 0;
    bool hasLeaders = false;
    for (const Group& group : m_groups)
        for (const Name& name : group) {
            const double width = nameWidth(name.text, fontOf(name));
            minimum = std::max(minimum, width);
            hasLeaders = hasLeaders || name.hasLeader;
            maximum = std::max(maximum, name.note.isEmpty()
                                            ? width
                                            : width + kBeforeNote + nameWidth(name.note, textFont(font_size::kName)));
        }
    m_leader = hasLeaders ? kLeader : 0;
    const double fixedWidth = m_groups.empty() ? 0 : m_leader + kLineSample + kNameOffset + m_values + 1;
    double height = 0;
    for (const Group& group : m_groups) height += heightOf(group);
    m_need = {.minimum = {minimum + fixedWidth, height},
              .maximum = {maximum + fixedWidth, m_groups.empty() ? 0 : kMaxExtent}};
    m_tops.clear();
}

void CurveNamesPart::keepLeadersApart(bool keepsGroups) {
    for (Group& group : m_groups)
        if (!group.empty() && group.front().hasLeader)
            std::ranges::stable_sort(group, std::ranges::greater(), &Name::end);
    std::vector<bool> isMixed(m_groups.size(), false);
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (std::size_t k = 0; k < m_groups.size(); ++k)
            if (i != k && m_groups[i].back().end < m_groups[k].front().end &&
                m_groups[k].back().end < m_groups[i].front().end)
                isMixed[i] = true;
    std::vector<Group> groups;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (!isMixed[i] || keepsGroups) {
            for (Name& name : m_groups[i]) name.hasLeader = name.hasLeader && !isMixed[i];
            groups.push_back(std::move(m_groups[i]));
            continue;
        }
        for (Name& name : m_groups[i]) groups.push_back({std::move(name)});
    }
    m_groups = std::move(groups);
}

double CurveNamesPart::heightOf(const Group& group) const {
    return std::max(group.size() > 1 ? m_groupHeight : 0, kLine * double(group.size()));
}

const std::vector<double>& CurveNamesPart::tops() const {
    if (!m_tops.empty() || m_groups.empty()) return m_tops;
    std::vector<double> wanted, heights;
    for (const Group& group : m_groups) {
        double sum = 0;
        for (const Name& name : group) sum += m_plot->y().coordToPixel(name.end);
        heights.push_back(heightOf(group));
        wanted.push_back(sum / double(group.size()) - heights.back() / 2);
    }
    const double total = std::accumulate(heights.begin(), heights.end(), 0.0);
    const double unused = content().height() - total;
    const double gap = m_groups.size() > 1 ? std::clamp(unused / double(m_groups.size() - 1), 0.0, kApart) : 0;
    std::vector<std::size_t> order(m_groups.size());
    std::iota(order.begin(), order.end(), 0);
    // In an animation names keep their positions, and only their leaders move.
    if (static_cast<const Figure&>(*m_plot->y().parentPlot()).keepsRanges())
        std::ranges::fill(wanted, content().top());
    else
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i] + heights[i] / 2; });
    m_tops.assign(m_groups.size(), 0);
    double minimum = content().top();
    for (const std::size_t i : order) {
        m_tops[i] = std::max(wanted[i], minimum);
        minimum = m_tops[i] + heights[i] + gap;
    }
    double maximum = content().bottom();
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        m_tops[*i] = std::min(m_tops[*i], maximum - heights[*i]);
        maximum = m_tops[*i] - gap;
    }
    return m_tops;
}

QRectF CurveNamesPart::box(std::size_t group) const {
    return {content().left(), tops()[group], content().width(), heightOf(m_groups[group])};
}

QRectF CurveNamesPart::line(std::size_t group, std::size_t name) const {
    const QRectF whole = box(group);
    const double top = whole.center().y() + kLine * (double(name) - double(m_groups[group].size()) / 2);
    return {whole.left(), top, whole.width(), kLine};
}

void CurveNamesPart::draw(QCPPainter& painter, const Theme& theme) {
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (std::size_t n = 0; n < m_groups[g].size(); ++n) {
            const Name& name = m_groups[g][n];
            const QRectF place = line(g, n);
            const double y = place.center().y();
            const QPen leader = strokePen(name.pen.color(), 1, Qt::SolidLine, Qt::FlatCap);
            painter.setPen(leader);
            if (name.hasLeader)
                painter.drawLine(QLineF(m_plot->content().right() + kBeforeLeader, m_plot->y().coordToPixel(name.end),
                                        place.left() + m_leader - 2, y));
            painter.setPen(name.pen);
            painter.drawLine(QLineF(place.left() + m_leader, y, place.left() + m_leader + kLineSample, y));
            const QRectF text = place.adjusted(m_leader + kLineSample + kNameOffset, 0, -m_values, 0);
            drawElided(painter, text.adjusted(0, 0, 1, 0), Qt::AlignLeft | Qt::AlignVCenter, name.text, fontOf(name),
                       name.isBold ? theme.text : theme.muted);
            const double used = nameWidth(name.text, fontOf(name)) + kBeforeNote;
            drawFirstFitting(painter, text.adjusted(used, 0, 1, 0), Qt::AlignLeft | Qt::AlignVCenter, {name.note},
                             textFont(font_size::kName), theme.muted);
        }
}

void CurveNamesPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible() || how != Highlight::Current || m_values == 0) return;
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (std::size_t n = 0; n < m_groups[g].size(); ++n) {
            const Name& name = m_groups[g][n];
            if (const QString value = name.valueAt ? name.valueAt(cell) : QString(); !value.isEmpty())
                drawElided(painter, line(g, n).adjusted(0, 0, 1, 0), Qt::AlignRight | Qt::AlignVCenter, value,
                           fontOf(name),
                           name.ink.isValid() ? name.ink
                           : name.isBold      ? theme.text
                                              : theme.muted);
        }
}

}  // namespace attention
