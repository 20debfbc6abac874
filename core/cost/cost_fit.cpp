#include "core/cost/cost_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/cost/cost_curves.h"
#include "core/cost/cost_sweep.h"

namespace attention {
namespace {

/// Attention enters the slope from n >= kTokensForWidth d on: for shorter sequences, the quadratic part does not
/// dominate the projections and the overhead of a pass.
constexpr std::int64_t kTokensForWidth = 8;

AxisRange wholeAxis(AxisVariable against) {
    return {1, maxAxisSize(against)};
}

/// The slope of log count over log value, rounded to an integer (never -0) if it is one up to rounding errors.
double countSlope(const std::vector<double>& values, const std::vector<double>& counts) {
    constexpr double kRounding = 1e-9;
    const double slope = fitLine(values, counts).slope;
    return std::abs(slope - std::round(slope)) < kRounding ? std::round(slope) + 0.0 : slope;
}

/// Fits the slopes of medians and of exact counts over the logarithms of the axis values.
void fitExponent(CostFit& fit, const std::vector<double>& values, const std::vector<double>& counts,
                 const std::vector<double>& medians) {
    fit.exponentPoints = int(values.size());
    if (fit.exponentPoints < kMinExponentPoints) return;
    const LineFit line = fitLine(values, medians);
    fit.exponent = line.slope;
    fit.exponentLow = line.low;
    fit.exponentHigh = line.high;
    fit.expected = countSlope(values, counts);
}

CostFit fitOf(Architecture architecture, const CostMeasurement& measurement) {
    CostFit fit{.architecture = architecture, .points = {}};
    std::vector<double> ratios, spreads, counts, allValues, allCounts, logValues, logCounts, logMedians;
    for (const CostSample& sample : measurement.samples) {
        if (sample.architecture != architecture || sample.seconds.empty()) continue;
        const std::int64_t value = axisSize(sample, measurement.against);
        if (std::ranges::find(fit.points, value, &CostPoint::value) != fit.points.end()) continue;
        const auto count = double(layerCost(architecture, costOptionsFor(sample, measurement.projections)).exact);
        const CostPoint point{.value = value,
                              .median = quantile(sample.seconds, 0.5),
                              .low = quantile(sample.seconds, 0.25),
                              .high = quantile(sample.seconds, 0.75)};
        fit.points.push_back(point);
        counts.push_back(count);
        ratios.push_back(point.median / count);
        spreads.push_back((point.high - point.low) / point.median);
        allValues.push_back(std::log(double(value)));
        allCounts.push_back(std::log(count));
        const bool isTooShort = architecture == Architecture::Attention && measurement.against == AxisVariable::N &&
                                sample.n < kTokensForWidth * sample.d;
        if (isTooShort) continue;
        logValues.push_back(std::log(double(value)));
        logCounts.push_back(std::log(count));
        logMedians.push_back(std::log(point.median));
    }
    if (fit.points.empty()) return fit;
    fit.secondsPerMultiplyAdd = quantile(ratios, 0.5);
    fit.spread = quantile(spreads, 0.5);
    for (std::size_t i = 0; i < counts.size(); ++i) fit.points[i].predicted = fit.secondsPerMultiplyAdd * counts[i];
    if (int(allValues.size()) >= kMinExponentPoints) fit.expected = countSlope(allValues, allCounts);
    fitExponent(fit, logValues, logCounts, logMedians);
    fit.isConclusive = fit.exponentPoints >= kConclusivePoints &&
                       fit.exponentHigh - fit.exponentLow <= kConclusiveWidth && fit.spread <= kConclusiveSpread;
    return fit;
}

/// The measurements of two layers at the same axis value.
struct Pair {
    double logValue = 0;
    double difference = 0;  ///< log of the first's median over the second's
    bool isClear = false;   ///< the quartiles do not overlap
};

std::vector<Pair> pairsOf(const CostFit& first, const CostFit& second) {
    std::vector<Pair> pairs;
    for (const CostPoint& one : first.points) {
        const auto other = std::ranges::find(second.points, one.value, &CostPoint::value);
        if (other == second.points.end()) continue;
        pairs.push_back({std::log(double(one.value)), std::log(one.median / other->median),
                         one.high < other->low || other->high < one.low});
    }
    std::ranges::sort(pairs, {}, &Pair::logValue);
    return pairs;
}

/// The axis value from which on the first layer is no longer faster than the second.
/// @param isExpected  whether the counts or the fitted curves cross, too. Otherwise a single point at an end of the
/// sweep
///                    counts only if its quartiles do not overlap, because it may be noise.
std::optional<double> measuredCrossing(const std::vector<Pair>& pairs, bool isExpected) {
    // The first layer should be faster before index `split` and slower from there on; all other points are misfits.
    auto misfits = std::ptrdiff_t(std::ranges::count_if(pairs, [](const Pair& pair) { return pair.difference < 0; }));
    const std::ptrdiff_t without = std::min(misfits, std::ptrdiff_t(pairs.size()) - misfits);
    std::ptrdiff_t fewest = without;
    std::size_t best = 0;
    for (std::size_t split = 1; split < pairs.size(); ++split) {
        misfits += pairs[split - 1].difference < 0 ? -1 : 1;
        const bool isAtChange = pairs[split - 1].difference < 0 && pairs[split].difference >= 0;
        if (isAtChange && misfits < fewest) {
            fewest = misfits;
            best = split;
        }
    }
    if (best == 0) return std::nullopt;
    if (best == 1 && !isExpected && !pairs.front().isClear) return std::nullopt;
    if (best + 1 == pairs.size() && !isExpected && !pairs.back().isClear) return std::nullopt;
    const Pair &before = pairs[best - 1], &after = pairs[best];
    const double share = before.difference / (before.difference - after.difference);
    return std::exp(before.logValue + share * (after.logValue - before.logValue));
}

std::vector<Pair> turnedRound(std::vector<Pair> pairs) {
    for (Pair& pair : pairs) pair.difference = -pair.difference;
    return pairs;
}

/// The crossing of the fitted curves, and whether the first layer is faster before it.
struct FittedCrossing {
    double value = 0;
    bool isFirstFaster = true;
};

std::optional<FittedCrossing> fittedCrossing(const CostChart& chart, const CostFit& first, const CostFit& second) {
    const AxisRange range = wholeAxis(chart.against);
    const auto difference = [&](double logValue) {
        const double value = std::exp(logValue);
        return std::log(first.secondsPerMultiplyAdd * curveValue(chart, first.architecture, value)) -
               std::log(second.secondsPerMultiplyAdd * curveValue(chart, second.architecture, value));
    };
    double low = std::log(double(range.first)), high = std::log(double(range.last));
    const double atLow = difference(low);
    // The counts are sums of powers of which the one layer's all grow at least as fast: one crossing at most.
    if (atLow == 0 || (atLow < 0) == (difference(high) < 0)) return std::nullopt;
    constexpr int kHalvings = 60;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2;
        ((difference(middle) < 0) == (atLow < 0) ? low : high) = middle;
    }
    return FittedCrossing{std::exp((low + high) / 2), atLow < 0};
}

void addCrossing(std::vector<CostCrossing>& crossings, const CostChart& chart,
                 const std::vector<Crossing>& countedCrossings, const CostFit& first, const CostFit& second) {
    const std::vector<Pair> pairs = pairsOf(first, second);
    const auto fitted = fittedCrossing(chart, first, second);
    const auto exact = std::ranges::find_if(countedCrossings, [&](const Crossing& crossing) {
        return isBetween(crossing, first.architecture, second.architecture);
    });
    // Which layer is faster before the crossing: take it from the exact counts if they cross.
    bool isFirstFaster = true;
    if (exact != countedCrossings.end())
        isFirstFaster = exact->first == first.architecture;
    else if (fitted)
        isFirstFaster = fitted->isFirstFaster;
    else
        isFirstFaster = measuredCrossing(pairs, false).has_value();

    const bool isExpected = exact != countedCrossings.end() || fitted;
    CostCrossing crossing{.first = isFirstFaster ? first.architecture : second.architecture,
                          .second = isFirstFaster ? second.architecture : first.architecture,
                          .measured = measuredCrossing(isFirstFaster ? pairs : turnedRound(pairs), isExpected),
                          .counted = std::nullopt,
                          .fitted = std::nullopt};
    if (exact != countedCrossings.end()) crossing.counted = exact->value;
    if (fitted && fitted->isFirstFaster == isFirstFaster) crossing.fitted = fitted->value;
    if (crossing.measured || crossing.counted || crossing.fitted) crossings.push_back(crossing);
}

}  // namespace

