#pragma once

#include <Eigen/Core>

namespace attention {

using Index = Eigen::Index;

/// Row-major as in NumPy: the row of one position (one token) is contiguous in memory.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// A matrix or a block of one, without a copy.
using MatrixView = Eigen::Ref<const Matrix, 0, Eigen::OuterStride<>>;
using Vector = Eigen::VectorXd;

}  // namespace attention
