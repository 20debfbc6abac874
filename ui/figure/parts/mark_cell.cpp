#include "ui/figure/parts/mark_cell.h"

#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kBesideMark = 6;
/// A cell is as low as this at least, and no higher.
constexpr double kLeastHeight = 15;
constexpr double kTallestMark = 44;

QFont smallestFont() {
    return textFont(type::kSmallest);
}

}  // namespace

void MarkCellPart::set(Look look) {
    m_look = std::move(look);
    m_widest = std::ceil(textWidth(m_look.widest, smallestFont())) + 1;
    m_need = {.least = {kMark, kLeastHeight}, .most = {kMark + kBesideMark + m_widest, kTallestMark}};
}

std::optional<Cell> MarkCellPart::cellAt(const QPointF& place) const {
    return content().contains(place) ? std::optional(m_look.cell) : std::nullopt;
}

std::optional<QRectF> MarkCellPart::boxOf(const Cell& cell) const {
    return cell == m_look.cell && isShown() ? std::optional(content()) : std::nullopt;
}

void MarkCellPart::mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) {
    if (const auto box = boxOf(cell)) drawMark(painter, box->adjusted(-4, 1, 3, -1), *box, how, theme);
}

void MarkCellPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF box(content().left(), content().center().y() - kMark / 2, kMark, kMark);
    painter.save();
    m_look.mark(painter, box);
    painter.restore();
    const double room = content().width() - kMark - kBesideMark;
    if (room + 1 < m_widest) return;
    drawWhole(painter, QRectF(box.right() + kBesideMark, content().top(), room, content().height()),
              Qt::AlignLeft | Qt::AlignVCenter, m_look.numbers, smallestFont(), theme.text);
}

}  // namespace attention
