#pragma once

#include <array>
#include <stop_token>
#include <vector>

#include "core/cost/cost_curves.h"

namespace attention {

/// A place in the plane of lengths and widths, as powers of ten: n = 10^n, d = 10^d.
struct CostPlanePoint {
    double n = 0;
    double d = 0;

    bool operator==(const CostPlanePoint&) const = default;
};

/// A piece of the plane in which the same layers are the lowest: four corners between two widths.
struct CostPlaneArea {
    std::vector<Architecture> lowest;  ///< ties included
    std::array<CostPlanePoint, 4> corners;
};

/// Where layers are equal, as a line of points.
struct CostPlaneContour {
    Expression formula;  ///< n = k d
    std::vector<CostPlanePoint> line;
    bool isBorder = false;  ///< along most of it no other layer is lower
};

/// Where the same layers are the lowest for one width.
struct CostPlaneRow {
    double d = 0;  ///< as a power of ten
    std::vector<CostRegion> regions;
};

/// The plane divided into pieces that can be drawn at any size. costRegions() is exact at some widths; between them,
/// borders are straight lines on logarithmic axes.
struct CostPlaneMap {
    std::vector<CostPlaneRow> rows;  ///< ascending widths
    std::vector<CostPlaneArea> areas;
    std::vector<CostPlaneContour> contours;  ///< each formula once
};
/// @return what is there so far once `stop` was requested
CostPlaneMap buildCostPlaneMap(const CostChart& chart, AxisRange n, AxisRange d, std::stop_token stop = {});

}  // namespace attention