CostOptions costOptionsFor(const CostSample& sample, bool projections) {
    return {.n = sample.n, .d = sample.d, .kernel = sample.kernel, .projections = projections};
}

CostFits fitCosts(const CostMeasurement& measurement) {
    CostFits result;
    for (const CostSample& sample : measurement.samples) {
        if (sample.seconds.empty()) continue;
        if (std::ranges::find(result.fits, sample.architecture, &CostFit::architecture) == result.fits.end())
            result.fits.push_back(fitOf(sample.architecture, measurement));
    }
    if (result.fits.empty()) return result;

    // All samples of a sweep have the same sizes except for the one on the axis.
    CostChart chart{.setting = costOptionsFor(measurement.samples.front(), measurement.projections),
                    .quantity = CostQuantity::Cost,
                    .kind = CostKind::Exact,
                    .against = measurement.against,
                    .compared = {}};
    for (const CostFit& fit : result.fits) chart.compared.push_back(fit.architecture);
    const std::vector<Crossing> countedCrossings = findCrossings(chart, wholeAxis(chart.against));
    for (std::size_t i = 0; i < result.fits.size(); ++i)
        for (std::size_t j = i + 1; j < result.fits.size(); ++j)
            addCrossing(result.crossings, chart, countedCrossings, result.fits[i], result.fits[j]);
    return result;
}

