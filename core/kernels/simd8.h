#pragma once

// Operations on eight doubles at a time, in as many SIMD vectors as the instruction set needs. Sums are therefore
// evaluated in the same order on every instruction set. Include only from the .cpp files of this folder.

#include "core/kernels/fma.h"

namespace attention {
namespace {

constexpr Index kBlockSize = 8;
constexpr Index kVectorsPerBlock = kBlockSize / kLanes;

struct Vector8 {
    Vector part[kVectorsPerBlock];
};

template <class Function>
[[gnu::always_inline]] inline Vector8 mapParts(Function function) {
    Vector8 result;
#pragma GCC unroll 4
    for (Index i = 0; i < kVectorsPerBlock; ++i) result.part[i] = function(i);
    return result;
}

[[gnu::always_inline]] inline Vector8 broadcast8(double number) {
    return mapParts([&](Index) __attribute__((always_inline)) { return number - Vector{}; });
}
[[gnu::always_inline]] inline Vector8 load(const double* from) {
    return mapParts([&](Index i) __attribute__((always_inline))->Vector {
        return *reinterpret_cast<const UnalignedVector*>(from + i * kLanes);
    });
}
[[gnu::always_inline]] inline void store(const Vector8& x, double* to) {
#pragma GCC unroll 4
    for (Index i = 0; i < kVectorsPerBlock; ++i) *reinterpret_cast<UnalignedVector*>(to + i * kLanes) = x.part[i];
}

#define ATTENTION_EIGHT(operation)                                                                 \
    [[gnu::always_inline]] inline Vector8 operator operation(const Vector8& a, const Vector8& b) { \
        return mapParts([&](Index i) __attribute__((always_inline))->Vector {                      \
            return a.part[i] operation b.part[i];                                                  \
        });                                                                                        \
    }
ATTENTION_EIGHT(+)
ATTENTION_EIGHT(-)
ATTENTION_EIGHT(*)
ATTENTION_EIGHT(/)
#undef ATTENTION_EIGHT

/// The larger number of each lane; the one of `a` if either is NaN.
[[gnu::always_inline]] inline Vector8 max(const Vector8& a, const Vector8& b) {
    return mapParts([&](Index i) __attribute__((always_inline))->Vector {
        return b.part[i] > a.part[i] ? b.part[i] : a.part[i];
    });
}

/// Swaps the numbers of each pair of neighbouring lanes.
[[gnu::always_inline]] inline Vector8 swapPairs(const Vector8& x) {
#if defined(__clang__)
    // Clang requires constant lane indices.
    static_assert(kLanes == 2);
    return mapParts([&](Index i) __attribute__((always_inline))->Vector {
        return __builtin_shufflevector(x.part[i], x.part[i], 1, 0);
    });
#else
    IntegerVector lanes;
    for (Index i = 0; i < kLanes; ++i) lanes[i] = i ^ 1;
    return mapParts([&](Index i) __attribute__((always_inline))->Vector {
        return __builtin_shuffle(x.part[i], lanes);
    });
#endif
}

/// The sum of all lanes, in the order of the pairs (0, 4), (2, 6), (1, 5), (3, 7).
[[gnu::always_inline]] inline double horizontalSum(const Vector8& x) {
    alignas(kVectorBytes) double number[kBlockSize];
    store(x, number);
    return ((number[0] + number[4]) + (number[2] + number[6])) + ((number[1] + number[5]) + (number[3] + number[7]));
}

}  // namespace
}  // namespace attention
