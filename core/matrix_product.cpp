#include "core/matrix_product.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/kernels/kernels.h"
#include "core/string_utils.h"
#include "core/threads.h"

namespace attention {
namespace {

void requireShapes(bool fit, const char* what, const MatrixView& a, const MatrixView& b, const MatrixBlock& out) {
    if (fit) return;
    throw std::invalid_argument("the shapes of out = " + std::string(what) + " do not fit: a is " +
                                shapeText(a.rows(), a.cols()) + ", b is " + shapeText(b.rows(), b.cols()) +
                                ", out is " + shapeText(out.rows(), out.cols()));
}

// Why a kernel of our own: measured in GFLOP/s of one core of a processor with AVX-512, in the build that scripts/run
// makes, against OpenBLAS 0.3.21 with the kernels that it has for such a processor (SkylakeX).
//                              Eigen        Eigen, AVX-512    OpenBLAS    this
//    16 x 16   x 16              9              22               52        49
//    64 x 64   x 64             12              51               78        76
//   512 x 512  x 512            12              61               67        71
//  2048 x 64   x 2048           11              34               45        59
//  2048 x 2048 x 64             13              51               40        57
// Eigen chooses its instructions when it is compiled, and its functions, being inline, would be shared with what is
// compiled for every processor. OpenBLAS knows processors by name: one younger than itself gets its kernel for
// "Prescott", 15 GFLOP/s. It also keeps threads of its own, brings 30 MB and rounds differently with the shape, the
// threads and the processor. Here every entry is summed up in the order of k.
void multiply(const MatrixView& a, const MatrixView& b, bool isTransposed, MatrixBlock& out, ProductThreads threads) {
    const Index n = out.rows(), k = a.cols(), m = out.cols();
    const auto rows = [&](Index first, Index end) {
        kernels().product({a.data() + first * a.outerStride(), a.outerStride()}, {b.data(), b.outerStride()},
                          isTransposed, out.data() + first * out.outerStride(), out.outerStride(), end - first, k, m);
    };
    // Some 50 microseconds.
    constexpr double kWorthAThread = 2e6;
    if (threads == ProductThreads::One || 2 * double(n) * double(k) * double(m) < 2 * kWorthAThread) {
        rows(0, n);
        return;
    }
    const auto grain = Index(kWorthAThread / (2 * double(k) * double(m) * kKernelRowBlock)) + 1;
    parallelFor((n + kKernelRowBlock - 1) / kKernelRowBlock, grain,
                [&](Index first, Index end) { rows(first * kKernelRowBlock, std::min(n, end * kKernelRowBlock)); });
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
