#pragma once

#include <cstddef>

namespace attention {

/// A row-major matrix where it lies: row i begins at data + i * stride.
struct KernelOperand {
    const double* data;
    std::ptrdiff_t stride;
};

/// out = a b with a of n x k, b of k x m (where isTransposed, b is kept as m x k) and out of n x m with that stride.
/// Every entry is the sum of its k products in their order, begun at 0.
using ProductKernel = void(KernelOperand a, KernelOperand b, bool isTransposed, double* out, std::ptrdiff_t stride,
                           std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t m);

// One source, matrix_product_kernel.cpp, compiled for each instruction set under the name of it. A processor must not
// be given another than it has.
ProductKernel productKernelBaseline;
ProductKernel productKernelAvx2;    ///< and FMA
ProductKernel productKernelAvx512;  ///< its foundation, "F"

/// Of out: work is best shared out in whole groups of so many rows.
inline constexpr std::ptrdiff_t kKernelRows = 24;

}  // namespace attention
