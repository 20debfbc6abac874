#pragma once

#include <cstdint>
#include <string>

#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// What the drawn numbers are: normal, or small whole ones for pencil and paper.
enum class WeightDistribution { Normal, Integers };

/// The width of one head: d/H, or d for wide heads. @param heads  >= 1, divides d unless the heads are wide
Index headWidth(HeadDesign design, Index dimensions, Index heads);

/// The learned matrices of a multi-head layer in PyTorch's layout, out x in, so that Q = X W_q^T + b_q.
/// w is the width of a head.
struct AttentionWeights {
    Matrix query;       ///< W_q, H w x d; of sliced heads H w x w: head h has rows h w ... (h + 1) w - 1
    Matrix key;         ///< W_k, the same
    Matrix value;       ///< W_v, the same
    Matrix output;      ///< W_o, d x H w
    Vector queryBias;   ///< b_q, H w; empty: none
    Vector keyBias;     ///< b_k
    Vector valueBias;   ///< b_v
    Vector outputBias;  ///< b_o, d

    bool operator==(const AttentionWeights&) const = default;
};

/// W = G(seed, matrix, row, column)/sqrt(input width), without biases; whole numbers: -1, 0 or 1.
/// @param dimensions  d >= 1  @param heads  H >= 1, divides d unless the heads are wide
AttentionWeights randomWeights(HeadDesign design, Index dimensions, Index heads, std::uint64_t seed,
                               WeightDistribution numbers = WeightDistribution::Normal);

/// Numbers that are learned, W_o with them and biases apart; at d = 64, H = 8 sliced, narrow and wide heads have 5632,
/// 16384 and 131072.
double parameterCount(HeadDesign design, Index dimensions, Index heads);
/// Multiply-adds of one sequence with everything: projections, scores, weighted sums, W_o.
/// @param queries  n  @param keys  m
double multiplyAdds(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys);

/// Why these weights do not make a layer, as one sentence of English that names both shapes; empty: they do.
/// @param dimensions  d >= 1
/// @param heads  H >= 1
std::string weightsProblem(const AttentionWeights& weights, Index dimensions, Index heads, HeadDesign design);

}  // namespace attention
