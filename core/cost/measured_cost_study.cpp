#include "core/cost/measured_cost_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/cost/cost_curves.h"
#include "core/cost/sample_run.h"
#include "core/formula/elided_sum.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

using formula::line;

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
/// Number of points of a predicted curve, which is drawn straight between them on logarithmic axes.
constexpr int kCurvePoints = 48;
constexpr int kShownDigits = 4;
/// The slope of exact counts is a whole number up to rounding.
constexpr double kWhole = 1e-9;

/// Interpolates a curve linearly on logarithmic axes; NaN outside of its range.
double heightAt(const std::vector<double>& values, const std::vector<double>& heights, double value) {
    for (std::size_t right = 1; right < values.size(); ++right) {
        // Written so that a NaN is skipped, too; pow(1, NaN) would be 1.
        if (!(value >= values[right - 1] && value <= values[right])) continue;
        const double share = std::log(value / values[right - 1]) / std::log(values[right] / values[right - 1]);
        return heights[right - 1] * std::pow(heights[right] / heights[right - 1], share);
    }
    return kNothing;
}

MeasuredCostCurve curveBetween(Architecture architecture, CostOptions setting, AxisVariable against, double constant,
                               std::int64_t first, std::int64_t last) {
    MeasuredCostCurve curve{architecture, {}, {}};
    const int steps = first < last ? kCurvePoints : 0;
    std::int64_t before = 0;
    for (int step = 0; step <= steps; ++step) {
        const double share = steps == 0 ? 0 : double(step) / steps;
        const auto value = std::int64_t(std::llround(double(first) * std::pow(double(last) / double(first), share)));
        if (value == before) continue;
        before = value;
        axisSize(setting, against) = value;
        curve.values.push_back(double(value));
        curve.heights.push_back(constant * double(layerCost(architecture, setting).exact));
    }
    return curve;
}

/// The formulas of those crossings of the counts that lie within the axis.
void addFormulas(MeasuredCostStudy& study, std::int64_t first, std::int64_t last) {
    if (first >= last) return;
    CostChart chart;
    chart.setting = study.setting;
    chart.kind = CostKind::Exact;
    chart.against = study.axis;
    chart.compared.assign(kMeasuredArchitectures.begin(), kMeasuredArchitectures.end());
    for (const Crossing& crossing : findCrossings(chart, {first, last}))
        for (MeasuredCostCrossing& known : study.crossings)
            if (isBetween(known, crossing.first, crossing.second)) known.formula = crossing.formula;
}

/// A measurement in which each multiply-add takes one second: the theory of a planned sweep.
CostMeasurement countsAsSeconds(const CostSweep& sweep) {
    CostMeasurement counts;
    counts.against = sweep.against;
    counts.projections = sweep.projections;
    for (const auto& [architecture, setting] : sweepPoints(sweep))
        counts.samples.push_back(
            {architecture, setting.n, setting.d, setting.kernel, {double(layerCost(architecture, setting).exact)}});
    return counts;
}

Derivation unknown(std::string_view letter) {
    Derivation derivation{.value = kNothing};
    derivation.symbolic = formula::symbol(letter, kNothing);
    return derivation;
}

/// Computes the ranges of all axes.
void findEnds(MeasuredCostStudy& study) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    double first = kInfinity, last = 0, low = kInfinity, high = 0;
    for (const MeasuredCostCurve& curve : study.curves) {
        for (const double value : curve.values) first = std::min(first, value), last = std::max(last, value);
        for (const double height : curve.heights) low = std::min(low, height), high = std::max(high, height);
    }
    for (const MeasuredCostPoint& point : study.points) {
        if (!std::isfinite(point.median)) continue;
        low = std::min(low, point.low);
        high = std::max(high, point.high);
        for (const double ratio : {point.ratioLow, point.ratioHigh})
            study.maxRatioPower = std::max(study.maxRatioPower, std::abs(std::log10(ratio)));
    }
    if (first <= last) study.first = first, study.last = last;
    if (low <= high) study.low = low, study.high = high;
    constexpr double kMinExponent = -4, kMaxExponent = 8;
    const auto reach = [&](double least, double most) {
        study.minExponent = std::min(study.minExponent, least);
        study.maxExponent = std::max(study.maxExponent, most);
    };
    for (const CostFit& fit : study.fits) {
        if (std::isfinite(fit.expected)) reach(fit.expected, fit.expected);
        if (study.isMeasured && hasExponent(fit))
            reach(std::max(fit.exponentLow, kMinExponent), std::min(fit.exponentHigh, kMaxExponent));
    }
}

