#pragma once

#include <cstdint>
#include <stop_token>

#include "core/encoding/embedding.h"
#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// Two ways to combine tokens with positions: concatenate each token with its one-hot position and project the result;
/// or project tokens and positions separately and add the results. Both give the same numbers, because a product of
/// block matrices is the sum of the products of its blocks:
///
///     [X, I] [W_x; W_p] = X W_x + I W_p
///
/// I, the one-hot positions, is the identity, so row i of I W_p is row i of W_p: adding a learned position is the same
/// as concatenating a one-hot one. Source: Lee Hung-yi, "Self-attention" (lecture), on positional encoding.
struct AddOrConcatenate {
    Matrix tokens;           ///< X, n x d: embeddings times sqrt(d), or loaded rows
    Matrix oneHot;           ///< I, n x n: row i has a 1 in column i
    Matrix tokenWeights;     ///< W_x, d x d: G/sqrt(d)
    Matrix positionWeights;  ///< W_p, n x d: G/sqrt(d), one row for each position
    Matrix tokenPart;        ///< X W_x, n x d
    Matrix positionPart;     ///< I W_p, n x d
    Matrix concatenated;     ///< [X, I] [W_x; W_p], n x d
    Matrix added;            ///< X W_x + I W_p, n x d
    Matrix difference;       ///< concatenated - added
    double largest = 0;      ///< the largest |difference|
};

/// Every entry of a product is one sum, its terms added in the order of the columns; see product().
/// @param stop  if a stop is requested, the result is unspecified
AddOrConcatenate projectBothWays(const Embedding& embedding, std::uint64_t seed, std::stop_token stop = {});

/// Explain an entry of `concatenated`, `added` or `difference`.
Derivation concatenatedDerivation(const AddOrConcatenate& result, Index row, Index column);
Derivation addedDerivation(const AddOrConcatenate& result, Index row, Index column);
Derivation addOrConcatenateDifferenceDerivation(const AddOrConcatenate& result, Index row, Index column);
/// Explain an entry of W_x or W_p. @param seed  of its random numbers
Derivation tokenWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column);
Derivation positionWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column);
/// Explains an entry of `oneHot`.
Derivation oneHotDerivation(const AddOrConcatenate& result, Index row, Index column);
/// Explain an entry of `tokenPart` or `positionPart`.
Derivation tokenPartDerivation(const AddOrConcatenate& result, Index row, Index column);
Derivation positionPartDerivation(const AddOrConcatenate& result, Index row, Index column);

/// The general formulas of an entry C_(i,c) of `concatenated` and an entry Y_(i,c) of `added`.
std::vector<Expression> addOrConcatenateDefinition(const AddOrConcatenate& result);

}  // namespace attention
