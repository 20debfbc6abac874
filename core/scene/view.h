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
    std::string matrix = {};  ///< name of the matrix; empty in exhibits with only one

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
/// The size of an exported figure in millimetres, each kMinFigureMm to kMaxFigureMm.
struct FigureSize {
    double width = 120;
    double height = 80;

    bool operator==(const FigureSize&) const = default;
};

/// The maximum number of pinned cells.
inline constexpr std::size_t kMaxPins = 8;

/// Display settings that are no parameters.
struct View {
    std::optional<Zoom> zoom;        ///< nullopt: the whole figure
    std::optional<FigureSize> size;  ///< nullopt: the available size
    std::vector<Cell> pins;          ///< cells pinned for comparison, in the order of pinning, without duplicates

    bool operator==(const View&) const = default;
};

}  // namespace attention
