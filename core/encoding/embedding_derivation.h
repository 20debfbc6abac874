#pragma once

#include <string>
#include <vector>

#include "core/encoding/embedding.h"
#include "core/formula/derivation.h"

namespace attention {

/// Explains X[position, column]: the random number drawn for its word, or the loaded number.
/// @param words     the displayed word at each position; not used for loaded embeddings
/// @param position  0 ... n - 1
/// @param column    0 ... d - 1
Derivation embeddingDerivation(const Embedding& embedding, const std::vector<std::string>& words,
                               const TokenPlusPositionOptions& choice, Index position, Index column);

/// Explains (X + P)[position, column], including dropout. The derivation's formulas evaluate to the
/// entry within a few units in the last place.
Derivation tokenPlusPositionDerivation(const Embedding& embedding, const std::vector<std::string>& words,
                                       const TokenPlusPositionOptions& choice, Index position, Index column);

/// The general formulas: Y = X + P with dropout, and X with its scaling.
std::vector<Expression> tokenPlusPositionDefinition(const Embedding& embedding, const TokenPlusPositionOptions& choice);

}  // namespace attention
