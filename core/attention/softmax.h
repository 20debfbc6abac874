#pragma once

#include <initializer_list>
#include <span>

#include "core/matrix.h"

namespace attention {

/// The keys that one query may attend to: a contiguous range, minus the keys masked manually.
struct AllowedKeys {
    Index first = 0;                     ///< 0 ... m
    Index end = 0;                       ///< behind the last one, first ... m; none if it is first
    std::span<const Index> masked = {};  ///< masked by hand: ascending, none twice; outside the range without effect
};

/// How many keys are left.
Index allowedCount(const AllowedKeys& allowed);

/// One query's attention weights: exp(s_j - max s) / sum of them over the allowed keys, exactly 0 for the others. Where
/// no key is allowed each of the m weights is 1 / m: that is what masking by one large negative score comes to.
/// Relative error below 1e-15 + 1.2e-16 (max s - s_j), so absolute below 1e-15, for weights above 1e-300: the
/// difference of two scores is rounded before the exponential. No finite score makes a NaN; a NaN among the allowed
/// ones makes all of them NaN.
/// @param scores  m, what stands at masked keys is not read
/// @param weights  m; the scores' own memory will do
/// @param divisors  what the scores are divided by first, by one after the other
/// @throws std::invalid_argument if the lengths differ or the range is not within 0 ... m
/// Source: d2l, masked_softmax in "Attention Scoring Functions".
void softmaxRow(std::span<const double> scores, const AllowedKeys& allowed, std::span<double> weights,
                std::initializer_list<double> divisors = {});

}  // namespace attention
