#pragma once

#include <string_view>
#include <vector>

#include <QCoreApplication>

#include "core/attention/scaling_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

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
    static QString description(const ScalingStudy& study);
    static std::vector<Explanation::Tag> tags(const ScalingStudy& study, const Cell& cell);
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
