#pragma once

#include "core/encoding/encodings_compared_study.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// What lies behind a table of encodings: a line above each row, the chosen row in grey; and what is marked with a
/// cell: its row and its column. Takes no room itself: it is placed in an empty cell of the table.
class EncodingRowsPart : public Part {
 public:
    /// Where row and column of the table lie, names included.
    std::function<QRectF(Index row)> rowBox = {};
    std::function<QRectF(Index column)> columnBox = {};

    /// @param column  of the properties, which a place beside them stands for
    void set(EncodingKind chosen, Index column) {
        m_chosen = chosen;
        m_column = column;
    }

    /// Beside the cells: that of the row in the column given.
    std::optional<Cell> cellAt(const QPointF& place) const override;
    /// A row that is not chosen chooses its encoding.
    std::optional<Figure::Choice> choiceAt(const QPointF& place) const override;
    void mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) override;

 protected:
    Need measure(QSizeF) const override { return {.least = {1, 1}, .most = {1, 1}}; }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::optional<Index> rowAt(const QPointF& place) const;

    EncodingKind m_chosen = EncodingKind::None;
    Index m_column = 0;
};

/// Draws the mark of a verdict in the middle of a box. The forms differ, so that no colour is needed.
void drawVerdict(QCPPainter& painter, const QRectF& box, Verdict verdict, const Theme& theme);

}  // namespace attention
