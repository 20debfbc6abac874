#pragma once

#include <cstddef>

// Code that is compiled for several instruction sets; the program selects one at run time. Each .cpp file of this
// folder is compiled once per instruction set, in a namespace named after it. These files must not include headers with
// inline functions (Eigen, most of std): the linker keeps one copy of each inline function for the whole program, and
// that copy might use instructions that the processor lacks.

namespace attention {

/// A view of a row-major matrix: row i begins at data + i * stride.
template <class Number>
struct OperandOf {
    const Number* data;
    std::ptrdiff_t stride;
};
using MatrixOperand = OperandOf<double>;
using FloatOperand = OperandOf<float>;

/// out = a b with a of n x k, b of k x m (stored as m x k if isTransposed) and out of n x m. `stride` is the number of
/// entries from one row of out to the next. Every entry is the sum of its k products in their order, starting from 0.
using ProductKernel = void(MatrixOperand a, MatrixOperand b, bool isTransposed, double* out, std::ptrdiff_t stride,
                           std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t m);

/// ProductKernel in single precision.
using FloatProductKernel = void(FloatOperand a, FloatOperand b, bool isTransposed, float* out, std::ptrdiff_t stride,
                                std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t m);

/// out += x b with x of k numbers, b of k x m and out of m numbers. Every entry is the sum of four partial sums of
/// every fourth product: independent sums hide the latency of a multiply-add.
using RowProductKernel = void(const double* x, MatrixOperand b, double* out, std::ptrdiff_t k, std::ptrdiff_t m);

/// row_j becomes exp(row_j - max) / sum over k of exp(row_k - max), for count >= 1 numbers; exactly 0 for -infinity.
/// Every instruction set gives the same bits.
using SoftmaxKernel = void(double* row, std::ptrdiff_t count);

/// row_j becomes tanh(row_j) with an absolute error below 3e-16; NaN stays NaN.
using TanhKernel = void(double* row, std::ptrdiff_t count);

/// out_j = in_j * factor, or for `divide` in_j / factor; out may be in.
using ScaleKernel = void(const double* in, std::ptrdiff_t count, double factor, double* out);

// Kernels of language models, in single precision.

/// row_j becomes exp(factor row_j - max) divided by the sum of these, for count >= 1 finite numbers.
using FloatSoftmaxKernel = void(float* row, std::ptrdiff_t count, float factor);

/// row_j becomes x Phi(x) with x = row_j + bias_j, with an error below 1e-6 |x|.
/// @param isExact  true: with the error function; false: the approximation with tanh, which differs by up to 5e-4
using GeluKernel = void(float* row, const float* bias, std::ptrdiff_t count, bool isExact);

/// out_j = (in_j - mean) / sqrt(variance + epsilon) scale_j + shift_j for count >= 1 numbers (layer normalisation); out
/// may be in.
using FloatNormKernel = void(const float* in, const float* scale, const float* shift, float epsilon,
                             std::ptrdiff_t count, float* out);

#define ATTENTION_KERNELS_OF(set)    \
    namespace set {                  \
    ProductKernel product;           \
    FloatProductKernel floatProduct; \
    RowProductKernel addRowProduct;  \
    SoftmaxKernel softmax;           \
    TanhKernel tanh;                 \
    ScaleKernel multiply, divide;    \
    FloatSoftmaxKernel floatSoftmax; \
    GeluKernel gelu;                 \
    FloatNormKernel floatNorm;       \
    }
ATTENTION_KERNELS_OF(baseline)
#if defined(__x86_64__)
ATTENTION_KERNELS_OF(avx2)    // with FMA
ATTENTION_KERNELS_OF(avx512)  // AVX-512F
#endif
#undef ATTENTION_KERNELS_OF

/// A product is best divided among threads in multiples of this number of rows of `out`.
inline constexpr std::ptrdiff_t kKernelRowBlock = 24;

enum class InstructionSet { Baseline, Avx2, Avx512 };
/// Whether this processor supports the instruction set.
bool isSupported(InstructionSet set);
/// The fastest instruction set that this processor supports.
InstructionSet bestInstructionSet();
/// "baseline", "AVX2 with FMA", "AVX-512".
const char* instructionSetName(InstructionSet set);

/// The kernels of one instruction set.
struct Kernels {
    ProductKernel* product;
    RowProductKernel* addRowProduct;
    SoftmaxKernel* softmax;
    TanhKernel* tanh;
    ScaleKernel* multiply;
    ScaleKernel* divide;
    FloatProductKernel* floatProduct;
    FloatSoftmaxKernel* floatSoftmax;
    GeluKernel* gelu;
    FloatNormKernel* floatNorm;
};
/// @param set  must be supported by the processor
Kernels kernelSet(InstructionSet set);
/// The kernels of bestInstructionSet().
const Kernels& kernels();

}  // namespace attention
