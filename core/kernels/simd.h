#pragma once

// Vectors as wide as the instruction set that this is compiled for. Only for the .cpp files beside it.

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

typedef double Vector __attribute__((vector_size(kVectorBytes)));
/// A Vector at any address of a double.
typedef double UnalignedVector __attribute__((vector_size(kVectorBytes), aligned(8), may_alias));
/// As many whole numbers, or the bits of a Vector.
typedef long long IntegerVector __attribute__((vector_size(kVectorBytes)));

}  // namespace
}  // namespace attention
