#pragma once

#include <stop_token>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/attention/token_order.h"
#include "core/formula/derivation.h"

namespace attention {

/// A self-attention layer with one sequence, and an order in which its tokens are shuffled.
struct ShuffledInput {
    const Matrix* tokens = nullptr;             ///< X, n x d, in reading order
    const Matrix* positions = nullptr;          ///< P, n x d, added to X and not shuffled; null: none
    Permutation order = {};                     ///< of the n tokens
    const AttentionWeights* weights = nullptr;  ///< null without projections
    MaskOptions mask = {};                      ///< by position, not shuffled
    AttentionOptions choice = {};
};

/// The layer's outputs for a sentence in reading order and for the same tokens in another order. Without positions and
/// masks self-attention is equivariant under permutations: f(X[order]) = f(X)[order]. The outputs are not the same;
/// they are shuffled along with their tokens. Source: Lee et al. 2019, "Set Transformer", section 2 and property 1.
struct ShuffledAttention {
    Permutation order;
    MultiHeadAttention layer;     ///< of X or X + P; its output has a row for each token in reading order
    MultiHeadAttention shuffled;  ///< of X[order] or X[order] + P; row k of its output is of the token at place k
    Matrix difference;            ///< n x d, in reading order: the token's output after minus before
    double largest = 0;           ///< the largest absolute entry of `difference`
    Index largestRow = 0;         ///< its row: the token
    Index largestColumn = 0;      ///< its column
};

/// Fills `result`, whose buffers are reused.
/// @throws std::invalid_argument with one sentence, if `order` is no permutation of the tokens, or as attend() does
/// @param stop  if a stop is requested, the contents of `result` are unspecified
void computeShuffledAttention(const ShuffledInput& input, ShuffledAttention& result, std::stop_token stop = {});

/// Explains an entry of the output in reading order. @param row  the token
Derivation orderedOutputDerivation(const ShuffledInput& input, const ShuffledAttention& result, Index row,
                                   Index column);
/// Explains an entry of the shuffled output. @param row  the place in the shuffled sentence
Derivation shuffledOutputDerivation(const ShuffledInput& input, const ShuffledAttention& result, Index row,
                                    Index column);
/// Explains the difference of the two outputs of a token. @param row  the token
Derivation shuffledDifferenceDerivation(const ShuffledAttention& result, Index row, Index column);

/// The general formula of shuffling. Without positions and mask it says that the outputs are shuffled like the tokens:
/// f(Pi X) = Pi f(X). Otherwise it defines the difference of each token's two outputs.
std::vector<Expression> shuffledDefinition(bool withPositions, bool withMask);

}  // namespace attention
