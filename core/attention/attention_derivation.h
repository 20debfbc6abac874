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

/// One cell of an AttentionMatrix.
struct AttentionCell {
    Index sequence = 0;  ///< index in the batch
    Index head = 0;      ///< not used for Concatenation and Output
    Index row = 0;
    Index column = 0;
};

/// Explains one cell of an attention layer: the sum, quotient or softmax that produces it, with the numbers of its row
/// and column. Long sums are elided in the middle but keep their exact total. Indices: i for queries, j for keys, c for
/// columns; h precedes them if there is more than one head. Every formula evaluates to the cell's value. For a weight,
/// the context has one line named "key" for each key of the row, at most kMaxKeyLines; its label is the key's word or
/// number. For a hidden key the steps name the masks that hide it; for a fully masked row they say that it is one. The
/// time is linear in the length of the row, so that this may run on the interface thread.
/// @param input  from which `layer` was computed
/// @param keyWords  the words of the m keys, for the labels; may be empty
Derivation attentionDerivation(const AttentionInput& input, const MultiHeadAttention& layer, AttentionMatrix matrix,
                               const AttentionCell& cell, const std::vector<std::string>& keyWords = {});

/// Maximum number of keys that attentionDerivation() lists for a weight: the key of the cell and those with the largest
/// weights.
inline constexpr std::size_t kMaxKeyLines = 8;

/// Explains where an entry of W_q, W_k, W_v or W_o comes from: a random number, or a file.
/// @param name  "W_q", "W_k", "W_v" or "W_o"
/// @param weights  the matrix of that name
/// @param seed  of the scene: an entry that equals the random number for this seed was drawn, any other was loaded
Derivation attentionWeightDerivation(std::string_view name, const Matrix& weights, std::uint64_t seed, Index row,
                                     Index column);

/// Why a key is hidden, as the text of a line in a derivation: "later token", "too far", "behind the valid length",
/// "behind the query's valid length", "hidden by hand".
std::string_view maskReasonName(MaskReason reason);

/// The general formulas of one head: scores, weights and output.
std::vector<Expression> attentionDefinition(const AttentionOptions& choice);

}  // namespace attention
