#include "core/attention/scaling_study.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <optional>

#include "core/attention/softmax_derivation.h"
#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

/// The study caches the scores at all sampled widths if they take at most this many bytes.
constexpr double kMaxCachedBytes = 64e6;

double bytesOfScores(const ScalingOptions& setup) {
    return double(setup.draws) * double(setup.keys) * sizeof(double);
}
/// Bytes of the cached scores; 0 if they are too large to be cached.
double cachedBytes(const ScalingOptions& setup) {
    const double all = bytesOfScores(setup) * double(sampledWidths().size());
    return all <= kMaxCachedBytes ? all : 0;
}

/// A sum over `count` draws: the terms that DrawMean contains, and dots for all others.
Expression drawSum(const DrawMean& mean, Index count, std::string_view letter) {
    const auto term = [&](std::size_t at) {
        const bool isLast = at + 1 == std::size_t(count);
        return withValue(symbol(letter,
                                at == 0  ? mean.first
                                : isLast ? mean.last
                                         : mean.second,
                                {isLast ? symbol("N", double(count)) : number(double(at + 1))}),
                         kDigitsInSum);
    };
    return sumOf(elidedTerms(std::size_t(count), term,
                             {.total = mean.sum, .leadingTerms = 1, .maxTerms = 2, .extraNumericTerms = 1}));
}

const DrawMean& meanOf(const SoftmaxStatistics& statistics, ScalingCurve curve) {
    switch (curve) {
        case ScalingCurve::Variance:
            return statistics.squares;
        case ScalingCurve::Entropy:
            return statistics.entropy;
        case ScalingCurve::LargestWeight:
            return statistics.largest;
        case ScalingCurve::GradientNorm:
            break;
    }
    return statistics.gradient;
}

void findMaxima(ScalingStudy& study) {
    std::vector<double> best = study.firstScores;
    study.firstBest = std::ranges::max_element(best) - best.begin();
    // A single key has an infinite lead.
    if (best.size() < 2) best.push_back(-std::numeric_limits<double>::infinity());
    std::ranges::partial_sort(best, best.begin() + 2, std::ranges::greater{});
    for (const bool isScaled : {false, true}) {
        study.firstLargest[isScaled] = std::ranges::max(study.firstWeights[isScaled]);
        study.firstLead[isScaled] =
            (best[0] - best[1]) / ((isScaled ? study.deviation() : 1) * study.temperature) * std::numbers::log10e;
        double& density = study.highestDensity[isScaled];
        for (Index bin = 0; bin < study.scores.bins(); ++bin)
            density = std::max(density, study.scoreDensity(bin, isScaled));
        for (Index point = 0; point < Index(study.normalDensityCurve.size()); ++point)
            density = std::max(density, study.normalDensity(point, isScaled));
        for (Index bin = 0; bin < study.weights.bins(); ++bin)
            study.maxFraction = std::max(study.maxFraction, study.weights.fraction(bin, isScaled));
    }
    for (std::size_t curveIndex = 0; curveIndex < kScalingCurves; ++curveIndex) {
        const ScalingCurve curve = scalingCurveOf(kScalingMatrices[curveIndex]);
        study.highest[curveIndex] = study.reference(curve, true);
        for (const WidthStatistics& point : study.series)
            for (const bool isScaled : {false, true})
                study.highest[curveIndex] = std::max(study.highest[curveIndex], scalingValue(point, curve, isScaled));
    }
}

}  // namespace

