#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include <QCoreApplication>

#include "core/attention/scaling_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

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
/// Points of a curve, bins, or keys.
inline Index scalingRows(std::string_view matrix, Index keys) {
    if (matrix == kScalingMatrices[3]) return kScoreBins;
    if (matrix == kScalingMatrices[4]) return weightBinCount();
    if (matrix == kScalingMatrices[5]) return keys;
    return Index(scalingWidths().size());
}

struct ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const ScalingStudy& study, const Scene& scene);
    static QString description(const ScalingStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell);
    static Explanation explain(const ScalingStudy& study, const Cell& cell);
    /// "without the scaling", "with the scaling".
    static QString way(bool isScaled);

 private:
    static QString seen(const ScalingStudy& study);
    static QString tryThis(const Scene& scene);
    static QString more(const ScalingStudy& study);
    /// What the number of a cell is.
    static QString sentence(const Cell& cell);
};

}  // namespace attention