/// Adds the points of a measurement to the study: one for each architecture and axis value.
void addPoints(MeasuredCostStudy& study, const CostMeasurement& shown) {
    for (const CostSample& sample : shown.samples) {
        const CostFit* fit = study.fitOf(sample.architecture);
        if (sample.seconds.empty() || !fit || study.points.size() == kMaxStudyPoints) continue;
        CostOptions setting = costOptionsFor(sample, shown.projections);
        if (study.points.empty()) study.setting = setting;
        MeasuredCostPoint point;
        point.architecture = sample.architecture;
        point.setting = setting;
        point.value = axisSize(setting, study.axis);
        point.count = layerCost(sample.architecture, setting).exact;
        const bool isKnown = std::ranges::any_of(study.points, [&](const MeasuredCostPoint& known) {
            return known.architecture == point.architecture && known.value == point.value;
        });
        if (isKnown) continue;
        if (study.isMeasured) {
            point.seconds = sample.seconds;
            std::ranges::sort(point.seconds);
            study.repeats = std::min(study.repeats, point.seconds.size());
            static_cast<CostPoint&>(point) = *std::ranges::find(fit->points, point.value, &CostPoint::value);
            point.ratio = point.median / point.predicted;
            point.ratioLow = point.low / point.predicted;
            point.ratioHigh = point.high / point.predicted;
        } else {
            point.median = point.low = point.high = point.predicted = kNothing;
            point.ratio = point.ratioLow = point.ratioHigh = kNothing;
        }
        study.points.push_back(std::move(point));
    }
}

/// Adds the pairs of layers that never change places, without any numbers.
void addUncrossedPairs(MeasuredCostStudy& study) {
    for (std::size_t one = 0; one < study.curves.size(); ++one)
        for (std::size_t other = one + 1; other < study.curves.size(); ++other) {
            const MeasuredCostCurve &a = study.curves[one], &b = study.curves[other];
            if (std::ranges::any_of(study.crossings, [&](const MeasuredCostCrossing& known) {
                    return isBetween(known, a.architecture, b.architecture);
                }))
                continue;
            const bool isLower = a.heights.front() <= b.heights.front();
            study.crossings.push_back({isLower ? a.architecture : b.architecture,
                                       isLower ? b.architecture : a.architecture, kNothing, kNothing, kNothing,
                                       kNothing, kNothing, kNothing, std::nullopt});
        }
}

/// Computes the costs at which the curves, and the medians, of two layers cross.
void findCrossingHeights(MeasuredCostStudy& study) {
    for (MeasuredCostCrossing& crossing : study.crossings) {
        const MeasuredCostCurve* curve = study.curveOf(crossing.first);
        const CostFit* fit = study.fitOf(crossing.first);
        if (!curve || !fit) continue;
        if (!study.isMeasured) {
            crossing.countedHeight = heightAt(curve->values, curve->heights, crossing.counted);
            continue;
        }
        crossing.fittedHeight = heightAt(curve->values, curve->heights, crossing.fitted);
        std::vector<double> values, medians;
        for (const CostPoint& point : fit->points) {
            values.push_back(double(point.value));
            medians.push_back(point.median);
        }
        crossing.measuredHeight = heightAt(values, medians, crossing.measured);
    }
}

}  // namespace

const CostFit* MeasuredCostStudy::fitOf(Architecture architecture) const {
    const auto found = std::ranges::find(fits, architecture, &CostFit::architecture);
    return found == fits.end() ? nullptr : &*found;
}

const MeasuredCostCurve* MeasuredCostStudy::curveOf(Architecture architecture) const {
    const auto found = std::ranges::find(curves, architecture, &MeasuredCostCurve::architecture);
    return found == curves.end() ? nullptr : &*found;
}

