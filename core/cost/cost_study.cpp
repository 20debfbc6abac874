#include "core/cost/cost_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/cost/cost_curves.h"
#include "core/explain/short_sum.h"

namespace attention {
namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
/// Points of a predicted curve: between them its logarithm is straight.
constexpr int kCurvePoints = 48;
constexpr int kShownDigits = 4;

std::int64_t& axisOf(CostSetting& setting, AgainstChoice against) {
    return against == AgainstChoice::N ? setting.n : against == AgainstChoice::D ? setting.d : setting.kernel;
}

CostSetting settingOf(const CostSample& sample, bool projections) {
    CostSetting setting;
    setting.n = sample.n;
    setting.d = sample.d;
    setting.kernel = sample.kernel;
    setting.projections = projections;
    return setting;
}

double quantile(const std::vector<double>& ascending, double share) {
    const double place = share * double(ascending.size() - 1);
    const auto below = std::size_t(place);
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    return ascending[below] + (place - double(below)) * (ascending[above] - ascending[below]);
}

/// Straight between points on logarithmic axes; NaN outside.
double heightAt(const std::vector<double>& values, const std::vector<double>& heights, double value) {
    for (std::size_t right = 1; right < values.size(); ++right) {
        if (value < values[right - 1] || value > values[right]) continue;
        const double share = std::log(value / values[right - 1]) / std::log(values[right] / values[right - 1]);
        return heights[right - 1] * std::pow(heights[right] / heights[right - 1], share);
    }
    return kNothing;
}

CostStudyCurve curveBetween(Architecture architecture, CostSetting setting, AgainstChoice against, double constant,
                            std::int64_t first, std::int64_t last) {
    CostStudyCurve curve{architecture, {}, {}};
    const int steps = first < last ? kCurvePoints : 0;
    std::int64_t before = 0;
    for (int step = 0; step <= steps; ++step) {
        const double share = steps == 0 ? 0 : double(step) / steps;
        const auto value = std::int64_t(std::llround(double(first) * std::pow(double(last) / double(first), share)));
        if (value == before) continue;
        before = value;
        axisOf(setting, against) = value;
        curve.values.push_back(double(value));
        curve.heights.push_back(constant * double(layerCost(architecture, setting).exact));
    }
    return curve;
}

CostStudyPoint pointOf(Architecture architecture, const CostSetting& setting, std::int64_t value) {
    CostStudyPoint point;
    point.architecture = architecture;
    point.setting = setting;
    point.value = value;
    point.count = layerCost(architecture, setting).exact;
    point.median = point.low = point.high = point.predicted = kNothing;
    point.ratio = point.ratioLow = point.ratioHigh = kNothing;
    return point;
}

/// The crossings of the counts, in the place of those that a fit would find.
void addPredictions(CostStudy& study, std::int64_t first, std::int64_t last) {
    CostChart chart;
    chart.setting = study.setting;
    chart.kind = CostKindChoice::Exact;
    chart.against = study.against;
    chart.compared.assign(kMeasuredArchitectures.begin(), kMeasuredArchitectures.end());
    if (first >= last) return;
    for (const Crossing& crossing : crossings(chart, {first, last})) {
        const auto isSame = [&](const CostStudyCrossing& known) {
            return (known.first == crossing.first && known.second == crossing.second) ||
                   (known.first == crossing.second && known.second == crossing.first);
        };
        auto known = std::ranges::find_if(study.crossings, isSame);
        if (known == study.crossings.end()) {
            study.crossings.push_back({crossing.first, crossing.second, kNothing, kNothing, kNothing, kNothing,
                                       kNothing, kNothing, std::nullopt});
            known = study.crossings.end() - 1;
        }
        if (!study.isMeasured) {
            known->predicted = crossing.value;
            known->predictedHeight = crossing.height;
        }
        known->formula = crossing.formula;
    }
}

/// Formulas with their numbers in the place of symbols; numbers beside each other get dots between them.
Expression withNumbersOnly(Expression expression) {
    if (expression.kind == Expression::Kind::Symbol) return formula::number(expression.value, expression.role);
    for (Expression& part : expression.parts) part = withNumbersOnly(std::move(part));
    if (expression.kind == Expression::Kind::Product) expression.kind = Expression::Kind::Times;
    return expression;
}

DerivationLine line(std::string name, Expression expression, double value, int digits = kShownDigits) {
    return {std::move(name), std::move(expression), value, digits, {}};
}

Derivation unknown(std::string_view letter) {
    Derivation derivation;
    derivation.value = kNothing;
    derivation.general = derivation.withNumbers = formula::symbol(letter, kNothing);
    return derivation;
}

}  // namespace

