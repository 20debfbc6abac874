#pragma once

#include <initializer_list>
#include <span>

#include "core/matrix.h"

namespace attention {

/// The keys that one query may attend to: a contiguous range, minus the keys masked manually.
struct AllowedKeys {
    Index first = 0;                     ///< 0 ... m
    Index end = 0;                       ///< one past the last key, first ... m; no key if equal to `first`
    std::span<const Index> masked = {};  ///< manually masked keys, ascending, each once; may lie outside the range
};

/// Number of allowed keys.
Index allowedCount(const AllowedKeys& allowed);

/// One query's attention weights: the softmax over the allowed keys, exp(s_j - max s) / sum over k of exp(s_k - max s),
/// and exactly 0 for all other keys. If no key is allowed, each of the m weights is 1 / m, as if all keys were masked
/// by the same large negative score. Relative error below 1e-15 + 1.2e-16 (max s - s_j), so absolute below 1e-15, for
/// weights above 1e-300: the difference of two scores is rounded before the exponential. Finite scores never produce a
/// NaN; a NaN among the scores of the allowed keys makes the weights of all allowed keys NaN.
/// @param scores  m; the scores of keys that are not allowed have no effect
/// @param weights  m; may be the same memory as `scores`
/// @param divisors  the scores are first divided by each of these in turn
/// @throws std::invalid_argument if the lengths differ or the range is not within 0 ... m
/// Source: d2l, masked_softmax in "Attention Scoring Functions".
void softmaxRow(std::span<const double> scores, const AllowedKeys& allowed, std::span<double> weights,
                std::initializer_list<double> divisors = {});

}  // namespace attention
