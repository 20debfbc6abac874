#pragma once

// Vector types with the width of the instruction set that the file is compiled for. Include only from the .cpp files of
// this folder.

#include <cstddef>

#ifndef ATTENTION_KERNELS
#define ATTENTION_KERNELS baseline
#endif

namespace attention {
namespace {

using Index = std::ptrdiff_t;

#if defined(__AVX512F__)
constexpr Index kVectorBytes = 64;
#elif defined(__AVX2__)
constexpr Index kVectorBytes = 32;
#else
constexpr Index kVectorBytes = 16;
#endif
constexpr Index kLanes = kVectorBytes / Index(sizeof(double));
constexpr Index kFloatLanes = kVectorBytes / Index(sizeof(float));

typedef double Vector __attribute__((vector_size(kVectorBytes)));
/// A Vector at an address that is aligned only like a double.
typedef double UnalignedVector __attribute__((vector_size(kVectorBytes), aligned(8), may_alias));
/// 64-bit integers, as many as a Vector has lanes; also the bits of a Vector.
typedef long long IntegerVector __attribute__((vector_size(kVectorBytes)));

// Vectors of floats.
typedef float FloatVector __attribute__((vector_size(kVectorBytes)));
typedef float UnalignedFloatVector __attribute__((vector_size(kVectorBytes), aligned(4), may_alias));
typedef int FloatBitsVector __attribute__((vector_size(kVectorBytes)));

/// The vector types of double or float, for templates.
template <class Number>
struct Simd;
template <>
struct Simd<double> {
    using Type = Vector;
    using Unaligned = UnalignedVector;
    static constexpr Index kLanes = kVectorBytes / Index(sizeof(double));
};
template <>
struct Simd<float> {
    using Type = FloatVector;
    using Unaligned = UnalignedFloatVector;
    static constexpr Index kLanes = kFloatLanes;
};

}  // namespace
}  // namespace attention