const CostFit* CostStudy::fitOf(Architecture architecture) const {
    const auto found = std::ranges::find(fits, architecture, &CostFit::architecture);
    return found == fits.end() ? nullptr : &*found;
}

const CostStudyCurve* CostStudy::curveOf(Architecture architecture) const {
    const auto found = std::ranges::find(curves, architecture, &CostStudyCurve::architecture);
    return found == curves.end() ? nullptr : &*found;
}

CostStudy studyCosts(const Parameters& parameters, const std::optional<CostMeasurement>& measurement) {
    const CostSweep sweep = costSweep(parameters);
    CostStudy study;
    study.isMeasured = measurement && !measurement->samples.empty();
    const auto valueIn = [&](CostSetting setting) { return axisOf(setting, study.against); };
    if (study.isMeasured) {
        study.machine = measurement->machine;
        study.against = measurement->against;
        study.isQuick = measurement->isQuick;
        study.setting = settingOf(measurement->samples.front(), measurement->projections);
        study.repeats = std::numeric_limits<std::size_t>::max();
        for (const CostSample& sample : measurement->samples) {
            if (sample.seconds.empty() || study.points.size() == kMostStudyPoints) continue;
            const CostSetting setting = settingOf(sample, measurement->projections);
            CostStudyPoint point = pointOf(sample.architecture, setting, valueIn(setting));
            point.seconds = sample.seconds;
            std::ranges::sort(point.seconds);
            study.repeats = std::min(study.repeats, point.seconds.size());
            study.points.push_back(std::move(point));
        }
        CostSetting asked;
        asked.n = sweep.n;
        asked.d = sweep.d;
        asked.kernel = sweep.kernel;
        asked.projections = sweep.projections;
        axisOf(asked, study.against) = valueIn(study.setting);
        asked.radius = study.setting.radius;
        study.isAsAsked = asked == study.setting && sweep.against == study.against;
        CostFits fits = fitCosts(*measurement);
        study.fits = std::move(fits.fits);
        for (const MeasuredCrossing& found : fits.crossings)
            study.crossings.push_back({found.first, found.second, found.measured.value_or(kNothing),
                                       found.fitted.value_or(kNothing), found.predicted.value_or(kNothing), kNothing,
                                       kNothing, kNothing, std::nullopt});
    } else {
        study.against = sweep.against;
        study.isQuick = sweep.isQuick;
        study.repeats = std::size_t(sweep.repeats);
        study.setting.n = sweep.n;
        study.setting.d = sweep.d;
        study.setting.kernel = sweep.kernel;
        study.setting.projections = sweep.projections;
        for (const Architecture architecture : kMeasuredArchitectures)
            for (const std::int64_t value : sweep.values) {
                CostSetting setting = study.setting;
                axisOf(setting, study.against) = value;
                study.points.push_back(pointOf(architecture, setting, value));
            }
    }
    if (study.points.empty()) return study;

    const auto [least, most] = std::ranges::minmax(study.points, {}, &CostStudyPoint::value);
    for (const Architecture architecture : kMeasuredArchitectures) {
        if (std::ranges::find(study.points, architecture, &CostStudyPoint::architecture) == study.points.end())
            continue;
        const CostFit* fit = study.fitOf(architecture);
        const double constant = study.isMeasured ? (fit ? fit->constant : kNothing) : 1;
        study.curves.push_back(
            curveBetween(architecture, study.setting, study.against, constant, least.value, most.value));
    }
    for (CostStudyPoint& point : study.points) {
        const CostFit* fit = study.fitOf(point.architecture);
        if (!study.isMeasured || !fit) continue;
        point.predicted = fit->constant * double(point.count);
        point.median = quantile(point.seconds, 0.5);
        point.low = quantile(point.seconds, 0.25);
        point.high = quantile(point.seconds, 0.75);
        point.ratio = point.median / point.predicted;
        point.ratioLow = point.low / point.predicted;
        point.ratioHigh = point.high / point.predicted;
    }
    addPredictions(study, least.value, most.value);
    for (CostStudyCrossing& crossing : study.crossings) {
        const CostStudyCurve* curve = study.curveOf(crossing.first);
        if (!study.isMeasured || !curve) continue;
        crossing.fittedHeight = heightAt(curve->values, curve->heights, crossing.fitted);
        std::vector<double> values, medians;
        for (const CostStudyPoint& point : study.points)
            if (point.architecture == crossing.first) {
                values.push_back(double(point.value));
                medians.push_back(point.median);
            }
        crossing.measuredHeight = heightAt(values, medians, crossing.measured);
    }
    return study;
}

