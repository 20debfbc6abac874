#pragma once

#include <array>
#include <stop_token>
#include <vector>

#include "core/cost/cost_curves.h"

namespace attention {

/// A point in the plane of lengths and widths, as base-10 logarithms.
struct CostPlanePoint {
    double n = 0;
    double d = 0;

    bool operator==(const CostPlanePoint&) const = default;
};

/// A quadrilateral of the plane, between two widths, in which the same layers are the lowest.
struct CostPlaneArea {
    std::vector<Architecture> lowest;  ///< including ties
    std::array<CostPlanePoint, 4> corners;
};

/// A line of points at which two layers cost the same.
struct CostPlaneContour {
    Expression formula;  ///< for example n = k d
    std::vector<CostPlanePoint> line;
    bool isBorder = false;  ///< whether no other layer is lower along most of the line
};

/// The regions along n for one width.
struct CostPlaneRow {
    double d = 0;  ///< base-10 logarithm of the width
    std::vector<CostRegion> regions;
};

/// The plane divided into areas that can be drawn at any size. costRegions() is exact at some widths; between them,
/// borders are straight lines on logarithmic axes.
struct CostPlaneMap {
    std::vector<CostPlaneRow> rows;  ///< ascending widths
    std::vector<CostPlaneArea> areas;
    std::vector<CostPlaneContour> contours;  ///< one for each formula
};
/// @return an incomplete map if a stop is requested
CostPlaneMap buildCostPlaneMap(const CostChart& chart, AxisRange n, AxisRange d, std::stop_token stop = {});

}  // namespace attention
