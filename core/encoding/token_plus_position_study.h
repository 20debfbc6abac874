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

/// Embeddings, positions and their sum, of a scene's tokens. Made by std::make_shared, for its tables share it.
struct TokenPlusPositionStudy : Study, std::enable_shared_from_this<TokenPlusPositionStudy> {
    /// @param stop  when requested the study may be anything
    explicit TokenPlusPositionStudy(const Scene& scene, std::stop_token stop = {});

    TokenInput input;
    TokenPlusPositionOptions choice;
    TokenPlusPosition values;
    std::vector<std::vector<Index>> duplicateGroups;  ///< positions with the same row of X, two at least
    double largest = 0;                               ///< of X, P and the sum, without its sign

    /// The group that a position is in; nullptr where its row is the only one.
    const std::vector<Index>* duplicatesOf(Index position) const;
    /// By how much two rows of the sum differ in the column in which they differ most; 0 for rows that are equal.
    double largestDifference(Index one, Index other) const;
    /// The column in which two rows of the sum differ most, the first of several.
    Index mostDifferentColumn(Index one, Index other) const;
    /// Standard deviation of randomly initialised embeddings before scaling.
    double embeddingDeviation() const;
    /// How large the numbers of P are: their root mean square over whole turns.
    static double positionRms();
    /// What drawn embeddings are multiplied by: √d, or 1.
    double scale() const;

    std::vector<Expression> definition() const;
    /// Why a cell of X or of the sum has its number.
    Derivation derivation(const Cell& cell) const;
    /// @param name  sum, X, P, mask or tokens
    Table table(std::string_view name) const;
};

}  // namespace attention
