#include "core/attention/softmax.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string>

#include "core/kernels/kernels.h"

namespace attention {
namespace {

/// to = from / divisor, bit for bit. If the divisor is a power of two, as usual, this multiplies, which is several
/// times as fast and also exact.
void scale(const double* from, Index count, double divisor, double* to) {
    int exponent = 0;
    constexpr int kMaxExponent = 1000;
    const bool isPower = std::frexp(divisor, &exponent) == 0.5 && std::abs(exponent) < kMaxExponent;
    if (isPower)
        kernels().multiply(from, count, 1 / divisor, to);
    else
        kernels().divide(from, count, divisor, to);
}

}  // namespace

Index allowedCount(const AllowedKeys& allowed) {
    const auto& hidden = allowed.masked;
    const auto first = std::lower_bound(hidden.begin(), hidden.end(), allowed.first);
    return allowed.end - allowed.first - (std::lower_bound(first, hidden.end(), allowed.end) - first);
}

void softmaxRow(std::span<const double> scores, const AllowedKeys& allowed, std::span<double> weights,
                std::initializer_list<double> divisors) {
    const auto count = static_cast<Index>(scores.size());
    if (weights.size() != scores.size() || allowed.first < 0 || allowed.first > allowed.end || allowed.end > count) {
        throw std::invalid_argument("softmax of " + std::to_string(count) + " scores into " +
                                    std::to_string(weights.size()) + " weights cannot allow the keys from " +
                                    std::to_string(allowed.first) + " to before " + std::to_string(allowed.end));
    }
    if (allowedCount(allowed) == 0) {
        std::fill(weights.begin(), weights.end(), 1 / double(count));
        return;
    }
    double* const row = weights.data();
    const double* from = scores.data() + allowed.first;
    double* const to = row + allowed.first;
    const Index length = allowed.end - allowed.first;
    for (const double divisor : divisors) {
        if (divisor == 1) continue;
        scale(from, length, divisor, to);
        from = to;
    }
    if (from != to) std::copy(from, from + length, to);
    // -infinity is never the largest score, and its exponential is exactly 0.
    for (const Index key : allowed.masked) {
        if (key >= allowed.first && key < allowed.end) row[key] = -std::numeric_limits<double>::infinity();
    }
    kernels().softmax(to, length);
    std::fill(row, row + allowed.first, 0.0);
    std::fill(row + allowed.end, row + count, 0.0);
}

}  // namespace attention
