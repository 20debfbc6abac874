#pragma once

#include "core/kernels/kernels.h"

// Kernels for training. They give the same bits on every instruction set: each multiply-add is rounded once, every
// other operation separately, and sums have a fixed order. On processors without FMA the multiply-add is emulated,
// which makes a training step about a hundred times slower.

namespace attention {

/// Unless stated otherwise, rows are padded with zeros to a multiple of this number of values.
inline constexpr std::ptrdiff_t kKernelColumns = 8;

/// out = a b with a of n x k and b of k x m; m is a multiple of kKernelColumns. Every entry is the sum of its k
/// products in their order, starting from 0, from the previous entry of `out`, or from a bias.
struct TrainingProduct {
    const double* a;
    std::ptrdiff_t aRowStride = 0;     ///< distance between rows of a, in numbers
    std::ptrdiff_t aColumnStride = 1;  ///< distance between columns of a, in numbers; one of the two is 1
    MatrixOperand b;
    double* out;
    std::ptrdiff_t stride = 0;  ///< distance between rows of out, in numbers
    std::ptrdiff_t n = 0, k = 0, m = 0;
    bool accumulates = false;      ///< whether the sums start from the entries of out
    const double* bias = nullptr;  ///< m numbers, from which the sums of each row start; null: 0
    bool appliesRelu = false;      ///< whether negative results become 0
};
using TrainingProductKernel = void(const TrainingProduct& product);

/// Each row becomes softmax(row * scale + bias), or softmax(row / scale + bias). Rows are `width` numbers apart.
struct TrainingSoftmax {
    double* rows;
    std::ptrdiff_t count, width;
    double scale = 1;
    bool isDivided = false;  ///< whether rows are divided by `scale` instead of multiplied
    /// `width` numbers for each row; -infinity for masked entries and padding.
    const double* bias;
    std::ptrdiff_t biasStride = 0;  ///< distance between the biases of two rows; 0: one bias for all rows
    double* rowMaxima = nullptr;    ///< output: the maximum of each row before the exponential; null: not wanted
    double* rowSums = nullptr;      ///< output: the sum of exp(entry - maximum) of each row; null: not wanted
};
using TrainingSoftmaxKernel = void(const TrainingSoftmax& softmax);

/// Backward pass of TrainingSoftmax. With dA = dL/dA in `gradient`, computes A (dA - sum of A dA), adds this to
/// `unscaled` (count x width; null: not wanted), and overwrites `gradient` with this times `scale`, or divided by
/// `scale`.
using TrainingSoftmaxGradientKernel = void(const double* weights, double* gradient, std::ptrdiff_t count,
                                           std::ptrdiff_t width, double scale, bool isDivided, double* unscaled);

/// Layer normalisation of rows of d numbers, padded to `width`.
struct TrainingLayerNorm {
    std::ptrdiff_t count, d, width;
    const double* ones;  ///< `width` numbers: d ones, then zeros
    const double* gain;
    const double* bias;
    double* means;    ///< the mean of each row
    double* factors;  ///< 1/sqrt(variance + 1e-5) of each row
};
/// out = (in - mean) factor gain + bias; writes means and factors.
using TrainingNormKernel = void(const TrainingLayerNorm& norm, const double* in, double* out);
/// Computes dL/din from dL/dout = `gradient` and writes it to `into`, or adds it if isAdded. Writes dL/dgain and
/// dL/dbias, summed over the rows.
using TrainingNormGradientKernel = void(const TrainingLayerNorm& norm, const double* in, const double* gradient,
                                        double* into, bool isAdded, double* gainGradient, double* biasGradient);

/// out = a + b
using TrainingSumKernel = void(const double* a, const double* b, double* out, std::ptrdiff_t count);
/// Backward pass of ReLU: gradient_j becomes 0 if out_j <= 0.
using TrainingReluGradientKernel = void(const double* out, double* gradient, std::ptrdiff_t count);
/// The sum of each column, added row by row.
using TrainingColumnSumKernel = void(const double* rows, std::ptrdiff_t count, std::ptrdiff_t width, double* sums);
/// Rotates column pairs (c, c + 1) of rows of `width` numbers, `stride` apart: (x cos - y sin, y cos + x sin). Row r
/// uses position r % length. `cosines` and `sines` are length x width with equal values for both columns of a pair,
/// except that the first sine is negated. Rotates backwards if isBackward is set.
using TrainingRotaryKernel = void(double* rows, std::ptrdiff_t stride, std::ptrdiff_t count, std::ptrdiff_t length,
                                  const double* cosines, const double* sines, std::ptrdiff_t width, bool isBackward);

/// One update of Adam.
struct TrainingAdam {
    double* values;
    double* means;
    double* variances;
    const double* gradient;
    std::ptrdiff_t count;   ///< needs no padding
    double rate;            ///< learning rate / (1 - beta_1^t)
    double rootCorrection;  ///< sqrt(1 - beta_2^t)
};
using TrainingAdamKernel = void(const TrainingAdam& adam);

/// row_j becomes exp(row_j) for row_j <= 0; rows need no padding.
using TrainingExponentialKernel = void(double* row, std::ptrdiff_t count);

#define ATTENTION_TRAINING_KERNELS                         \
    TrainingProductKernel trainingProduct;                 \
    TrainingSoftmaxKernel trainingSoftmax;                 \
    TrainingSoftmaxGradientKernel trainingSoftmaxGradient; \
    TrainingNormKernel trainingNorm;                       \
    TrainingNormGradientKernel trainingNormGradient;       \
    TrainingSumKernel trainingSum;                         \
    TrainingReluGradientKernel trainingReluGradient;       \
    TrainingColumnSumKernel trainingColumnSums;            \
    TrainingRotaryKernel trainingRotary;                   \
    TrainingAdamKernel trainingAdam;                       \
    TrainingExponentialKernel trainingExponential;
namespace baseline {
ATTENTION_TRAINING_KERNELS
}
#if defined(__x86_64__)
namespace avx2 {
ATTENTION_TRAINING_KERNELS
}
namespace avx512 {
ATTENTION_TRAINING_KERNELS
}
#endif
#undef ATTENTION_TRAINING_KERNELS

/// The kernels of one instruction set.
struct TrainingKernels {
    TrainingProductKernel* product;
    TrainingSoftmaxKernel* softmax;
    TrainingSoftmaxGradientKernel* softmaxGradient;
    TrainingNormKernel* norm;
    TrainingNormGradientKernel* normGradient;
    TrainingSumKernel* sum;
    TrainingReluGradientKernel* reluGradient;
    TrainingColumnSumKernel* columnSums;
    TrainingRotaryKernel* rotary;
    TrainingAdamKernel* adam;
    TrainingExponentialKernel* exponential;
};
/// @param set  must be supported by the processor
TrainingKernels trainingKernelsFor(InstructionSet set);

}  // namespace attention
