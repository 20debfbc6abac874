#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/formula/derivation.h"

namespace attention {

/// The matrices of a layer whose cells are explained.
enum class AttentionMatrix {
    Query,          ///< n x w of one head
    Key,            ///< m x w
    Value,          ///< m x w
    Scores,         ///< n x m
    Scaled,         ///< n x m
    Masked,         ///< n x m, -infinity where a key is hidden
    Weights,        ///< n x m
    HeadOutput,     ///< n x w
    Concatenation,  ///< n x H w
    Output          ///< n x d
};

/// A cell of one of them.
struct AttentionCell {
    Index sequence = 0;  ///< of the batch
    Index head = 0;      ///< unused by Concatenation and Output
    Index row = 0;
    Index column = 0;
};

/// Explains one cell of an attention layer: the sum, quotient or softmax that produces it, with the numbers of its row
/// and column. Long sums are elided in the middle but keep their exact total. Indices: i for queries, j for keys, c for
/// columns; h precedes them if there is more than one head. Every formula evaluates to the cell's value. A row of
/// weights gets a line in the context for each of its keys, at most kMaxKeyLines of them, named "key" with its word,
/// or its number, as label; a hidden key says by which masks, and a fully masked row that it is one. Takes time linear
/// in a row of the matrix, so it may run on the interface thread.
/// @param input what `layer` was computed from
/// @param keyWords of the m keys, for the labels; may be empty
Derivation attentionDerivation(const AttentionInput& input, const MultiHeadAttention& layer, AttentionMatrix matrix,
                               const AttentionCell& place, const std::vector<std::string>& keyWords = {});

/// Keys of a row of weights that get a line; of more, those with the largest weights and the cell's own.
inline constexpr std::size_t kMaxKeyLines = 8;

/// Why an entry of W_q, W_k, W_v or W_o is what it is: the random number it was drawn from, or that it was loaded or
/// typed.
/// @param name  "W_q", "W_k", "W_v" or "W_o"
/// @param weights  that matrix
/// @param seed  that it was drawn with, if it was
Derivation attentionWeightDerivation(std::string_view name, const Matrix& weights, std::uint64_t seed, Index row,
                                     Index column);

/// What hides a key, as the word of a derivation's line: "later token", "too far", "behind the valid length", "behind
/// the query's valid length", "hidden by hand".
std::string_view maskReasonName(MaskReason reason);

/// The layer with symbols: scores, weights and output of one head.
std::vector<Expression> attentionDefinition(const AttentionOptions& choice);

}  // namespace attention
