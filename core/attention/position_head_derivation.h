#pragma once

#include <vector>

#include "core/attention/position_head.h"
#include "core/formula/derivation.h"

namespace attention {

/// Explains a weight of the head: the positional and the content part of the score, and the softmax of its row.
/// @param query, key  0 ... n - 1
/// @throws std::invalid_argument as positionHead()
Derivation positionHeadDerivation(const Embedding& embedding, const PositionHeadOptions& choice, Index query,
                                  Index key);

/// The general formulas of the head's query, score and weight.
std::vector<Expression> positionHeadDefinition(const PositionHeadOptions& choice, Index dimensions);

}  // namespace attention
