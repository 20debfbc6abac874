#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/explain/derivation.h"
#include "core/matrix.h"

namespace attention {

/// Widths of keys, d_k, that are looked at.
inline constexpr Index kMostKeyWidth = 4096;
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

/// The row of the stock that is key j of a draw.
Index scalingKeyRow(Index draw, Index key);

/// The widths that curves are drawn through: powers of two and between them, 1 ... kMostKeyWidth, ascending.
std::span<const Index> scalingWidths();

/// q . k of every draw and key at one width, draws x n, each summed in the order of the components: the scores at a
/// smaller width are its partial sums.
/// @param width  1 ... kMostKeyWidth
/// @throws std::invalid_argument if an argument is out of its range; so do the functions below
/// @param stop  when requested the result is unspecified
Matrix randomScores(const ScalingSetup& setup, Index width, std::stop_token stop = {});

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
    /// Of the scores, or the scaled scores, before the temperature: mean square minus squared mean, over all draws and
    /// keys. In theory d_k, or 1: a product of two independent numbers of variance 1 has variance 1, and variances of
    /// independent numbers add. Its `first`, `second`, `last` and `sum` are of the squared scores.
    DrawMean squares;
    double meanScore = 0;
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
};

/// Entropy, largest weight and gradient of one row of softmax inputs.
struct RowStatistics {
    double entropy = 0;
    double largest = 0;
    double gradient = 0;
};
/// @param inputs   n >= 1, finite
/// @param weights  n, filled with the softmax
RowStatistics softmaxStatistics(std::span<const double> inputs, std::span<double> weights);

/// Shares of all numbers that lie in each bin. Bins follow each other; each holds its lower border.
struct ScalingHistogram {
    std::vector<double> borders;         ///< one more than bins, without the scaling
    std::vector<double> scaledBorders;   ///< and with it; those of weights are the same
    std::vector<std::int64_t> unscaled;  ///< counts
    std::vector<std::int64_t> scaled;
    /// The share that a normal distribution has there, of variance d_k and of 1; empty for weights.
    std::vector<double> unscaledTheory;
    std::vector<double> scaledTheory;
    std::int64_t total = 1;  ///< of either

    Index bins() const { return Index(unscaled.size()); }
    double unscaledShare(Index bin) const { return double(unscaled[std::size_t(bin)]) / double(total); }
    double scaledShare(Index bin) const { return double(scaled[std::size_t(bin)]) / double(total); }
};
/// Bins of scores lie evenly over kScoreReach standard deviations at either side, sqrt(d_k) of the scores and 1 of the
/// scaled ones; the outermost have all beyond, so their outer borders are infinite. Bins of weights are a quarter of a
/// power of ten, and the first has all below kSmallestWeight.
inline constexpr Index kScoreBins = 33;
inline constexpr double kScoreReach = 4;
inline constexpr double kSmallestWeight = 1e-8;
inline constexpr Index kBinsPerDecade = 4;
/// How many bins weights have.
Index weightBinCount();
/// The share that a normal distribution of that deviation has between two numbers, which may be infinite.
double normalShare(double from, double to, double deviation);

/// All that one looks at.
struct ScalingStudy {
    ScalingSetup setup;
    double temperature = 1;               ///< divides what goes into the softmax
    std::vector<WidthStatistics> series;  ///< one for each of scalingWidths()
    WidthStatistics present;              ///< at the width looked at
    ScalingHistogram scores;              ///< at that width
    ScalingHistogram weights;
    /// The normal distribution at kNormalPoints places, evenly over kScoreReach standard deviations at either side:
    /// what a bin around each place would hold. So it passes the bins' own shares, the scores' as well as the scaled
    /// ones'.
    std::vector<double> normal;
};
inline constexpr Index kNormalPoints = 8 * kScoreBins + 1;

/// The study, from what earlier calls left where that will do: another width with the same draws is some milliseconds.
/// @param width  1 ... kMostKeyWidth  @param temperature  > 0
/// @param stop  when requested the result may be null
std::shared_ptr<const ScalingStudy> studyScaling(const ScalingSetup& setup, Index width, double temperature,
                                                 std::stop_token stop = {});
/// The same if it is the one that was asked for last, else null; at once.
std::shared_ptr<const ScalingStudy> lastScalingStudy(const ScalingSetup& setup, Index width, double temperature);
/// Bytes that a study holds, with what is kept for the next one.
double scalingBytes(const ScalingSetup& setup);

/// The curves against d_k.
enum class ScalingCurve { Variance, Entropy, LargestWeight, GradientNorm };
/// Why a point of a curve is what it is.
Derivation scalingDerivation(const ScalingSetup& setup, const WidthStatistics& statistics, ScalingCurve curve,
                             bool isScaled);
/// The value of that point.
double scalingValue(const WidthStatistics& statistics, ScalingCurve curve, bool isScaled);
/// What equal weights have: ln n, 1/n, sqrt(n - 1)/n; of the variance what theory has, d_k or 1.
double scalingReference(const ScalingSetup& setup, Index width, ScalingCurve curve, bool isScaled);

/// Why a bin of a histogram has its share.
Derivation scalingBinDerivation(const ScalingHistogram& histogram, Index bin, bool isScaled);

/// Scores, their variance, and the Jacobian, with symbols.
std::vector<Expression> scalingDefinition(Index width);

}  // namespace attention
