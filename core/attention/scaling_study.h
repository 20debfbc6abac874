#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/attention/scaling.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

/// The curves against d_k.
enum class ScalingCurve { Variance, Entropy, LargestWeight, GradientNorm };

/// What can be pointed at, by the tables' names: points of three curves, bins of two histograms, and the weights of the
/// first query. Column 0 is without the scaling, column 1 with it.
inline constexpr std::array<std::string_view, 6> kScalingMatrices{"entropy",   "largest-weight",   "gradient-norm",
                                                                  "histogram", "weight-histogram", "weights"};
inline constexpr std::size_t kScalingCurves = 3;

inline bool isScalingCurve(std::string_view matrix) {
    return std::find(kScalingMatrices.begin() + kScalingCurves, kScalingMatrices.end(), matrix) ==
           kScalingMatrices.end();
}
inline ScalingCurve scalingCurveOf(std::string_view matrix) {
    return matrix == kScalingMatrices[1]   ? ScalingCurve::LargestWeight
           : matrix == kScalingMatrices[2] ? ScalingCurve::GradientNorm
                                           : ScalingCurve::Entropy;
}
/// Scores of random queries and keys, and what the softmax makes of them, at one width and against the width.
struct ScalingStudy : Study {
    ScalingOptions setup;
    double temperature = 1;               ///< divides what goes into the softmax
    std::vector<WidthStatistics> series;  ///< one for each of sampledWidths()
    WidthStatistics current;              ///< at the width looked at
    ScalingHistogram scores;              ///< at that width
    ScalingHistogram weights;
    std::vector<double> normalDensityCurve;           ///< normalCurve()
    std::vector<double> firstScores;                  ///< n, q . k of the first draw at that width
    std::array<std::vector<double>, 2> firstWeights;  ///< what the softmax makes of them, without the scaling and with
    std::array<double, 2> firstLargest{};             ///< the largest of these
    Index firstBest = 0;                              ///< the key that has them: the one with the largest score
    /// By how many powers of ten the largest weight exceeds the next one, likewise; finite where the weights are not.
    std::array<double, 2> firstLead{};
    std::array<double, 2> highestDensity{};        ///< of scoreDensity() and normalDensity(), likewise
    double maxFraction = 0;                        ///< of the bins of weights
    std::array<double, kScalingCurves> highest{};  ///< of each curve that can be pointed at, and of its reference
    /// The scores at each of sampledWidths(), for a study of the same draws; null where they would be too large.
    std::shared_ptr<const std::vector<Matrix>> scoresByWidth;

    const ScalingHistogram& histogram(bool isWeights) const { return isWeights ? weights : scores; }
    /// How densely the scores lie in a bin: its share by its width. The outermost bins, which have all beyond, count as
    /// wide as the others.
    double scoreDensity(Index bin, bool isScaled) const;
    /// How densely a normal distribution of the scores' variance lies. @param point  of normalDensityCurve
    double normalDensity(Index point, bool isScaled) const;
    /// Of the scores, in theory: sqrt(d_k).
    double deviation() const;
    /// What equal weights have: ln n, 1/n, sqrt(n - 1)/n; of the variance what theory has, d_k or 1.
    /// @param width  matters to the variance only
    double reference(ScalingCurve curve, bool isScaled, Index width = 1) const;

    /// Why a point of a curve is what it is.
    /// @param point  one of `series`, or `current`
    Derivation derivation(const WidthStatistics& point, ScalingCurve curve, bool isScaled) const;
    /// Why a key has its weight for the first query.
    Derivation weightDerivation(Index key, bool isScaled) const;
    /// Why a bin of a histogram has its share.
    Derivation binDerivation(bool isWeights, Index bin, bool isScaled) const;

    /// @param name  one of kScalingMatrices, or "variance"
    Table table(std::string_view name) const;

 private:
    /// A curve against the width, with its reference.
    Table curveTable(ScalingCurve curve) const;
    Table histogramTable(bool isWeights) const;
    /// The first query's scores and weights.
    Table weightTable() const;
    double scoreBinWidth(bool isScaled) const;
};

/// @param width  1 ... kMaxKeyWidth  @param temperature  > 0
/// @param before  a study whose draws serve again if they are the ones asked for: another width is then some
/// milliseconds. The result is the same to the bit
/// @param stop  when requested the result may be null
/// @throws std::invalid_argument if an argument is out of its range
std::shared_ptr<const ScalingStudy> studyScaling(const ScalingOptions& setup, Index width, double temperature,
                                                 const ScalingStudy* before = nullptr, std::stop_token stop = {});
/// Bytes that a study holds while it comes about from one before it.
double scalingBytes(const ScalingOptions& setup);

/// The value of a point of a curve.
double scalingValue(const WidthStatistics& statistics, ScalingCurve curve, bool isScaled);

/// Scores, their variance, and the Jacobian, with symbols.
std::vector<Expression> scalingDefinition(Index width);

}  // namespace attention
