#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

#include "core/attention/attention_layer_setup.h"
#include "core/attention/loaded_weights.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Scene;

inline constexpr std::array kHeadDesigns{HeadDesign::Sliced, HeadDesign::Narrow, HeadDesign::Wide};

/// What one of the three designs costs.
struct DesignCosts {
    bool isPossible = true;  ///< heads divide d
    Index width = 0;
    double parameters = 0;
    double multiplyAdds = 0;
    /// Numbers in memory for one sequence: parameters, Q, K, V, weights, the heads' outputs and the layer's.
    double storedValues = 0;
};

/// One line from a query to a key.
struct HeadLink {
    Index query = 0;
    Index key = 0;
    double weight = 0;
};

/// The attention weights of all heads for one sequence, computed or loaded, with statistics of each head.
struct HeadsStudy : Study {
    AttentionTokens tokens;
    std::vector<Matrix> weights;                    ///< n x m of each head
    Matrix entropies;                               ///< n x H
    Vector meanEntropies;                           ///< of each head
    std::vector<std::pair<double, double>> ranges;  ///< least and largest weight of each head
    double minWeight = 0;                           ///< of all heads, not above 0
    double maxWeight = 1;
    std::vector<std::vector<HeadLink>> links;  ///< of each head, the ones that are drawn, light ones first
    Index linksPerQuery = 0;                   ///< so many of the heaviest; 0: all

    std::shared_ptr<const AttentionResult> run;  ///< the layer; null where weights were loaded
    Index sequence = 0;                          ///< of the batch
    AttentionSizes sizes;
    std::array<DesignCosts, kHeadDesigns.size()> counts;
    UnnormalisedRows unevenRows;  ///< of loaded weights

    bool isLoaded() const { return !run; }
    Index headCount() const { return Index(weights.size()); }
    Index queries() const { return weights.front().rows(); }
    Index keys() const { return weights.front().cols(); }
    /// ln m, the entropy of a query that weighs all keys alike.
    double maxEntropy() const;
    /// Null where nothing is masked, and where weights were loaded.
    const Mask* mask() const;
    /// Queries from which every key is hidden.
    Index fullyMaskedQueries() const;
    /// What a query gives the most weight to in one head; the first of equal ones.
    HeadLink strongest(Index head, Index query) const;
    /// The heaviest link of one head.
    HeadLink strongest(Index head) const;
    /// How many heads give each key the most weight of a query.
    std::vector<Index> headsByStrongestKey(Index query) const;
    /// The heads with the least and the largest mean entropy.
    std::pair<Index, Index> extremeEntropyHeads() const;
    /// How many keys the heads' strongest links of a query lead to.
    Index distinctStrongestKeyCount(Index query) const;
    /// The heads that give a key the least and the largest weight.
    std::pair<Index, Index> extremeWeightHeads(Index query, Index key) const;

    /// @param cell  of the weights (query, key), the entropies (query, head), or the counts of a possible design: its
    /// row in kHeadDesigns, and column 0 for the parameters or 1 for the multiply-adds
    /// @param head  whose weights they are
    Derivation derivation(const Cell& cell, Index head) const;
    /// @param name  "weights", "output", "entropy" or "counts"
    /// @throws std::invalid_argument for an output or counts of loaded weights
    Table table(std::string_view name) const;
};

/// @param stop  when requested the result may be anything
std::shared_ptr<const HeadsStudy> studyHeads(const Scene& scene, std::stop_token stop = {},
                                             const std::shared_ptr<const AttentionResult>& before = nullptr);

/// Bytes that a study of this scene holds, and once more while the one before is shown.
double headsStudyBytes(const Scene& scene);

}  // namespace attention
