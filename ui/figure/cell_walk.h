#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/table_shape.h"
#include "core/matrix.h"
#include "core/scene/view.h"

namespace attention {

/// Where the arrow keys lead from a cell, as data. Without any entry they lead to the neighbour in the table: Right to
/// the next column, Down to the next row.
struct CellWalk {
    /// How the cells of a matrix lie in the picture, where they do not lie as in its table.
    struct Layout {
        std::string matrix = {};    ///< empty: each matrix without an entry of its own
        bool isTransposed = false;  ///< its rows lie side by side: Right leads to the next row
        bool isUpward = false;      ///< its first row is the lowest one
        bool isLine = false;        ///< its only column is drawn as a line that may wrap: all four keys walk along it
        Index columnStep = 1;       ///< only every so many columns are drawn
        Index rowsPerBlock = 0;     ///< blocks of so many rows stand side by side, the first at the left; 0: one block
    };
    /// A cell of an irregular picture, such as a point of a curve.
    struct Stop {
        Cell cell;
        /// Its coordinate along the line, by which Down finds the nearest stop of the next line; NaN: the first one.
        double x = std::numeric_limits<double>::quiet_NaN();
        bool isShown = true;  ///< else keys lead from it, if it is selected, but not to it
    };
    using Line = std::vector<Stop>;

    std::vector<Layout> layouts = {};
    /// Chains of matrices. Beyond the last column of one, Right leads to the first column of the next in the chain, in
    /// the same row.
    std::vector<std::vector<std::string>> right = {};
    /// Likewise for Down, into the first row of the next matrix, in the same column; from a transposed matrix into the
    /// first column, in the same row.
    std::vector<std::vector<std::string>> down = {};
    /// Lines of cells from top to bottom, each from left to right; keys do not lead from these cells to others.
    std::vector<Line> lines = {};
    /// Where any key leads from a cell that is neither on the lines nor in one of the layouts, because its matrix is
    /// not shown; nothing: as in a table.
    std::optional<Cell> start = {};
    /// The row in which a chain to the right enters a matrix; by default that of the cell it comes from.
    std::function<Index(const Cell& from, std::string_view matrix)> rowInNext = {};

    /// @param right, down  steps; negative ones lead to the left and up
    /// @param shapeOf  the number of rows and columns of a matrix
    /// @return the cell that the steps lead to; it may lie outside its matrix
    Cell next(const Cell& cell, int right, int down,
              const std::function<TableShape(const std::string& matrix)>& shapeOf) const;

 private:
    Layout layoutOf(std::string_view matrix) const;
};

}  // namespace attention