MeasuredCostStudy studyMeasuredCost(const Parameters& parameters, const std::optional<CostMeasurement>& measurement) {
    const CostSweep sweep = costSweep(parameters);
    MeasuredCostStudy study;
    const bool isOwn = measurement && std::ranges::any_of(measurement->samples, [](const CostSample& sample) {
                           return !sample.seconds.empty();
                       });
    study.isStoredRun = !isOwn && parameters.sampleRun && isOfSampleRun(sweep);
    study.isMeasured = isOwn || study.isStoredRun;
    const CostMeasurement counts = study.isMeasured ? CostMeasurement() : countsAsSeconds(sweep);
    const CostMeasurement& shown = isOwn ? *measurement : study.isStoredRun ? sampleRun() : counts;
    study.machine = shown.machine;
    study.axis = shown.against;
    study.isQuick = study.isMeasured ? shown.isQuick : sweep.isQuick;
    CostFits fits = fitCosts(shown);
    study.fits = std::move(fits.fits);
    study.repeats = study.isMeasured ? std::numeric_limits<std::size_t>::max() : std::size_t(sweep.repeats);
    addPoints(study, shown);
    for (const CostCrossing& found : fits.crossings)
        study.crossings.push_back({found.first, found.second,
                                   study.isMeasured ? found.measured.value_or(kNothing) : kNothing,
                                   study.isMeasured ? found.fitted.value_or(kNothing) : kNothing,
                                   found.counted.value_or(kNothing), kNothing, kNothing, kNothing, std::nullopt});
    study.requested =
        costOptionsFor({Architecture::Convolution, sweep.n, sweep.d, sweep.kernel, {}}, sweep.projections);
    study.requestedAxis = sweep.against;
    if (study.isMeasured) {
        CostOptions asked = study.requested;
        axisSize(asked, study.axis) = axisSize(study.setting, study.axis);
        study.matchesRequest = asked == study.setting && sweep.against == study.axis;
    }
    if (study.points.empty()) return study;

    const auto [least, most] = std::ranges::minmax(study.points, {}, &MeasuredCostPoint::value);
    const std::int64_t first = least.value, last = most.value;
    for (const CostFit& fit : study.fits)
        if (!fit.points.empty())
            study.curves.push_back(
                curveBetween(fit.architecture, study.setting, study.axis, fit.secondsPerMultiplyAdd, first, last));
    addUncrossedPairs(study);
    addFormulas(study, first, last);
    findCrossingHeights(study);
    for (CostFit& fit : study.fits) {
        if (fit.exponentPoints < kMinExponentPoints) fit.exponent = fit.exponentLow = fit.exponentHigh = kNothing;
        if (fit.points.size() < std::size_t(kMinExponentPoints)) fit.expected = kNothing;
        if (study.isMeasured) continue;
        fit.exponent = fit.exponentLow = fit.exponentHigh = fit.secondsPerMultiplyAdd = fit.spread = kNothing;
        fit.isConclusive = false;
    }
    findEnds(study);
    return study;
}

namespace {

/// The points to which the slope was fitted: those with the largest axis values.
std::vector<CostPoint> pointsOfSlope(const CostFit& fit) {
    std::vector<CostPoint> points = fit.points;
    std::ranges::sort(points, {}, &CostPoint::value);
    points.erase(points.begin(), points.end() - fit.exponentPoints);
    return points;
}

}  // namespace

std::optional<std::int64_t> fitStart(const CostFit& fit) {
    if (fit.exponentPoints < kMinExponentPoints || std::size_t(fit.exponentPoints) >= fit.points.size())
        return std::nullopt;
    return pointsOfSlope(fit).front().value;
}

bool hasExponent(const CostFit& fit) {
    return fit.exponentPoints >= kMinExponentPoints && std::isfinite(fit.exponent);
}

double doublingFactor(double exponent) {
    return std::exp2(exponent);
}

std::vector<CostDoubling> costDoublings(const MeasuredCostStudy& study, std::optional<double> from) {
    // Default start of the steps, as a fraction of the logarithmic axis.
    constexpr double kShareBefore = 0.7;
    // If the costs of both lines differ by a smaller factor, the two steps would overlap.
    constexpr double kApart = 10;
    const bool isGiven = from && 2 * *from <= study.last;
    if (!isGiven) from = study.first * std::exp2(std::floor(kShareBefore * std::log2(study.last / study.first)));
    if (2 * *from > study.last) return {};
    std::vector<CostDoubling> all;
    for (const MeasuredCostCurve& curve : study.curves) {
        const CostFit* fit = study.fitOf(curve.architecture);
        if (!fit || !std::isfinite(fit->expected) || (study.isMeasured && !fit->isConclusive)) continue;
        const double bottom = heightAt(curve.values, curve.heights, *from);
        const double factor = doublingFactor(study.isMeasured ? fit->exponent : fit->expected);
        if (std::isfinite(bottom))
            all.push_back({curve.architecture, *from, 2 * *from, bottom, bottom * factor, factor});
    }
    if (all.size() < 2) return all;
    const auto rank = [&](const CostDoubling& each) {
        return std::pair(std::round(study.fitOf(each.architecture)->expected / kWhole) * kWhole, each.bottom);
    };
    const auto apart = [](const std::vector<CostDoubling>& two) {
        return std::exp(std::abs(std::log(two.front().bottom / two.back().bottom)));
    };
    const auto [least, most] = std::ranges::minmax(all, {}, rank);
    std::vector<CostDoubling> best{most, least};
    // Factors with a smaller difference count as equal.
    constexpr double kAlike = 0.05;
    for (CostDoubling& each : best)
        for (const CostDoubling& other : all)
            if (other.architecture != most.architecture && other.architecture != least.architecture &&
                rank(other).first == rank(each).first && std::abs(other.factor - each.factor) < kAlike)
                each.alike = other.architecture;
    if (isGiven || apart(best) >= kApart) return best;
    for (double other = study.first; 2 * other <= study.last; other *= 2)
        if (auto two = costDoublings(study, other); two.size() == 2 && apart(two) > apart(best)) best = std::move(two);
    return best;
}

