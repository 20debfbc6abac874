#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/matrix.h"

namespace attention {

inline constexpr Index kMostKeyWidth = 4096;  ///< of d_k
inline constexpr Index kMostScalingKeys = 512;
inline constexpr Index kMostScalingDraws = 100000;

/// Random queries and keys, to see what the softmax makes of their scores: each draw is one query q that attends to n
/// keys k, all with independent standard normal components. The queries are G(seed, ScalingQuery, draw, component). The
/// keys come from a stock of 2039, G(seed, ScalingKey, row, component): key j of draw r is row (64 r + j) mod 2039. So
/// draws have keys of their own but for those far apart, and any number stays when n, draws or d_k grows.
struct ScalingSetup {
    Index keys = 60;     ///< n, 1 ... kMostScalingKeys
    Index draws = 1000;  ///< 1 ... kMostScalingDraws
    std::uint64_t seed = 1;

    bool operator==(const ScalingSetup&) const = default;
};

/// @throws std::invalid_argument if one of them is out of its range
/// @param width  1 ... kMostKeyWidth  @param temperature  > 0
void requireScaling(const ScalingSetup& setup, Index width, double temperature);

/// The row of the stock that is key j of a draw.
Index scalingKeyRow(Index draw, Index key);

/// The widths that curves are drawn through: powers of two and between them, 1 ... kMostKeyWidth, ascending.
std::span<const Index> scalingWidths();

/// q . k of every draw and key, draws x n, at a width that can grow: each is summed in the order of the components, so
/// the scores at a smaller width are its partial sums.
class GrowingScores {
 public:
    explicit GrowingScores(const ScalingSetup& setup)
        : GrowingScores(setup, 0, Matrix::Zero(setup.draws, setup.keys)) {}
    /// @param scores  those at `width`
    GrowingScores(const ScalingSetup& setup, Index width, Matrix scores)
        : m_setup(setup), m_width(width), m_scores(std::move(scores)) {}

    const Matrix& scores() const { return m_scores; }
    /// @param stop  when requested the scores are unspecified afterwards
    void growTo(Index width, const std::stop_token& stop);

    /// Bytes beside the scores that growing takes.
    static double bytes(const ScalingSetup& setup);

 private:
    void addComponents(Index first, Index count, const std::stop_token& stop);

    ScalingSetup m_setup;
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

// Bins of scores lie evenly, and the outermost have all beyond, so their outer borders are infinite.
inline constexpr Index kScoreBins = 33;
/// Standard deviations that bins reach to either side: sqrt(d_k) of the scores, 1 of the scaled ones.
inline constexpr double kScoreReach = 4;
/// The first bin of weights has all below.
inline constexpr double kSmallestWeight = 1e-8;
/// Bins of weights for each power of ten.
inline constexpr Index kBinsPerDecade = 4;
/// How many bins weights have.
Index weightBinCount();

/// How numbers are spread over bins that follow each other; each holds its lower border.
struct ScalingBins {
    std::vector<double> borders;       ///< one more than bins, ascending
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
    double share(Index bin, bool isScaled) const {
        return double(of(isScaled).counts[std::size_t(bin)]) / double(total);
    }
};
ScalingHistogram scoreHistogram(const Matrix& scores, Index width);
/// @param statistics  filled with those of the scores, which come about on the way
ScalingHistogram weightHistogram(const Matrix& scores, Index width, double temperature, WidthStatistics& statistics,
                                 const std::stop_token& stop = {});

/// The share that a normal distribution of that deviation has between two numbers, which may be infinite.
double normalShare(double from, double to, double deviation);
inline constexpr Index kNormalPoints = 8 * kScoreBins + 1;
/// The normal distribution at kNormalPoints places, evenly over kScoreReach standard deviations at either side: what a
/// bin of scores around each place would hold. So it passes the bins' own shares, the scores' as well as the scaled
/// ones'.
std::vector<double> normalCurve();

}  // namespace attention
