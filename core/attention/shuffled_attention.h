#pragma once

#include <stop_token>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/attention/token_order.h"
#include "core/formula/derivation.h"

namespace attention {

/// The layer through which a sentence is shuffled: one self-attention layer and one sequence.
struct ShuffledInput {
    const Matrix* tokens = nullptr;             ///< X, n x d, in reading order
    const Matrix* positions = nullptr;          ///< P, n x d, added to X; they stay where they are. Null: none
    Permutation order = {};                     ///< of the n tokens
    const AttentionWeights* weights = nullptr;  ///< null without projections
    MaskOptions mask = {};                      ///< by place, so it stays where it is, too
    AttentionOptions choice = {};
};

/// A sentence's outputs in reading order, and those of the same tokens in another order. Without positions and masks
/// self-attention is equivariant under permutations: f(X[order]) = f(X)[order]. The outputs are not the same; they are
/// shuffled along with their tokens.
/// Source: Lee et al. 2019, "Set Transformer", section 2 and property 1.
struct ShuffledAttention {
    Permutation order;
    MultiHeadAttention layer;     ///< of X or X + P; its output has a row for each token in reading order
    MultiHeadAttention shuffled;  ///< of X[order] or X[order] + P; row k of its output is of the token at place k
    Matrix difference;            ///< n x d, in reading order: the token's output after minus before
    double largest = 0;           ///< the largest |difference|,
    Index largestRow = 0;         ///< of which token,
    Index largestColumn = 0;      ///< in which column
};

/// Fills `result`, whose buffers are reused.
/// @throws std::invalid_argument with one sentence, if the order is none of the tokens, or as attend() does
/// @param stop  when requested the contents of `result` are unspecified
void computeShuffledAttention(const ShuffledInput& input, ShuffledAttention& result, std::stop_token stop = {});

/// Why an entry of the output in reading order is what it is. @param row  a token
Derivation orderedOutputDerivation(const ShuffledInput& input, const ShuffledAttention& result, Index row,
                                   Index column);
/// Why an entry of the shuffled output is what it is. @param row  a place
Derivation shuffledOutputDerivation(const ShuffledInput& input, const ShuffledAttention& result, Index row,
                                    Index column);
/// Why the two outputs of a token differ in a column. @param row  the token
Derivation shuffledDifferenceDerivation(const ShuffledAttention& result, Index row, Index column);

/// What a shuffle does, with symbols, in one formula: without positions and mask the outputs are shuffled along; else
/// the difference of each token's two outputs, in reading order.
std::vector<Expression> shuffledDefinition(bool withPositions, bool withMask);

}  // namespace attention