double quantile(std::vector<double> numbers, double share) {
    std::ranges::sort(numbers);
    const double place = share * double(numbers.size() - 1);
    const auto below = std::size_t(place);
    const double above = numbers[std::min(below + 1, numbers.size() - 1)];
    return numbers[below] + (place - double(below)) * (above - numbers[below]);
}

double studentTQuantile(int degrees) {
    // Computed with mpmath by inverting the incomplete beta function.
    static constexpr std::array kFew{12.7062047361747,  4.302652729749464, 3.18244630528371,  2.776445105197794,
                                     2.570581835636316, 2.44691184114497,  2.364624251592785, 2.306004135204167,
                                     2.262157162798206, 2.228138851986275, 2.20098516009164,  2.178812829667229,
                                     2.160368656462793, 2.144786687917804, 2.131449545559776, 2.119905299221255,
                                     2.109815577833317, 2.100922040241038, 2.09302405440831,  2.085963447265865};
    if (degrees <= int(kFew.size())) return kFew[std::size_t(degrees - 1)];
    // The expansion around the normal quantile z in powers of 1/degrees: Abramowitz and Stegun 26.7.5.
    constexpr double z = 1.9599639845400542, zz = z * z;
    const double v = degrees;
    return z * (1 + (zz + 1) / (4 * v) + ((5 * zz + 16) * zz + 3) / (96 * v * v) +
                (((3 * zz + 19) * zz + 17) * zz - 15) / (384 * v * v * v) +
                ((((79 * zz + 776) * zz + 1482) * zz - 1920) * zz - 945) / (92160 * v * v * v * v));
}

LineFit fitLine(const std::vector<double>& x, const std::vector<double>& y) {
    const auto count = double(x.size());
    double meanX = 0, meanY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        meanX += x[i] / count;
        meanY += y[i] / count;
    }
    double squares = 0, products = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        squares += (x[i] - meanX) * (x[i] - meanX);
        products += (x[i] - meanX) * (y[i] - meanY);
    }
    const double slope = products / squares;
    double residuals = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double residual = y[i] - meanY - slope * (x[i] - meanX);
        residuals += residual * residual;
    }
    const double error = std::sqrt(residuals / (count - 2) / squares);
    const double reach = studentTQuantile(int(x.size()) - 2) * error;
    return {slope, slope - reach, slope + reach};
}

}  // namespace attention
