#pragma once

#include "core/attention/attention_weights.h"
#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// How a query's entropy comes about: minus the sum of w ln w over its weights, of which those that are 0 add nothing.
/// @param weights  of one query, m >= 1  @param seen  keys that it may see, 1 ... m: the entropy is at most ln(seen)
Derivation entropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query, Index seen);

/// Tolerance for the sum of a row of loaded weights: files with 4-byte floats deviate by this much.
constexpr double kSumTolerance = 1e-5;
/// The entropy of a query's loaded weights, each divided by the sum of them where that is not 1; 0 where all are 0.
/// @param weights  of one query, m >= 1, none negative
double loadedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights);
/// How loadedEntropy() comes about.
Derivation loadedEntropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query);

/// A weight that was loaded: the number itself, with the sum of its row beside it.
/// @param weights  of the query, m >= 1
Derivation loadedWeightDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index head, Index query,
                                  Index key);

/// How parameterCount() comes about.
Derivation parameterCountDerivation(HeadDesign design, Index dimensions, Index heads);
/// How multiplyAdds() comes about.
Derivation multiplyAddsDerivation(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys);

/// The output as the heads' outputs side by side times W_o, and the same as a sum over the heads: each has its own
/// columns of W_o. Source: Vaswani et al. 2017, section 3.2.2; the transposed W_o is PyTorch's.
std::vector<Expression> recombinationDefinition(Index heads);

}  // namespace attention
