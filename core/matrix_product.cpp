#include "core/matrix_product.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/kernels/kernels.h"
#include "core/string_utils.h"
#include "core/threads.h"

namespace attention {
namespace {

void requireShapes(bool fit, const char* productText, const MatrixView& a, const MatrixView& b,
                   const MatrixBlock& out) {
    if (fit) return;
    throw std::invalid_argument("the shapes of out = " + std::string(productText) + " do not fit: a is " +
                                shapeText(a.rows(), a.cols()) + ", b is " + shapeText(b.rows(), b.cols()) +
                                ", out is " + shapeText(out.rows(), out.cols()));
}

// Why this project has its own kernel: GFLOP/s on one core with AVX-512, measured in the build of scripts/run; OpenBLAS
// is version 0.3.21 with its kernels for this processor (SkylakeX).
//                              Eigen        Eigen, AVX-512    OpenBLAS    own
//    16 x 16   x 16              9              22               52        49
//    64 x 64   x 64             12              51               78        76
//   512 x 512  x 512            12              61               67        71
//  2048 x 64   x 2048           11              34               45        59
//  2048 x 2048 x 64             13              51               40        57
// Eigen chooses its instructions at compile time. Its inline functions cannot be compiled for AVX-512 in one file only:
// the linker could take that copy for all files. OpenBLAS knows processors by name: on one newer than the library it
// falls back to its kernel for "Prescott", 15 GFLOP/s. OpenBLAS also starts its own threads, adds 30 MB, and its
// rounding depends on shape, threads and processor. The own kernel sums every entry in the order of k.
void multiply(const MatrixView& a, const MatrixView& b, bool isTransposed, MatrixBlock& out, ProductThreads threads) {
    const Index n = out.rows(), k = a.cols(), m = out.cols();
    const auto multiplyRows = [&](Index first, Index end) {
        kernels().product({a.data() + first * a.outerStride(), a.outerStride()}, {b.data(), b.outerStride()},
                          isTransposed, out.data() + first * out.outerStride(), out.outerStride(), end - first, k, m);
    };
    // Floating-point operations that repay the start of a thread: about 50 microseconds of work.
    constexpr double kMinThreadFlops = 2e6;
    if (threads == ProductThreads::One || 2 * double(n) * double(k) * double(m) < 2 * kMinThreadFlops) {
        multiplyRows(0, n);
        return;
    }
    const auto grain = Index(kMinThreadFlops / (2 * double(k) * double(m) * kKernelRowBlock)) + 1;
    parallelFor((n + kKernelRowBlock - 1) / kKernelRowBlock, grain, [&](Index first, Index end) {
        multiplyRows(first * kKernelRowBlock, std::min(n, end * kKernelRowBlock));
    });
}

}  // namespace

void product(const MatrixView& a, const MatrixView& b, MatrixBlock out, ProductThreads threads) {
    requireShapes(a.cols() == b.rows() && out.rows() == a.rows() && out.cols() == b.cols(), "a b", a, b, out);
    multiply(a, b, false, out, threads);
}

void productWithTransposed(const MatrixView& a, const MatrixView& b, MatrixBlock out, ProductThreads threads) {
    requireShapes(a.cols() == b.cols() && out.rows() == a.rows() && out.cols() == b.rows(), "a b^T", a, b, out);
    multiply(a, b, true, out, threads);
}

}  // namespace attention
