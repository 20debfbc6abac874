#pragma once

#include "core/attention/attention_weights.h"
#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// Explains the entropy of a query: minus the sum of w ln w over its weights, of which those that are 0 add nothing.
/// @param weights  of one query, m >= 1
/// @param visibleKeys  number of keys that the query may see, 1 ... m; the entropy is at most ln(visibleKeys)
Derivation entropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query, Index visibleKeys);

/// Tolerance for the sum of a row of loaded weights: files with 4-byte floats deviate by this much.
constexpr double kSumTolerance = 1e-5;
/// The entropy of a query's loaded weights, normalised to a sum of 1 if necessary; 0 if all weights are 0.
/// @param weights  of one query, m >= 1, none negative
double loadedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights);
/// Explains loadedEntropy().
Derivation loadedEntropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query);

/// Explains a loaded weight: the number itself, and the sum of its row as context.
/// @param weights  of the query, m >= 1
Derivation loadedWeightDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index head, Index query,
                                  Index key);

/// Explains parameterCount().
Derivation parameterCountDerivation(HeadDesign design, Index dimensions, Index heads);
/// Explains multiplyAdds().
Derivation multiplyAddsDerivation(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys);

/// The general formulas of the layer's output as a sum over the heads: each head's output is multiplied by its own
/// columns of W_o. Source: Vaswani et al. 2017, section 3.2.2; the transposed W_o is PyTorch's.
std::vector<Expression> recombinationDefinition(Index heads);

}  // namespace attention