std::shared_ptr<const ScalingStudy> studyScaling(const ScalingOptions& setup, Index width, double temperature,
                                                 const ScalingStudy* before, std::stop_token stop) {
    validateScaling(setup, width, temperature);
    if (before && before->setup != setup) before = nullptr;
    auto study = std::make_shared<ScalingStudy>();
    study->setup = setup;
    study->temperature = temperature;
    if (before) study->scoresByWidth = before->scoresByWidth;
    const std::span<const Index> widths = sampledWidths();
    if (before && before->temperature == temperature) {
        study->series = before->series;
    } else if (study->scoresByWidth) {
        for (std::size_t at = 0; at < widths.size() && !stop.stop_requested(); ++at)
            study->series.push_back(widthStatistics((*study->scoresByWidth)[at], widths[at], temperature, stop));
    } else {
        IncrementalScores incremental(setup);
        std::vector<Matrix> cachedScores;
        for (const Index at : widths) {
            incremental.extendTo(at, stop);
            if (stop.stop_requested()) return nullptr;
            study->series.push_back(widthStatistics(incremental.scores(), at, temperature, stop));
            if (cachedBytes(setup) > 0) cachedScores.push_back(incremental.scores());
        }
        if (!cachedScores.empty())
            study->scoresByWidth = std::make_shared<const std::vector<Matrix>>(std::move(cachedScores));
    }
    if (stop.stop_requested()) return nullptr;

    // Start from the cached scores at the largest sampled width that is not above `width`.
    const auto at = std::size_t(std::ranges::upper_bound(widths, width) - widths.begin()) - 1;
    IncrementalScores current = study->scoresByWidth ? IncrementalScores(setup, widths[at], (*study->scoresByWidth)[at])
                                                     : IncrementalScores(setup);
    current.extendTo(width, stop);
    study->scores = scoreHistogram(current.scores(), width);
    study->normalDensityCurve = normalCurve();
    const auto scores = current.scores().row(0);
    study->firstScores.assign(scores.begin(), scores.end());
    for (const bool isScaled : {false, true}) {
        std::vector<double> inputs = study->firstScores;
        for (double& input : inputs) input /= (isScaled ? std::sqrt(double(width)) : 1) * temperature;
        study->firstWeights[isScaled].resize(inputs.size());
        softmaxStatistics(inputs, study->firstWeights[isScaled]);
    }
    study->weights = weightHistogram(current.scores(), width, temperature, study->current, stop);
    findMaxima(*study);
    return stop.stop_requested() ? nullptr : study;
}

double scalingBytes(const ScalingOptions& setup) {
    // The incremental scores, and the cached scores of this study and of the previous one.
    return bytesOfScores(setup) + 2 * cachedBytes(setup) + IncrementalScores::bytes(setup);
}

double scalingValue(const WidthStatistics& statistics, ScalingCurve curve, bool isScaled) {
    const SoftmaxStatistics& of = statistics.of(isScaled);
    return curve == ScalingCurve::Variance ? of.variance : meanOf(of, curve).mean;
}

double ScalingStudy::deviation() const {
    return std::sqrt(double(current.width));
}

double ScalingStudy::scoreBinWidth(bool isScaled) const {
    return 2 * kScoreRange * (isScaled ? 1 : deviation()) / double(kScoreBins);
}

double ScalingStudy::scoreDensity(Index bin, bool isScaled) const {
    return scores.fraction(bin, isScaled) / scoreBinWidth(isScaled);
}

double ScalingStudy::normalDensity(Index point, bool isScaled) const {
    return normalDensityCurve[std::size_t(point)] / scoreBinWidth(isScaled);
}

double ScalingStudy::reference(ScalingCurve curve, bool isScaled, Index width) const {
    const double n = double(setup.keys);
    switch (curve) {
        case ScalingCurve::Variance:
            return isScaled ? 1 : double(width);
        case ScalingCurve::Entropy:
            return std::log(n);
        case ScalingCurve::LargestWeight:
            return 1 / n;
        case ScalingCurve::GradientNorm:
            break;
    }
    return std::sqrt(n - 1) / n;
}

