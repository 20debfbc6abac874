#pragma once

#include <cstddef>

// Code that is compiled for several instruction sets; the program selects one at run time. Each .cpp file of this
// folder is compiled once per instruction set, in a namespace named after it. These files must not include headers with
// inline functions (Eigen, most of std): the linker keeps one copy of each inline function for the whole program, and
// that copy might use instructions that the processor lacks.

namespace attention {

/// A row-major matrix where it lies: row i begins at data + i * stride.
template <class Number>
struct OperandOf {
    const Number* data;
    std::ptrdiff_t stride;
};
using MatrixOperand = OperandOf<double>;
using FloatOperand = OperandOf<float>;

/// out = a b with a of n x k, b of k x m (where isTransposed, b is kept as m x k) and out of n x m with that stride.
/// Every entry is the sum of its k products in their order, begun at 0.
using ProductKernel = void(MatrixOperand a, MatrixOperand b, bool isTransposed, double* out, std::ptrdiff_t stride,
                           std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t m);

/// That product in single precision.
using FloatProductKernel = void(FloatOperand a, FloatOperand b, bool isTransposed, float* out, std::ptrdiff_t stride,
                                std::ptrdiff_t n, std::ptrdiff_t k, std::ptrdiff_t m);

/// out += x b with x of k numbers, b of k x m and out of m. Every sum is made of four, of each fourth product, so that
/// the time that one multiply-add takes is hidden although there is only one row.
using RowProductKernel = void(const double* x, MatrixOperand b, double* out, std::ptrdiff_t k, std::ptrdiff_t m);

/// row_j becomes exp(row_j - max) / sum over all of exp(row - max), for count >= 1 numbers; that of -infinity exactly
/// 0. The same bits with every instruction set.
using SoftmaxKernel = void(double* row, std::ptrdiff_t count);

/// row_j becomes tanh(row_j), within 3e-16 of it; a NaN stays one.
using TanhKernel = void(double* row, std::ptrdiff_t count);

/// out_j = in_j factor, or in_j / divisor; out may be in.
using ScaleKernel = void(const double* in, std::ptrdiff_t count, double by, double* out);

// Of language models, in single precision.

/// row_j becomes exp(factor row_j - max) / sum over all of them, for count >= 1 finite numbers.
using FloatSoftmaxKernel = void(float* row, std::ptrdiff_t count, float factor);

/// row_j becomes x Phi(x) with x = row_j + bias_j, within 1e-6 of |x|.
/// @param isExact  by the error function; else by tanh, which differs from it by up to 5e-4
using GeluKernel = void(float* row, const float* bias, std::ptrdiff_t count, bool isExact);

/// out_j = (in_j - mean) / sqrt(variance + epsilon) scale_j + shift_j for count >= 1 numbers; out may be in.
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
ATTENTION_KERNELS_OF(avx512)  // its foundation, AVX-512F
#endif
#undef ATTENTION_KERNELS_OF

/// Work on a product is best shared out in whole groups of so many rows of out.
inline constexpr std::ptrdiff_t kKernelRowBlock = 24;

enum class InstructionSet { Baseline, Avx2, Avx512 };
/// What this processor has the instructions for.
bool isSupported(InstructionSet set);
/// The fastest that this processor has.
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
/// @param set  one that the processor has
Kernels kernelSet(InstructionSet set);
/// The fastest ones that it has.
const Kernels& kernels();

}  // namespace attention
