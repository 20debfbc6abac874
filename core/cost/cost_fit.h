#pragma once

#include <optional>
#include <vector>

#include "core/cost/measurement.h"

namespace attention {

struct CostPoint {
    std::int64_t value = 0;  ///< on the axis
    double median = 0;       ///< seconds
    double low = 0;          ///< the lower and the upper quartile of the repeats, seconds
    double high = 0;
    double predicted = 0;  ///< the fitted constant times the exact count, seconds
};
/// One architecture's points, and what they say.
struct CostFit {
    Architecture architecture = Architecture::Convolution;
    std::vector<CostPoint> points;
    double constant = 0;     ///< seconds for each multiply-add: the median of the ratios
    double exponent = 0;     ///< slope of log time over log axis value, where the term decides: for attention n >= 8 d
    double exponentLow = 0;  ///< its 95 % interval
    double exponentHigh = 0;
    double expected = 0;        ///< the theory's exponent
    int exponentPoints = 0;     ///< that the slope was fitted to; fewer than 3: no exponent
    double spread = 0;          ///< median over the points of (high - low)/median
    bool isConclusive = false;  ///< enough points, little noise: the interval is narrower than a stated width
};
struct MeasuredCrossing {
    Architecture first = Architecture::Convolution;  ///< faster before it
    Architecture second = Architecture::Convolution;
    std::optional<double> measured;   ///< on the axis, where the medians cross; nothing: they do not within the sweep
    std::optional<double> predicted;  ///< of the exact counts
    std::optional<double> fitted;     ///< of the curves with the fitted constants
};
struct CostFits {
    std::vector<CostFit> fits;
    std::vector<MeasuredCrossing> crossings;
};
CostFits fitCosts(const CostMeasurement& measurement);

}  // namespace attention