Derivation ScalingStudy::derivation(const WidthStatistics& point, ScalingCurve curve, bool isScaled) const {
    const SoftmaxStatistics& of = point.of(isScaled);
    const DrawMean& mean = meanOf(of, curve);
    const double value = scalingValue(point, curve, isScaled);
    const double other = scalingValue(point, curve, !isScaled);
    const double n = double(setup.keys);
    const Expression draws = symbol("N", double(setup.draws));
    Derivation derivation;
    derivation.value = value;
    const auto otherLine = [&](std::string_view letter) {
        derivation.context.push_back(
            line(isScaled ? LineName::tr("without the scaling") : LineName::tr("with the scaling"),
                 symbol(letter, other), other));
    };
    if (curve == ScalingCurve::Variance) {
        const auto count = Index(setup.draws * setup.keys);
        const Expression square = power(withValue(symbol("m", of.meanScore), kDigitsInSum), number(2));
        const Expression total = substituteValues(drawSum(mean, count, "s"));
        derivation.symbolic =
            equation({symbol("Var", value), difference(fraction(withReplacement(symbol("s", mean.sum), total),
                                                                withValue(product({draws, symbol("n", n)}))),
                                                       square)});
        derivation.steps = {
            line(LineName::tr("sum of squares"), total, mean.sum),
            line("scores", times({number(double(setup.draws)), number(n)}), double(count), 0),
            line("mean score", rounded(of.meanScore, kDigitsInSum), of.meanScore),
            line(LineName::tr("value"), difference(rounded(mean.mean, kDigitsInSum), substituteValues(square)), value)};
        const double theory = reference(curve, isScaled, point.width);
        derivation.context.push_back(
            line(LineName::tr("in theory"),
                 isScaled ? fraction(number(double(point.width)), power(root(number(double(point.width))), number(2)))
                          : times({number(double(point.width)), number(1)}),
                 theory, 0));
        otherLine("Var");
        return derivation;
    }
    const std::string_view letter = curve == ScalingCurve::Entropy         ? "entropy"
                                    : curve == ScalingCurve::LargestWeight ? "w"
                                                                           : "g";
    const Expression total = drawSum(mean, setup.draws, letter);
    derivation.symbolic = equation({symbol(letter, value), fraction(total, draws)});
    derivation.steps = {
        line("sum over draws", substituteValues(total), mean.sum),
        line(LineName::tr("value"), fraction(rounded(mean.sum, kDigitsInSum), number(double(setup.draws))), value)};
    const double equal = reference(curve, isScaled, point.width);
    if (curve == ScalingCurve::Entropy) {
        derivation.context.push_back(line(LineName::tr("largest possible"), function("ln", number(n)), equal));
    } else if (curve == ScalingCurve::LargestWeight) {
        derivation.context.push_back(line(LineName::tr("with equal weights"), fraction(number(1), number(n)), equal));
    } else {
        derivation.context.push_back(
            line(LineName::tr("with equal weights"), fraction(root(number(n - 1)), number(n)), equal));
    }
    otherLine(letter);
    derivation.context.push_back(line(LineName::tr("variance of the scores"), symbol("Var", of.variance), of.variance));
    return derivation;
}

Derivation ScalingStudy::binDerivation(bool isWeights, Index bin, bool isScaled) const {
    const ScalingHistogram& histogram = this->histogram(isWeights);
    const ScalingBins& bins = histogram.of(isScaled);
    const auto at = std::size_t(bin);
    const std::int64_t count = bins.counts[at];
    const double value = histogram.fraction(bin, isScaled);
    const Expression share = fraction(symbol("c", double(count)), symbol("N", double(histogram.total)));
    Derivation derivation;
    derivation.value = value;
    derivation.symbolic = equation({symbol("f", value), share});
    derivation.steps = {line(LineName::tr("in this bin"), number(double(count)), double(count), 0),
                        line(LineName::tr("of all"), number(double(histogram.total)), double(histogram.total), 0),
                        line(LineName::tr("value"), substituteValues(share), value)};
    const double from = bins.edges[at];
    const double to = bins.edges[at + 1];
    if (std::isfinite(from))
        derivation.context.push_back(line(LineName::tr("from"), rounded(from, kDigitsInSum), from));
    if (std::isfinite(to)) derivation.context.push_back(line(LineName::tr("to"), rounded(to, kDigitsInSum), to));
    if (!bins.theory.empty())
        derivation.context.push_back(
            line(LineName::tr("of a normal distribution"), rounded(bins.theory[at], kDigitsInSum), bins.theory[at]));
    return derivation;
}

