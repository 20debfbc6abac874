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
/// @param symbols  what divides each score, t; nothing: the scores stay as they are
/// @param numbers  the same with numbers, of the same value; a positive one
Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& symbols = {},
                             const std::optional<Expression>& numbers = {});

}  // namespace attention
