#pragma once

#include <optional>
#include <vector>

#include "core/explain/derivation.h"
#include "core/matrix.h"

namespace attention {

/// How the softmax makes a weight of a score, w_j = e^(s_j/t) / (e^(s_0/t) + e^(s_1/t) + ...). Where an exponential
/// would be too large for a double, the largest score is taken from all of them first, which leaves the weights as they
/// are.
/// @param scores  at least one, finite
/// @param weight  the key's
/// @param divisor  what divides each score, t, which is positive; nothing: the scores stay as they are
Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& divisor = {});

}  // namespace attention
