#pragma once

#include <Eigen/Core>

namespace attention {

using Index = Eigen::Index;

/// Row-major, so that one position (one token) is contiguous, as in NumPy and in every table the program writes.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// A matrix, or a rectangle of one, where it lies.
using MatrixView = Eigen::Ref<const Matrix, 0, Eigen::OuterStride<>>;
using Vector = Eigen::VectorXd;

}  // namespace attention
