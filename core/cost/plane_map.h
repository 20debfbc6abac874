#pragma once

#include <array>
#include <stop_token>
#include <vector>

#include "core/cost/cost_curves.h"

namespace attention {

/// A place in the plane of lengths and widths, as powers of ten: n = 10^n, d = 10^d.
struct PlanePoint {
    double n = 0;
    double d = 0;

    bool operator==(const PlanePoint&) const = default;
};

/// A piece of the plane in which the same layers are the lowest: four corners between two widths.
struct PlaneArea {
    std::vector<Architecture> lowest;  ///< ties included
    std::array<PlanePoint, 4> corners;
};

/// Where layers are equal, as a line of points.
struct PlaneContour {
    Expression formula;  ///< n = k d
    std::vector<PlanePoint> line;
    bool isBorder = false;  ///< along most of it no other layer is lower
};

/// Where the same layers are the lowest for one width.
struct PlaneRow {
    double d = 0;  ///< as a power of ten
    std::vector<CostRegion> regions;
};

/// The plane in pieces that can be drawn at any size: between some widths, at which costRegions() is exact, borders are
/// straight on logarithmic axes.
struct PlaneMap {
    std::vector<PlaneRow> rows;  ///< ascending widths
    std::vector<PlaneArea> areas;
    std::vector<PlaneContour> contours;  ///< each formula once
};
/// @return what is there so far once `stop` was requested
PlaneMap planeMap(const CostChart& chart, AxisRange n, AxisRange d, std::stop_token stop = {});

}  // namespace attention
