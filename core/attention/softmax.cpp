#include "core/attention/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

namespace attention {

Index allowedCount(const AllowedKeys& allowed) {
    const auto& hidden = allowed.hidden;
    const auto first = std::lower_bound(hidden.begin(), hidden.end(), allowed.first);
    return allowed.end - allowed.first - (std::lower_bound(first, hidden.end(), allowed.end) - first);
}

void softmaxRow(std::span<const double> scores, const AllowedKeys& allowed, std::span<double> weights) {
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
    // A score that the exponential turns into an exact 0, whatever the largest one is, and that is never the largest.
    constexpr double kMasked = -std::numeric_limits<double>::infinity();
    double* const row = weights.data();
    std::copy(scores.begin() + allowed.first, scores.begin() + allowed.end, row + allowed.first);
    std::fill(row, row + allowed.first, kMasked);
    std::fill(row + allowed.end, row + count, kMasked);
    for (const Index key : allowed.hidden) {
        if (key >= 0 && key < count) row[key] = kMasked;
    }
    double largest = kMasked;
    for (Index j = 0; j < count; ++j) largest = std::max(largest, row[j]);
    double sum = 0;
    for (Index j = 0; j < count; ++j) sum += row[j] = std::exp(row[j] - largest);
    for (Index j = 0; j < count; ++j) row[j] /= sum;
}

}  // namespace attention
