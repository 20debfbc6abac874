#include "core/kernels/exponential.h"
#include "core/kernels/simd8.h"
#include "core/kernels/training_kernels.h"

namespace attention {
namespace {

constexpr double kNormEpsilon = 1e-5;
constexpr double kBeta1 = 0.9, kBeta2 = 0.999, kAdamEpsilon = 1e-8;

[[gnu::always_inline]] inline Vector exponentialOf(Vector x) {
    return exponential(
        x, [](Vector a, Vector b, Vector c) __attribute__((always_inline)) { return fusedMultiplyAdd(a, b, c); });
}
[[gnu::always_inline]] inline Vector8 exponentials(const Vector8& x) {
    return mapParts([&](Index i) __attribute__((always_inline)) { return exponentialOf(x.part[i]); });
}

[[gnu::always_inline]] inline Vector root(Vector x) {
#if defined(__AVX512F__)
    return Vector(_mm512_mask_sqrt_pd(__m512d(x), 0xff, __m512d(x)));
#elif defined(ATTENTION_FUSES)
    return Vector(_mm256_sqrt_pd(__m256d(x)));
#else
    for (Index i = 0; i < kLanes; ++i) x[i] = __builtin_sqrt(x[i]);
    return x;
#endif
}

[[gnu::always_inline]] inline double rootOf(double x) {
    return root(x - Vector{})[0];
}

}  // namespace

void ATTENTION_KERNELS::trainingSoftmax(const TrainingSoftmax& of) {
    const Vector8 scale = broadcast8(of.scale);
    for (Index r = 0; r < of.count; ++r) {
        double* const row = of.rows + r * of.width;
        const double* const bias = of.bias + r * of.biasStride;
        Vector8 largest = broadcast8(-__builtin_inf());
        for (Index j = 0; j < of.width; j += kBlockSize) {
            const Vector8 x = load(row + j);
            const Vector8 score = (of.isDivided ? x / scale : x * scale) + load(bias + j);
            store(score, row + j);
            largest = max(largest, score);
        }
        alignas(kVectorBytes) double numbers[kBlockSize];
        store(largest, numbers);
        double maximum = -__builtin_inf();
        for (const double number : numbers) maximum = number > maximum ? number : maximum;
        const Vector8 maxima = broadcast8(maximum);
        Vector8 parts = broadcast8(0);
        for (Index j = 0; j < of.width; j += kBlockSize) {
            const Vector8 e = exponentials(load(row + j) - maxima);
            store(e, row + j);
            parts = parts + e;
        }
        // In the order of softmax() in softmax_kernel.cpp, so that both give the same bits.
        store(parts, numbers);
        double sum = 0;
        for (const double number : numbers) sum += number;
        const Vector8 factor = broadcast8(1 / sum);
        for (Index j = 0; j < of.width; j += kBlockSize) store(load(row + j) * factor, row + j);
        if (of.rowSums) of.rowSums[r] = sum;
        if (of.rowMaxima) of.rowMaxima[r] = maximum;
    }
}

void ATTENTION_KERNELS::trainingSoftmaxGradient(const double* weights, double* gradient, Index count, Index width,
                                                double scaleFactor, bool isDivided, double* unscaled) {
    const Vector8 scale = broadcast8(scaleFactor);
    for (Index r = 0; r < count; ++r) {
        const double* const weight = weights + r * width;
        double* const row = gradient + r * width;
        Vector8 parts = broadcast8(0);
        for (Index j = 0; j < width; j += kBlockSize) parts = parts + load(weight + j) * load(row + j);
        const Vector8 mean = broadcast8(horizontalSum(parts));
        for (Index j = 0; j < width; j += kBlockSize) {
            const Vector8 scoreGradient = load(weight + j) * (load(row + j) - mean);
            if (unscaled) store(load(unscaled + r * width + j) + scoreGradient, unscaled + r * width + j);
            store(isDivided ? scoreGradient / scale : scoreGradient * scale, row + j);
        }
    }
}

void ATTENTION_KERNELS::trainingNorm(const TrainingLayerNorm& norm, const double* in, double* out) {
    const double d = double(norm.d);
    for (Index r = 0; r < norm.count; ++r) {
        const double* const row = in + r * norm.width;
        Vector8 parts = broadcast8(0);
        for (Index j = 0; j < norm.width; j += kBlockSize) parts = parts + load(row + j);
        const double mean = horizontalSum(parts) / d;
        const Vector8 meanVector = broadcast8(mean);
        parts = broadcast8(0);
        for (Index j = 0; j < norm.width; j += kBlockSize) {
            const Vector8 x = (load(row + j) - meanVector) * load(norm.ones + j);
            parts = parts + x * x;
        }
        const double factor = 1 / rootOf(horizontalSum(parts) / d + kNormEpsilon);
        const Vector8 factorVector = broadcast8(factor);
        for (Index j = 0; j < norm.width; j += kBlockSize)
            store((load(row + j) - meanVector) * factorVector * load(norm.gain + j) + load(norm.bias + j),
                  out + r * norm.width + j);
        norm.means[r] = mean;
        norm.factors[r] = factor;
    }
}

void ATTENTION_KERNELS::trainingNormGradient(const TrainingLayerNorm& norm, const double* in, const double* gradient,
                                             double* into, bool isAdded, double* gainGradient, double* biasGradient) {
    const double d = double(norm.d);
    for (Index j = 0; j < norm.width; ++j) gainGradient[j] = biasGradient[j] = 0;
    for (Index r = 0; r < norm.count; ++r) {
        const double* const row = in + r * norm.width;
        const double* const from = gradient + r * norm.width;
        double* const to = into + r * norm.width;
        const Vector8 meanVector = broadcast8(norm.means[r]), factor = broadcast8(norm.factors[r]);
        Vector8 sums = broadcast8(0), products = broadcast8(0);
        for (Index j = 0; j < norm.width; j += kBlockSize) {
            const Vector8 x = (load(row + j) - meanVector) * factor, outGradient = load(from + j);
            const Vector8 normalisedGradient = outGradient * load(norm.gain + j);
            sums = sums + normalisedGradient;
            products = products + normalisedGradient * x;
            store(load(gainGradient + j) + outGradient * x, gainGradient + j);
            store(load(biasGradient + j) + outGradient, biasGradient + j);
        }
        const Vector8 mean = broadcast8(horizontalSum(sums) / d), projection = broadcast8(horizontalSum(products) / d);
        for (Index j = 0; j < norm.width; j += kBlockSize) {
            const Vector8 x = (load(row + j) - meanVector) * factor;
            const Vector8 change =
                factor * (load(from + j) * load(norm.gain + j) - mean - x * projection) * load(norm.ones + j);
            store(isAdded ? load(to + j) + change : change, to + j);
        }
    }
}

void ATTENTION_KERNELS::trainingSum(const double* a, const double* b, double* out, Index count) {
    for (Index j = 0; j < count; j += kBlockSize) store(load(a + j) + load(b + j), out + j);
}

void ATTENTION_KERNELS::trainingReluGradient(const double* out, double* gradient, Index count) {
    for (Index j = 0; j < count; j += kBlockSize) {
        const Vector8 output = load(out + j), from = load(gradient + j);
        store(mapParts([&](Index i) __attribute__((always_inline))->Vector {
                  return output.part[i] > 0 ? from.part[i] : Vector{};
              }),
              gradient + j);
    }
}

void ATTENTION_KERNELS::trainingColumnSums(const double* rows, Index count, Index width, double* sums) {
    for (Index j = 0; j < width; j += kBlockSize) {
        Vector8 sum = broadcast8(0);
        for (Index r = 0; r < count; ++r) sum = sum + load(rows + r * width + j);
        store(sum, sums + j);
    }
}

void ATTENTION_KERNELS::trainingRotary(double* rows, Index stride, Index count, Index length, const double* cosines,
                                       const double* sines, Index width, bool isBackward) {
    // Explicit vectors, because the compiler would use fused multiply-adds for scalar code.
    for (Index r = 0; r < count; ++r) {
        const Index rowOffset = r % length * width;
        for (Index c = 0; c < width; c += kBlockSize) {
            double* const at = rows + r * stride + c;
            const Vector8 x = load(at), cosineTerm = x * load(cosines + rowOffset + c);
            const Vector8 sineTerm = swapPairs(x) * load(sines + rowOffset + c);
            store(isBackward ? cosineTerm - sineTerm : cosineTerm + sineTerm, at);
        }
    }
}

void ATTENTION_KERNELS::trainingAdam(const TrainingAdam& adam) {
    const auto update = [&](Vector8& value, Vector8& mean, Vector8& variance, const Vector8& gradient) {
        mean = mean * broadcast8(kBeta1) + gradient * broadcast8(1 - kBeta1);
        variance = variance * broadcast8(kBeta2) + gradient * gradient * broadcast8(1 - kBeta2);
        const Vector8 size = mapParts([&](Index i) __attribute__((always_inline)) { return root(variance.part[i]); });
        value =
            value - broadcast8(adam.rate) * mean / (size / broadcast8(adam.rootCorrection) + broadcast8(kAdamEpsilon));
    };
    Index j = 0;
    for (; j + kBlockSize <= adam.count; j += kBlockSize) {
        Vector8 value = load(adam.values + j), mean = load(adam.means + j), variance = load(adam.variances + j);
        update(value, mean, variance, load(adam.gradient + j));
        store(value, adam.values + j);
        store(mean, adam.means + j);
        store(variance, adam.variances + j);
    }
    if (j == adam.count) return;
    double lasts[4][kBlockSize] = {};
    const Index remainder = adam.count - j;
    for (Index i = 0; i < remainder; ++i) {
        lasts[0][i] = adam.values[j + i];
        lasts[1][i] = adam.means[j + i];
        lasts[2][i] = adam.variances[j + i];
        lasts[3][i] = adam.gradient[j + i];
    }
    Vector8 value = load(lasts[0]), mean = load(lasts[1]), variance = load(lasts[2]);
    update(value, mean, variance, load(lasts[3]));
    store(value, lasts[0]);
    store(mean, lasts[1]);
    store(variance, lasts[2]);
    for (Index i = 0; i < remainder; ++i) {
        adam.values[j + i] = lasts[0][i];
        adam.means[j + i] = lasts[1][i];
        adam.variances[j + i] = lasts[2][i];
    }
}

void ATTENTION_KERNELS::trainingExponential(double* row, Index count) {
    for (Index j = 0; j < count; j += kLanes) {
        Vector x = {};
        for (Index i = 0; i < kLanes && j + i < count; ++i) x[i] = row[j + i];
        x = exponentialOf(x);
        for (Index i = 0; i < kLanes && j + i < count; ++i) row[j + i] = x[i];
    }
}

}  // namespace attention
