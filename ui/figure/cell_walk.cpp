#include "ui/figure/cell_walk.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <optional>

namespace attention {
namespace {

/// The shown stop that lies so many shown stops to the right, or the last one on the way there; `at` if there is none.
std::size_t stopBeside(const CellWalk::Line& line, std::size_t at, int right) {
    const int step = right < 0 ? -1 : 1;
    std::ptrdiff_t reached = std::ptrdiff_t(at);
    for (std::ptrdiff_t i = reached + step; right != 0 && i >= 0 && i < std::ssize(line); i += step) {
        if (!line[std::size_t(i)].isShown) continue;
        reached = i;
        right -= step;
    }
    return std::size_t(reached);
}

/// The cell on the lines that `right` and `down` lead to; nothing if `cell` is not on them.
std::optional<Cell> nextOnLines(const std::vector<CellWalk::Line>& lines, const Cell& cell, int right, int down) {
    for (std::size_t from = 0; from < lines.size(); ++from) {
        const CellWalk::Line& line = lines[from];
        const auto stop = std::ranges::find(line, cell, &CellWalk::Stop::cell);
        if (stop == line.end()) continue;
        const auto to = std::clamp<std::ptrdiff_t>(std::ptrdiff_t(from) + down, 0, std::ssize(lines) - 1);
        if (std::size_t(to) == from) return line[stopBeside(line, std::size_t(stop - line.begin()), right)].cell;
        const auto isNearer = [x = stop->x](const CellWalk::Stop& one, const CellWalk::Stop& other) {
            if (one.isShown != other.isShown) return one.isShown;
            return std::abs(one.x - x) < std::abs(other.x - x);
        };
        const auto nearest = std::ranges::min_element(lines[std::size_t(to)], isNearer);
        return nearest == lines[std::size_t(to)].end() || !nearest->isShown ? cell : nearest->cell;
    }
    return std::nullopt;
}

/// The index nearest to another one among `count` indices.
Index clampedTo(std::int64_t index, Index count) {
    return std::clamp<Index>(index, 0, std::max<Index>(count - 1, 0));
}

/// The matrix before or after another one in its chain; nullptr if there is none.
const std::string* neighbourOf(const std::vector<std::vector<std::string>>& chains, std::string_view matrix,
                               bool isAfter) {
    for (const auto& chain : chains) {
        const auto at = std::ranges::find(chain, matrix);
        if (at == chain.end()) continue;
        if (isAfter) return at + 1 == chain.end() ? nullptr : &*(at + 1);
        return at == chain.begin() ? nullptr : &*(at - 1);
    }
    return nullptr;
}

}  // namespace

CellWalk::Layout CellWalk::layoutOf(std::string_view matrix) const {
    auto found = std::ranges::find(layouts, matrix, &Layout::matrix);
    if (found == layouts.end()) found = std::ranges::find(layouts, std::string(), &Layout::matrix);
    return found == layouts.end() ? Layout() : *found;
}

Cell CellWalk::next(const Cell& cell, int toRight, int toBottom,
                    const std::function<TableShape(const std::string&)>& shapeOf) const {
    if (const auto stop = nextOnLines(lines, cell, toRight, toBottom)) return *stop;
    const bool isShown = !start || std::ranges::find(layouts, cell.matrix, &Layout::matrix) != layouts.end();
    if (!isShown) return *start;
    const Layout layout = layoutOf(cell.matrix);
    if (layout.isLine) return {cell.row + toRight + toBottom, 0, cell.matrix};
    if (layout.isUpward) toBottom = -toBottom;
    const auto [rowSteps, columnSteps] =
        layout.isTransposed ? std::pair(toRight, toBottom) : std::pair(toBottom, toRight);
    Cell next{cell.row + rowSteps, cell.column + columnSteps * layout.columnStep, cell.matrix};
    const TableShape shape = shapeOf(cell.matrix);
    if (const Index block = layout.rowsPerBlock; block > 0) {
        const Index first = cell.row / block * block;
        next.row = std::clamp<std::int64_t>(next.row, first, first + block - 1);
        if (next.column >= shape.columns && first + block < shape.rows) return {next.row + block, 0, cell.matrix};
        if (next.column < 0 && first > 0) return {next.row - block, shape.columns - 1, cell.matrix};
        return next;
    }
    for (const bool isDown : {false, true}) {
        const bool leavesRows = isDown != layout.isTransposed;
        const std::int64_t index = leavesRows ? next.row : next.column;
        const bool isAfter = index >= (leavesRows ? shape.rows : shape.columns);
        if (index >= 0 && !isAfter) continue;
        const std::string* matrix = neighbourOf(isDown ? down : right, cell.matrix, isAfter);
        if (!matrix) continue;
        const TableShape other = shapeOf(*matrix);
        if (isDown && !layout.isTransposed)
            return {isAfter ? 0 : other.rows - 1, clampedTo(next.column, other.columns), *matrix};
        const Index row = rowInNext ? rowInNext(cell, *matrix) : clampedTo(next.row, other.rows);
        return {row, isAfter ? 0 : other.columns - 1, *matrix};
    }
    return next;
}

}  // namespace attention
