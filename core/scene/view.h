#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attention {

/// A cell of one of the exhibit's matrices. Where a function allows it, -1 as row or column stands for a whole column
/// or row.
struct Cell {
    std::int64_t row = 0;
    std::int64_t column = 0;
    std::string matrix = {};  ///< its table's name; empty on exhibits with only one

    bool operator==(const Cell&) const = default;
};

/// The part of a figure that is shown, in the units of its axes.
struct Zoom {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;

    bool operator==(const Zoom&) const = default;
};

inline constexpr double kMinFigureMm = 10;
inline constexpr double kMaxFigureMm = 2000;
/// Millimetres of paper, kMinFigureMm to kMaxFigureMm each.
struct FigureSize {
    double width = 120;
    double height = 80;

    bool operator==(const FigureSize&) const = default;
};

/// Cells that are kept for comparison, at most.
inline constexpr std::size_t kMaxPins = 8;

/// What decides how numbers are looked at and is no parameter.
struct View {
    std::optional<Zoom> zoom;        ///< nothing: all of it
    std::optional<FigureSize> size;  ///< nothing: as large as there is room
    std::vector<Cell> pins;          ///< cells kept for comparison, the first one first, none twice

    bool operator==(const View&) const = default;
};

}  // namespace attention
