#pragma once

// Fused multiply-add: a product and a sum with one rounding. Include only from the .cpp files of this folder. They are
// compiled with -ffp-contract=off and fuse explicitly, because compilers differ in what they fuse.

#if defined(__FMA__) || defined(__AVX512F__)
#define ATTENTION_FUSES
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#include "core/kernels/simd.h"

namespace attention {
namespace {

#if defined(__AVX512F__)
[[gnu::always_inline]] inline Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    return Vector(_mm512_fmadd_pd(__m512d(a), __m512d(b), __m512d(c)));
}
[[gnu::always_inline]] inline FloatVector fusedMultiplyAdd(FloatVector a, FloatVector b, FloatVector c) {
    return FloatVector(_mm512_fmadd_ps(__m512(a), __m512(b), __m512(c)));
}
#elif defined(ATTENTION_FUSES)
[[gnu::always_inline]] inline Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    return Vector(_mm256_fmadd_pd(__m256d(a), __m256d(b), __m256d(c)));
}
[[gnu::always_inline]] inline FloatVector fusedMultiplyAdd(FloatVector a, FloatVector b, FloatVector c) {
    return FloatVector(_mm256_fmadd_ps(__m256(a), __m256(b), __m256(c)));
}
#elif defined(__aarch64__)
[[gnu::always_inline]] inline Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    return Vector(vfmaq_f64(float64x2_t(c), float64x2_t(a), float64x2_t(b)));
}
[[gnu::always_inline]] inline FloatVector fusedMultiplyAdd(FloatVector a, FloatVector b, FloatVector c) {
    return FloatVector(vfmaq_f32(float32x4_t(c), float32x4_t(a), float32x4_t(b)));
}
#elif defined(ATTENTION_UNFUSED)
/// With two roundings: the emulation below is 24 times slower, too slow for training in a browser.
[[gnu::always_inline]] inline Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    return a * b + c;
}
#else
/// Outside of this range of magnitudes, an intermediate result of the emulation could overflow or underflow.
constexpr double kMaxFused = 0x1p960;
constexpr double kMinFused = 0x1p-900;

/// x as a sum of two numbers of 26 bits, whose products are exact.
struct SplitVector {
    Vector high, low;
};
[[gnu::always_inline]] inline SplitVector split(Vector x) {
    const Vector large = x * 0x1.0000002p27;
    const Vector high = large - (large - x);
    return {high, x - high};
}
/// a + b exactly: the rounded sum and its rounding error.
struct TwoSum {
    Vector sum, error;
};
[[gnu::always_inline]] inline TwoSum exactSum(Vector a, Vector b) {
    const Vector sum = a + b, part = sum - a;
    return {sum, (a - (sum - part)) + (b - part)};
}

/// Emulates the instruction with about forty operations. The exact product and c are added as a sum of parts; all but
/// the largest part are rounded to odd, so that the final rounding gives the correctly rounded exact sum. Source: Boldo
/// and Melquiond 2008, "Emulation of a FMA and correctly rounded sums: proved algorithms using rounding to odd",
/// Fig. 2.
[[maybe_unused, gnu::noinline]] Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    const Vector product = a * b;
    const auto magnitude = [](Vector x) { return x < 0 ? -x : x; };
    const IntegerVector isSafe = (magnitude(a) < kMaxFused) & (magnitude(b) < kMaxFused) & (magnitude(c) < kMaxFused) &
                                 (magnitude(product) < kMaxFused) &
                                 ((magnitude(product) > kMinFused) | (a == 0) | (b == 0));
    bool isAllSafe = true;
    for (Index i = 0; i < kLanes; ++i) isAllSafe = isAllSafe && isSafe[i] != 0;
    if (!isAllSafe) {
        Vector result;
        for (Index i = 0; i < kLanes; ++i) result[i] = __builtin_fma(a[i], b[i], c[i]);
        return result;
    }
    const SplitVector partsOfA = split(a), partsOfB = split(b);
    const Vector productError =
        partsOfA.low * partsOfB.low -
        (((product - partsOfA.high * partsOfB.high) - partsOfA.low * partsOfB.high) - partsOfA.high * partsOfB.low);
    const TwoSum small = exactSum(c, productError), large = exactSum(product, small.sum);
    const TwoSum lower = exactSum(small.error, large.error);
    // Round to odd: if the sum was inexact and its last bit is even, move to the neighbour in the direction of the
    // error.
    const IntegerVector bits = reinterpret_cast<IntegerVector>(lower.sum);
    const IntegerVector step = (lower.error > 0) == (lower.sum > 0) ? IntegerVector{} + 1 : IntegerVector{} - 1;
    const IntegerVector isEven = (bits & 1) == 0, isInexact = lower.error != 0;
    const IntegerVector roundedToOdd = bits + (step & isEven & isInexact);
    // A zero product is handled apart, because the sum of its parts would lose its sign.
    return product == 0 ? product + c : large.sum + reinterpret_cast<Vector>(roundedToOdd);
}
#endif

/// a b + c, with one rounding if the instruction set has a fused multiply-add, otherwise with two.
#if defined(ATTENTION_FUSES) || defined(__aarch64__)
[[gnu::always_inline]] inline Vector multiplyAdd(Vector a, Vector b, Vector c) {
    return fusedMultiplyAdd(a, b, c);
}
[[gnu::always_inline]] inline double multiplyAdd(double a, double b, double c) {
    return __builtin_fma(a, b, c);
}
[[gnu::always_inline]] inline FloatVector multiplyAdd(FloatVector a, FloatVector b, FloatVector c) {
    return fusedMultiplyAdd(a, b, c);
}
#else
template <class Number>
[[gnu::always_inline]] inline Number multiplyAdd(Number a, Number b, Number c) {
    return a * b + c;
}
#endif

}  // namespace
}  // namespace attention
