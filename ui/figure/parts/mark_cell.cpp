#include "ui/figure/parts/mark_cell.h"

#include <cmath>

#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kBesideMark = 6;
/// Minimum and maximum height of a cell.
constexpr double kMinHeight = 15;
constexpr double kMaxHeight = 44;

QFont smallestFont() {
    return textFont(font_size::kSmallest);
}

}  // namespace

void MarkCellPart::set(Look look) {
    m_look = std::move(look);
    m_widest = std::ceil(textWidth(m_look.widest, smallestFont())) + 1;
    m_need = {.minimum = {kMark, kMinHeight}, .maximum = {kMark + kBesideMark + m_widest, kMaxHeight}};
}

std::optional<Cell> MarkCellPart::cellAt(const QPointF& place) const {
    return content().contains(place) ? std::optional(m_look.cell) : std::nullopt;
}

std::optional<QRectF> MarkCellPart::cellRect(const Cell& cell) const {
    return cell == m_look.cell && isVisible() ? std::optional(content()) : std::nullopt;
}

void MarkCellPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (const auto box = cellRect(cell)) drawCellHighlight(painter, box->adjusted(-4, 1, 3, -1), *box, how, theme);
}

void MarkCellPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF box(content().left(), content().center().y() - kMark / 2, kMark, kMark);
    paintMarks(painter, [&](Marks& marks) { m_look.mark(marks, box); });
    const double room = content().width() - kMark - kBesideMark;
    if (room + 1 < m_widest) return;
    drawFirstFitting(painter, QRectF(box.right() + kBesideMark, content().top(), room, content().height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_look.numbers, smallestFont(), theme.text);
}

}  // namespace attention
