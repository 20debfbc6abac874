#pragma once

#include <optional>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/scene/measurement.h"

namespace attention {

/// @param projections  of the measurement that contains the sample
CostOptions costOptionsFor(const CostSample& sample, bool projections);

/// Minimum number of points for an exponent: a slope through fewer points has no confidence interval.
inline constexpr int kMinExponentPoints = 3;
// Thresholds of CostFit::isConclusive.
inline constexpr int kConclusivePoints = 4;
inline constexpr double kConclusiveWidth = 0.4, kConclusiveSpread = 0.5;

/// The measurement of one architecture at one value of the axis.
struct CostPoint {
    std::int64_t value = 0;  ///< on the axis
    double median = 0;       ///< seconds
    double low = 0;          ///< lower quartile of the repeats, seconds
    double high = 0;         ///< upper quartile of the repeats, seconds
    double predicted = 0;    ///< the fitted constant times the exact count, seconds
};
/// The points of one architecture and the values fitted to them.
struct CostFit {
    Architecture architecture = Architecture::Convolution;
    std::vector<CostPoint> points;
    double secondsPerMultiplyAdd =
        0;                   ///< seconds for each multiply-add: the median over the points of median / exact count
    double exponent = 0;     ///< slope of log median over log axis value; for attention with n >= 8 d
    double exponentLow = 0;  ///< 95 % confidence interval
    double exponentHigh = 0;
    /// The exponent in theory: the slope of the exact counts at the same points, or at all points if those are fewer
    /// than kMinExponentPoints. An integer if the count is a single power (2 for attention without projections against
    /// n).
    double expected = 0;
    int exponentPoints = 0;  ///< number of points of the slope; below kMinExponentPoints there is no exponent
    double spread = 0;       ///< median over the points of (high - low)/median
    /// Whether the exponent is reliable: at least kConclusivePoints points, a confidence interval at most
    /// kConclusiveWidth wide, and a spread of at most kConclusiveSpread.
    bool isConclusive = false;
};
/// A crossing of two layers. At least one of the three values is present.
struct CostCrossing {
    Architecture first = Architecture::Convolution;  ///< the faster layer before the crossing
    Architecture second = Architecture::Convolution;
    /// Axis value at which the medians cross, interpolated between logarithms; nothing if they do not cross in the
    /// sweep. If only one point, at an end of the sweep, lies beyond the crossing, this may be noise: the crossing is
    /// ignored if `counted` and `fitted` are missing and the quartiles overlap. Of several crossings, the one with the
    /// fewest points on the wrong side.
    std::optional<double> measured;
    std::optional<double> counted;  ///< crossing of the exact counts, also outside of the sweep
    std::optional<double> fitted;   ///< crossing of the fitted curves, also outside of the sweep
};
struct CostFits {
    std::vector<CostFit> fits;
    std::vector<CostCrossing> crossings;
};
/// Fits the costs of a measurement. Results are in the order of the samples; if several samples share architecture and
/// value, the first one counts. Samples without times are ignored.
/// @throws std::invalid_argument if n, d or kernel of a sample is outside the ranges of CostOptions
CostFits fitCosts(const CostMeasurement& measurement);

/// A quantile by linear interpolation between the sorted numbers (R's type 7, numpy.quantile's default).
/// @param numbers  at least one  @param share  0 ... 1: 0.5 for the median
double quantile(std::vector<double> numbers, double share);

/// The 0.975 quantile of Student's t distribution: the half width of a 95 % confidence interval in standard errors.
/// Relative error below 1e-6.
/// @param degrees  of freedom, >= 1
double studentTQuantile(int degrees);

/// A straight line through points, by least squares.
struct LineFit {
    double slope = 0;
    double low = 0;  ///< 95 % confidence interval of the slope
    double high = 0;
};
/// @param x, y  of equal length, at least kMinExponentPoints; x must not be constant
LineFit fitLine(const std::vector<double>& x, const std::vector<double>& y);

}  // namespace attention
