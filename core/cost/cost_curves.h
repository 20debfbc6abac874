#pragma once

#include <string>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/matrix.h"

namespace attention {

struct Parameters;

/// The layers, quantity and axis of a chart.
struct CostChart {
    CostOptions setting = {};  ///< the marker is its value on the axis; curves use the other values
    CostQuantity quantity = CostQuantity::Cost;
    CostKind kind = CostKind::Term;
    AxisVariable against = AxisVariable::N;
    std::vector<Architecture> compared{kComparedArchitectures.begin(), kComparedArchitectures.end()};  ///< not empty

    bool operator==(const CostChart&) const = default;
};
CostChart costChart(const Parameters& parameters);
/// A copy of the chart with another axis.
CostChart withAxis(CostChart chart, AxisVariable against);

/// The range of integers that an axis covers, at least 2 of them.
struct AxisRange {
    std::int64_t first = 1;
    std::int64_t last = 4096;
};
/// Returns the range that contains the marker and every crossing that is not too far from it.
AxisRange chartRange(const CostChart& chart);
/// The value at the marker: the setting's n, d or kernel.
std::int64_t axisValue(const CostChart& chart);
/// Returns the layer's value at a position on the axis, as the nearest double. `value` need not be an integer: the
/// formula is extended continuously. Paths may be infinite and have at least one layer, even if the big-O term is
/// smaller (n/k with n < k).
double curveValue(const CostChart& chart, Architecture architecture, double value);
/// At most `maxCount` integers, evenly spaced on the logarithmic axis, including both ends and the marker.
std::vector<std::int64_t> axisValues(const CostChart& chart, AxisRange range, int maxCount);

/// A point where two curves cross, so that another one of the two is the cheaper one.
struct Crossing {
    Architecture first = Architecture::Convolution;   ///< the layer with the lower curve before the crossing
    Architecture second = Architecture::Convolution;  ///< the layer with the lower curve after the crossing
    double value = 0;                                 ///< on the axis, exact: n = 96, n = 48.5
    double height = 0;                                ///< of both curves at the crossing
    Expression formula;                               ///< for example n = k d; evaluates to `value`
};
/// Whether a crossing is between these two layers, in either order.
template <class Crossing>
bool isBetween(const Crossing& crossing, Architecture one, Architecture other) {
    return (crossing.first == one && crossing.second == other) || (crossing.first == other && crossing.second == one);
}

/// The crossings in the order of the axis. Two curves that are the same everywhere have none; where a stretch that they
/// share ends is none either, but a border of regions. The formulas are continued between whole numbers, but two
/// crossings of the same curves between which no whole number lies change nothing and are left out. Those of Attention
/// against Recurrent and Convolution have the formulas of the comparison: terms n = d, n = k d; exact n = d, n = k d/2;
/// with projections (k - 4) d/2 or none.
std::vector<Crossing> findCrossings(const CostChart& chart, AxisRange range);

/// An interval of the axis in which the same layers are the lowest.
struct CostRegion {
    double from = 0;
    double to = 0;
    std::vector<Architecture> lowest;  ///< including ties, at least one
};
/// The regions from range.first to range.last without gaps. For paths against k, the first region is the single point
/// k = 1, because a kernel of 1 connects nothing.
std::vector<CostRegion> costRegions(const CostChart& chart, AxisRange range);

/// The plane of n and d: the lowest layers of `chart.compared` at each grid point.
struct CostPlane {
    std::vector<std::int64_t> n;                    ///< of the columns
    std::vector<std::int64_t> d;                    ///< of the rows
    std::vector<std::vector<Architecture>> lowest;  ///< row by row; including ties, in the order of `compared`

    const std::vector<Architecture>& lowestAt(Index row, Index column) const {
        return lowest[std::size_t(row) * n.size() + std::size_t(column)];
    }
};
/// @param n, d  ranges, each with at most maxPoints logSpacedIntegers()
CostPlane costPlane(const CostChart& chart, AxisRange n, AxisRange d, int maxPoints);
/// Integers from one end of a range to the other, evenly spaced on the logarithmic scale: all of them, or `maxCount` at
/// most.
std::vector<std::int64_t> logSpacedIntegers(AxisRange range, int maxCount);

}  // namespace attention
