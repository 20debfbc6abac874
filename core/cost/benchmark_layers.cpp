#include "core/cost/benchmark_layers.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "core/attention/convolution_heads.h"
#include "core/kernels/kernels.h"

namespace attention {
namespace {

using NumbersAsMatrix = Eigen::Map<Matrix, 0, Eigen::OuterStride<>>;

/// Number of rows of `out` that are computed at a time. Their intermediate results fit into the second-level cache for
/// any sequence length, so that the time of one multiply-add does not depend on the length.
constexpr Index kRowsAtOnce = 2 * kKernelRowBlock;

NumbersAsMatrix asMatrix(double* numbers, Index rows, Index columns) {
    return {numbers, rows, columns, Eigen::OuterStride<>(columns)};
}

void requireShapes(bool fit) {
    if (!fit) throw std::invalid_argument("the shapes of a layer's input, weights and output do not fit");
}

bool isSquare(const MatrixView& matrix, Index d) {
    return matrix.rows() == d && matrix.cols() == d;
}

/// Replaces each row of scores by the softmax of the scores divided by `root`, sqrt(d).
void weigh(NumbersAsMatrix& scores, double root) {
    for (Index i = 0; i < scores.rows(); ++i) {
        double* const row = scores.data() + i * scores.outerStride();
        kernels().divide(row, scores.cols(), root, row);
        kernels().softmax(row, scores.cols());
    }
}

}  // namespace

double* LayerScratch::reserve(Index count) {
    if (std::size_t(count) > m_numbers.size()) m_numbers.resize(std::size_t(count));
    return m_numbers.data();
}

Index convolutionScratchSize(Index n, Index d, Index kernel) {
    return std::min(n, kRowsAtOnce) * kernel * d;
}

void convolutionForward(const MatrixView& x, const MatrixView& kernel, Index dilation, MatrixBlock out,
                        LayerScratch& scratch) {
    const Index n = x.rows(), d = x.cols();
    requireShapes(d > 0 && kernel.cols() == d && kernel.rows() > 0 && kernel.rows() % d == 0 && out.rows() == n &&
                  out.cols() == d);
    if (dilation < 1) throw std::invalid_argument("the dilation of a convolution must be at least 1");
    const Index taps = kernel.rows() / d;
    double* const numbers = scratch.reserve(convolutionScratchSize(n, d, taps));
    for (Index first = 0; first < n; first += kRowsAtOnce) {
        const Index rows = std::min(kRowsAtOnce, n - first);
        for (Index i = 0; i < rows; ++i) {
            double* to = numbers + i * taps * d;
            for (Index tap = 0; tap < taps; ++tap, to += d) {
                const Index at = first + i + dilation * kernelShift(tap, taps);
                if (at >= 0 && at < n) {
                    std::copy_n(x.data() + at * x.outerStride(), d, to);
                } else {
                    std::fill_n(to, d, 0.0);
                }
            }
        }
        product(asMatrix(numbers, rows, taps * d), kernel, out.middleRows(first, rows), ProductThreads::One);
    }
}

void recurrentForward(const MatrixView& x, const MatrixView& inputWeights, const MatrixView& stateWeights,
                      MatrixBlock out) {
    const Index n = x.rows(), d = x.cols();
    requireShapes(isSquare(inputWeights, d) && isSquare(stateWeights, d) && out.rows() == n && out.cols() == d);
    product(x, inputWeights, out, ProductThreads::One);
    const MatrixOperand weights{stateWeights.data(), stateWeights.outerStride()};
    for (Index t = 0; t < n; ++t) {
        double* const state = out.data() + t * out.outerStride();
        if (t > 0) kernels().addRowProduct(state - out.outerStride(), weights, state, d, d);
        kernels().tanh(state, d);
    }
}

Index attentionScratchSize(Index n, Index d, bool hasProjections) {
    return std::min(n, kRowsAtOnce) * n + (hasProjections ? 4 * n * d : 0);
}

void attentionForward(const MatrixView& x, const ProjectionWeights* projections, std::optional<Index> radius,
                      MatrixBlock out, LayerScratch& scratch) {
    const Index n = x.rows(), d = x.cols();
    requireShapes(d > 0 && out.rows() == n && out.cols() == d);
    if (radius && *radius < 0) throw std::invalid_argument("the radius of restricted attention must be at least 0");
    double* const numbers = scratch.reserve(attentionScratchSize(n, d, projections != nullptr));
    const double root = std::sqrt(double(d));

    // Memory for queries, keys, values, and the output of the head before the last projection.
    double* const projected = numbers + std::min(n, kRowsAtOnce) * n;
    const auto attend = [&](const MatrixView& query, const MatrixView& key, const MatrixView& value, MatrixBlock to) {
        if (radius) {
            for (Index i = 0; i < n; ++i) {
                const Index first = i - std::min(*radius, i), last = i + std::min(*radius, n - 1 - i);
                const Index keys = last - first + 1;
                NumbersAsMatrix scores = asMatrix(numbers, 1, keys);
                productWithTransposed(query.middleRows(i, 1), key.middleRows(first, keys), scores, ProductThreads::One);
                weigh(scores, root);
                product(scores, value.middleRows(first, keys), to.middleRows(i, 1), ProductThreads::One);
            }
            return;
        }
        for (Index first = 0; first < n; first += kRowsAtOnce) {
            const Index rows = std::min(kRowsAtOnce, n - first);
            NumbersAsMatrix scores = asMatrix(numbers, rows, n);
            productWithTransposed(query.middleRows(first, rows), key, scores, ProductThreads::One);
            weigh(scores, root);
            product(scores, value, to.middleRows(first, rows), ProductThreads::One);
        }
    };
    if (!projections) {
        attend(x, x, x, out);
        return;
    }
    requireShapes(isSquare(projections->query, d) && isSquare(projections->key, d) && isSquare(projections->value, d) &&
                  isSquare(projections->output, d));
    NumbersAsMatrix query = asMatrix(projected, n, d), key = asMatrix(projected + n * d, n, d),
                    value = asMatrix(projected + 2 * n * d, n, d), heads = asMatrix(projected + 3 * n * d, n, d);
    product(x, projections->query, query, ProductThreads::One);
    product(x, projections->key, key, ProductThreads::One);
    product(x, projections->value, value, ProductThreads::One);
    attend(query, key, value, heads);
    product(heads, projections->output, out, ProductThreads::One);
}

}  // namespace attention
