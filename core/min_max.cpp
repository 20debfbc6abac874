#include "core/min_max.h"

#include <algorithm>

namespace attention {

std::pair<double, double> minMax(const MatrixView& matrix) {
    std::pair extent{matrix(0, 0), matrix(0, 0)};
    // Row by row, so that each row is read from memory only once, for both the minimum and the maximum.
    for (Index row = 0; row < matrix.rows(); ++row) {
        extent.first = std::min(extent.first, matrix.row(row).minCoeff());
        extent.second = std::max(extent.second, matrix.row(row).maxCoeff());
    }
    return extent;
}

}  // namespace attention
