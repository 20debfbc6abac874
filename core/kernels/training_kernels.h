#pragma once

#include "core/kernels/kernels.h"

// Kernels for training. They give the same bits on every instruction set: a product and its addition are rounded once,
// every other operation separately, and sums have a fixed order. On processors without FMA the result is emulated,
// which makes a step about a hundred times slower.

namespace attention {

/// Rows are filled up with zeros to a multiple of so many numbers, unless something else is said.
inline constexpr std::ptrdiff_t kKernelColumns = 8;

/// out = a b, of n x k and k x m; m is a multiple of kKernelColumns. Every entry is the sum of its k products in their
/// order, begun at 0, at what `out` has, or at a bias.
struct TrainingProduct {
    const double* a;
    std::ptrdiff_t aRowStride = 0;     ///< numbers from one row of a to the next
    std::ptrdiff_t aColumnStride = 1;  ///< numbers from one column of a to the next; 1, unless aRowStride is
    MatrixOperand b;
    double* out;
    std::ptrdiff_t stride = 0;  ///< of out
    std::ptrdiff_t n = 0, k = 0, m = 0;
    bool accumulates = false;      ///< to what out has
    const double* bias = nullptr;  ///< m numbers that each row begins at; null: 0
    bool appliesRelu = false;      ///< what is negative becomes 0
};
using TrainingProductKernel = void(const TrainingProduct& product);

/// Each row becomes its softmax. Rows are `stride` = `width` wide.
struct TrainingSoftmax {
    double* rows;
    std::ptrdiff_t count, width;
    /// Multiplies the row first, or divides it,
    double scale = 1;
    bool isDivided = false;
    /// then is added: `width` numbers for each row, biasStride apart; -infinity where a number is hidden or filled up.
    const double* bias;
    std::ptrdiff_t biasStride = 0;
    double* rowMaxima = nullptr;  ///< of each row before, and
    double* rowSums = nullptr;    ///< the sum of exponentials less it; null: not wanted
};
using TrainingSoftmaxKernel = void(const TrainingSoftmax& softmax);

/// From dL/dA to dL/dS of rows A = softmax(S): A (dA - sum of A dA), in the place of dA. What goes into S unscaled is
/// added to `unscaled` (count x width, null: not wanted), then it is multiplied or divided as S was.
using TrainingSoftmaxGradientKernel = void(const double* weights, double* gradient, std::ptrdiff_t count,
                                           std::ptrdiff_t width, double scale, bool isDivided, double* unscaled);

/// Rows of d numbers, `width` wide.
struct TrainingLayerNorm {
    std::ptrdiff_t count, d, width;
    const double* ones;  ///< `width` numbers: d of them 1, then 0
    const double* gain;
    const double* bias;
    double* means;    ///< of each row
    double* factors;  ///< 1/sqrt(variance + 1e-5) of each row
};
/// out = (in - mean) factor gain + bias.
using TrainingNormKernel = void(const TrainingLayerNorm& norm, const double* in, double* out);
/// dL/din from dL/dout; added to what `into` has where isAdded. Sums for gain and bias are written to theirs.
using TrainingNormGradientKernel = void(const TrainingLayerNorm& norm, const double* in, const double* gradient,
                                        double* into, bool isAdded, double* ofGain, double* ofBias);

/// out = a + b
using TrainingSumKernel = void(const double* a, const double* b, double* out, std::ptrdiff_t count);
/// gradient becomes 0 where `out` is not above 0.
using TrainingReluGradientKernel = void(const double* out, double* gradient, std::ptrdiff_t count);
/// The sum of each column, row after row.
using TrainingColumnSumKernel = void(const double* rows, std::ptrdiff_t count, std::ptrdiff_t width, double* sums);
/// Rotates column pairs (c, c + 1) of rows of `width` numbers, `stride` apart: (x cos - y sin, y cos + x sin). Row r
/// uses position r % length. `cosines` and `sines` are length x width with equal values for both columns of a pair,
/// except that the first sine is negated. Rotates backwards if isBack is set.
using TrainingRotaryKernel = void(double* rows, std::ptrdiff_t stride, std::ptrdiff_t count, std::ptrdiff_t length,
                                  const double* cosines, const double* sines, std::ptrdiff_t width, bool isBack);

/// One update of Adam.
struct TrainingAdam {
    double* values;
    double* means;
    double* variances;
    const double* gradient;
    std::ptrdiff_t count;   ///< any
    double rate;            ///< learning rate / (1 - beta_1^t)
    double rootCorrection;  ///< sqrt(1 - beta_2^t)
};
using TrainingAdamKernel = void(const TrainingAdam& adam);

/// row_j becomes exp(row_j), row_j <= 0, for any count.
using TrainingExponentialKernel = void(double* row, std::ptrdiff_t count);

#define ATTENTION_TRAINING_KERNELS                         \
    TrainingProductKernel trainingProduct;                 \
    TrainingSoftmaxKernel trainingSoftmax;                 \
    TrainingSoftmaxGradientKernel trainingSoftmaxGradient; \
    TrainingNormKernel trainingNorm;                       \
    TrainingNormGradientKernel trainingNormGradient;       \
    TrainingSumKernel trainingSum;                         \
    TrainingReluGradientKernel trainingRectified;          \
    TrainingColumnSumKernel trainingColumns;               \
    TrainingRotaryKernel trainingTurn;                     \
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
/// @param set  one that the processor has
TrainingKernels trainingKernelsFor(InstructionSet set);

}  // namespace attention
