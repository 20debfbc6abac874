#include "core/attention/convolution_heads.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/attention/softmax.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/require.h"

namespace attention {
namespace {

void check(const ConvolutionHeadsOptions& choice) {
    require(choice.positions >= 1, "n", "at least 1", choice.positions);
    require(choice.dimensions >= 1, "d", "at least 1", choice.dimensions);
    require(choice.kernel >= 1, "the kernel size", "at least 1", choice.kernel);
    require(choice.radius >= 0, "the radius", "at least 0", choice.radius);
    require(choice.alpha >= 0 && std::isfinite(choice.alpha), "alpha", "at least 0 and finite", choice.alpha);
    for (const Index shift : choice.shifts) require(std::abs(shift) <= choice.positions, "a shift", "-n to n", shift);
}

/// The minimum and the maximum of all shifts of the kernel and of the heads.
std::pair<Index, Index> shiftRange(const ConvolutionHeadsOptions& choice) {
    Index minimum = kernelShift(0, choice.kernel), maximum = kernelShift(choice.kernel - 1, choice.kernel);
    for (Index head = 0; head < std::min(choice.kernel, Index(choice.shifts.size())); ++head) {
        minimum = std::min(minimum, choice.shifts[std::size_t(head)]);
        maximum = std::max(maximum, choice.shifts[std::size_t(head)]);
    }
    return {minimum, maximum};
}

void fillInput(const ConvolutionHeadsOptions& choice, ConvolutionHeads& heads) {
    heads.firstKey = firstConvolutionKey(choice);
    heads.input.setZero(convolutionKeys(choice), choice.dimensions);
    for (Index i = 0; i < choice.positions; ++i)
        for (Index c = 0; c < choice.dimensions; ++c)
            heads.input(i - heads.firstKey, c) = standardNormal(
                choice.seed, std::uint32_t(RandomStream::ConvolutionInput), std::uint64_t(i), std::uint32_t(c));
}

/// Random numbers depend on the shift of a tap, so that a tap keeps them when the kernel size changes.
void fillKernel(const ConvolutionHeadsOptions& choice, Matrix& kernel) {
    constexpr std::uint64_t kRowsOfTap = 1U << 20;
    const Index d = choice.dimensions;
    kernel.setZero(choice.kernel * d, d);
    for (Index h = 0; h < choice.kernel; ++h) {
        auto tap = kernel.middleRows(h * d, d);
        const Index shift = kernelShift(h, choice.kernel);
        switch (choice.values) {
            case KernelValues::Random:
                for (Index r = 0; r < d; ++r)
                    for (Index c = 0; c < d; ++c)
                        tap(r, c) =
                            standardNormal(choice.seed, std::uint32_t(RandomStream::ConvolutionKernel),
                                           std::uint64_t(shift) * kRowsOfTap + std::uint64_t(r), std::uint32_t(c));
                break;
            case KernelValues::Identity:
                if (shift == 0) tap.setIdentity();
                break;
            case KernelValues::Average:
                tap.diagonal().setConstant(1 / double(choice.kernel));
                break;
            case KernelValues::Difference:
                if (h == choice.kernel - 1) tap.diagonal().array() += 1;
                if (h == 0) tap.diagonal().array() -= 1;
                break;
        }
    }
}

/// Computes the convolution as one matrix product: each row's k neighbours, side by side, times the kernel.
void convolve(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Matrix& convolution) {
    const Index d = choice.dimensions;
    Matrix neighbourhoods = Matrix::Zero(choice.positions, choice.kernel * d);
    for (Index i = 0; i < choice.positions; ++i)
        for (Index h = 0; h < choice.kernel; ++h) {
            const Index position = i + kernelShift(h, choice.kernel);
            if (position >= 0 && position < choice.positions)
                neighbourhoods.row(i).segment(h * d, d) = heads.input.row(position - heads.firstKey);
        }
    convolution.noalias() = neighbourhoods * heads.kernel;
}

void fillRestricted(const ConvolutionHeadsOptions& choice, ConvolutionHeads& heads) {
    const Index n = choice.positions;
    const auto x = heads.input.middleRows(-heads.firstKey, n);
    heads.restricted.noalias() = x * x.transpose();
    heads.restricted /= std::sqrt(double(choice.dimensions));
    for (Index i = 0; i < n; ++i) {
        const std::span<double> row(heads.restricted.row(i).data(), std::size_t(n));
        const Index radius = std::min(choice.radius, n);
        softmaxRow(row, {.first = std::max<Index>(0, i - radius), .end = std::min(n, i + radius + 1)}, row);
    }
}

}  // namespace

Index headShift(const ConvolutionHeadsOptions& choice, Index head) {
    return head < Index(choice.shifts.size()) ? choice.shifts[std::size_t(head)] : kernelShift(head, choice.kernel);
}

Index convolutionKeys(const ConvolutionHeadsOptions& choice) {
    const auto [minimum, maximum] = shiftRange(choice);
    return choice.positions + (choice.padded ? maximum - minimum : 0);
}

Index firstConvolutionKey(const ConvolutionHeadsOptions& choice) {
    return choice.padded ? shiftRange(choice).first : 0;
}

ConvolutionConditions convolutionConditions(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads) {
    // A few rounding errors of a number near 1.
    constexpr double kWeightTolerance = 1e-15;
    ConvolutionConditions conditions{.headsCoverKernel = true};
    bool looksNowhereElse = true;
    for (Index head = 0; head < choice.kernel; ++head) {
        conditions.headsCoverKernel &= headShift(choice, head) == kernelShift(head, choice.kernel);
        looksNowhereElse &= headShift(choice, head) == 0;
    }
    conditions.hasZeroPadding = choice.padded || looksNowhereElse;
    conditions.minLargestWeight = heads.weights.rowwise().maxCoeff().minCoeff();
    conditions.weightsAreOneHot = conditions.minLargestWeight >= 1 - kWeightTolerance;
    return conditions;
}

void convolutionHeads(const ConvolutionHeadsOptions& choice, ConvolutionHeads& heads, std::stop_token stop) {
    check(choice);
    const Index n = choice.positions, d = choice.dimensions, k = choice.kernel, m = convolutionKeys(choice);
    fillInput(choice, heads);
    fillKernel(choice, heads.kernel);
    heads.values.resize(k * m, d);
    heads.weights.resize(k * n, m);
    heads.attention.setZero(n, d);
    for (Index h = 0; h < k; ++h) {
        if (stop.stop_requested()) return;
        const Index shift = headShift(choice, h);
        auto values = heads.values.middleRows(h * m, m);
        values.noalias() = heads.input * heads.kernel.middleRows(h * d, d);
        for (Index i = 0; i < n; ++i) {
            const std::span<double> row(heads.weights.row(h * n + i).data(), std::size_t(m));
            for (Index key = 0; key < m; ++key) {
                const auto distance = double(key + heads.firstKey - i - shift);
                row[std::size_t(key)] = -choice.alpha * distance * distance;
            }
            softmaxRow(row, {.first = 0, .end = m}, row);
        }
        heads.attention.noalias() += heads.weights.middleRows(h * n, n) * values;
    }
    convolve(choice, heads, heads.convolution);
    heads.difference = heads.attention - heads.convolution;
    heads.largest = heads.difference.cwiseAbs().maxCoeff();
    fillRestricted(choice, heads);
}

std::vector<double> maxDifferenceByAlpha(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                         std::span<const double> alphas, std::stop_token stop) {
    // exp(-50) is far below the rounding error of a double: terms beyond this exponent would not change the sum.
    constexpr double kMaxExponent = 50;
    const Index n = choice.positions, d = choice.dimensions, k = choice.kernel, m = heads.input.rows();
    std::vector<double> differences;
    Eigen::RowVectorXd output(d), sum(d);
    for (const double alpha : alphas) {
        double maxDifference = 0;
        for (Index i = 0; i < n && !stop.stop_requested(); ++i) {
            output.setZero();
            for (Index h = 0; h < k; ++h) {
                const Index target = i + headShift(choice, h) - heads.firstKey;
                const Index nearest = std::clamp<Index>(target, 0, m - 1);
                const double minSquare = double(nearest - target) * double(nearest - target);
                double weights = 0;
                sum.setZero();
                const auto add = [&](Index key) {
                    const auto distance = double(key - target);
                    const double exponent = alpha * (distance * distance - minSquare);
                    if (exponent > kMaxExponent) return false;
                    const double weight = std::exp(-exponent);
                    weights += weight;
                    sum += weight * heads.values.row(h * m + key);
                    return true;
                };
                for (Index key = nearest; key < m && add(key); ++key) {
                }
                for (Index key = nearest - 1; key >= 0 && add(key); --key) {
                }
                output += sum / weights;
            }
            maxDifference = std::max(maxDifference, (output - heads.convolution.row(i)).cwiseAbs().maxCoeff());
        }
        differences.push_back(maxDifference);
    }
    return differences;
}

double convolutionBytes(const ConvolutionHeadsOptions& choice) {
    const auto n = double(choice.positions), d = double(choice.dimensions), k = double(choice.kernel);
    const auto m = double(convolutionKeys(choice));
    return sizeof(double) * (m * d + k * d * d + k * m * d + k * n * m + 3 * n * d + n * k * d + n * n);
}

}  // namespace attention
