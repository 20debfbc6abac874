#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace attention {

/// An unevaluated sum high + low with |low| <= ulp(high) / 2: about 106 significant bits, the range of a double.
/// Source: Dekker 1971, "A floating-point technique for extending the available precision".
struct DoubleDouble {
    double high = 0;
    double low = 0;
};

/// a + b without error; needs |a| >= |b| or a = 0.
inline DoubleDouble fastTwoSum(double a, double b) {
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

/// a + b without error.
inline DoubleDouble twoSum(double a, double b) {
    const double sum = a + b;
    const double fromB = sum - a;
    return {sum, (a - (sum - fromB)) + (b - fromB)};
}

/// Relative error below 2^-102, as long as the low part does not underflow.
inline DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const double product = a.high * b.high;
    return fastTwoSum(product, std::fma(a.high, b.high, -product) + (a.high * b.low + a.low * b.high));
}

/// Relative error below 2^-100.
inline DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
    const double quotient = a.high / b.high;
    const double remainder = std::fma(-quotient, b.high, a.high) + (a.low - quotient * b.low);
    return fastTwoSum(quotient, remainder / b.high);
}

/// value^exponent by repeated squaring; the relative error grows like exponent * 2^-102.
/// @param exponent  >= 1
template <typename Integer>
DoubleDouble power(DoubleDouble value, Integer exponent) {
    DoubleDouble result{1};
    for (;; value = value * value) {
        if (exponent % 2 != 0) result = result * value;
        exponent /= 2;
        if (exponent == 0) return result;
    }
}

/// A double as high + low without error, high with at most 26 significant bits and low with 27, so that their products
/// with integers below 2^26 are exact.
inline DoubleDouble splitDouble(double value) {
    constexpr std::uint64_t kLeadingBits = ~((std::uint64_t{1} << 27) - 1);
    const double high = std::bit_cast<double>(std::bit_cast<std::uint64_t>(value) & kLeadingBits);
    return {high, value - high};
}

}  // namespace attention
