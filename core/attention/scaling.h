#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace attention {

inline constexpr Index kMaxKeyWidth = 4096;  ///< maximum of d_k
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

/// @throws std::invalid_argument if an argument or a member of `setup` is out of its range
/// @param width  1 ... kMaxKeyWidth  @param temperature  > 0
void validateScaling(const ScalingOptions& setup, Index width, double temperature);

/// The row of the key pool that serves as key number `key` of a draw.
Index scalingKeyRow(Index draw, Index key);

/// The widths at which curves are sampled, ascending: 1, 2, 3, 4, 6, 8, 12, 16, ... kMaxKeyWidth.
std::span<const Index> sampledWidths();

/// Scores q . k of all draws and keys, draws x n, at a width that can be extended. Each score sums its components in
/// order, so the scores at a smaller width are its partial sums.
class IncrementalScores {
 public:
    explicit IncrementalScores(const ScalingOptions& setup)
        : IncrementalScores(setup, 0, Matrix::Zero(setup.draws, setup.keys)) {}
    /// @param scores  q . k at `width`
    IncrementalScores(const ScalingOptions& setup, Index width, Matrix scores)
        : m_setup(setup), m_width(width), m_scores(std::move(scores)) {}

    const Matrix& scores() const { return m_scores; }
    /// @param stop  if a stop is requested, the scores are unspecified afterwards
    void extendTo(Index width, const std::stop_token& stop);

    /// Bytes of temporary memory that extendTo() needs besides the scores.
    static double bytes(const ScalingOptions& setup);

 private:
    void addComponents(Index first, Index count, const std::stop_token& stop);

    ScalingOptions m_setup;
    Index m_width;
    Matrix m_scores;
    Matrix m_keys;
};

/// A mean over all draws, and the terms of its sum that derivations show.
struct DrawMean {
    double first = 0;   ///< value of the first draw
    double second = 0;  ///< value of the second draw, if there is one
    double last = 0;    ///< value of the last draw
    double sum = 0;     ///< of the values of all draws
    double mean = 0;
};

/// Statistics of scores and of their softmax, either unscaled or scaled by 1/sqrt(d_k).
struct SoftmaxStatistics {
    DrawMean squares;      ///< squared scores (scaled, but not divided by the temperature)
    double meanScore = 0;  ///< mean of these scores over all draws and keys
    /// Mean square minus squared mean. In theory d_k, or 1 if scaled: a product of two independent numbers of mean 0
    /// and variance 1 has variance 1, and the variances of independent numbers add up.
    double variance = 0;
    DrawMean entropy;  ///< -sum w ln w in nats, 0 ... ln n
    DrawMean largest;  ///< the largest weight, 1/n ... 1
    /// How much the weights react to the scores: the Frobenius norm of the softmax's Jacobian diag(w) - w w^T. It is 0
    /// if one weight is 1, because then no gradient flows back to the scores.
    DrawMean gradient;
};
struct WidthStatistics {
    Index width = 1;             ///< d_k
    SoftmaxStatistics unscaled;  ///< softmax(q . k/temperature)
    SoftmaxStatistics scaled;    ///< softmax(q . k/sqrt(d_k)/temperature)

    const SoftmaxStatistics& of(bool isScaled) const { return isScaled ? scaled : unscaled; }
};
/// @param scores  q . k at `width`  @param stop  if a stop is requested, the result is unspecified
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
/// The bins of scores cover this many standard deviations on either side of 0. The deviation is sqrt(d_k), or 1 if
/// scaled.
inline constexpr double kScoreRange = 4;
/// The first bin of weights contains all weights below this.
inline constexpr double kMinWeight = 1e-8;
/// Bins of weights for each power of ten.
inline constexpr Index kBinsPerDecade = 4;
/// Number of bins of weights.
Index weightBinCount();

/// A histogram with contiguous bins. A bin includes its lower edge and excludes its upper edge.
struct ScalingBins {
    std::vector<double> edges;         ///< ascending, one more than there are bins
    std::vector<std::int64_t> counts;  ///< of each bin
    /// For scores, the probability of each bin under a normal distribution of variance d_k, or 1 if scaled; empty for
    /// weights.
    std::vector<double> theory;
};
/// The histograms of scores or weights, unscaled and scaled.
struct ScalingHistogram {
    ScalingBins unscaled;
    ScalingBins scaled;
    std::int64_t total = 1;  ///< count of numbers in each histogram

    const ScalingBins& of(bool isScaled) const { return isScaled ? scaled : unscaled; }
    Index bins() const { return Index(unscaled.counts.size()); }
    /// The fraction of all numbers that lie in a bin.
    double fraction(Index bin, bool isScaled) const {
        return double(of(isScaled).counts[std::size_t(bin)]) / double(total);
    }
};
ScalingHistogram scoreHistogram(const Matrix& scores, Index width);
/// @param statistics  receives the statistics of the scores, which are computed on the way
ScalingHistogram weightHistogram(const Matrix& scores, Index width, double temperature, WidthStatistics& statistics,
                                 const std::stop_token& stop = {});

/// The probability that a normal number of mean 0 and the given standard deviation lies between `from` and `to`, which
/// may be infinite.
double normalProbability(double from, double to, double deviation);
inline constexpr Index kNormalPoints = 8 * kScoreBins + 1;
/// The standard normal distribution as a curve over the histogram of scores: kNormalPoints values at equal distances
/// from -kScoreRange to kScoreRange. Each value is the probability of a score bin centred there, so that the curve
/// passes through ScalingBins::theory, unscaled and scaled.
std::vector<double> normalCurve();

}  // namespace attention
