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

/// The statistics that are plotted against d_k.
enum class ScalingCurve { Variance, Entropy, LargestWeight, GradientNorm };

/// The matrices of selectable cells, named like their tables: points of three curves, bins of two histograms, and the
/// weights of the first query. Column 0 is unscaled, column 1 is scaled by 1/sqrt(d_k).
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
/// Scores of random queries and keys and their softmax, at the current width and as curves against the width. Arrays of
/// two entries hold the unscaled and the scaled value.
struct ScalingStudy : Study {
    ScalingOptions setup;
    double temperature = 1;                           ///< divides the inputs of the softmax
    std::vector<WidthStatistics> series;              ///< one for each of sampledWidths()
    WidthStatistics current;                          ///< at the current width
    ScalingHistogram scores;                          ///< at the current width
    ScalingHistogram weights;                         ///< at the current width
    std::vector<double> normalDensityCurve;           ///< normalCurve()
    std::vector<double> firstScores;                  ///< q . k of the first draw at the current width, n
    std::array<std::vector<double>, 2> firstWeights;  ///< softmax of firstScores, unscaled and scaled
    std::array<double, 2> firstLargest{};             ///< largest of firstWeights
    Index firstBest = 0;                              ///< the key of the largest score and weight
    /// log10 of the ratio of the largest to the second-largest weight; finite even if the second weight underflows to
    /// 0.
    std::array<double, 2> firstLead{};
    std::array<double, 2> highestDensity{};        ///< maximum of scoreDensity() and normalDensity()
    double maxFraction = 0;                        ///< largest fraction of a bin of weights
    std::array<double, kScalingCurves> highest{};  ///< maximum of each selectable curve and its reference
    /// The scores at each of sampledWidths(), which the next study with the same draws reuses; null if too large.
    std::shared_ptr<const std::vector<Matrix>> scoresByWidth;

    const ScalingHistogram& histogram(bool isWeights) const { return isWeights ? weights : scores; }
    /// The density of the scores in a bin: its fraction divided by its width. The outermost bins, which also contain
    /// everything beyond them, count as wide as the others.
    double scoreDensity(Index bin, bool isScaled) const;
    /// The density of a normal distribution with the scores' variance. @param point  index in normalDensityCurve
    double normalDensity(Index point, bool isScaled) const;
    /// The standard deviation of the unscaled scores in theory: sqrt(d_k).
    double deviation() const;
    /// The reference value of a curve: for equal weights ln n, 1/n and sqrt(n - 1)/n; for the variance d_k or 1.
    /// @param width  d_k, which only the variance depends on
    double reference(ScalingCurve curve, bool isScaled, Index width = 1) const;

    /// Explains a point of a curve.
    /// @param point  one of `series`, or `current`
    Derivation derivation(const WidthStatistics& point, ScalingCurve curve, bool isScaled) const;
    /// Explains the weight of a key for the first query.
    Derivation weightDerivation(Index key, bool isScaled) const;
    /// Explains the fraction of a bin of a histogram.
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
/// @param before  an earlier study: if it has the same draws, its scores are reused, so that another width takes only
///                milliseconds. The result is bit for bit the same.
/// @param stop  if a stop is requested, the result may be null
/// @throws std::invalid_argument if an argument is out of its range
std::shared_ptr<const ScalingStudy> studyScaling(const ScalingOptions& setup, Index width, double temperature,
                                                 const ScalingStudy* before = nullptr, std::stop_token stop = {});
/// Bytes needed to compute a study while the previous one still exists.
double scalingBytes(const ScalingOptions& setup);

/// The value of a point of a curve.
double scalingValue(const WidthStatistics& statistics, ScalingCurve curve, bool isScaled);

/// The general formulas of the scores' variance, unscaled and scaled.
std::vector<Expression> scalingDefinition(Index width);

}  // namespace attention