Derivation ScalingStudy::weightDerivation(Index key, bool isScaled) const {
    std::vector<Expression> factors;
    if (isScaled) factors.push_back(root(symbol("d", double(current.width), {symbol("k", 0)})));
    if (temperature != 1) factors.push_back(symbol("tau", temperature));
    std::optional<Expression> divisor;
    if (factors.size() == 1) divisor = factors[0];
    if (factors.size() == 2) divisor = brackets(product(std::move(factors)));
    const auto at = std::size_t(key);
    Derivation derivation = softmaxDerivation(firstScores, key, firstWeights[isScaled][at], divisor);
    derivation.context = {line(isScaled ? LineName::tr("without the scaling") : LineName::tr("with the scaling"),
                               symbol("w", firstWeights[!isScaled][at]), firstWeights[!isScaled][at])};
    return derivation;
}

Table ScalingStudy::table(std::string_view name) const {
    if (name == "variance") return curveTable(ScalingCurve::Variance);
    if (isScalingCurve(name)) return curveTable(scalingCurveOf(name));
    return name == kScalingMatrices[5] ? weightTable() : histogramTable(name == kScalingMatrices[4]);
}

Table ScalingStudy::weightTable() const {
    return ColumnTable{{indexColumn("key", Index(firstScores.size())),
                        {"score", firstScores},
                        {"unscaled", firstWeights[0]},
                        {"scaled", firstWeights[1]}}};
}

Table ScalingStudy::curveTable(ScalingCurve curve) const {
    std::vector<std::int64_t> widths;
    std::vector<double> values[2], references[2];
    for (const WidthStatistics& point : series) {
        widths.push_back(point.width);
        for (const bool isScaled : {false, true}) {
            values[isScaled].push_back(scalingValue(point, curve, isScaled));
            references[isScaled].push_back(reference(curve, isScaled, point.width));
        }
    }
    if (curve == ScalingCurve::Variance)
        return ColumnTable{{{"key-width", std::move(widths)},
                            {"unscaled", std::move(values[0])},
                            {"unscaled-theory", std::move(references[0])},
                            {"scaled", std::move(values[1])},
                            {"scaled-theory", std::move(references[1])}}};
    return ColumnTable{{{"key-width", std::move(widths)},
                        {"unscaled", std::move(values[0])},
                        {"scaled", std::move(values[1])},
                        {curve == ScalingCurve::Entropy ? "limit" : "equal-weights", std::move(references[1])}}};
}

Table ScalingStudy::histogramTable(bool isWeights) const {
    const ScalingHistogram& shown = histogram(isWeights);
    std::vector<double> shares[2];
    for (Index bin = 0; bin < shown.bins(); ++bin)
        for (const bool isScaled : {false, true}) shares[isScaled].push_back(shown.fraction(bin, isScaled));
    const auto from = [](const ScalingBins& bins) {
        return std::vector<double>(bins.edges.begin(), bins.edges.end() - 1);
    };
    const auto to = [](const ScalingBins& bins) {
        return std::vector<double>(bins.edges.begin() + 1, bins.edges.end());
    };
    ColumnTable table{{{"from", from(shown.unscaled)},
                       {"to", to(shown.unscaled)},
                       {"unscaled", std::move(shares[0])},
                       {"scaled", std::move(shares[1])}}};
    if (!isWeights) {
        table.columns.push_back({"unscaled-theory", shown.unscaled.theory});
        table.columns.push_back({"scaled-theory", shown.scaled.theory});
        table.columns.push_back({"scaled-from", from(shown.scaled)});
        table.columns.push_back({"scaled-to", to(shown.scaled)});
    }
    return table;
}

std::vector<Expression> scalingDefinition(Index width) {
    const double d = double(width);
    const Expression q = symbol("q", 0);
    const Expression k = symbol("k", 0);
    const auto widthSymbol = symbol("d", d, {symbol("k", 0)});
    const auto variance = [](Expression of) { return product({symbol("Var", 0), brackets(std::move(of))}); };
    return {
        equation({variance(times({q, k})), widthSymbol, number(d)}),
        equation({variance(fraction(times({q, k}), root(widthSymbol))), fraction(widthSymbol, widthSymbol), number(1)}),
    };
}

}  // namespace attention
