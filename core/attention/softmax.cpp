#include "core/attention/softmax.h"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

#include "core/kernels/kernels.h"

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
    double* const row = weights.data();
    if (scores.data() != row)
        std::copy(scores.begin() + allowed.first, scores.begin() + allowed.end, row + allowed.first);
    // It is never the largest score, and its exponential is exactly 0.
    for (const Index key : allowed.hidden) {
        if (key >= allowed.first && key < allowed.end) row[key] = -std::numeric_limits<double>::infinity();
    }
    kernels().softmax(row + allowed.first, allowed.end - allowed.first);
    std::fill(row, row + allowed.first, 0.0);
    std::fill(row + allowed.end, row + count, 0.0);
}

}  // namespace attention
