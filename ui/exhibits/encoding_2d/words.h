#pragma once

#include <QString>

#include "core/encoding/grid_study.h"

namespace attention {

/// What words and figure of the exhibit say alike.
struct GridWords {
    /// "(3, 4)"
    static QString placeText(const GridCell& cell);
    /// Decimals of every similarity that is told, so that a sum is seen to be one.
    static int decimalsOf(double largest);
};

}  // namespace attention