double costSpeed(const CostFit& fit) {
    return 2 / fit.constant;
}

Derivation costPointDerivation(const CostStudy& study, std::size_t at, CostPointNumber number) {
    const CostStudyPoint& point = study.points.at(at);
    const Expression count = costFormula(point.architecture, CostColumn::Exact, point.setting);
    const double counted = double(point.count);
    const Expression countWithNumbers = withNumbersOnly(count);
    const DerivationLine countLine = line("multiply-adds", countWithNumbers, counted, 0);
    const CostFit* fit = study.fitOf(point.architecture);
    Derivation derivation;
    if (!study.isMeasured || !fit) {
        if (number == CostPointNumber::Median) return unknown("t");
        derivation.value = counted;
        derivation.general = count;
        derivation.withNumbers = formula::equation({countWithNumbers, formula::number(counted)});
        derivation.steps = {countLine};
        return derivation;
    }
    const auto seconds = [](double value) { return formula::rounded(value, kShownDigits); };
    if (number == CostPointNumber::Predicted) {
        const Expression time = formula::symbol("t", point.predicted);
        derivation.value = point.predicted;
        derivation.general = formula::equation(
            {time, formula::times({formula::symbol("c", fit->constant), formula::brackets(count)})});
        derivation.withNumbers =
            formula::equation({time, formula::times({seconds(fit->constant), formula::number(counted)}),
                               seconds(point.predicted)});
        derivation.steps = {countLine, line("constant", seconds(fit->constant), fit->constant),
                            line("predicted time",
                                 formula::times({seconds(fit->constant), formula::number(counted)}), point.predicted)};
        derivation.context = {line("median", seconds(point.median), point.median),
                              line("measured over predicted",
                                   formula::ratio(seconds(point.median), seconds(point.predicted)),
                                   point.median / point.predicted)};
        return derivation;
    }
    // The middle of the repeats in ascending order; of an even number of them, the mean of the two in the middle.
    const std::size_t repeats = point.seconds.size();
    const auto ordered = [&](std::size_t place) {
        return formula::symbol("t", point.seconds[place], IndexRole::None,
                               {formula::brackets(formula::number(double(place + 1)))});
    };
    const Expression time = formula::symbol("t", point.median);
    const std::size_t upper = repeats / 2;
    const bool isOdd = repeats % 2 == 1;
    const Expression middle =
        isOdd ? ordered(upper) : formula::fraction(formula::sum({ordered(upper - 1), ordered(upper)}), formula::number(2));
    const Expression numbers = isOdd ? seconds(point.median)
                                     : formula::fraction(formula::sum({seconds(point.seconds[upper - 1]),
                                                                       seconds(point.seconds[upper])}),
                                                         formula::number(2));
    derivation.value = point.median;
    derivation.general = formula::equation({time, middle});
    derivation.withNumbers =
        isOdd ? formula::equation({time, numbers}) : formula::equation({time, numbers, seconds(point.median)});
    for (std::size_t place = 0; place < repeats; ++place) {
        derivation.steps.push_back(line("repeat", seconds(point.seconds[place]), point.seconds[place]));
        derivation.steps.back().label = std::to_string(place + 1);
    }
    derivation.steps.push_back(line("median", numbers, point.median));
    derivation.context = {
        line("lower quartile", seconds(point.low), point.low),
        line("upper quartile", seconds(point.high), point.high),
        countLine,
        line("predicted time", formula::times({seconds(fit->constant), formula::number(counted)}), point.predicted),
        line("measured over predicted", formula::ratio(seconds(point.median), seconds(point.predicted)),
             point.median / point.predicted)};
    return derivation;
}

Derivation costFitDerivation(const CostStudy& study, Architecture architecture, CostFitNumber number) {
    const CostFit* fit = study.fitOf(architecture);
    if (!study.isMeasured || !fit) return unknown("b");
    Derivation derivation = unknown("b");
    derivation.value = number == CostFitNumber::Exponent ? fit->exponent : number == CostFitNumber::Constant ? fit->constant : fit->spread;
    return derivation;
}

}  // namespace attention
