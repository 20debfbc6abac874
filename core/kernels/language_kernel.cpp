#include "core/kernels/fma.h"
#include "core/kernels/kernels.h"

namespace attention {
namespace {

/// Numbers are processed in blocks of this size, in as many vectors as needed, so that every instruction set adds in
/// the same order.
constexpr Index kFloatBlockSize = 16;
constexpr Index kParts = kFloatBlockSize / kFloatLanes;

[[gnu::always_inline]] inline FloatVector broadcast(float number) {
    return number - FloatVector{};
}

constexpr float kLog2E = 0x1.715476p0f;
/// ln 2 in two parts; the first has so few bits that its products with whole numbers up to 128 are exact.
constexpr float kLn2High = 0x1.62e4p-1f;
constexpr float kLn2Low = 0x1.7f7d1cp-20f;
/// Adding and subtracting this constant rounds to an integer, which then occupies the low bits of the intermediate sum.
constexpr float kRoundingMagic = 0x1.8p23f;
/// exp of numbers below kUnderflow is 0; numbers above kOverflow are treated as kOverflow.
constexpr float kUnderflow = -87, kOverflow = 88;
constexpr int kExponentBias = 127, kFractionBits = 23;
/// 1/2!, 1/3!, ... 1/7!: for |r| <= ln 2 / 2 the omitted terms of the series are below 6e-9.
constexpr float kReciprocalFactorials[] = {1.f / 2, 1.f / 6, 1.f / 24, 1.f / 120, 1.f / 720, 1.f / 5040};

/// exp(x) with a relative error below 2e-7 from kUnderflow to kOverflow; 0 for -infinity.
[[gnu::always_inline]] inline FloatVector exponential(FloatVector x) {
    const FloatBitsVector isTooSmall = x < kUnderflow;
    const FloatVector bounded = isTooSmall ? broadcast(kUnderflow) : x > kOverflow ? broadcast(kOverflow) : x;
    // x = k ln 2 + r
    const FloatVector rounded = multiplyAdd(bounded, broadcast(kLog2E), broadcast(kRoundingMagic));
    const FloatVector k = rounded - kRoundingMagic;
    const FloatVector r = multiplyAdd(-k, broadcast(kLn2Low), multiplyAdd(-k, broadcast(kLn2High), bounded));
    FloatVector sum = broadcast(kReciprocalFactorials[5]);
#pragma GCC unroll 8
    for (int i = 4; i >= 0; --i) sum = multiplyAdd(sum, r, broadcast(kReciprocalFactorials[i]));
    const FloatVector powerOfE = 1 + multiplyAdd(r * r, sum, r);
    // The shift drops the bits of `rounded` above the integer.
    const FloatBitsVector exponent = (reinterpret_cast<FloatBitsVector>(rounded) + kExponentBias) << kFractionBits;
    return isTooSmall ? FloatVector{} : powerOfE * reinterpret_cast<FloatVector>(exponent);
}

/// Coefficients of a polynomial in t = 1 / (1 + z/2), highest power first, that approximates ln(erfc(z) / t) + z^2 with
/// an error below 8e-8 for z = 0 to 14; beyond, erfc(z) is 0 in single precision. A Chebyshev fit, computed with 40
/// digits.
constexpr float kErfcPowers[] = {0.171006749456f,  -0.819691596096f, 1.47524871406f,  -1.10789979676f, 0.248865977108f,
                                 -0.166922714956f, 0.0893019410399f, 0.375766296163f, 0.999827658146f, -1.26550315391f};

/// x Phi(x) = x erfc(-x / sqrt 2) / 2
[[gnu::always_inline]] inline FloatVector exactGelu(FloatVector x) {
    const FloatVector z = (x < 0 ? -x : x) * 0x1.6a09e6p-1f;
    const FloatVector t = 1 / (1 + 0.5f * z);
    FloatVector sum = broadcast(kErfcPowers[0]);
#pragma GCC unroll 16
    for (int i = 1; i < 10; ++i) sum = multiplyAdd(sum, t, broadcast(kErfcPowers[i]));
    const FloatVector half = 0.5f * t * exponential(sum - z * z);
    return x * (x < 0 ? half : 1 - half);
}

/// x/2 (1 + tanh u) = x / (1 + exp(-2u))
[[gnu::always_inline]] inline FloatVector tanhGelu(FloatVector x) {
    constexpr float kTwiceFactor = 0x1.988454p0f;  // 2 sqrt(2 / pi)
    return x / (1 + exponential(-kTwiceFactor * multiplyAdd(0.044715f * x * x, x, x)));
}

/// The sum of a block of numbers, in an order that does not depend on the instruction set.
[[gnu::always_inline]] inline float sumOf(const FloatVector (&parts)[kParts]) {
    alignas(kVectorBytes) float numbers[kFloatBlockSize];
    for (Index part = 0; part < kParts; ++part)
        *reinterpret_cast<FloatVector*>(numbers + part * kFloatLanes) = parts[part];
    for (Index half = kFloatBlockSize / 2; half > 0; half /= 2)
        for (Index i = 0; i < half; ++i) numbers[i] += numbers[i + half];
    return numbers[0];
}

/// Calls visit(vector, first, part) for each vector of a row: `first` is the index of its first number in the row,
/// `part` the index of the vector in its block. The last block is padded with `padding`.
template <class Visit>
[[gnu::always_inline]] inline void visitRow(const float* row, Index count, float padding, Visit visit) {
    const Index blockedCount = count / kFloatBlockSize * kFloatBlockSize;
    for (Index j = 0; j < blockedCount; j += kFloatBlockSize) {
#pragma GCC unroll 4
        for (Index part = 0; part < kParts; ++part) {
            const Index first = j + part * kFloatLanes;
            visit(*reinterpret_cast<const UnalignedFloatVector*>(row + first), first, part);
        }
    }
    if (blockedCount == count) return;
    alignas(kVectorBytes) float last[kFloatBlockSize];
    for (Index i = 0; i < kFloatBlockSize; ++i) last[i] = blockedCount + i < count ? row[blockedCount + i] : padding;
    for (Index part = 0; part < kParts; ++part)
        visit(*reinterpret_cast<const FloatVector*>(last + part * kFloatLanes), blockedCount + part * kFloatLanes,
              part);
}

/// Writes a vector to out + first, of a row of `count` numbers.
[[gnu::always_inline]] inline void store(FloatVector x, float* out, Index first, Index count) {
    if (first + kFloatLanes <= count) {
        *reinterpret_cast<UnalignedFloatVector*>(out + first) = x;
        return;
    }
    for (Index i = first; i < count; ++i) out[i] = x[i - first];
}

/// Loads a vector from row + first, with zeros beyond the end of a row of `count` numbers.
[[gnu::always_inline]] inline FloatVector load(const float* row, Index first, Index count) {
    if (first + kFloatLanes <= count) return *reinterpret_cast<const UnalignedFloatVector*>(row + first);
    FloatVector x{};
    for (Index i = first; i < count; ++i) x[i - first] = row[i];
    return x;
}

}  // namespace

void ATTENTION_KERNELS::floatSoftmax(float* row, Index count, float factor) {
    FloatVector largest[kParts], sums[kParts];
    for (Index part = 0; part < kParts; ++part) {
        largest[part] = broadcast(factor * row[0]);
        sums[part] = FloatVector{};
    }
    // The padding row[0] does not change the maximum.
    visitRow(
        row, count, row[0], [&](FloatVector x, Index, Index part) __attribute__((always_inline)) {
            largest[part] = factor * x > largest[part] ? factor * x : largest[part];
        });
    float maximum = largest[0][0];
    for (Index part = 0; part < kParts; ++part)
        for (Index i = 0; i < kFloatLanes; ++i) maximum = largest[part][i] > maximum ? largest[part][i] : maximum;
    visitRow(
        row, count, 0, [&](FloatVector x, Index first, Index part) __attribute__((always_inline)) {
            FloatVector powerOfE = exponential(factor * x - maximum);
            for (Index i = count - first > 0 ? count - first : 0; i < kFloatLanes; ++i) powerOfE[i] = 0;
            store(powerOfE, row, first, count);
            sums[part] += powerOfE;
        });
    const float scale = 1 / sumOf(sums);
    visitRow(
        row, count, 0, [&](FloatVector x, Index first, Index) __attribute__((always_inline)) {
            store(x * scale, row, first, count);
        });
}

void ATTENTION_KERNELS::gelu(float* row, const float* bias, Index count, bool isExact) {
    const auto applyToRow = [&](auto function) __attribute__((always_inline)) {
        visitRow(
            row, count, 0, [&](FloatVector x, Index first, Index) __attribute__((always_inline)) {
                store(function(x + load(bias, first, count)), row, first, count);
            });
    };
    if (isExact)
        applyToRow([](FloatVector x) __attribute__((always_inline)) { return exactGelu(x); });
    else
        applyToRow([](FloatVector x) __attribute__((always_inline)) { return tanhGelu(x); });
}

void ATTENTION_KERNELS::floatNorm(const float* in, const float* scale, const float* shift, float epsilon, Index count,
                                  float* out) {
    FloatVector sums[kParts] = {};
    visitRow(
        in, count, 0, [&](FloatVector x, Index, Index part) __attribute__((always_inline)) { sums[part] += x; });
    const float mean = sumOf(sums) / float(count);
    for (Index part = 0; part < kParts; ++part) sums[part] = FloatVector{};
    visitRow(
        in, count, mean, [&](FloatVector x, Index, Index part) __attribute__((always_inline)) {
            sums[part] = multiplyAdd(x - mean, x - mean, sums[part]);
        });
    const float factor = 1 / __builtin_sqrtf(sumOf(sums) / float(count) + epsilon);
    visitRow(
        in, count, 0, [&](FloatVector x, Index first, Index) __attribute__((always_inline)) {
            store((x - mean) * factor * load(scale, first, count) + load(shift, first, count), out, first, count);
        });
}

}  // namespace attention
