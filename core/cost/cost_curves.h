#pragma once

#include <string>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/matrix.h"

namespace attention {

struct Parameters;

/// What is drawn against what.
struct CostChart {
    CostOptions setting = {};  ///< of it, what is not on the axis
    CostQuantity quantity = CostQuantity::Cost;
    CostKind kind = CostKind::Term;
    AxisVariable against = AxisVariable::N;
    std::vector<Architecture> compared{kComparedArchitectures.begin(), kComparedArchitectures.end()};  ///< not empty

    bool operator==(const CostChart&) const = default;
};
CostChart costChart(const Parameters& parameters);
/// A chart with another axis, all else as it is.
CostChart withAxis(CostChart chart, AxisVariable against);

/// The whole numbers that the axis covers, at least 2 of them: n from 1, d from 1, k from 1 on.
struct AxisRange {
    std::int64_t first = 1;
    std::int64_t last = 4096;
};
/// Returns the range that contains the marker and every crossing that is not too far from it.
AxisRange chartRange(const CostChart& chart);
/// Where the marker is: the setting's n, d or kernel.
std::int64_t axisValue(const CostChart& chart);
/// Returns the layer's value at a position on the axis, as the nearest double. `value` need not be an integer: the
/// formula is extended continuously. Paths may be infinite and have at least one layer, even if the big-O term is
/// smaller (n/k with n < k).
double curveValue(const CostChart& chart, Architecture architecture, double value);
/// Whole numbers of the axis, evenly spread on its logarithmic scale, both ends and the marker among them.
std::vector<std::int64_t> axisValues(const CostChart& chart, AxisRange range, int most);

/// Where two curves cross: there the cheaper one of the two changes.
struct Crossing {
    Architecture first = Architecture::Convolution;   ///< cheaper (or lower) before it
    Architecture second = Architecture::Convolution;  ///< cheaper after it
    double value = 0;                                 ///< on the axis, exact: n = 96, n = 48.5
    double height = 0;                                ///< of both curves there
    Expression formula;                               ///< n = k d, with its values
};
/// Whether a crossing is that of these two layers, in either order.
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

/// A stretch of the axis where the same layers are the lowest.
struct CostRegion {
    double from = 0;
    double to = 0;
    std::vector<Architecture> lowest;  ///< ties included, one at least
};
/// From range.first to range.last without gaps. The first one is only the place 1 where paths are drawn against k: a
/// kernel of 1 connects nothing.
std::vector<CostRegion> costRegions(const CostChart& chart, AxisRange range);

/// The plane of n and d: which of `chart.compared` are the lowest at each place.
struct CostPlane {
    std::vector<std::int64_t> n;                    ///< of the columns
    std::vector<std::int64_t> d;                    ///< of the rows
    std::vector<std::vector<Architecture>> lowest;  ///< row after row; ties included, in the order compared

    const std::vector<Architecture>& lowestAt(Index row, Index column) const {
        return lowest[std::size_t(row) * n.size() + std::size_t(column)];
    }
};
/// @param n, d  of which each has logSpacedIntegers()
CostPlane costPlane(const CostChart& chart, AxisRange n, AxisRange d, int maxPoints);
/// Whole numbers from one end of a range to the other, evenly spread on the logarithmic scale, each once: all there
/// are, or at most `most`.
std::vector<std::int64_t> logSpacedIntegers(AxisRange range, int most);

}  // namespace attention
