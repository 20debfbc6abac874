#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace attention {

inline constexpr Index kMaxKeyWidth = 4096;  ///< of d_k
inline constexpr Index kMaxScalingKeys = 512;
inline constexpr Index kMaxScalingDraws = 100000;

/// Random queries and keys for studying how the softmax reacts to the scale of the scores. Each draw is one query q
/// that attends to n keys k; all components are independent standard normal numbers. Queries are G(seed, ScalingQuery,
/// draw, component). Keys come from a pool of 2039 rows, G(seed, ScalingKey, row, component); key j of draw r is row
/// (64 r + j) mod 2039. Only distant draws share keys, and every number stays the same when n, the number of draws or
/// d_k grows.
struct ScalingOptions {
    Index keys = 60;     ///< n, 1 ... kMaxScalingKeys
    Index draws = 1000;  ///< 1 ... kMaxScalingDraws
    std::uint64_t seed = 1;

    bool operator==(const ScalingOptions&) const = default;
};

/// @throws std::invalid_argument if one of them is out of its range
/// @param width  1 ... kMaxKeyWidth  @param temperature  > 0
void validateScaling(const ScalingOptions& setup, Index width, double temperature);

/// The row of the pool that is key `key` of a draw.
Index scalingKeyRow(Index draw, Index key);

/// The widths that curves are drawn through: powers of two and between them, 1 ... kMaxKeyWidth, ascending.
std::span<const Index> sampledWidths();

/// Scores q . k of all draws and keys, draws x n, at a width that can be extended. Each score sums its components in
/// order, so the scores at a smaller width are its partial sums.
class IncrementalScores {
 public:
    explicit IncrementalScores(const ScalingOptions& setup)
        : IncrementalScores(setup, 0, Matrix::Zero(setup.draws, setup.keys)) {}
    /// @param scores  those at `width`
    IncrementalScores(const ScalingOptions& setup, Index width, Matrix scores)
        : m_setup(setup), m_width(width), m_scores(std::move(scores)) {}

    const Matrix& scores() const { return m_scores; }
    /// @param stop  when requested the scores are unspecified afterwards
    void extendTo(Index width, const std::stop_token& stop);

    /// Bytes beside the scores that growing takes.
    static double bytes(const ScalingOptions& setup);

 private:
    void addComponents(Index first, Index count, const std::stop_token& stop);

    ScalingOptions m_setup;
    Index m_width;
    Matrix m_scores;
    Matrix m_keys;
};

/// The mean over all draws, and the terms that a reader sees of it.
struct DrawMean {
    double first = 0;   ///< of the first draw
    double second = 0;  ///< of the second, if there is one
    double last = 0;    ///< of the last
    double sum = 0;     ///< of all
    double mean = 0;
};

/// What the softmax makes of scores, without the scaling or with it.
struct SoftmaxStatistics {
    DrawMean squares;      ///< of the scores, or the scaled scores, before the temperature
    double meanScore = 0;  ///< of the same, over all draws and keys
    /// Mean square minus squared mean. In theory d_k, or 1 where scaled: a product of two independent numbers of
    /// variance 1 has variance 1, and variances of independent numbers add.
    double variance = 0;
    DrawMean entropy;  ///< -sum w ln w in nats, 0 ... ln n
    DrawMean largest;  ///< the largest weight, 1/n ... 1
    /// How much the weights answer to the scores: the Frobenius norm of the softmax's Jacobian diag(w) - w w^T, 0 ...
    /// 1/2. It is 0 where one weight has all, and then nothing is learned from the scores.
    DrawMean gradient;
};
struct WidthStatistics {
    Index width = 1;             ///< d_k
    SoftmaxStatistics unscaled;  ///< softmax(q . k/temperature)
    SoftmaxStatistics scaled;    ///< softmax(q . k/sqrt(d_k)/temperature)

    const SoftmaxStatistics& of(bool isScaled) const { return isScaled ? scaled : unscaled; }
};
/// @param scores  at `width`  @param stop  when requested the result is unspecified
WidthStatistics widthStatistics(const Matrix& scores, Index width, double temperature,
                                const std::stop_token& stop = {});

/// Entropy, largest weight and gradient of one row of softmax inputs.
struct RowStatistics {
    double entropy = 0;
    double largest = 0;
    double gradient = 0;
};
/// @param inputs   n >= 1, finite
/// @param weights  n, filled with the softmax
RowStatistics softmaxStatistics(std::span<const double> inputs, std::span<double> weights);

// Histogram bins are equally spaced. The two outermost bins also count everything beyond them, so their outer edges are
// infinite.
inline constexpr Index kScoreBins = 33;
/// Standard deviations that bins reach to either side: sqrt(d_k) of the scores, 1 of the scaled ones.
inline constexpr double kScoreRange = 4;
/// The first bin of weights has all below.
inline constexpr double kMinWeight = 1e-8;
/// Bins of weights for each power of ten.
inline constexpr Index kBinsPerDecade = 4;
/// How many bins weights have.
Index weightBinCount();

/// How numbers are spread over bins that follow each other; each holds its lower border.
struct ScalingBins {
    std::vector<double> edges;         ///< one more than bins, ascending
    std::vector<std::int64_t> counts;  ///< of each bin
    /// The share that a normal distribution has there, of variance d_k without the scaling and 1 with it; empty for
    /// weights.
    std::vector<double> theory;
};
/// The scores, or the weights, without the scaling and with it.
struct ScalingHistogram {
    ScalingBins unscaled;
    ScalingBins scaled;
    std::int64_t total = 1;  ///< numbers in either

    const ScalingBins& of(bool isScaled) const { return isScaled ? scaled : unscaled; }
    Index bins() const { return Index(unscaled.counts.size()); }
    /// The share of all numbers that lie in a bin.
    double fraction(Index bin, bool isScaled) const {
        return double(of(isScaled).counts[std::size_t(bin)]) / double(total);
    }
};
ScalingHistogram scoreHistogram(const Matrix& scores, Index width);
/// @param statistics  filled with those of the scores, which come about on the way
ScalingHistogram weightHistogram(const Matrix& scores, Index width, double temperature, WidthStatistics& statistics,
                                 const std::stop_token& stop = {});

/// The share that a normal distribution of that deviation has between two numbers, which may be infinite.
double normalProbability(double from, double to, double deviation);
inline constexpr Index kNormalPoints = 8 * kScoreBins + 1;
/// The normal distribution at kNormalPoints places, evenly over kScoreRange standard deviations at either side: what a
/// bin of scores around each place would hold. So it passes the bins' own shares, the scores' as well as the scaled
/// ones'.
std::vector<double> normalCurve();

}  // namespace attention
