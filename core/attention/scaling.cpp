#include "core/attention/scaling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <stdexcept>
#include <string>

#include "core/attention/softmax.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/threads.h"
#include "core/vectorised.h"

namespace attention {
namespace {

/// Number of rows in the pool of keys, a prime; the keys of successive draws start kStride rows apart.
constexpr Index kPoolRows = 2039;
constexpr Index kStride = 64;
/// Number of components that are drawn at once, so that their keys fit into the second-level cache.
constexpr Index kComponentsAtOnce = 32;
/// Minimum number of draws per thread.
constexpr Index kDrawsPerThread = 32;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void requireRange(const char* name, Index value, Index maximum) {
    if (value < 1 || value > maximum)
        throw std::invalid_argument(std::string(name) + ": " + std::to_string(value) +
                                    "; accepted: whole numbers 1 to " + std::to_string(maximum));
}

ATTENTION_VECTORISED void addMultiple(double* __restrict sums, const double* __restrict row, double factor,
                                      Index count) {
    for (Index j = 0; j < count; ++j) sums[j] += factor * row[j];
}

/// @param values  one for each draw
DrawMean meanOf(std::span<const double> values) {
    DrawMean mean;
    mean.first = values.front();
    mean.second = values.size() > 1 ? values[1] : 0;
    mean.last = values.back();
    for (const double value : values) mean.sum += value;
    mean.mean = mean.sum / double(values.size());
    return mean;
}

/// @param divisor  of the scores; before the softmax they are also divided by the temperature
/// @param withDraw  called for each draw with the inputs of its softmax and its largest weight
template <class WithDraw>
SoftmaxStatistics statisticsOf(const Matrix& scores, double divisor, double temperature, WithDraw withDraw,
                               const std::stop_token& stop) {
    const Index draws = scores.rows();
    const Index n = scores.cols();
    Matrix drawStatistics(3, draws);
    parallelFor(draws, kDrawsPerThread, [&](Index begin, Index end) {
        std::vector<double> inputs(static_cast<std::size_t>(n));
        std::vector<double> weights(static_cast<std::size_t>(n));
        for (Index draw = begin; draw < end && !stop.stop_requested(); ++draw) {
            for (Index j = 0; j < n; ++j) inputs[std::size_t(j)] = scores(draw, j) / divisor / temperature;
            const RowStatistics row = softmaxStatistics(inputs, weights);
            drawStatistics(0, draw) = row.entropy;
            drawStatistics(1, draw) = row.largest;
            drawStatistics(2, draw) = row.gradient;
            withDraw(inputs, row.largest);
        }
    });
    SoftmaxStatistics result;
    const auto meanOfRow = [&](Index row) { return meanOf({drawStatistics.row(row).data(), std::size_t(draws)}); };
    result.entropy = meanOfRow(0);
    result.largest = meanOfRow(1);
    result.gradient = meanOfRow(2);

    const double count = double(scores.size());
    const double* const data = scores.data();
    const auto squared = [&](Index k) { return (data[k] / divisor) * (data[k] / divisor); };
    double sum = 0;
    double squares = 0;
    for (Index k = 0; k < scores.size(); ++k) {
        sum += data[k] / divisor;
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

void doNothing(std::span<const double>, double) {}

std::vector<double> scoreBinEdges(double deviation) {
    const double range = kScoreRange * deviation;
    const double step = 2 * range / double(kScoreBins);
    std::vector<double> edges{-kInfinity};
    for (Index bin = 1; bin < kScoreBins; ++bin) edges.push_back(-range + double(bin) * step);
    edges.push_back(kInfinity);
    return edges;
}

std::vector<double> weightBinEdges() {
    const Index bins = weightBinCount();
    std::vector<double> edges{0};
    for (Index bin = 0; bin < bins; ++bin)
        edges.push_back(std::pow(10.0, double(bin - bins + 1) / double(kBinsPerDecade)));
    return edges;
}

}  // namespace

void validateScaling(const ScalingOptions& setup, Index width, double temperature) {
    requireRange("n", setup.keys, kMaxScalingKeys);
    requireRange("draws", setup.draws, kMaxScalingDraws);
    requireRange("key-width", width, kMaxKeyWidth);
    if (!(temperature > 0) || !std::isfinite(temperature))
        throw std::invalid_argument("temperature: accepted: numbers above 0");
}

Index scalingKeyRow(Index draw, Index key) {
    return (draw * kStride + key) % kPoolRows;
}

std::span<const Index> sampledWidths() {
    static const std::vector<Index> widths = [] {
        std::vector<Index> list;
        for (Index power = 1; power <= kMaxKeyWidth; power *= 2) {
            list.push_back(power);
            if (power > 1 && power < kMaxKeyWidth) list.push_back(power / 2 * 3);
        }
        return list;
    }();
    return widths;
}

void IncrementalScores::extendTo(Index width, const std::stop_token& stop) {
    while (m_width < width && !stop.stop_requested()) {
        const Index count = std::min(kComponentsAtOnce, width - m_width);
        addComponents(m_width, count, stop);
        m_width += count;
    }
}

void IncrementalScores::addComponents(Index first, Index count, const std::stop_token& stop) {
    // Row c holds component c of the pool's keys. The first keys are repeated behind the end of the pool, so that the
    // keys of each draw are contiguous.
    const Index last = (m_setup.draws - 1) * kStride + m_setup.keys;
    const Index rows = std::min(kPoolRows, last);
    m_keys.resize(count, rows + (last > kPoolRows ? m_setup.keys : 0));
    parallelFor(count, 4, [&](Index begin, Index end) {
        for (Index c = begin; c < end && !stop.stop_requested(); ++c) {
            double* const keys = m_keys.row(c).data();
            standardNormalColumn(m_setup.seed, std::uint32_t(RandomStream::ScalingKey), 0, std::uint32_t(first + c),
                                 {keys, std::size_t(rows)});
            std::copy_n(keys, m_keys.cols() - rows, keys + rows);
        }
    });
    parallelFor(m_setup.draws, kDrawsPerThread, [&](Index begin, Index end) {
        Matrix queries(count, end - begin);
        for (Index c = 0; c < count && !stop.stop_requested(); ++c)
            standardNormalColumn(m_setup.seed, std::uint32_t(RandomStream::ScalingQuery), std::uint64_t(begin),
                                 std::uint32_t(first + c), {queries.row(c).data(), std::size_t(end - begin)});
        for (Index draw = begin; draw < end && !stop.stop_requested(); ++draw) {
            const Index start = scalingKeyRow(draw, 0);
            double* const sums = m_scores.row(draw).data();
            for (Index c = 0; c < count; ++c)
                addMultiple(sums, m_keys.row(c).data() + start, queries(c, draw - begin), m_setup.keys);
        }
    });
}

double IncrementalScores::bytes(const ScalingOptions& setup) {
    return double(kComponentsAtOnce) * double(kPoolRows + setup.keys) * sizeof(double);
}

WidthStatistics widthStatistics(const Matrix& scores, Index width, double temperature, const std::stop_token& stop) {
    return {.width = width,
            .unscaled = statisticsOf(scores, 1, temperature, doNothing, stop),
            .scaled = statisticsOf(scores, std::sqrt(double(width)), temperature, doNothing, stop)};
}

RowStatistics softmaxStatistics(std::span<const double> inputs, std::span<double> weights) {
    softmaxRow(inputs, {.first = 0, .end = Index(inputs.size())}, weights);
    const auto top = std::size_t(std::max_element(inputs.begin(), inputs.end()) - inputs.begin());
    RowStatistics row;
    row.largest = weights[top];
    // Sums over all other weights: this avoids cancellation when the largest weight is nearly 1.
    double otherWeights = 0;
    double squares = 0;
    double fourthPowers = 0;
    double diagonal = 0;
    for (std::size_t j = 0; j < inputs.size(); ++j) {
        if (j == top) continue;
        const double w = weights[j];
        const double square = w * w;
        otherWeights += w;
        squares += square;
        fourthPowers += square * square;
        diagonal += square * (1 - w) * (1 - w);
        row.entropy += w * (inputs[top] - inputs[j]);
    }
    // -sum w ln w, where ln w_j = input_j - largest input + ln of the largest weight.
    row.entropy -= otherWeights < 0.5 ? std::log1p(-otherWeights) : std::log(row.largest);
    const double largestSquare = row.largest * row.largest;
    row.gradient = std::sqrt(largestSquare * otherWeights * otherWeights + diagonal + 2 * largestSquare * squares +
                             std::max(0.0, squares * squares - fourthPowers));
    return row;
}

Index weightBinCount() {
    return 1 + Index(std::lround(-std::log10(kMinWeight))) * kBinsPerDecade;
}

ScalingHistogram scoreHistogram(const Matrix& scores, Index width) {
    ScalingHistogram histogram;
    histogram.total = scores.size();
    const double root = std::sqrt(double(width));
    for (const bool isScaled : {false, true}) {
        const double divisor = isScaled ? root : 1;
        const double deviation = isScaled ? 1 : root;
        const double range = kScoreRange * deviation;
        const double step = 2 * range / double(kScoreBins);
        ScalingBins& bins = isScaled ? histogram.scaled : histogram.unscaled;
        bins.edges = scoreBinEdges(deviation);
        bins.counts.assign(std::size_t(kScoreBins), 0);
        for (const double score : scores.reshaped()) {
            const double binIndex = std::floor((score / divisor + range) / step);
            ++bins.counts[std::size_t(std::clamp(binIndex, 0.0, double(kScoreBins - 1)))];
        }
        for (std::size_t bin = 0; bin < std::size_t(kScoreBins); ++bin)
            bins.theory.push_back(normalProbability(bins.edges[bin], bins.edges[bin + 1], deviation));
    }
    return histogram;
}

ScalingHistogram weightHistogram(const Matrix& scores, Index width, double temperature, WidthStatistics& statistics,
                                 const std::stop_token& stop) {
    const Index bins = weightBinCount();
    ScalingHistogram histogram;
    histogram.total = scores.size();
    statistics.width = width;
    for (const bool isScaled : {false, true}) {
        ScalingBins& scalingBins = isScaled ? histogram.scaled : histogram.unscaled;
        scalingBins.edges = weightBinEdges();
        scalingBins.counts.assign(std::size_t(bins), 0);
        std::mutex mutex;
        const auto count = [&](std::span<const double> inputs, double largest) {
            // ln w_j = input_j - largest input + ln of the largest weight
            const double top = *std::max_element(inputs.begin(), inputs.end());
            const double logLargest = std::log(largest);
            const std::lock_guard lock(mutex);
            for (const double input : inputs) {
                const double decades = (input - top + logLargest) / std::log(10.0);
                const double binIndex = std::floor(decades * double(kBinsPerDecade)) + double(bins);
                ++scalingBins.counts[std::size_t(std::clamp(binIndex, 0.0, double(bins - 1)))];
            }
        };
        (isScaled ? statistics.scaled : statistics.unscaled) =
            statisticsOf(scores, isScaled ? std::sqrt(double(width)) : 1, temperature, count, stop);
    }
    return histogram;
}

double normalProbability(double from, double to, double deviation) {
    // For positive bounds, the mirrored interval is computed to avoid cancellation.
    const auto cumulative = [&](double x) { return 0.5 * std::erfc(-x / deviation / std::sqrt(2.0)); };
    return from > 0 ? cumulative(-from) - cumulative(-to) : cumulative(to) - cumulative(from);
}

std::vector<double> normalCurve() {
    const double halfBinWidth = kScoreRange / double(kScoreBins);
    std::vector<double> curve;
    for (Index point = 0; point < kNormalPoints; ++point) {
        const double center = kScoreRange * (2 * double(point) / double(kNormalPoints - 1) - 1);
        curve.push_back(normalProbability(center - halfBinWidth, center + halfBinWidth, 1));
    }
    return curve;
}

}  // namespace attention
