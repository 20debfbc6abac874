#include "ui/figure/parts/table_rows.h"

#include <cmath>

#include "ui/figure/look.h"

namespace attention {

std::optional<Index> TableRowsPart::rowAt(const QPointF& place) const {
    for (Index row = 0; row < m_look.count; ++row)
        if (rowBox(row).contains(place)) return row;
    return std::nullopt;
}

std::optional<Cell> TableRowsPart::cellAt(const QPointF& place) const {
    const auto row = rowAt(place);
    return row ? std::optional(Cell{*row, m_look.column, m_look.matrix}) : std::nullopt;
}

std::optional<ParameterChange> TableRowsPart::choiceAt(const QPointF& place) const {
    const auto row = rowAt(place);
    if (!row || *row == m_look.chosen) return std::nullopt;
    return ParameterChange{m_look.key, std::int64_t(*row)};
}

void TableRowsPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (cell.matrix != m_look.matrix || how != Highlight::Current) return;
    const auto outline = [&](const QRectF& box, const QColor& colour) {
        painter.setPen(strokePen(colour, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box);
    };
    if (cell.row >= 0) outline(rowBox(cell.row).adjusted(1, 1, -1, -1), theme.indexI);
    if (cell.column >= 0) outline(columnBox(cell.column), theme.indexJ);
}

void TableRowsPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF chosen = rowBox(m_look.chosen);
    painter.fillRect(chosen, theme.hover);
    painter.fillRect(QRectF(chosen.left(), chosen.top(), 3, chosen.height()), theme.text);
    painter.setPen(strokePen(theme.rule, 1));
    for (Index row = 0; row < m_look.count; ++row) {
        const QRectF box = rowBox(row);
        const double y = std::round(box.top()) - 0.5;
        painter.drawLine(QLineF(box.left(), y, box.right(), y));
    }
}

}  // namespace attention
