#pragma once

#include <QString>

#include "core/encoding/grid_study.h"

namespace attention {

/// Texts that both the caption and the figure of this exhibit use.
struct GridWords {
    /// Row and column: "(3, 4)".
    static QString placeText(const GridCell& cell);
    /// Number of decimals for all similarities, equal for summands and sum, so that a reader can check the addition.
    /// @param largest  the largest similarity
    static int decimalsOf(double largest);
};

}  // namespace attention
