#include "core/kernels/kernels.h"
#include "core/kernels/vectors.h"

namespace attention {
namespace {

/// Numbers are taken eight at a time, by however many vectors it takes, so that sums have one order.
constexpr Index kAtOnce = 8;
constexpr Index kParts = kAtOnce / kLanes;

constexpr double kLog2E = 0x1.71547652b82fep0;
/// ln 2 in two parts; the first has so few bits that its products with whole numbers up to 2000 are exact.
constexpr double kLn2 = 0x1.62e42fefa0000p-1;
constexpr double kLn2Rest = 0x1.cf79abc9e3b3ap-40;
/// Added and taken away again, it rounds to whole numbers, which then stand in the last bits of the sum.
constexpr double kRounder = 0x1.8p52;
/// exp of this and of what is below is less than half of the smallest number there is.
constexpr double kUnderflow = -746;
/// A number as 2^k times a power that is one even where 2^k alone would be too small for a double's exponent.
constexpr long long kLifted = 100;
constexpr double kLowered = 0x1p-100;
constexpr long long kExponentBias = 1023;
constexpr int kFractionBits = 52;

/// 1/2!, 1/3!, ... 1/13!: for |r| <= ln 2 / 2 what follows is below 5e-18.
constexpr double kReciprocalFactorials[] = {1.0 / 2,        1.0 / 6,         1.0 / 24,         1.0 / 120,
                                            1.0 / 720,      1.0 / 5040,      1.0 / 40320.,     1.0 / 362880.,
                                            1.0 / 3628800., 1.0 / 39916800., 1.0 / 479001600., 1.0 / 6227020800.};

/// exp(x) for x <= 0, within 2e-16 of it; 0 for -infinity.
[[gnu::always_inline]] inline Vector exponential(Vector x) {
    const IntegerVector isTooSmall = x < kUnderflow;
    // x = k ln 2 + r
    const Vector rounded = x * kLog2E + kRounder;
    const Vector k = rounded - kRounder;
    const Vector r = (x - k * kLn2) - k * kLn2Rest;
    // Even and odd powers of r apart, which is two short chains instead of a long one.
    const Vector square = r * r;
    Vector even = Vector{} + kReciprocalFactorials[10], odd = Vector{} + kReciprocalFactorials[11];
#pragma GCC unroll 8
    for (int i = 8; i >= 0; i -= 2) {
        even = even * square + kReciprocalFactorials[i];
        odd = odd * square + kReciprocalFactorials[i + 1];
    }
    const Vector power = 1 + (r + square * (even + r * odd));
    // What is above the whole number in the bits of `rounded` is shifted out.
    const IntegerVector exponent = reinterpret_cast<IntegerVector>(rounded) + (kExponentBias + kLifted);
    const Vector lifted = power * reinterpret_cast<Vector>(exponent << kFractionBits);
    // Before it is lowered: a product that underflows takes a processor a hundred times as long.
    return (isTooSmall ? Vector{} : lifted) * kLowered;
}

}  // namespace

void ATTENTION_KERNELS::softmax(double* row, Index count) {
    // The last numbers, filled up with such as weigh nothing.
    const Index whole = count / kAtOnce * kAtOnce;
    const Index rest = count - whole;
    alignas(kVectorBytes) double last[kAtOnce];
    for (Index i = 0; i < kAtOnce; ++i) last[i] = i < rest ? row[whole + i] : -__builtin_inf();

    Vector largest[kParts], sums[kParts];
    for (Index part = 0; part < kParts; ++part) {
        largest[part] = *reinterpret_cast<const Vector*>(last + part * kLanes);
        sums[part] = Vector{};
    }
    for (Index j = 0; j < whole; j += kAtOnce) {
        for (Index part = 0; part < kParts; ++part) {
            const Vector x = *reinterpret_cast<const LooseVector*>(row + j + part * kLanes);
            largest[part] = x > largest[part] ? x : largest[part];
        }
    }
    double maximum = -__builtin_inf();
    for (Index part = 0; part < kParts; ++part) {
        for (Index i = 0; i < kLanes; ++i) maximum = largest[part][i] > maximum ? largest[part][i] : maximum;
    }

    for (Index j = 0; j < whole; j += kAtOnce) {
        for (Index part = 0; part < kParts; ++part) {
            LooseVector& x = *reinterpret_cast<LooseVector*>(row + j + part * kLanes);
            const Vector e = exponential(x - maximum);
            x = e;
            sums[part] += e;
        }
    }
    for (Index part = 0; part < kParts; ++part) {
        Vector& x = *reinterpret_cast<Vector*>(last + part * kLanes);
        x = exponential(x - maximum);
        sums[part] += x;
    }
    double sum = 0;
    for (Index part = 0; part < kParts; ++part) {
        for (Index i = 0; i < kLanes; ++i) sum += sums[part][i];
    }

    const double factor = 1 / sum;
    for (Index j = 0; j < whole; j += kLanes) *reinterpret_cast<LooseVector*>(row + j) *= factor;
    for (Index i = 0; i < rest; ++i) row[whole + i] = last[i] * factor;
}

void ATTENTION_KERNELS::tanh(double* row, Index count) {
    // tanh(x) = sign(x) (1 - e) / (1 + e) with e = exp(-2 |x|), which never overflows.
    const auto of = [](Vector x) {
        const Vector e = exponential(x < 0 ? 2 * x : -2 * x);
        const Vector size = (1 - e) / (1 + e);
        return x < 0 ? -size : size;
    };
    const Index whole = count / kLanes * kLanes;
    for (Index j = 0; j < whole; j += kLanes) {
        LooseVector& x = *reinterpret_cast<LooseVector*>(row + j);
        x = of(x);
    }
    if (whole == count) return;
    Vector last = {};
    for (Index j = whole; j < count; ++j) last[j - whole] = row[j];
    last = of(last);
    for (Index j = whole; j < count; ++j) row[j] = last[j - whole];
}

void ATTENTION_KERNELS::multiply(const double* in, Index count, double by, double* out) {
    const Index whole = count / kLanes * kLanes;
    for (Index j = 0; j < whole; j += kLanes)
        *reinterpret_cast<LooseVector*>(out + j) = *reinterpret_cast<const LooseVector*>(in + j) * by;
    for (Index j = whole; j < count; ++j) out[j] = in[j] * by;
}

void ATTENTION_KERNELS::divide(const double* in, Index count, double by, double* out) {
    const Index whole = count / kLanes * kLanes;
    for (Index j = 0; j < whole; j += kLanes)
        *reinterpret_cast<LooseVector*>(out + j) = *reinterpret_cast<const LooseVector*>(in + j) / by;
    for (Index j = whole; j < count; ++j) out[j] = in[j] / by;
}

}  // namespace attention
