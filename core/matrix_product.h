#pragma once

#include "core/matrix.h"

namespace attention {

/// A matrix or a block of one, to write into.
using MatrixBlock = Eigen::Ref<Matrix, 0, Eigen::OuterStride<>>;

/// How many threads a product may use: all available ones, or One if the caller itself already runs on several threads.
enum class ProductThreads { Available, One };

/// Computes out = a b. Every entry is the sum of its k products in order, independent of shapes and threads. If the
/// processor has FMA, each addition is rounded once, and the result is then bitwise reproducible across machines.
/// @param a n x k; if k = 0, the product is all zeros
/// @param b k x m
/// @param out n x m, must not overlap a or b
/// @throws std::invalid_argument if the shapes do not fit; the message names all three
void product(const MatrixView& a, const MatrixView& b, MatrixBlock out,
             ProductThreads threads = ProductThreads::Available);

/// Computes out = a bᵀ with the guarantees of product().
/// @param a  n x k; if k = 0, the product is all zeros
/// @param b  m x k
/// @param out  n x m, must not overlap a or b
/// @throws std::invalid_argument if the shapes do not fit; the message names all three
void productWithTransposed(const MatrixView& a, const MatrixView& b, MatrixBlock out,
                           ProductThreads threads = ProductThreads::Available);

}  // namespace attention
