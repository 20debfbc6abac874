#include "core/kernels/eight.h"
#include "core/kernels/exponential.h"
#include "core/kernels/training_kernels.h"

namespace attention {
namespace {

constexpr double kNormEpsilon = 1e-5;
constexpr double kBeta1 = 0.9, kBeta2 = 0.999, kAdamEpsilon = 1e-8;

[[gnu::always_inline]] inline Vector exactly(Vector x) {
    return exponential(
        x, [](Vector a, Vector b, Vector c) __attribute__((always_inline)) { return fused(a, b, c); });
}
[[gnu::always_inline]] inline Eight exponentials(const Eight& x) {
    return eachPart([&](Index i) __attribute__((always_inline)) { return exactly(x.part[i]); });
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
    const Eight scale = all(of.scale);
    for (Index r = 0; r < of.count; ++r) {
        double* const row = of.rows + r * of.width;
        const double* const bias = of.bias + r * of.biasStride;
        Eight largest = all(-__builtin_inf());
        for (Index j = 0; j < of.width; j += kAtOnce) {
            const Eight x = load(row + j);
            const Eight score = (of.isDivided ? x / scale : x * scale) + load(bias + j);
            store(score, row + j);
            largest = larger(largest, score);
        }
        alignas(kVectorBytes) double each[kAtOnce];
        store(largest, each);
        double maximum = -__builtin_inf();
        for (const double one : each) maximum = one > maximum ? one : maximum;
        const Eight most = all(maximum);
        Eight parts = all(0);
        for (Index j = 0; j < of.width; j += kAtOnce) {
            const Eight e = exponentials(load(row + j) - most);
            store(e, row + j);
            parts = parts + e;
        }
        // In the order of the other softmax of this folder: so are their bits the same.
        store(parts, each);
        double sum = 0;
        for (const double one : each) sum += one;
        const Eight factor = all(1 / sum);
        for (Index j = 0; j < of.width; j += kAtOnce) store(load(row + j) * factor, row + j);
        if (of.sums) of.sums[r] = sum;
        if (of.largest) of.largest[r] = maximum;
    }
}

void ATTENTION_KERNELS::trainingSoftmaxGradient(const double* weights, double* gradient, Index count, Index width,
                                                double by, bool isDivided, double* unscaled) {
    const Eight scale = all(by);
    for (Index r = 0; r < count; ++r) {
        const double* const weight = weights + r * width;
        double* const row = gradient + r * width;
        Eight parts = all(0);
        for (Index j = 0; j < width; j += kAtOnce) parts = parts + load(weight + j) * load(row + j);
        const Eight mean = all(sumOf(parts));
        for (Index j = 0; j < width; j += kAtOnce) {
            const Eight ofScore = load(weight + j) * (load(row + j) - mean);
            if (unscaled) store(load(unscaled + r * width + j) + ofScore, unscaled + r * width + j);
            store(isDivided ? ofScore / scale : ofScore * scale, row + j);
        }
    }
}

void ATTENTION_KERNELS::trainingNorm(const TrainingNorm& norm, const double* in, double* out) {
    const double d = double(norm.d);
    for (Index r = 0; r < norm.count; ++r) {
        const double* const row = in + r * norm.width;
        Eight parts = all(0);
        for (Index j = 0; j < norm.width; j += kAtOnce) parts = parts + load(row + j);
        const double mean = sumOf(parts) / d;
        const Eight middle = all(mean);
        parts = all(0);
        for (Index j = 0; j < norm.width; j += kAtOnce) {
            const Eight x = (load(row + j) - middle) * load(norm.ones + j);
            parts = parts + x * x;
        }
        const double factor = 1 / rootOf(sumOf(parts) / d + kNormEpsilon);
        const Eight times = all(factor);
        for (Index j = 0; j < norm.width; j += kAtOnce)
            store((load(row + j) - middle) * times * load(norm.gain + j) + load(norm.bias + j),
                  out + r * norm.width + j);
        norm.means[r] = mean;
        norm.factors[r] = factor;
    }
}

void ATTENTION_KERNELS::trainingNormGradient(const TrainingNorm& norm, const double* in, const double* gradient,
                                             double* into, bool isAdded, double* ofGain, double* ofBias) {
    const double d = double(norm.d);
    for (Index j = 0; j < norm.width; ++j) ofGain[j] = ofBias[j] = 0;
    for (Index r = 0; r < norm.count; ++r) {
        const double* const row = in + r * norm.width;
        const double* const from = gradient + r * norm.width;
        double* const to = into + r * norm.width;
        const Eight middle = all(norm.means[r]), factor = all(norm.factors[r]);
        Eight sums = all(0), products = all(0);
        for (Index j = 0; j < norm.width; j += kAtOnce) {
            const Eight x = (load(row + j) - middle) * factor, ofOut = load(from + j);
            const Eight ofNormed = ofOut * load(norm.gain + j);
            sums = sums + ofNormed;
            products = products + ofNormed * x;
            store(load(ofGain + j) + ofOut * x, ofGain + j);
            store(load(ofBias + j) + ofOut, ofBias + j);
        }
        const Eight mean = all(sumOf(sums) / d), along = all(sumOf(products) / d);
        for (Index j = 0; j < norm.width; j += kAtOnce) {
            const Eight x = (load(row + j) - middle) * factor;
            const Eight change =
                factor * (load(from + j) * load(norm.gain + j) - mean - x * along) * load(norm.ones + j);
            store(isAdded ? load(to + j) + change : change, to + j);
        }
    }
}

void ATTENTION_KERNELS::trainingSum(const double* a, const double* b, double* out, Index count) {
    for (Index j = 0; j < count; j += kAtOnce) store(load(a + j) + load(b + j), out + j);
}

void ATTENTION_KERNELS::trainingRectified(const double* out, double* gradient, Index count) {
    for (Index j = 0; j < count; j += kAtOnce) {
        const Eight is = load(out + j), from = load(gradient + j);
        store(eachPart([&](Index i) __attribute__((always_inline))->Vector {
                  return is.part[i] > 0 ? from.part[i] : Vector{};
              }),
              gradient + j);
    }
}

void ATTENTION_KERNELS::trainingColumns(const double* rows, Index count, Index width, double* sums) {
    for (Index j = 0; j < width; j += kAtOnce) {
        Eight sum = all(0);
        for (Index r = 0; r < count; ++r) sum = sum + load(rows + r * width + j);
        store(sum, sums + j);
    }
}

void ATTENTION_KERNELS::trainingTurn(double* rows, Index stride, Index count, Index length, const double* cosines,
                                     const double* sines, Index width, bool isBack) {
    // Left to itself the compiler makes fused multiply-adds of this.
    for (Index r = 0; r < count; ++r) {
        const Index place = r % length * width;
        for (Index c = 0; c < width; c += kAtOnce) {
            double* const at = rows + r * stride + c;
            const Eight x = load(at), along = x * load(cosines + place + c);
            const Eight across = exchanged(x) * load(sines + place + c);
            store(isBack ? along - across : along + across, at);
        }
    }
}

void ATTENTION_KERNELS::trainingAdam(const TrainingAdam& adam) {
    const auto update = [&](Eight& value, Eight& mean, Eight& variance, const Eight& gradient) {
        mean = mean * all(kBeta1) + gradient * all(1 - kBeta1);
        variance = variance * all(kBeta2) + gradient * gradient * all(1 - kBeta2);
        const Eight size = eachPart([&](Index i) __attribute__((always_inline)) { return root(variance.part[i]); });
        value = value - all(adam.rate) * mean / (size / all(adam.rootCorrection) + all(kAdamEpsilon));
    };
    Index j = 0;
    for (; j + kAtOnce <= adam.count; j += kAtOnce) {
        Eight value = load(adam.values + j), mean = load(adam.means + j), variance = load(adam.variances + j);
        update(value, mean, variance, load(adam.gradient + j));
        store(value, adam.values + j);
        store(mean, adam.means + j);
        store(variance, adam.variances + j);
    }
    if (j == adam.count) return;
    double lasts[4][kAtOnce] = {};
    const Index rest = adam.count - j;
    for (Index i = 0; i < rest; ++i) {
        lasts[0][i] = adam.values[j + i];
        lasts[1][i] = adam.means[j + i];
        lasts[2][i] = adam.variances[j + i];
        lasts[3][i] = adam.gradient[j + i];
    }
    Eight value = load(lasts[0]), mean = load(lasts[1]), variance = load(lasts[2]);
    update(value, mean, variance, load(lasts[3]));
    store(value, lasts[0]);
    store(mean, lasts[1]);
    store(variance, lasts[2]);
    for (Index i = 0; i < rest; ++i) {
        adam.values[j + i] = lasts[0][i];
        adam.means[j + i] = lasts[1][i];
        adam.variances[j + i] = lasts[2][i];
    }
}

void ATTENTION_KERNELS::trainingExponential(double* row, Index count) {
    for (Index j = 0; j < count; j += kLanes) {
        Vector x = {};
        for (Index i = 0; i < kLanes && j + i < count; ++i) x[i] = row[j + i];
        x = exactly(x);
        for (Index i = 0; i < kLanes && j + i < count; ++i) row[j + i] = x[i];
    }
}

}  // namespace attention
