#include "ui/figure/parts/line_ends.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/heatmap.h"
#include "ui/figure/labels.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kLineNameGap = 10;
constexpr double kEndHeight = 16, kStrongHeight = 20, kNoteHeight = 18;

}  // namespace

QFont LineEndLabelsPart::nameFont() const {
    return m_isStrong ? textFont(font_size::kBody, QFont::DemiBold) : textFont(font_size::kAxis);
}

void LineEndLabelsPart::set(const PlotPart& plot, std::vector<Line> lines) {
    m_plot = &plot;
    m_lines = std::move(lines);
    m_hasNotes = std::ranges::any_of(m_lines, [](const Line& line) { return !line.notes.isEmpty(); });
    m_isStrong = m_hasNotes || std::ranges::any_of(m_lines, [](const Line& line) { return line.ink.isValid(); });
    double minWidth = 0, maxWidth = 0;
    for (const Line& line : m_lines) {
        const double name = textWidth(line.name, nameFont());
        minWidth = std::max(minWidth, name), maxWidth = std::max(maxWidth, name);
        for (const QString& note : line.notes)
            maxWidth = std::max(maxWidth, textWidth(note, textFont(font_size::kAxis)));
        if (!line.notes.isEmpty())
            minWidth = std::max(minWidth, textWidth(line.notes.constLast(), textFont(font_size::kAxis)));
    }
    const double height = m_hasNotes   ? 2 * kNoteHeight + 4
                          : m_isStrong ? kStrongHeight
                                       : kEndHeight,
                 beside = kLineNameGap + (m_hasNotes ? 12 : 0);
    m_need = {.minimum = {std::ceil(minWidth) + beside + 1, height * double(m_lines.size())},
              .maximum = {std::ceil(maxWidth) + beside + 1, kMaxExtent}};
}

std::vector<QRectF> LineEndLabelsPart::boxes() const {
    std::vector<std::size_t> order(m_lines.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto endOf = [&](std::size_t line) { return m_plot->at(m_lines[line].key, m_lines[line].value).y(); };
    std::ranges::sort(order, {}, endOf);
    const double height = m_hasNotes ? 2 * kNoteHeight : m_isStrong ? kStrongHeight : kEndHeight;
    std::vector<double> wanted;
    for (const std::size_t line : order) wanted.push_back(endOf(line));
    const std::vector<double> heights(order.size(), height + (m_hasNotes ? 4 : 0));
    const std::vector<double> centres = spreadApart(wanted, heights, content().top() - 4, content().bottom() + 4);
    const double x = content().left() + kLineNameGap + (m_hasNotes ? 12 : 0);
    std::vector<QRectF> found(m_lines.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        found[order[i]] = QRectF(x, centres[i] - height / 2 - (m_hasNotes ? 0 : 1), content().right() - x + 1,
                                 height + (m_hasNotes ? 0 : 2));
    return found;
}

std::optional<Cell> LineEndLabelsPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    const std::vector<QRectF> labelBoxes = boxes();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (labelBoxes[i].contains(place)) return m_lines[i].cell;
    return std::nullopt;
}

std::optional<QRectF> LineEndLabelsPart::cellRect(const Cell& cell) const {
    if (!isVisible()) return std::nullopt;
    const auto found = std::ranges::find(m_lines, cell, &Line::cell);
    return found == m_lines.end() ? std::nullopt : std::optional(boxes()[std::size_t(found - m_lines.begin())]);
}

void LineEndLabelsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto box = cellRect(cell);
    if (!box) return;
    if (how == Highlight::Pinned)
        return drawPinMark(painter, box->adjusted(-3, 0, 0, 0), frame().adjusted(0, -4, 4, 4), theme);
    // A line below the name, because an outline would be too prominent.
    const Line& line = *std::ranges::find(m_lines, cell, &Line::cell);
    const double y = (m_hasNotes ? box->top() + kNoteHeight / 2 : box->center().y()) + 9;
    painter.setPen(strokePen(line.ink.isValid() ? line.ink : theme.text, how == Highlight::Current ? 2 : 1,
                             Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(box->left(), y, box->left() + textWidth(line.name, nameFont()), y));
}

void LineEndLabelsPart::draw(QCPPainter& painter, const Theme& theme) {
    const std::vector<QRectF> labelBoxes = boxes();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const QPointF end = m_plot->at(line.key, line.value);
        const QRectF& box = labelBoxes[i];
        const double middle = m_hasNotes ? box.top() + kNoteHeight / 2 : box.center().y();
        painter.setPen(strokePen(theme.control, 1));
        painter.drawLine(QLineF(end.x() + 6, end.y(), box.left() - (m_hasNotes ? 7 : 3), middle));
        drawElided(painter, QRectF(box.left(), middle - 9, box.width(), 18), Qt::AlignLeft | Qt::AlignVCenter,
                   line.name, nameFont(), line.ink.isValid() ? line.ink : theme.text);
        if (!line.notes.isEmpty())
            drawFirstFitting(painter, QRectF(box.left(), box.top() + kNoteHeight, box.width(), kNoteHeight),
                             Qt::AlignLeft | Qt::AlignVCenter, line.notes, textFont(font_size::kAxis), theme.muted);
    }
}

}  // namespace attention