double costSpeed(const CostFit& fit) {
    return 2 / fit.secondsPerMultiplyAdd;
}

namespace {

Expression seconds(double value) {
    return formula::rounded(value, kShownDigits);
}

struct Labelled {
    double value = 0;
    std::string label;
};

/// Explains a median; each number is a step.
/// @param all  at least one
Derivation medianDerivation(std::string_view letter, std::vector<Labelled> all, const std::string& each,
                            const std::string& name, double value) {
    std::ranges::sort(all, {}, &Labelled::value);
    const auto ordered = [&](std::size_t place) {
        return formula::withValue(
            formula::symbol(letter, all[place].value, {formula::brackets(formula::number(place + 1))}), kShownDigits);
    };
    const std::size_t upper = all.size() / 2;
    const bool isOdd = all.size() % 2 == 1;
    const Expression middle =
        isOdd ? ordered(upper)
              : formula::fraction(formula::sum({ordered(upper - 1), ordered(upper)}), formula::number(2));
    Derivation derivation{.value = value, .symbolic = formula::equation({formula::symbol(letter, value), middle})};
    if (!isOdd) derivation.results = {seconds(value)};
    for (const Labelled& number : all) {
        derivation.steps.push_back(line(each, seconds(number.value), number.value, kShownDigits));
        derivation.steps.back().label = number.label;
    }
    derivation.steps.push_back(line(name, formula::substituteValues(middle), value, kShownDigits));
    return derivation;
}

/// The formula S_xy/S_xx with the values `products` and `squares`.
Expression slopeFormula(double products, double squares) {
    const auto sumOf = [](std::string_view letter, double value) {
        return formula::withValue(
            formula::symbol("S", value, {formula::product({formula::symbol("x", 0), formula::symbol(letter, 0)})}),
            formula::kDigitsInFormula);
    };
    return formula::fraction(sumOf("y", products), sumOf("x", squares));
}

DerivationLine theoryLine(double expected) {
    const bool isWhole = std::abs(expected - std::round(expected)) < kWhole;
    return line(LineName::tr("in theory"), isWhole ? formula::number(std::round(expected)) : seconds(expected),
                expected, isWhole ? 0 : kShownDigits);
}

/// b = S_xy/S_xx: the sum of (x - mean)(y - mean) over the sum of (x - mean)^2, of x the logarithms of the axis and y
/// those of the times.
Derivation slopeDerivation(const CostFit& fit) {
    const std::vector<CostPoint> points = pointsOfSlope(fit);
    const auto count = double(points.size());
    std::vector<double> x, y;
    double meanX = 0, meanY = 0;
    for (const CostPoint& point : points) {
        x.push_back(std::log(double(point.value)));
        y.push_back(std::log(point.median));
        meanX += x.back() / count;
        meanY += y.back() / count;
    }
    double products = 0, squares = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        products += (x[i] - meanX) * (y[i] - meanY);
        squares += (x[i] - meanX) * (x[i] - meanX);
    }
    const auto number = [](double value) { return formula::rounded(value, 5); };
    const Expression ratio = slopeFormula(products, squares);
    Derivation derivation{.value = fit.exponent,
                          .symbolic = formula::equation({formula::symbol("b", fit.exponent), ratio}),
                          .results = {seconds(fit.exponent)}};
    const auto termsOf = [&](bool isSquare) {
        return formula::elidedSum(
            x.size(),
            [&](std::size_t i) {
                const Expression first = number(x[i] - meanX);
                return isSquare ? formula::power(first, formula::number(2))
                                : formula::times({first, number(y[i] - meanY)});
            },
            isSquare ? squares : products);
    };
    derivation.steps = {line(LineName::tr("mean logarithm of the axis"), number(meanX), meanX, kShownDigits),
                        line(LineName::tr("mean logarithm of the times"), number(meanY), meanY, kShownDigits),
                        line(LineName::tr("sum of products"), termsOf(false), products, kShownDigits),
                        line(LineName::tr("sum of squares"), termsOf(true), squares, kShownDigits),
                        line(LineName::tr("exponent"), formula::substituteValues(ratio), fit.exponent, kShownDigits)};
    derivation.context = {
        line(LineName::tr("lower end of its interval"), seconds(fit.exponentLow), fit.exponentLow, kShownDigits),
        line(LineName::tr("upper end of its interval"), seconds(fit.exponentHigh), fit.exponentHigh, kShownDigits),
        theoryLine(fit.expected), line(LineName::tr("points"), formula::number(count), count, 0)};
    return derivation;
}

}  // namespace

