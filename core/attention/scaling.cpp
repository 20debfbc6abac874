#include "core/attention/scaling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <stdexcept>
#include <string>

#include "core/attention/softmax.h"
#include "core/explain/short_sum.h"
#include "core/random/philox.h"
#include "core/random/random_matrix.h"
#include "core/threads.h"
#include "core/vectorised.h"

namespace attention {
namespace {

using namespace formula;

/// A prime, so that draws meet all of the stock.
constexpr Index kStock = 2039;
constexpr Index kStride = 64;
/// Components that are drawn at once: the keys' fit into a processor's second cache.
constexpr Index kComponents = 32;
/// Draws of one thread that are worth its start.
constexpr Index kDrawGrain = 32;
/// Scores of a whole series are kept for the next study up to this size.
constexpr double kMostKeptBytes = 64e6;
constexpr int kInFormula = 4;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void requireRange(const char* name, Index value, Index most) {
    if (value < 1 || value > most)
        throw std::invalid_argument(std::string(name) + ": " + std::to_string(value) +
                                    "; accepted: whole numbers 1 to " + std::to_string(most));
}

void require(const ScalingSetup& setup, Index width, double temperature) {
    requireRange("n", setup.keys, kMostScalingKeys);
    requireRange("draws", setup.draws, kMostScalingDraws);
    requireRange("key-width", width, kMostKeyWidth);
    if (!(temperature > 0) || !std::isfinite(temperature))
        throw std::invalid_argument("temperature: accepted: numbers above 0");
}

ATTENTION_VECTORISED void addMultiple(double* __restrict sums, const double* __restrict row, double factor,
                                      Index count) {
    for (Index j = 0; j < count; ++j) sums[j] += factor * row[j];
}

/// The scores of a setup at a width that can grow.
class GrowingScores {
 public:
    GrowingScores(const ScalingSetup& setup, Index width, Matrix scores)
        : m_setup(setup), m_width(width), m_scores(std::move(scores)) {}
    explicit GrowingScores(const ScalingSetup& setup)
        : GrowingScores(setup, 0, Matrix::Zero(setup.draws, setup.keys)) {}

    const Matrix& scores() const { return m_scores; }
    Matrix take() { return std::move(m_scores); }

    void growTo(Index width, const std::stop_token& stop) {
        while (m_width < width && !stop.stop_requested()) {
            const Index count = std::min(kComponents, width - m_width);
            addComponents(m_width, count, stop);
            m_width += count;
        }
    }

 private:
    void addComponents(Index first, Index count, const std::stop_token& stop) {
        // A row for each component; the keys behind the stock's end begin again, so that those of a draw lie together.
        const Index last = (m_setup.draws - 1) * kStride + m_setup.keys;
        const Index rows = std::min(kStock, last);
        m_keys.resize(count, rows + (last > kStock ? m_setup.keys : 0));
        parallelRanges(count, 4, [&](Index begin, Index end) {
            for (Index c = begin; c < end && !stop.stop_requested(); ++c) {
                double* const keys = m_keys.row(c).data();
                standardNormals(m_setup.seed, std::uint32_t(RandomMatrix::ScalingKey), 0, std::uint32_t(first + c),
                                {keys, std::size_t(rows)});
                std::copy_n(keys, m_keys.cols() - rows, keys + rows);
            }
        });
        parallelRanges(m_setup.draws, kDrawGrain, [&](Index begin, Index end) {
            Matrix queries(count, end - begin);
            for (Index c = 0; c < count && !stop.stop_requested(); ++c)
                standardNormals(m_setup.seed, std::uint32_t(RandomMatrix::ScalingQuery), std::uint64_t(begin),
                                std::uint32_t(first + c), {queries.row(c).data(), std::size_t(end - begin)});
            for (Index draw = begin; draw < end && !stop.stop_requested(); ++draw) {
                const Index start = scalingKeyRow(draw, 0);
                double* const sums = m_scores.row(draw).data();
                for (Index c = 0; c < count; ++c)
                    addMultiple(sums, m_keys.row(c).data() + start, queries(c, draw - begin), m_setup.keys);
            }
        });
    }

