#pragma once

#include <cstdint>
#include <stop_token>

#include "core/encoding/embedding.h"
#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// The token with its position beside it, through one projection; and token and position through a projection each,
/// added. Both have the same numbers, because a product of block matrices is the sum of the products of its blocks:
///
///     [X, I] [W_x; W_p] = X W_x + I W_p
///
/// I, the one-hot positions, is the identity, so row i of I W_p is row i of W_p: adding a learned position is the same
/// as concatenating a one-hot one. Source: Lee Hung-yi, "Self-attention" (lecture), on positional encoding.
struct AddOrConcatenate {
    Matrix tokens;           ///< X, n x d: the embeddings times sqrt(d), or what was loaded
    Matrix oneHot;           ///< H, n x n: row i has its 1 in column i
    Matrix tokenWeights;     ///< W_x, d x d: G/sqrt(d)
    Matrix positionWeights;  ///< W_p, n x d: G/sqrt(d), a row for each position
    Matrix tokenPart;        ///< X W_x, n x d
    Matrix positionPart;     ///< I W_p, n x d
    Matrix concatenated;     ///< [X, I] [W_x; W_p], n x d
    Matrix added;            ///< X W_x + I W_p, n x d
    Matrix difference;       ///< concatenated - added
    double largest = 0;      ///< the largest |difference|
};

/// Every entry of a product is one sum, its terms added in the order of the columns; see product().
/// @param stop  when requested the result is unspecified
AddOrConcatenate projectBothWays(const Embedding& embedding, std::uint64_t seed, std::stop_token stop = {});

/// Why an entry of `concatenated`, `added` or `difference` is what it is.
Derivation concatenatedDerivation(const AddOrConcatenate& result, Index row, Index column);
Derivation addedDerivation(const AddOrConcatenate& result, Index row, Index column);
Derivation addOrConcatenateDifferenceDerivation(const AddOrConcatenate& result, Index row, Index column);
/// Why an entry of W_x or W_p is what it is. @param seed  that they were drawn from
Derivation tokenWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column);
Derivation positionWeightDerivation(const AddOrConcatenate& result, std::uint64_t seed, Index row, Index column);
/// Why an entry of `oneHot` is what it is.
Derivation oneHotDerivation(const AddOrConcatenate& result, Index row, Index column);
/// Why an entry of `tokenPart` or `positionPart` is what it is.
Derivation tokenPartDerivation(const AddOrConcatenate& result, Index row, Index column);
Derivation positionPartDerivation(const AddOrConcatenate& result, Index row, Index column);

/// The identity with symbols, as a reader meets it: of a row, C_(i,c) = sum over both parts.
std::vector<Expression> addOrConcatenateDefinition(const AddOrConcatenate& result);

}  // namespace attention