Derivation costPointDerivation(const MeasuredCostStudy& study, std::size_t at, CostPointNumber number) {
    const MeasuredCostPoint& point = study.points.at(at);
    const Expression count = costFormula(point.architecture, CostColumn::Exact, point.setting);
    const double counted = double(point.count);
    const Expression countWithNumbers = formula::substituteValues(count);
    const DerivationLine countLine = line("multiply-adds", countWithNumbers, counted, 0);
    const CostFit* fit = study.fitOf(point.architecture);
    Derivation derivation;
    if (!study.isMeasured || !fit) {
        if (number == CostPointNumber::Median) return unknown("t");
        derivation.value = counted;
        derivation.symbolic = formula::equation({count});
        derivation.results = {formula::number(counted)};
        derivation.steps = {countLine};
        return derivation;
    }
    const Expression product = formula::times({seconds(fit->secondsPerMultiplyAdd), formula::number(counted)});
    const DerivationLine ratioLine =
        line(LineName::tr("measured over predicted"), formula::ratio(seconds(point.median), seconds(point.predicted)),
             point.ratio, kShownDigits);
    if (number == CostPointNumber::Predicted) {
        const bool isSum = count.kind == Expression::Kind::Sum;
        derivation.value = point.predicted;
        const Expression whole = formula::withValue(isSum ? formula::brackets(count) : count, 0, IndexRole::None);
        derivation.symbolic = formula::equation(
            {formula::symbol("t", point.predicted),
             formula::times(
                 {formula::withValue(formula::symbol("c", fit->secondsPerMultiplyAdd), kShownDigits), whole})});
        derivation.results = {seconds(point.predicted)};
        derivation.steps = {countLine,
                            line(LineName::tr("constant"), seconds(fit->secondsPerMultiplyAdd),
                                 fit->secondsPerMultiplyAdd, kShownDigits),
                            line(LineName::tr("predicted time"), product, point.predicted, kShownDigits)};
        derivation.context = {line(LineName::tr("median"), seconds(point.median), point.median, kShownDigits),
                              ratioLine};
        return derivation;
    }
    std::vector<Labelled> repeats;
    for (const double taken : point.seconds) repeats.push_back({taken, std::to_string(repeats.size() + 1)});
    derivation = medianDerivation("t", std::move(repeats), "repeat", LineName::tr("median"), point.median);
    derivation.context = {line("lower quartile", seconds(point.low), point.low, kShownDigits),
                          line("upper quartile", seconds(point.high), point.high, kShownDigits), countLine,
                          line(LineName::tr("predicted time"), product, point.predicted, kShownDigits), ratioLine};
    return derivation;
}

Derivation costFitDerivation(const MeasuredCostStudy& study, Architecture architecture, CostFitNumber number) {
    const CostFit* fit = study.fitOf(architecture);
    const std::string_view letter = number == CostFitNumber::Exponent   ? "b"
                                    : number == CostFitNumber::Constant ? "c"
                                                                        : "s";
    if (fit && number == CostFitNumber::Exponent) {
        if (study.isMeasured && fit->exponentPoints >= kMinExponentPoints) return slopeDerivation(*fit);
        Derivation derivation = unknown(letter);
        derivation.symbolic = formula::equation({derivation.symbolic, slopeFormula(kNothing, kNothing)});
        if (std::isfinite(fit->expected)) derivation.context = {theoryLine(fit->expected)};
        return derivation;
    }
    if (!study.isMeasured || !fit) return unknown(letter);
    const bool isConstant = number == CostFitNumber::Constant;
    std::vector<Labelled> all;
    for (const MeasuredCostPoint& point : study.points)
        if (point.architecture == architecture)
            all.push_back({isConstant ? point.median / double(point.count) : (point.high - point.low) / point.median,
                           std::to_string(point.value)});
    return isConstant
               ? medianDerivation(letter, std::move(all), LineName::tr("seconds for each"), LineName::tr("constant"),
                                  fit->secondsPerMultiplyAdd)
               : medianDerivation(letter, std::move(all), "quartiles apart", LineName::tr("spread"), fit->spread);
}

}  // namespace attention
