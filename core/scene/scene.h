#pragma once

#include <optional>
#include <string>

#include "core/scene/parameters.h"

namespace attention {

/// The part of a figure that is shown, in the units of its axes.
struct Zoom {
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;

    bool operator==(const Zoom&) const = default;
};

/// Millimetres of paper.
struct FigureSize {
    double width = 120;
    double height = 80;

    bool operator==(const FigureSize&) const = default;
};

/// How the numbers are looked at, apart from the view parameters (selection, colour map, look).
struct View {
    std::optional<Zoom> zoom;        ///< nothing: all of it
    std::optional<FigureSize> size;  ///< nothing: as large as there is room

    bool operator==(const View&) const = default;
};

/// All that a page shows follows from this one value; it is the only state.
struct Scene {
    std::string exhibit = "encoding-heatmap";
    Parameters parameters;
    View view;

    bool operator==(const Scene&) const = default;
};

}  // namespace attention
