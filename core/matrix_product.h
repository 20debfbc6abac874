#pragma once

#include "core/matrix.h"

namespace attention {

/// A matrix, or a rectangle of one, to write into.
using MatrixBlock = Eigen::Ref<Matrix, 0, Eigen::OuterStride<>>;

/// How many threads a product works on. One, where the caller shares out its own work among threads.
enum class ProductThreads { Available, One };

/// Computes out = a b. Every entry is the sum of its k products in order, independent of shapes and threads. If the
/// processor has FMA, each addition is rounded once, and the result is then bitwise reproducible across machines.
/// @param a n x k; of k = 0 the product is zeros
/// @param b k x m
/// @param out n x m, no part of it in a or b
/// @throws std::invalid_argument if the shapes do not fit, with all three
void product(const MatrixView& a, const MatrixView& b, MatrixBlock out,
             ProductThreads threads = ProductThreads::Available);

/// out = a bᵀ, in the same way
/// @param a  n x k; of k = 0 the product is zeros
/// @param b  m x k
/// @param out  n x m, no part of it in a or b
/// @throws std::invalid_argument if the shapes do not fit, with all three
void productWithTransposed(const MatrixView& a, const MatrixView& b, MatrixBlock out,
                           ProductThreads threads = ProductThreads::Available);

}  // namespace attention
