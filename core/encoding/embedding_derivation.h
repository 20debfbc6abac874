#pragma once

#include <string>
#include <vector>

#include "core/encoding/embedding.h"
#include "core/formula/derivation.h"

namespace attention {

/// Why X[position, column] is what it is: the random number drawn for its word, or the one that was loaded.
/// @param words     of every position, as they are shown; unused for numbers from elsewhere
/// @param position  0 ... n - 1
/// @param column    0 ... d - 1
Derivation embeddingDerivation(const Embedding& embedding, const std::vector<std::string>& words,
                               const TokenPlusPositionOptions& choice, Index position, Index column);

/// Why (X + P)[position, column] is what it is, with what dropout made of it. The derivation's formulas evaluate to the
/// entry within a few units in the last place.
Derivation tokenPlusPositionDerivation(const Embedding& embedding, const std::vector<std::string>& words,
                                       const TokenPlusPositionOptions& choice, Index position, Index column);

/// The definition with symbols: X, and Y = X + P with what scaling and dropout add to it.
std::vector<Expression> tokenPlusPositionDefinition(const Embedding& embedding, const TokenPlusPositionOptions& choice);

}  // namespace attention
