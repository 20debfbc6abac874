#include "core/kernels/exponential.h"
#include "core/kernels/fma.h"
#include "core/kernels/kernels.h"

namespace attention {
namespace {

/// Numbers are taken eight at a time, by however many vectors it takes, so that sums have one order.
constexpr Index kAtOnce = 8;
constexpr Index kParts = kAtOnce / kLanes;

[[gnu::always_inline]] inline Vector exponential(Vector x) {
    return exponential(
        x, [](Vector a, Vector b, Vector c) __attribute__((always_inline)) { return multiplyAdd(a, b, c); });
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
            const Vector x = *reinterpret_cast<const UnalignedVector*>(row + j + part * kLanes);
            largest[part] = x > largest[part] ? x : largest[part];
        }
    }
    double maximum = -__builtin_inf();
    for (Index part = 0; part < kParts; ++part) {
        for (Index i = 0; i < kLanes; ++i) maximum = largest[part][i] > maximum ? largest[part][i] : maximum;
    }

    for (Index j = 0; j < whole; j += kAtOnce) {
        for (Index part = 0; part < kParts; ++part) {
            UnalignedVector& x = *reinterpret_cast<UnalignedVector*>(row + j + part * kLanes);
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
    for (Index j = 0; j < whole; j += kLanes) *reinterpret_cast<UnalignedVector*>(row + j) *= factor;
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
        UnalignedVector& x = *reinterpret_cast<UnalignedVector*>(row + j);
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
        *reinterpret_cast<UnalignedVector*>(out + j) = *reinterpret_cast<const UnalignedVector*>(in + j) * by;
    for (Index j = whole; j < count; ++j) out[j] = in[j] * by;
}

void ATTENTION_KERNELS::divide(const double* in, Index count, double by, double* out) {
    const Index whole = count / kLanes * kLanes;
    for (Index j = 0; j < whole; j += kLanes)
        *reinterpret_cast<UnalignedVector*>(out + j) = *reinterpret_cast<const UnalignedVector*>(in + j) / by;
    for (Index j = whole; j < count; ++j) out[j] = in[j] / by;
}

}  // namespace attention
