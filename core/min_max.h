#pragma once

#include <utility>

#include "core/matrix.h"

namespace attention {

/// The smallest and the largest entry of a matrix that is not empty and holds no NaN.
std::pair<double, double> minMax(const MatrixView& matrix);

}  // namespace attention
