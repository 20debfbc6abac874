#pragma once

#include <optional>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// Explains how the softmax turns a score into a weight, w_j = e^(s_j/t) / (e^(s_0/t) + e^(s_1/t) + ...). If an
/// exponential would overflow a double, the largest score is subtracted from all scores first, which does not change
/// the weights.
/// @param scores at least one, finite
/// @param weight the key's
/// @param divisor what divides each score, t, which is positive; nothing: the scores stay as they are
Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& divisor = {});

}  // namespace attention
