#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// The background of a table that is composed of other parts: a line above each row and the chosen row in grey. It also
/// outlines the row and the column of the current cell. It needs no space: place it in an empty cell of the table.
class TableRowsPart : public Part {
 public:
    /// The rectangles of a row and of a column, names included.
    std::function<QRectF(Index row)> rowBox = {};
    std::function<QRectF(Index column)> columnBox = {};

    struct Look {
        Index count = 0;            ///< number of rows
        Index chosen = 0;           ///< the chosen row
        Index column = 0;           ///< column of the cell that a point beside all cells stands for
        std::string matrix = {};    ///< as in Cell::matrix
        std::string_view key = {};  ///< key of the parameter that a click on another row sets to the row's index
    };
    void set(Look look) { m_look = std::move(look); }

    /// The cell in Look::column of the row at a point, for points beside the cells.
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
