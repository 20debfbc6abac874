#pragma once

#include <cstdint>
#include <string>

#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

/// The distribution of random weights: normal, or -1, 0 and 1 for calculations by hand.
enum class WeightDistribution { Normal, Integers };

/// The width of one head: d/H, or d for wide heads. @param heads  >= 1, divides d unless the heads are wide
Index headWidth(HeadDesign design, Index dimensions, Index heads);

/// The learned matrices of a multi-head layer in PyTorch's layout, out x in, so that Q = X W_q^T + b_q.
/// w is the width of a head.
struct AttentionWeights {
    Matrix query;       ///< W_q, H w x d, or H w x w if sliced; head h has rows h w ... (h + 1) w - 1
    Matrix key;         ///< W_k, of the same shape
    Matrix value;       ///< W_v, of the same shape
    Matrix output;      ///< W_o, d x H w
    Vector queryBias;   ///< b_q, H w numbers; empty if there is no bias
    Vector keyBias;     ///< b_k
    Vector valueBias;   ///< b_v
    Vector outputBias;  ///< b_o, d

    bool operator==(const AttentionWeights&) const = default;
};

/// Random weights without biases: G(seed, matrix, row, column)/sqrt(input width), or the integers -1, 0 and 1.
/// @param dimensions  d >= 1  @param heads  H >= 1, divides d unless the heads are wide
AttentionWeights randomWeights(HeadDesign design, Index dimensions, Index heads, std::uint64_t seed,
                               WeightDistribution distribution = WeightDistribution::Normal);

/// Number of learned weights, including W_o but no biases. Example: at d = 64 and H = 8, sliced heads have 5632, narrow
/// heads 16384 and wide heads 131072.
double parameterCount(HeadDesign design, Index dimensions, Index heads);
/// Number of multiply-adds for one sequence: projections, scores, weighted sums and the product with W_o.
/// @param queries  n  @param keys  m
double multiplyAdds(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys);

/// Why the weights do not fit the layer, as an English sentence that names the actual and the accepted shape; empty if
/// they fit.
/// @param dimensions  d >= 1
/// @param heads  H >= 1
std::string weightsProblem(const AttentionWeights& weights, Index dimensions, Index heads, HeadDesign design);

}  // namespace attention
