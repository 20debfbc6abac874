#include "core/attention/scaling_study.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/attention/softmax_derivation.h"
#include "core/explain/short_sum.h"

namespace attention {
namespace {

using namespace formula;

/// Scores of a whole series stay with the study up to this size.
constexpr double kMostKeptBytes = 64e6;

double bytesOfScores(const ScalingSetup& setup) {
    return double(setup.draws) * double(setup.keys) * sizeof(double);
}
/// Bytes of the scores that stay; 0: they are too large.
double keptBytes(const ScalingSetup& setup) {
    const double all = bytesOfScores(setup) * double(scalingWidths().size());
    return all <= kMostKeptBytes ? all : 0;
}

/// The terms that are known of a sum of `count`, and dots for the others.
Expression drawSum(const DrawMean& mean, Index count, std::string_view letter) {
    const auto term = [&](std::size_t at) {
        const bool isLast = at + 1 == std::size_t(count);
        return shown(symbol(letter,
                            at == 0  ? mean.first
                            : isLast ? mean.last
                                     : mean.second,
                            {isLast ? symbol("N", double(count)) : number(double(at + 1))}),
                     kDigitsInSum);
    };
    return sumOf(shortTerms(std::size_t(count), term, {.total = mean.sum, .first = 1, .most = 2, .more = 1}));
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

void findHighest(ScalingStudy& study) {
    for (const bool isScaled : {false, true}) {
        study.firstLargest[isScaled] = std::ranges::max(study.firstWeights[isScaled]);
        double& density = study.highestDensity[isScaled];
        for (Index bin = 0; bin < study.scores.bins(); ++bin)
            density = std::max(density, study.scoreDensity(bin, isScaled));
        for (Index point = 0; point < Index(study.normal.size()); ++point)
            density = std::max(density, study.normalDensity(point, isScaled));
        for (Index bin = 0; bin < study.weights.bins(); ++bin)
            study.highestShare = std::max(study.highestShare, study.weights.share(bin, isScaled));
    }
    for (std::size_t which = 0; which < kScalingCurves; ++which) {
        const ScalingCurve curve = scalingCurveOf(kScalingMatrices[which]);
        study.highest[which] = study.reference(curve, true);
        for (const WidthStatistics& point : study.series)
            for (const bool isScaled : {false, true})
                study.highest[which] = std::max(study.highest[which], scalingValue(point, curve, isScaled));
    }
}

}  // namespace

std::shared_ptr<const ScalingStudy> studyScaling(const ScalingSetup& setup, Index width, double temperature,
                                                 const ScalingStudy* before, std::stop_token stop) {
    requireScaling(setup, width, temperature);
    if (before && before->setup != setup) before = nullptr;
    auto study = std::make_shared<ScalingStudy>();
    study->setup = setup;
    study->temperature = temperature;
    if (before) study->drawn = before->drawn;
    const std::span<const Index> widths = scalingWidths();
    if (before && before->temperature == temperature) {
        study->series = before->series;
    } else if (study->drawn) {
        for (std::size_t at = 0; at < widths.size() && !stop.stop_requested(); ++at)
            study->series.push_back(widthStatistics((*study->drawn)[at], widths[at], temperature, stop));
    } else {
        GrowingScores growing(setup);
        std::vector<Matrix> drawn;
        for (const Index at : widths) {
            growing.growTo(at, stop);
            if (stop.stop_requested()) return nullptr;
            study->series.push_back(widthStatistics(growing.scores(), at, temperature, stop));
            if (keptBytes(setup) > 0) drawn.push_back(growing.scores());
        }
        if (!drawn.empty()) study->drawn = std::make_shared<const std::vector<Matrix>>(std::move(drawn));
    }
    if (stop.stop_requested()) return nullptr;

    // From the widest scores that are known and not too wide.
    const auto at = std::size_t(std::ranges::upper_bound(widths, width) - widths.begin()) - 1;
    GrowingScores present = study->drawn ? GrowingScores(setup, widths[at], (*study->drawn)[at]) : GrowingScores(setup);
    present.growTo(width, stop);
    study->scores = scoreHistogram(present.scores(), width);
    study->normal = normalCurve();
    const auto scores = present.scores().row(0);
    study->firstScores.assign(scores.begin(), scores.end());
    for (const bool isScaled : {false, true}) {
        std::vector<double> inputs = study->firstScores;
        for (double& input : inputs) input /= (isScaled ? std::sqrt(double(width)) : 1) * temperature;
        study->firstWeights[isScaled].resize(inputs.size());
        softmaxStatistics(inputs, study->firstWeights[isScaled]);
    }
    study->weights = weightHistogram(present.scores(), width, temperature, study->present, stop);
    findHighest(*study);
    return stop.stop_requested() ? nullptr : study;
}

double scalingBytes(const ScalingSetup& setup) {
    // The scores that grow, and what stays of this study and of the one before.
    return bytesOfScores(setup) + 2 * keptBytes(setup) + GrowingScores::bytes(setup);
}

double scalingValue(const WidthStatistics& statistics, ScalingCurve curve, bool isScaled) {
    const SoftmaxStatistics& of = statistics.of(isScaled);
    return curve == ScalingCurve::Variance ? of.variance : meanOf(of, curve).mean;
}

double ScalingStudy::deviation() const {
    return std::sqrt(double(present.width));
}

double ScalingStudy::scoreBinWidth(bool isScaled) const {
    return 2 * kScoreReach * (isScaled ? 1 : deviation()) / double(kScoreBins);
}

double ScalingStudy::scoreDensity(Index bin, bool isScaled) const {
    return scores.share(bin, isScaled) / scoreBinWidth(isScaled);
}

double ScalingStudy::normalDensity(Index point, bool isScaled) const {
    return normal[std::size_t(point)] / scoreBinWidth(isScaled);
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
        const Expression square = power(shown(symbol("m", of.meanScore), kDigitsInSum), number(2));
        const Expression total = inNumbers(drawSum(mean, count, "s"));
        derivation.general = equation(
            {symbol("Var", value),
             difference(fraction(shownAs(symbol("s", mean.sum), total), shown(product({draws, symbol("n", n)}))),
                        square)});
        derivation.steps = {
            line(LineName::tr("sum of squares"), total, mean.sum),
            line("scores", times({number(double(setup.draws)), number(n)}), double(count), 0),
            line("mean score", rounded(of.meanScore, kDigitsInSum), of.meanScore),
            line(LineName::tr("value"), difference(rounded(mean.mean, kDigitsInSum), inNumbers(square)), value)};
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
    derivation.general = equation({symbol(letter, value), fraction(total, draws)});
    derivation.steps = {
        line("sum over draws", inNumbers(total), mean.sum),
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
    const double value = histogram.share(bin, isScaled);
    const Expression share = fraction(symbol("c", double(count)), symbol("N", double(histogram.total)));
    Derivation derivation;
    derivation.value = value;
    derivation.general = equation({symbol("f", value), share});
    derivation.steps = {line(LineName::tr("in this bin"), number(double(count)), double(count), 0),
                        line(LineName::tr("of all"), number(double(histogram.total)), double(histogram.total), 0),
                        line(LineName::tr("value"), inNumbers(share), value)};
    const double from = bins.borders[at];
    const double to = bins.borders[at + 1];
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
    if (isScaled) factors.push_back(root(symbol("d", double(present.width), {symbol("k", 0)})));
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
        for (const bool isScaled : {false, true}) shares[isScaled].push_back(shown.share(bin, isScaled));
    const auto from = [](const ScalingBins& bins) {
        return std::vector<double>(bins.borders.begin(), bins.borders.end() - 1);
    };
    const auto to = [](const ScalingBins& bins) {
        return std::vector<double>(bins.borders.begin() + 1, bins.borders.end());
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
