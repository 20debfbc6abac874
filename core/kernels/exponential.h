#pragma once

// exp() of vectors. Include only from the .cpp files of this folder.

#include "core/kernels/simd.h"

namespace attention {
namespace {

constexpr double kLog2E = 0x1.71547652b82fep0;
/// ln 2 in two parts; the first has so few bits that its products with whole numbers up to 2000 are exact.
constexpr double kLn2High = 0x1.62e42fefa0000p-1;
constexpr double kLn2Low = 0x1.cf79abc9e3b3ap-40;
/// Adding and subtracting this constant rounds to an integer, which then occupies the low bits of the intermediate sum.
constexpr double kRoundingMagic = 0x1.8p52;
/// For this exponent and lower ones, exp is less than half of the smallest positive double, so that the result is 0.
constexpr double kUnderflow = -746;
/// Added to k, so that 2^k is a normal double even if exp(x) itself is subnormal; kBoostInverse removes it again.
constexpr long long kExponentBoost = 100;
constexpr double kBoostInverse = 0x1p-100;
constexpr long long kExponentBias = 1023;
constexpr int kFractionBits = 52;

/// 1/2!, 1/3!, ... 1/13!: for |r| <= ln 2 / 2 the omitted terms of the series are below 5e-18.
constexpr double kReciprocalFactorials[] = {1.0 / 2,        1.0 / 6,         1.0 / 24,         1.0 / 120,
                                            1.0 / 720,      1.0 / 5040,      1.0 / 40320.,     1.0 / 362880.,
                                            1.0 / 3628800., 1.0 / 39916800., 1.0 / 479001600., 1.0 / 6227020800.};

[[gnu::always_inline]] inline Vector broadcast(double number) {
    return Vector{} + number;
}

/// exp(x) for x <= 0, with an absolute error below 2e-16; 0 for -infinity.
/// @param multiplyAdd  (a, b, c) -> a b + c, with one rounding or with two
template <class MultiplyAdd>
[[gnu::always_inline]] inline Vector exponential(Vector x, MultiplyAdd multiplyAdd) {
    const IntegerVector isTooSmall = x < kUnderflow;
    // x = k ln 2 + r
    const Vector rounded = multiplyAdd(x, broadcast(kLog2E), broadcast(kRoundingMagic));
    const Vector k = rounded - kRoundingMagic;
    const Vector r = multiplyAdd(-k, broadcast(kLn2Low), multiplyAdd(-k, broadcast(kLn2High), x));
    // Even and odd powers of r are summed separately: two short dependency chains instead of a long one.
    const Vector square = r * r;
    Vector even = broadcast(kReciprocalFactorials[10]), odd = broadcast(kReciprocalFactorials[11]);
#pragma GCC unroll 8
    for (int i = 8; i >= 0; i -= 2) {
        even = multiplyAdd(even, square, broadcast(kReciprocalFactorials[i]));
        odd = multiplyAdd(odd, square, broadcast(kReciprocalFactorials[i + 1]));
    }
    const Vector expOfR = 1 + multiplyAdd(square, multiplyAdd(r, odd, even), r);
    // The shift below drops the bits of `rounded` above the integer.
    const IntegerVector exponent = reinterpret_cast<IntegerVector>(rounded) + (kExponentBias + kExponentBoost);
    const Vector boosted = expOfR * reinterpret_cast<Vector>(exponent << kFractionBits);
    // Selected before the scaling, because a multiplication that underflows is a hundred times slower.
    return (isTooSmall ? Vector{} : boosted) * kBoostInverse;
}

}  // namespace
}  // namespace attention
