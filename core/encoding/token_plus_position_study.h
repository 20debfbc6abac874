#pragma once

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/encoding/embedding.h"
#include "core/encoding/token_input.h"
#include "core/formula/derivation.h"
#include "core/formula/expression.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Scene;

/// Embeddings, positions and their sum for the tokens of a scene. Create it with std::make_shared: its tables share
/// ownership of it.
struct TokenPlusPositionStudy : Study, std::enable_shared_from_this<TokenPlusPositionStudy> {
    /// @param stop  if a stop is requested, the study is unspecified
    explicit TokenPlusPositionStudy(const Scene& scene, std::stop_token stop = {});

    TokenInput input;
    TokenPlusPositionOptions choice;
    TokenPlusPosition values;
    std::vector<std::vector<Index>> duplicateGroups;  ///< groups of at least two positions with the same row of X
    double largest = 0;                               ///< largest absolute entry of X, P and the sum

    /// The group of duplicates that contains a position; nullptr if its row of X is unique.
    const std::vector<Index>* duplicatesOf(Index position) const;
    /// The largest absolute difference between two rows of the sum; 0 if they are equal.
    double largestDifference(Index one, Index other) const;
    /// The column with this difference, the first one of several.
    Index mostDifferentColumn(Index one, Index other) const;
    /// Standard deviation of randomly initialised embeddings before scaling.
    double embeddingDeviation() const;
    /// The root mean square of the entries of P over whole periods, 1/√2.
    static double positionRms();
    /// The factor of random embeddings: √d, or 1.
    double scale() const;

    std::vector<Expression> definition() const;
    /// Explains the number of a cell of X or of the sum.
    Derivation derivation(const Cell& cell) const;
    /// @param name  sum, X, P, mask or tokens
    Table table(std::string_view name) const;
};

}  // namespace attention
