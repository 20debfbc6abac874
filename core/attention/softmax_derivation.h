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
/// @param weight the weight of the key
/// @param divisor t > 0, by which each score is divided; nothing: the scores are not divided
Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& divisor = {});

}  // namespace attention
