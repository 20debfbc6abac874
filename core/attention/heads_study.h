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
    bool isPossible = true;  ///< false if the number of heads does not divide d as the design requires
    Index width = 0;
    double parameters = 0;
    double multiplyAdds = 0;
    /// Numbers in memory for one sequence: parameters, Q, K, V, weights, the heads' outputs and the layer's.
    double storedValues = 0;
};

/// A link from a query to a key, drawn as a line.
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
    std::vector<std::pair<double, double>> ranges;  ///< minimum and maximum weight of each head
    double minWeight = 0;                           ///< minimum over all heads, and at most 0
    double maxWeight = 1;
    std::vector<std::vector<HeadLink>> links;  ///< the links drawn for each head, ascending by weight
    Index linksPerQuery = 0;                   ///< maximum number of links per query; 0: all links are drawn

    std::shared_ptr<const AttentionResult> run;  ///< the computed layer; null if the weights were loaded
    Index sequence = 0;                          ///< index in the batch
    AttentionSizes sizes;
    std::array<DesignCosts, kHeadDesigns.size()> counts;
    UnnormalisedRows unnormalisedRows;  ///< rows of loaded weights that do not sum to 1

    bool isLoaded() const { return !run; }
    Index headCount() const { return Index(weights.size()); }
    Index queries() const { return weights.front().rows(); }
    Index keys() const { return weights.front().cols(); }
    /// ln m, the entropy of m equal weights.
    double maxEntropy() const;
    /// The mask of the sequence; null if it masks nothing, or if the weights were loaded.
    const Mask* mask() const;
    /// Number of queries from which every key is hidden.
    Index fullyMaskedQueries() const;
    /// The link of the largest weight of a query in one head; the first one of equal links.
    HeadLink strongest(Index head, Index query) const;
    /// The link of the largest weight in one head.
    HeadLink strongest(Index head) const;
    /// For each key, the number of heads in which it has the largest weight of the query.
    std::vector<Index> headCountByStrongestKey(Index query) const;
    /// The heads with the smallest and the largest mean entropy.
    std::pair<Index, Index> extremeEntropyHeads() const;
    /// Number of different keys to which the heads' strongest links of a query lead.
    Index distinctStrongestKeyCount(Index query) const;
    /// The heads in which a query gives a key the smallest and the largest weight.
    std::pair<Index, Index> extremeWeightHeads(Index query, Index key) const;

    /// @param cell  in the matrix of weights (query, key), in "entropy" (query, head), or in "counts": the row is the
    /// design in kHeadDesigns, which must be possible, and the column 0 for the parameters or 1 for the multiply-adds
    /// @param head  the head of a weight
    Derivation derivation(const Cell& cell, Index head) const;
    /// @param name  "weights", "output", "entropy" or "counts"
    /// @throws std::invalid_argument for an output or counts of loaded weights
    Table table(std::string_view name) const;
};

/// @param stop  if a stop is requested, the result is unspecified
std::shared_ptr<const HeadsStudy> studyHeads(const Scene& scene, std::stop_token stop = {},
                                             const std::shared_ptr<const AttentionResult>& before = nullptr);

/// Bytes of a study of this scene, including the previous study that still exists meanwhile.
double headsStudyBytes(const Scene& scene);

}  // namespace attention
