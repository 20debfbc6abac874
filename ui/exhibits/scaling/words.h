#pragma once

#include <string_view>

#include <QCoreApplication>

#include "core/attention/scaling_study.h"

namespace attention {

/// What words and figure of the exhibit say alike.
struct ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    /// "without the scaling", "with the scaling".
    static QString variantName(bool isScaled);
};

/// Points of a curve, bins, or keys.
inline Index scalingRows(std::string_view matrix, Index keys) {
    if (matrix == kScalingMatrices[3]) return kScoreBins;
    if (matrix == kScalingMatrices[4]) return weightBinCount();
    if (matrix == kScalingMatrices[5]) return keys;
    return Index(sampledWidths().size());
}

}  // namespace attention