    ScalingSetup m_setup;
    Index m_width;
    Matrix m_scores;
    Matrix m_keys;
};

DrawMean meanOf(std::span<const double> values) {
    DrawMean mean;
    mean.first = values.front();
    mean.second = values.size() > 1 ? values[1] : 0;
    mean.last = values.back();
    for (const double value : values) mean.sum += value;
    mean.mean = mean.sum / double(values.size());
    return mean;
}

/// @param divisor  of the scores; theirs is also divided by the temperature before the softmax
/// @param withWeight  called for each weight with its natural logarithm; may be null
template <class WithWeight>
SoftmaxStatistics statisticsOf(const Matrix& scores, double divisor, double temperature, WithWeight withWeight,
                               const std::stop_token& stop) {
    const Index draws = scores.rows();
    const Index n = scores.cols();
    Matrix each(3, draws);
    parallelRanges(draws, kDrawGrain, [&](Index begin, Index end) {
        std::vector<double> inputs(static_cast<std::size_t>(n));
        std::vector<double> weights(static_cast<std::size_t>(n));
        for (Index draw = begin; draw < end && !stop.stop_requested(); ++draw) {
            for (Index j = 0; j < n; ++j) inputs[std::size_t(j)] = scores(draw, j) / divisor / temperature;
            const RowStatistics row = softmaxStatistics(inputs, weights);
            each(0, draw) = row.entropy;
            each(1, draw) = row.largest;
            each(2, draw) = row.gradient;
            withWeight(draw, inputs, row.largest);
        }
    });
    SoftmaxStatistics result;
    const auto meanOfRow = [&](Index row) { return meanOf({each.row(row).data(), std::size_t(draws)}); };
    result.entropy = meanOfRow(0);
    result.largest = meanOfRow(1);
    result.gradient = meanOfRow(2);

    const double count = double(scores.size());
    const double* const all = scores.data();
    const auto squared = [&](Index k) { return (all[k] / divisor) * (all[k] / divisor); };
    double sum = 0;
    double squares = 0;
    for (Index k = 0; k < scores.size(); ++k) {
        sum += all[k] / divisor;
        squares += squared(k);
    }
    result.squares = {.first = squared(0),
                      .second = scores.size() > 1 ? squared(1) : 0,
                      .last = squared(scores.size() - 1),
                      .sum = squares,
                      .mean = squares / count};
    result.meanScore = sum / count;
    result.variance = result.squares.mean - result.meanScore * result.meanScore;
    return result;
}

void noWeights(Index, std::span<const double>, double) {}

WidthStatistics statisticsAt(const Matrix& scores, Index width, double temperature, const std::stop_token& stop) {
    return {.width = width,
            .unscaled = statisticsOf(scores, 1, temperature, noWeights, stop),
            .scaled = statisticsOf(scores, std::sqrt(double(width)), temperature, noWeights, stop)};
}

ScalingHistogram histogramOfScores(const Matrix& scores, Index width) {
    ScalingHistogram histogram;
    histogram.total = scores.size();
    for (const bool isScaled : {false, true}) {
        const double divisor = isScaled ? std::sqrt(double(width)) : 1;
        const double deviation = isScaled ? 1 : std::sqrt(double(width));
        const double reach = kScoreReach * deviation;
        const double step = 2 * reach / double(kScoreBins);
        auto& borders = isScaled ? histogram.scaledBorders : histogram.borders;
        borders = {-kInfinity};
        for (Index bin = 1; bin < kScoreBins; ++bin) borders.push_back(-reach + double(bin) * step);
        borders.push_back(kInfinity);
        auto& counts = isScaled ? histogram.scaled : histogram.unscaled;
        counts.assign(std::size_t(kScoreBins), 0);
        for (const double score : scores.reshaped()) {
            const double place = std::floor((score / divisor + reach) / step);
            ++counts[std::size_t(std::clamp(place, 0.0, double(kScoreBins - 1)))];
        }
        auto& theory = isScaled ? histogram.scaledTheory : histogram.unscaledTheory;
        for (std::size_t bin = 0; bin < std::size_t(kScoreBins); ++bin)
            theory.push_back(normalShare(borders[bin], borders[bin + 1], deviation));
    }
    return histogram;
}

/// What bins of scores would hold of a normal distribution, wherever they lay.
std::vector<double> normalCurve() {
    const double half = kScoreReach / double(kScoreBins);
    std::vector<double> curve;
    for (Index at = 0; at < kNormalPoints; ++at) {
        const double place = kScoreReach * (2 * double(at) / double(kNormalPoints - 1) - 1);
        curve.push_back(normalShare(place - half, place + half, 1));
    }
    return curve;
}

ScalingHistogram histogramOfWeights(const Matrix& scores, Index width, double temperature, WidthStatistics& statistics,
                                    const std::stop_token& stop) {
    const Index bins = weightBinCount();
    ScalingHistogram histogram;
    histogram.borders = {0};
    for (Index bin = 0; bin < bins; ++bin)
        histogram.borders.push_back(std::pow(10.0, double(bin - bins + 1) / double(kBinsPerDecade)));
    histogram.scaledBorders = histogram.borders;
    histogram.total = scores.size();
    statistics.width = width;
    for (const bool isScaled : {false, true}) {
        auto& counts = isScaled ? histogram.scaled : histogram.unscaled;
        counts.assign(std::size_t(bins), 0);
        std::mutex mutex;
        const auto count = [&](Index, std::span<const double> inputs, double largest) {
            // ln w_j = input_j - largest input + ln of the largest weight
            const double top = *std::max_element(inputs.begin(), inputs.end());
            const double logLargest = std::log(largest);
            const std::lock_guard lock(mutex);
            for (const double input : inputs) {
                const double decades = (input - top + logLargest) / std::log(10.0);
                const double place = std::floor(decades * double(kBinsPerDecade)) + double(bins);
                ++counts[std::size_t(std::clamp(place, 0.0, double(bins - 1)))];
            }
        };
        (isScaled ? statistics.scaled : statistics.unscaled) =
            statisticsOf(scores, isScaled ? std::sqrt(double(width)) : 1, temperature, count, stop);
    }
    return histogram;
}

/// What is kept from one study to the next.
struct Kept {
    ScalingSetup setup;
    /// At each of scalingWidths(); null where they would be too large.
    std::shared_ptr<const std::vector<Matrix>> scores;
    std::shared_ptr<const ScalingStudy> study;
};
std::mutex keptMutex;
std::shared_ptr<const Kept> kept;

std::shared_ptr<const Kept> whatIsKept() {
    const std::lock_guard lock(keptMutex);
    return kept;
}

bool keepsScores(const ScalingSetup& setup) {
    return double(setup.draws) * double(setup.keys) * sizeof(double) * double(scalingWidths().size()) <= kMostKeptBytes;
}

bool isOf(const ScalingStudy& study, const ScalingSetup& setup, double temperature) {
    return study.setup == setup && study.temperature == temperature;
}

/// The terms that are known of a sum of `count`, and dots for the others.
Expression drawSum(const DrawMean& mean, Index count, bool withSymbols, std::string_view letter) {
    const auto term = [&](double value, Index number) {
        if (!withSymbols) return rounded(value, kInFormula);
        return symbol(letter, value, {number == count ? symbol("R", count) : formula::number(number)});
    };
    std::vector<Expression> terms{term(mean.first, 1)};
    if (count > 2 && !withSymbols) terms.push_back(term(mean.second, 2));
    const double shown = mean.first + (terms.size() > 1 ? mean.second : 0) + (count > 1 ? mean.last : 0);
    if (count > Index(terms.size()) + 1) terms.push_back(dots(mean.sum - shown));
    if (count > 1) terms.push_back(term(mean.last, count));
    return sumOf(std::move(terms));
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

}  // namespace

Index scalingKeyRow(Index draw, Index key) {
    return (draw * kStride + key) % kStock;
}

std::span<const Index> scalingWidths() {
    static const std::vector<Index> widths = [] {
        std::vector<Index> list;
        for (Index power = 1; power <= kMostKeyWidth; power *= 2) {
            list.push_back(power);
            if (power > 1 && power < kMostKeyWidth) list.push_back(power / 2 * 3);
        }
        return list;
    }();
    return widths;
}

Matrix randomScores(const ScalingSetup& setup, Index width, std::stop_token stop) {
    require(setup, width, 1);
    GrowingScores scores(setup);
    scores.growTo(width, stop);
    return scores.take();
}

RowStatistics softmaxStatistics(std::span<const double> inputs, std::span<double> weights) {
    softmaxRow(inputs, {.first = 0, .end = Index(inputs.size())}, weights);
    const auto top = std::size_t(std::max_element(inputs.begin(), inputs.end()) - inputs.begin());
    RowStatistics row;
    row.largest = weights[top];
    // The others' sums, so that nothing cancels where the largest weight is nearly 1.
    double rest = 0;
    double squares = 0;
    double fourth = 0;
    double diagonal = 0;
    for (std::size_t j = 0; j < inputs.size(); ++j) {
        if (j == top) continue;
        const double w = weights[j];
        const double square = w * w;
        rest += w;
        squares += square;
        fourth += square * square;
        diagonal += square * (1 - w) * (1 - w);
        row.entropy += w * (inputs[top] - inputs[j]);
    }
    // -sum w ln w, where ln w_j = input_j - largest input + ln of the largest weight.
    row.entropy -= rest < 0.5 ? std::log1p(-rest) : std::log(row.largest);
    const double top2 = row.largest * row.largest;
    row.gradient =
        std::sqrt(top2 * rest * rest + diagonal + 2 * top2 * squares + std::max(0.0, squares * squares - fourth));
    return row;
}

Index weightBinCount() {
    return 1 + Index(std::lround(-std::log10(kSmallestWeight))) * kBinsPerDecade;
}

double normalShare(double from, double to, double deviation) {
    // On the side where the tail is small, so that nothing cancels.
    const auto below = [&](double x) { return 0.5 * std::erfc(-x / deviation / std::sqrt(2.0)); };
    return from > 0 ? below(-from) - below(-to) : below(to) - below(from);
}

std::shared_ptr<const ScalingStudy> studyScaling(const ScalingSetup& setup, Index width, double temperature,
                                                 std::stop_token stop) {
    require(setup, width, temperature);
    auto before = whatIsKept();
    if (before && before->setup != setup) before = nullptr;

    auto study = std::make_shared<ScalingStudy>();
    study->setup = setup;
    study->temperature = temperature;
    const std::span<const Index> widths = scalingWidths();
    auto next = std::make_shared<Kept>();
    next->setup = setup;
    if (before) next->scores = before->scores;
    if (before && before->study && isOf(*before->study, setup, temperature)) {
        study->series = before->study->series;
    } else if (next->scores) {
        for (std::size_t at = 0; at < widths.size() && !stop.stop_requested(); ++at)
            study->series.push_back(statisticsAt((*next->scores)[at], widths[at], temperature, stop));
    } else {
        GrowingScores growing(setup);
        std::vector<Matrix> scores;
        for (const Index at : widths) {
            growing.growTo(at, stop);
            if (stop.stop_requested()) return nullptr;
            study->series.push_back(statisticsAt(growing.scores(), at, temperature, stop));
            if (keepsScores(setup)) scores.push_back(growing.scores());
        }
        if (!scores.empty()) next->scores = std::make_shared<const std::vector<Matrix>>(std::move(scores));
    }
    if (stop.stop_requested()) return nullptr;

    // From the widest scores that are known and not too wide.
    const auto above = std::upper_bound(widths.begin(), widths.end(), width);
    const auto at = std::size_t(above - widths.begin()) - 1;
    GrowingScores present = next->scores ? GrowingScores(setup, widths[at], (*next->scores)[at]) : GrowingScores(setup);
    present.growTo(width, stop);
    study->scores = histogramOfScores(present.scores(), width);
    study->normal = normalCurve();
    study->weights = histogramOfWeights(present.scores(), width, temperature, study->present, stop);
    if (stop.stop_requested()) return nullptr;

    next->study = study;
    const std::lock_guard lock(keptMutex);
    kept = std::move(next);
    return study;
}

std::shared_ptr<const ScalingStudy> lastScalingStudy(const ScalingSetup& setup, Index width, double temperature) {
    const auto known = whatIsKept();
    return known && known->study && isOf(*known->study, setup, temperature) && known->study->present.width == width
               ? known->study
               : nullptr;
}

double scalingBytes(const ScalingSetup& setup) {
    const double scores = double(setup.draws) * double(setup.keys) * sizeof(double);
    const double kept = keepsScores(setup) ? scores * double(scalingWidths().size()) : 0;
    // The scores that grow, and what is kept now and then.
    return scores + 2 * kept + double(kComponents) * double(kStock + setup.keys) * sizeof(double);
}

double scalingValue(const WidthStatistics& statistics, ScalingCurve curve, bool isScaled) {
    const SoftmaxStatistics& of = isScaled ? statistics.scaled : statistics.unscaled;
    return curve == ScalingCurve::Variance ? of.variance : meanOf(of, curve).mean;
}

double scalingReference(const ScalingSetup& setup, Index width, ScalingCurve curve, bool isScaled) {
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

Derivation scalingDerivation(const ScalingSetup& setup, const WidthStatistics& statistics, ScalingCurve curve,
                             bool isScaled) {
    const SoftmaxStatistics& of = isScaled ? statistics.scaled : statistics.unscaled;
    const DrawMean& mean = meanOf(of, curve);
    const double value = scalingValue(statistics, curve, isScaled);
    const double other = scalingValue(statistics, curve, !isScaled);
    const double n = double(setup.keys);
    const Expression draws = symbol("R", setup.draws);
    Derivation derivation{.value = value};
    const auto otherLine = [&](std::string_view letter) {
        derivation.context.push_back(
            line(isScaled ? "without the scaling" : "with the scaling", symbol(letter, other), other));
    };
    if (curve == ScalingCurve::Variance) {
        const auto count = Index(setup.draws * setup.keys);
        const Expression square = power(symbol("m", of.meanScore), number(2));
        Expression total = drawSum(mean, count, false, "s");
        derivation.general = equation(
            {symbol("V", value),
             difference(fraction(symbol("S", mean.sum), product({symbol("R", setup.draws), symbol("n", n)})), square)});
        derivation.withNumbers =
            equation({symbol("V", value), difference(fraction(total, number(count)),
                                                     power(brackets(rounded(of.meanScore, kInFormula)), number(2)))});
        derivation.steps = {line("sum of squares", std::move(total), mean.sum),
                            line("scores", times({number(setup.draws), number(n)}), count, 0),
                            line("mean score", rounded(of.meanScore, kInFormula), of.meanScore),
                            line("value",
                                 difference(rounded(mean.mean, kInFormula),
                                            power(brackets(rounded(of.meanScore, kInFormula)), number(2))),
                                 value)};
        const double theory = scalingReference(setup, statistics.width, curve, isScaled);
        derivation.context.push_back(
            line("in theory",
                 isScaled ? fraction(number(statistics.width), power(root(number(statistics.width)), number(2)))
                          : times({number(statistics.width), number(1)}),
                 theory, 0));
        otherLine("V");
        return derivation;
    }
    const std::string_view letter = curve == ScalingCurve::Entropy         ? "H"
                                    : curve == ScalingCurve::LargestWeight ? "w"
                                                                           : "g";
    derivation.general = equation({symbol(letter, value), fraction(drawSum(mean, setup.draws, true, letter), draws)});
    Expression total = drawSum(mean, setup.draws, false, letter);
    derivation.withNumbers = equation({symbol(letter, value), fraction(total, number(setup.draws))});
    derivation.steps = {line("sum over draws", std::move(total), mean.sum),
                        line("value", fraction(rounded(mean.sum, kInFormula), number(setup.draws)), value)};
    const double reference = scalingReference(setup, statistics.width, curve, isScaled);
    if (curve == ScalingCurve::Entropy) {
        derivation.context.push_back(line("largest possible", function("ln", number(n)), reference));
    } else if (curve == ScalingCurve::LargestWeight) {
        derivation.context.push_back(line("with equal weights", fraction(number(1), number(n)), reference));
    } else {
        derivation.context.push_back(line("with equal weights", fraction(root(number(n - 1)), number(n)), reference));
    }
    otherLine(letter);
    derivation.context.push_back(line("variance of the scores", symbol("V", of.variance), of.variance));
    return derivation;
}

Derivation scalingBinDerivation(const ScalingHistogram& histogram, Index bin, bool isScaled) {
    const auto at = std::size_t(bin);
    const std::int64_t count = isScaled ? histogram.scaled[at] : histogram.unscaled[at];
    const double value = isScaled ? histogram.scaledShare(bin) : histogram.unscaledShare(bin);
    const Expression share = fraction(number(count), number(histogram.total));
    Derivation derivation{.value = value};
    derivation.general = equation({symbol("f", value), fraction(symbol("c", count), symbol("N", histogram.total))});
    derivation.withNumbers = equation({symbol("f", value), share});
    derivation.steps = {line("in this bin", number(count), count, 0),
                        line("of all", number(histogram.total), histogram.total, 0), line("value", share, value)};
    const std::vector<double>& borders = isScaled ? histogram.scaledBorders : histogram.borders;
    const double from = borders[at];
    const double to = borders[at + 1];
    if (std::isfinite(from)) derivation.context.push_back(line("from", rounded(from, kInFormula), from));
    if (std::isfinite(to)) derivation.context.push_back(line("to", rounded(to, kInFormula), to));
    if (const auto& theory = isScaled ? histogram.scaledTheory : histogram.unscaledTheory; !theory.empty())
        derivation.context.push_back(line("of a normal distribution", rounded(theory[at], kInFormula), theory[at]));
    return derivation;
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
