#include "core/kernels/exponential.h"
#include "core/kernels/fma.h"
#include "core/kernels/kernels.h"

namespace attention {
namespace {

/// Numbers are processed in blocks of eight, in as many vectors as needed, so that every instruction set adds in the
/// same order.
constexpr Index kSoftmaxBlockSize = 8;
constexpr Index kParts = kSoftmaxBlockSize / kLanes;

[[gnu::always_inline]] inline Vector exponential(Vector x) {
    return exponential(
        x, [](Vector a, Vector b, Vector c) __attribute__((always_inline)) { return multiplyAdd(a, b, c); });
}

}  // namespace

void ATTENTION_KERNELS::softmax(double* row, Index count) {
    // The last block, padded with -infinity, whose weight is 0.
    const Index blockedCount = count / kSoftmaxBlockSize * kSoftmaxBlockSize;
    const Index remainder = count - blockedCount;
    alignas(kVectorBytes) double last[kSoftmaxBlockSize];
    for (Index i = 0; i < kSoftmaxBlockSize; ++i) last[i] = i < remainder ? row[blockedCount + i] : -__builtin_inf();

    Vector largest[kParts], sums[kParts];
    for (Index part = 0; part < kParts; ++part) {
        largest[part] = *reinterpret_cast<const Vector*>(last + part * kLanes);
        sums[part] = Vector{};
    }
    for (Index j = 0; j < blockedCount; j += kSoftmaxBlockSize) {
        for (Index part = 0; part < kParts; ++part) {
            const Vector x = *reinterpret_cast<const UnalignedVector*>(row + j + part * kLanes);
            largest[part] = x > largest[part] ? x : largest[part];
        }
    }
    double maximum = -__builtin_inf();
    for (Index part = 0; part < kParts; ++part) {
        for (Index i = 0; i < kLanes; ++i) maximum = largest[part][i] > maximum ? largest[part][i] : maximum;
    }

    for (Index j = 0; j < blockedCount; j += kSoftmaxBlockSize) {
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
    for (Index j = 0; j < blockedCount; j += kLanes) *reinterpret_cast<UnalignedVector*>(row + j) *= factor;
    for (Index i = 0; i < remainder; ++i) row[blockedCount + i] = last[i] * factor;
}

void ATTENTION_KERNELS::tanh(double* row, Index count) {
    // tanh(x) = sign(x) (1 - e) / (1 + e) with e = exp(-2 |x|), which never overflows.
    const auto tanhOf = [](Vector x) {
        const Vector e = exponential(x < 0 ? 2 * x : -2 * x);
        const Vector magnitude = (1 - e) / (1 + e);
        return x < 0 ? -magnitude : magnitude;
    };
    const Index blockedCount = count / kLanes * kLanes;
    for (Index j = 0; j < blockedCount; j += kLanes) {
        UnalignedVector& x = *reinterpret_cast<UnalignedVector*>(row + j);
        x = tanhOf(x);
    }
    if (blockedCount == count) return;
    Vector last = {};
    for (Index j = blockedCount; j < count; ++j) last[j - blockedCount] = row[j];
    last = tanhOf(last);
    for (Index j = blockedCount; j < count; ++j) row[j] = last[j - blockedCount];
}

void ATTENTION_KERNELS::multiply(const double* in, Index count, double factor, double* out) {
    const Index blockedCount = count / kLanes * kLanes;
    for (Index j = 0; j < blockedCount; j += kLanes)
        *reinterpret_cast<UnalignedVector*>(out + j) = *reinterpret_cast<const UnalignedVector*>(in + j) * factor;
    for (Index j = blockedCount; j < count; ++j) out[j] = in[j] * factor;
}

void ATTENTION_KERNELS::divide(const double* in, Index count, double factor, double* out) {
    const Index blockedCount = count / kLanes * kLanes;
    for (Index j = 0; j < blockedCount; j += kLanes)
        *reinterpret_cast<UnalignedVector*>(out + j) = *reinterpret_cast<const UnalignedVector*>(in + j) / factor;
    for (Index j = blockedCount; j < count; ++j) out[j] = in[j] / factor;
}

}  // namespace attention
