#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/attention/attention_layer_setup.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/lists.h"
#include "core/scene/study.h"

namespace attention {

/// The names of the matrices of attention step by step, in the order of the tables. The first one is the default.
inline constexpr std::array<std::string_view, 17> kStepsMatrices{
    "weights",       "X",      "Q",   "K",   "V",   "scores", "scaled", "masked", "head-output",
    "concatenation", "output", "W_q", "W_k", "W_v", "W_o",    "P",      "M"};

inline bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The query, the key and the vector component that a cell of kStepsMatrices belongs to, as far as it has them.
struct CellIndices {
    std::optional<Index> query;
    std::optional<Index> key;
    std::optional<Index> column;
};
/// A cell with an unknown matrix name is treated as a cell of the first matrix.
CellIndices stepsIndices(const Cell& cell);

/// Returns the matrix to show in place of `matrix` while only the steps up to `step` are visible: `matrix` itself if it
/// is visible, otherwise the matrix of that step.
std::string_view matrixAtStep(std::int64_t step, std::string_view matrix);

/// Returns the query whose row of weights is expanded: the query of the selected cell or row; for a projection, the
/// query whose number is that of the selected row; without a selection, the last query.
Index expandedQuery(const SelectionParameters& parameters, Index queries);

/// The matrix entries that the user typed; empty if the text cannot be read.
std::vector<Entry> typedEntries(const TokenParameters& parameters);

/// The scene with narrow heads, as in d2l: attention step by step shows no other head design.
Scene stepsScene(Scene scene);

/// How one query distributes its attention over the keys.
struct QuerySummary {
    Index key = 0;                      ///< the requested key, or else the first one with the largest weight
    double weight = 0;                  ///< of `key`
    bool isLargest = false;             ///< no key has a larger weight, up to rounding
    Index tiedKeys = 0;                 ///< number of keys with the largest weight, up to rounding
    Index maskedKeys = 0;               ///< number of keys whose weight is exactly 0
    bool isMaskedByLengthOnly = false;  ///< the valid length is the only mask that hides keys
    bool isFullyMasked = false;         ///< every key is hidden from the query
};

/// The keys of a query that are listed one by one, and the totals of the other keys.
struct LeadingKeys {
    std::vector<Index> keys;  ///< ascending
    Index others = 0;         ///< number of keys that are not listed
    double othersWeight = 0;  ///< sum of the other keys' weights
    Matrix othersTerm = {};   ///< sum of the other keys' rows of termsOf(), 1 x w; empty without others
};

/// How the weighted values of one query add up to its output, drawn in the plane of two columns of V.
struct ValuePath {
    std::array<Index, 2> columns{};   ///< indices of two columns of V
    Matrix tips;                      ///< the values in these columns, m x 2
    Matrix chain = {};                ///< the partial sums of the weighted values: see tipToTail()
    std::array<double, 2> minimum{};  ///< per column, of `tips` and `chain`; at most 0
    std::array<double, 2> maximum{};  ///< per column, of `tips` and `chain`; at least 0
};

/// A layer step by step, and the matrices of the selected sequence and head.
struct AttentionStepsStudy : Study {
    std::shared_ptr<const AttentionResult> run;
    Index sequence = 0;
    Index head = 0;
    std::array<Matrix, kStepsMatrices.size()>
        values;                    ///< of that head, in the order of kStepsMatrices; empty if not shown
    double largest = 1;            ///< largest absolute value of the matrices with d or w columns
    double largestProjection = 1;  ///< largest absolute value of W_q, W_k, W_v and W_o
    double largestScore = 1;       ///< largest absolute value of scores and scaled scores
    double largestWeight = 1;

    const MultiHeadAttention& layer() const { return run->layer; }
    const AttentionLayerSetup& setting() const { return run->setting; }
    bool hasProjections() const { return run->setting.choice.projections; }
    const Mask& mask() const { return run->layer.masks[std::size_t(sequence)]; }
    const Matrix& matrix(std::string_view name) const;

    /// The cell to show in place of `cell`: in matrixAtStep(), in the same row and column as far as these exist.
    Cell cellAtStep(std::int64_t step, const Cell& cell) const;
    QuerySummary summarizeQuery(Index query, std::optional<Index> key = {}) const;
    /// The weighted values whose sum is the output of a query, m x w: see weightedValues().
    Matrix termsOf(Index query) const;
    /// All keys if there are at most `maxKeys`, otherwise the `fewKeys` keys with the largest weights.
    /// @param terms  termsOf() the query  @param included  a key that is listed in any case
    LeadingKeys leadingKeys(Index query, const Matrix& terms, Index maxKeys, Index fewKeys,
                            std::optional<Index> included = {}) const;
    /// @param columns  of V; out of range, the nearest column is taken
    ValuePath valuePath(Index query, std::array<Index, 2> columns) const;
    /// The matrix entry that the user can edit in this cell; nothing if the cell is not editable.
    std::optional<Entry> entryOf(const Cell& cell) const;
    /// Whether the user typed the number of this cell.
    bool isTyped(const Scene& scene, const Cell& cell) const;
    /// Explains the number of a cell. @param scene  from which the study was computed
    Derivation derivation(const Scene& scene, const Cell& cell) const;
    /// One of kStepsMatrices for all sequences and heads. @throws std::invalid_argument for another name
    Table table(std::string_view name) const;

    /// One of kStepsMatrices for a sequence and a head; without projections W_q, W_k, W_v and W_o are identities.
    Matrix valuesOf(std::string_view name, Index ofSequence, Index ofHead) const;

 private:
    /// The row of a cell in the matrix that stacks all sequences.
    Index rowInBatch(const Cell& cell) const;
    Derivation inputDerivation(const Scene& scene, const Cell& cell) const;
};

/// @param scene  adapted to the exhibit  @param stop  if a stop is requested, the result is unspecified
std::shared_ptr<const AttentionStepsStudy> studyAttentionSteps(
    const Scene& scene, std::stop_token stop = {}, const std::shared_ptr<const AttentionResult>& before = nullptr);
/// Bytes of a study and of the previous study together.
double attentionStepsBytes(const Scene& scene);

}  // namespace attention
