#pragma once

#include <optional>
#include <vector>

#include "core/cost/layer_cost.h"
#include "core/scene/measurement.h"

namespace attention {

/// @param projections  of the measurement that the sample is of
CostOptions costOptionsFor(const CostSample& sample, bool projections);

/// A slope through fewer points has no interval and says nothing.
inline constexpr int kMinExponentPoints = 3;
// What an exponent needs to be worth naming, as CostFit::isConclusive says.
inline constexpr int kConclusivePoints = 4;
inline constexpr double kConclusiveWidth = 0.4, kConclusiveSpread = 0.5;

/// What was measured of one architecture at one value of the axis.
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
    double secondsPerMultiplyAdd =
        0;                ///< seconds for each multiply-add: the median over the points of median / exact count
    double exponent = 0;  ///< slope of log median over log axis value, where the term decides: for attention n >= 8 d
    double exponentLow = 0;  ///< its 95 % interval
    double exponentHigh = 0;
    /// The theory's exponent: the same slope of the exact counts at the same points; where they are fewer than
    /// kMinExponentPoints, at all points. A whole number where the count is one product (attention without
    /// projections against n: 2), between two where projections add theirs.
    double expected = 0;
    int exponentPoints = 0;  ///< that the slope was fitted to; below kMinExponentPoints: no exponent
    double spread = 0;       ///< median over the points of (high - low)/median
    /// At least kConclusivePoints, the interval at most kConclusiveWidth from end to end, the spread at most
    /// kConclusiveSpread.
    bool isConclusive = false;
};
/// A crossing of two layers. At least one of the three values is present.
struct CostCrossing {
    Architecture first = Architecture::Convolution;  ///< faster before it
    Architecture second = Architecture::Convolution;
    /// On the axis, where the medians cross, between two points by their logarithms; nothing: they do not within the
    /// sweep. A point alone at an end counts, unless neither `predicted` nor `fitted` is there and the quartiles
    /// overlap: that is noise. Where noise makes them cross several times: where fewest points lie on the wrong side.
    std::optional<double> measured;
    std::optional<double> predicted;  ///< of the exact counts, also outside of the sweep
    std::optional<double> fitted;     ///< of the curves with the fitted constants, also outside of the sweep
};
struct CostFits {
    std::vector<CostFit> fits;
    std::vector<CostCrossing> crossings;
};
/// Fits the costs of a measurement. Results are in the order of the samples; if several samples share architecture and
/// value, the first one counts. Samples without times are ignored.
/// @throws std::invalid_argument if n, d or kernel of a sample is outside the ranges of CostOptions
CostFits fitCosts(const CostMeasurement& measurement);

/// By linear interpolation between the numbers in order (R's type 7, numpy.quantile's default).
/// @param numbers  at least one  @param share  0 ... 1: 0.5 for the median
double quantile(std::vector<double> numbers, double share);

/// The 0.975 quantile of Student's t distribution: a mean or slope lies within as many standard errors with a
/// probability of 95 %. Within 1e-6 of itself.
/// @param degrees  of freedom, >= 1
double studentTQuantile(int degrees);

/// A straight line through points, by least squares.
struct LineFit {
    double slope = 0;
    double low = 0;  ///< the slope's 95 % interval
    double high = 0;
};
/// @param x, y  as many each, at least kMinExponentPoints; not all x the same
LineFit fitLine(const std::vector<double>& x, const std::vector<double>& y);

}  // namespace attention
