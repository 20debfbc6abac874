#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// What lies behind a table that is composed of other parts: a line above each row, the chosen row in grey; and what is
/// marked with a cell: its row and its column. Takes no room itself: it is placed in an empty cell of the table.
class TableRowsPart : public Part {
 public:
    /// Where row and column of the table lie, names included.
    std::function<QRectF(Index row)> rowBox = {};
    std::function<QRectF(Index column)> columnBox = {};

    struct Look {
        Index count = 0;            ///< rows
        Index chosen = 0;           ///< row
        Index column = 0;           ///< which a place beside the cells stands for
        std::string matrix = {};    ///< of the cells
        std::string_view key = {};  ///< of the parameter that a click on a row that is not chosen sets to its number
    };
    void set(Look look) { m_look = std::move(look); }

    /// Beside the cells: that of the row in the column given.
    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF) const override { return {.minimum = {1, 1}, .maximum = {1, 1}}; }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::optional<Index> rowAt(const QPointF& place) const;

    Look m_look;
};

}  // namespace attention
