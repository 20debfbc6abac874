#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/formula/derivation.h"
#include "core/training/model.h"

namespace attention {

/// One entry of a softmax over a row of scores, as a derivation tells it: exp(score - largest) over the sum of these.
struct SoftmaxTerm {
    double score = 0, largest = 0, total = 0, value = 0;

    /// @param seen  whether an entry takes part, by its place
    template <class Row, class Seen>
    SoftmaxTerm(const Row& row, Index at, const Seen& seen) : score(row[at]), largest(-INFINITY) {
        for (Index i = 0; i < row.size(); ++i)
            if (seen(i)) largest = std::max(largest, double(row[i]));
        for (Index i = 0; i < row.size(); ++i)
            if (seen(i)) total += std::exp(row[i] - largest);
        value = std::exp(score - largest) / total;
    }

    /// The share in letters: exp(S_ij - S_max)/N_i. @param at  subscripts of N
    Expression symbolic(const char* letter, Expression ofScore, std::vector<Expression> at = {}) const;
    /// The share with its numbers: exp(1.2 - 3.4)/5.6.
    Expression numeric() const;
    /// The lines that lead from the score to numeric().
    void addSteps(std::vector<DerivationLine>& steps) const;
};

/// How a weight of a head comes about: the score of query and key, and the softmax of its row.
/// @param pass  of the layer, computed from `settings`
Derivation headWeightDerivation(const TrainingSettings& settings, const LayerActivations& pass, Index head, Index query,
                                Index key);

}  // namespace attention
