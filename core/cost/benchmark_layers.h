#pragma once

#include <optional>
#include <vector>

#include "core/matrix.h"
#include "core/matrix_product.h"

namespace attention {

// Forward passes for timing. Each runs on the calling thread with the kernels used everywhere else and writes to memory
// provided by the caller. They perform exactly the multiply-adds counted by layerCost() and keep nothing for a backward
// pass.

/// Scratch memory for intermediate results. It grows on demand and is kept, so a second pass allocates nothing.
class LayerScratch {
 public:
    /// Returns memory for at least `count` numbers; earlier contents are kept unless it has to grow.
    double* reserve(Index count);

 private:
    std::vector<double> m_numbers;
};

/// out_i = sum over h of x_(i + dilation Delta_h) W_h, where x is 0 outside of 0 ... n - 1 and Delta_h =
/// kernelShift(h, k) = -floor((k - 1)/2) ... floor(k/2): an even kernel reaches one token further to the right.
/// Computes the cross-correlation that deep learning calls convolution (torch.nn.Conv1d): neighbourhoods are written
/// side by side (im2col), then multiplied by the kernel in one product.
/// @param x  n x d
/// @param kernel  k d x d: W_h has rows h d ... (h + 1) d - 1, in x out
/// @param dilation  >= 1
/// @param out  n x d, must not overlap x or kernel
/// @throws std::invalid_argument if the shapes do not fit or the dilation is not positive
void convolutionForward(const MatrixView& x, const MatrixView& kernel, Index dilation, MatrixBlock out,
                        LayerScratch& scratch);
/// Size of the scratch memory of convolutionForward(), in numbers.
Index convolutionScratchSize(Index n, Index d, Index kernel);

/// h_t = tanh(x_t W_x + h_(t - 1) W_h) with h_(-1) = 0 (torch.nn.RNN without biases). All x_t W_x are one product; the
/// rest is one step after the other.
/// @param x  n x d
/// @param inputWeights  W_x, d x d, in x out
/// @param stateWeights  W_h, d x d, in x out
/// @param out  n x d, must not overlap the other matrices
/// @throws std::invalid_argument if the shapes do not fit
void recurrentForward(const MatrixView& x, const MatrixView& inputWeights, const MatrixView& stateWeights,
                      MatrixBlock out);

/// W_q, W_k, W_v and W_o, each d x d, in x out.
struct ProjectionWeights {
    MatrixView query;
    MatrixView key;
    MatrixView value;
    MatrixView output;
};

/// softmax(Q K^T / sqrt(d)) V with one head: Q = K = V = x, or x W_q, x W_k, x W_v and the result times W_o (Vaswani et
/// al. 2017, equation 1). Queries are processed in blocks, so that the n x n weights never exist as a whole.
/// @param x  n x d
/// @param projections  null: Q = K = V = x
/// @param radius  restricted attention: only keys with abs(i - j) <= radius, >= 0; nothing: all of them
/// @param out  n x d, must not overlap the other matrices
/// @throws std::invalid_argument if the shapes do not fit or the radius is negative
void attentionForward(const MatrixView& x, const ProjectionWeights* projections, std::optional<Index> radius,
                      MatrixBlock out, LayerScratch& scratch);
/// Size of the scratch memory of attentionForward() without a radius, in numbers.
Index attentionScratchSize(Index n, Index d, bool hasProjections);

}  // namespace attention
