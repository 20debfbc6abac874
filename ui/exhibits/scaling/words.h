#pragma once

#include <string_view>

#include <QCoreApplication>

#include "core/attention/scaling_study.h"

namespace attention {

/// Functions that texts and figure of the exhibit share.
struct ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    /// "without the scaling", "with the scaling".
    static QString variantName(bool isScaled);
};

/// The number of rows of a matrix: widths of a curve, bins of a histogram, or keys.
inline Index scalingRows(std::string_view matrix, Index keys) {
    if (matrix == kScalingMatrices[3]) return kScoreBins;
    if (matrix == kScalingMatrices[4]) return weightBinCount();
    if (matrix == kScalingMatrices[5]) return keys;
    return Index(sampledWidths().size());
}

}  // namespace attention
