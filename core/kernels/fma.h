#pragma once

// A product and a sum with one rounding. Only for the .cpp files beside it, which are compiled without contractions and
// say where they fuse: what a compiler fuses differs from one to the next.

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
/// Two roundings: the emulation below would take 24 times as long, which a training in a browser cannot wait for.
[[gnu::always_inline]] inline Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    return a * b + c;
}
#else
/// Beyond these something below could overflow, or a part of a product get lost below the smallest number.
constexpr double kMaxFused = 0x1p960;
constexpr double kMinFused = 0x1p-900;

/// x as a sum of two numbers of 26 bits: their products are exact.
struct SplitVector {
    Vector high, low;
};
[[gnu::always_inline]] inline SplitVector halves(Vector x) {
    const Vector large = x * 0x1.0000002p27;
    const Vector high = large - (large - x);
    return {high, x - high};
}
/// a + b, and what its rounding lost.
struct TwoSum {
    Vector sum, rest;
};
[[gnu::always_inline]] inline TwoSum exactSum(Vector a, Vector b) {
    const Vector sum = a + b, part = sum - a;
    return {sum, (a - (sum - part)) + (b - part)};
}

/// Some forty operations in the place of one, on processors that lack it. The exact product and the third number are
/// summed up in parts; all but the largest are rounded to odd, so that the last rounding is that of the exact sum.
/// Source: Boldo and Melquiond 2008, "Emulation of a FMA and correctly rounded sums: proved algorithms using rounding
/// to odd", Fig. 2.
[[maybe_unused, gnu::noinline]] Vector fusedMultiplyAdd(Vector a, Vector b, Vector c) {
    const Vector product = a * b;
    const auto size = [](Vector x) { return x < 0 ? -x : x; };
    const IntegerVector isSafe = (size(a) < kMaxFused) & (size(b) < kMaxFused) & (size(c) < kMaxFused) &
                                 (size(product) < kMaxFused) & ((size(product) > kMinFused) | (a == 0) | (b == 0));
    bool isAllSafe = true;
    for (Index i = 0; i < kLanes; ++i) isAllSafe = isAllSafe && isSafe[i] != 0;
    if (!isAllSafe) {
        Vector result;
        for (Index i = 0; i < kLanes; ++i) result[i] = __builtin_fma(a[i], b[i], c[i]);
        return result;
    }
    const SplitVector ofA = halves(a), ofB = halves(b);
    const Vector lost =
        ofA.low * ofB.low - (((product - ofA.high * ofB.high) - ofA.low * ofB.high) - ofA.high * ofB.low);
    const TwoSum small = exactSum(c, lost), large = exactSum(product, small.sum);
    const TwoSum rest = exactSum(small.rest, large.rest);
    // Where something was lost and the last bit is even, the neighbour on the side of what was lost is odd.
    const IntegerVector bits = reinterpret_cast<IntegerVector>(rest.sum);
    const IntegerVector towards = (rest.rest > 0) == (rest.sum > 0) ? IntegerVector{} + 1 : IntegerVector{} - 1;
    const IntegerVector isEven = (bits & 1) == 0, isLost = rest.rest != 0;
    const IntegerVector odd = bits + (towards & isEven & isLost);
    // The parts of a product that is zero would lose its sign.
    return product == 0 ? product + c : large.sum + reinterpret_cast<Vector>(odd);
}
#endif

/// a b + c, with one rounding where the processor has an instruction for it, with two where it has not.
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
