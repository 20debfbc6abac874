#pragma once

#include <vector>

#include "core/attention/position_head.h"
#include "core/formula/derivation.h"

namespace attention {

/// Why a weight of the head is what it is: the match of places, the match of words, the score, the softmax of its row.
/// @param query, key  0 ... n - 1
/// @throws std::invalid_argument as positionHead()
Derivation positionHeadDerivation(const Embedding& embedding, const PositionHeadOptions& choice, Index query,
                                  Index key);

/// The head with symbols: its query, its score, its weight.
std::vector<Expression> positionHeadDefinition(const PositionHeadOptions& choice, Index dimensions);

}  // namespace attention
