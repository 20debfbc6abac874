#pragma once

#include "ui/figure/heatmap.h"
#include "ui/figure/parts/text.h"

namespace attention {

/// A line of text that says the number of a cell, which can be pointed at.
class CellTextPart : public TextPart {
 public:
    void setCell(Cell cell) { m_cell = std::move(cell); }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        return content().contains(place) ? std::optional(m_cell) : std::nullopt;
    }
    std::optional<QRectF> boxOf(const Cell& cell) const override {
        return cell == m_cell && isShown() ? std::optional(content()) : std::nullopt;
    }
    void mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) override {
        const auto box = boxOf(cell);
        if (!box) return;
        if (how == Mark::Pinned)
            drawCellMark(painter, *box, frame().adjusted(-4, -4, 4, 4), theme);
        else
            drawCasedBox(painter, box->adjusted(-4, 0, 3, 0), theme.text, how == Mark::Current ? 2 : 1, theme.surface);
    }

 private:
    Cell m_cell;
};

}  // namespace attention
