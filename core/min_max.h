#pragma once

#include <utility>

#include "core/matrix.h"

namespace attention {

/// The smallest and the largest entry of a matrix without NaN that has one entry at least.
std::pair<double, double> minMax(const MatrixView& matrix);

}  // namespace attention
