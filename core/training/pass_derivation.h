#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/formula/derivation.h"
#include "core/training/model.h"

namespace attention {

/// One entry of a softmax over a row of scores, for derivations: exp(score - largest) / total, where total is the sum
/// of these exponentials over the row.
struct SoftmaxTerm {
    double score = 0, largest = 0, total = 0, value = 0;

    /// @param index  index of the entry in the row
    /// @param isVisible  isVisible(i) tells whether entry i is not masked
    template <class Row, class IsVisible>
    SoftmaxTerm(const Row& row, Index index, const IsVisible& isVisible) : score(row[index]), largest(-INFINITY) {
        for (Index i = 0; i < row.size(); ++i)
            if (isVisible(i)) largest = std::max(largest, double(row[i]));
        for (Index i = 0; i < row.size(); ++i)
            if (isVisible(i)) total += std::exp(row[i] - largest);
        value = std::exp(score - largest) / total;
    }

    /// The formula with symbols: exp(S_ij - S_max)/N_i.
    /// @param letter  of the scores  @param ofScore  the symbol of the score  @param at  subscripts of N
    Expression symbolic(const char* letter, Expression ofScore, std::vector<Expression> at = {}) const;
    /// The formula with numbers: exp(1.2 - 3.4)/5.6.
    Expression numeric() const;
    /// The lines that lead from the score to numeric().
    void addSteps(std::vector<DerivationLine>& steps) const;
};

/// How a weight of a head is computed: the score of query and key, and the softmax of its row.
/// @param pass  activations of the layer
Derivation headWeightDerivation(const TrainingSettings& settings, const LayerActivations& pass, Index head, Index query,
                                Index key);

}  // namespace attention
