#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/attention/attention_weights.h"
#include "core/attention/mask.h"
#include "core/matrix.h"

namespace attention {

/// How a layer attends, apart from its weights and its mask.
struct AttentionOptions {
    Index heads = 1;  ///< H >= 1
    HeadDesign design = HeadDesign::Narrow;
    /// If false, there is one head, and Q, K and V are the input itself: scores are x_i . x_j, not divided by sqrt(w),
    /// and the output is the weighted sum of the input rows.
    bool projections = true;
    double temperature = 1;  ///< > 0, divides the scaled scores
    double dropout = 0;      ///< 0 <= p < 1: weights become 0 with probability p; the others are divided by 1 - p
    std::uint64_t seed = 1;  ///< of the random numbers for dropout

    bool operator==(const AttentionOptions&) const = default;
};

/// The input of a layer: a batch of sequences, stacked row-wise.
struct AttentionInput {
    const Matrix* queries = nullptr;  ///< X, batch n x d
    const Matrix* memory = nullptr;   ///< from which K and V are computed, batch m x d; null: X (self-attention)
    Index batch = 1;
    /// May be null without projections.
    const AttentionWeights* weights = nullptr;
    MaskOptions mask = {};
    AttentionOptions choice = {};
};

/// Everything that the layer computes, except scaled and masked scores (see the functions below).
/// Sequences of a batch are stacked row-wise, and so are heads: row (s H + h) n + i of `scores` and `weights` belongs
/// to sequence s, head h and query i. Buffers are reused between calls.
struct MultiHeadAttention {
    Index batch = 1;
    Index heads = 1;
    Index queryCount = 0;  ///< n
    Index keyCount = 0;    ///< m
    Index width = 0;       ///< w, of one head
    double divisor = 1;    ///< of the scores: sqrt(w), 1 without projections
    double temperature = 1;

    Matrix query;             ///< Q, batch n x H w; head h has columns h w ... (h + 1) w - 1
    Matrix key;               ///< K, batch m x H w
    Matrix value;             ///< V, batch m x H w
    Matrix scores;            ///< Q K^T of each head, batch H n x m, before scaling and masks
    Matrix weights;           ///< softmax of each row, after dropout; exactly 0 where masked
    Matrix concatenation;     ///< the heads' outputs side by side, batch n x H w
    Matrix output;            ///< batch n x d
    std::vector<Mask> masks;  ///< one for each sequence

    /// The first of the n rows of `scores` and `weights` that belong to a sequence and a head.
    Index firstRow(Index sequence, Index head) const { return (sequence * heads + head) * queryCount; }
    auto headScores(Index sequence, Index head) const {
        return scores.middleRows(firstRow(sequence, head), queryCount);
    }
    auto headWeights(Index sequence, Index head) const {
        return weights.middleRows(firstRow(sequence, head), queryCount);
    }
};

/// Runs the layer: self-attention, or cross-attention with a memory; fills `result`, whose buffers are reused.
/// @throws std::invalid_argument with one sentence that names both shapes, if matrices do not fit each other, heads do
///         not divide d, or a length of the mask does not fit
/// @param stop  if a stop is requested, the contents of `result` are unspecified
/// Source: Vaswani et al. 2017, equation 1 and section 3.2.2; d2l, "Multi-Head Attention", with its masked softmax in
/// which a fully masked row is uniform.
void attend(const AttentionInput& input, MultiHeadAttention& result, std::stop_token stop = {});

/// scores/sqrt(w)/temperature of one head, n x m.
Matrix scaledScores(const MultiHeadAttention& layer, Index sequence, Index head);
/// scaledScores() with -infinity for masked keys; a fully masked row is all -infinity.
Matrix maskedScores(const MultiHeadAttention& layer, Index sequence, Index head);
/// weights V of one head, n x w: its columns of the concatenation.
Matrix headOutput(const MultiHeadAttention& layer, Index sequence, Index head);
/// The m weights of one query before dropout; without dropout equal to its row of `weights`.
Vector weightsBeforeDropout(const MultiHeadAttention& layer, Index sequence, Index head, Index query);
/// -sum w ln w of a row of weights, in nats; 0 ... ln m
double entropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights);

/// The uniform random number of one weight; dropout sets the weight to 0 if the number is below p.
double attentionDropoutSample(std::uint64_t seed, Index sequence, Index head, Index query, Index key);

/// Bytes of the result of attend() and of its temporary memory.
double attentionBytes(const AttentionOptions& choice, Index batch, Index queries, Index keys, Index dimensions);

}  // namespace attention
