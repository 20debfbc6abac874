#pragma once

#include "ui/figure/parts/text.h"

namespace attention {

/// A line of text with the number of a cell. Pointing at it means the cell.
class CellTextPart : public TextPart {
 public:
    void setCell(Cell cell) { m_cell = std::move(cell); }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        return content().contains(place) ? std::optional(m_cell) : std::nullopt;
    }
    std::optional<QRectF> cellRect(const Cell& cell) const override {
        return cell == m_cell && isVisible() ? std::optional(content()) : std::nullopt;
    }
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override {
        const QMarginsF aside = how == Highlight::Pinned ? QMarginsF() : QMarginsF(4, 0, 3, 0);
        if (const auto box = cellRect(cell))
            drawCellHighlight(painter, *box + aside, frame().adjusted(-4, -4, 4, 4), how, theme);
    }

 private:
    Cell m_cell;
};

}  // namespace attention
