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

/// The matrices of attention step by step, in the order of the tables: the first is the default.
inline constexpr std::array<std::string_view, 17> kStepsMatrices{
    "weights",       "X",      "Q",   "K",   "V",   "scores", "scaled", "masked", "head-output",
    "concatenation", "output", "W_q", "W_k", "W_v", "W_o",    "P",      "M"};

inline bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// What a cell of these matrices has to do with: the query that asks, the key that is asked, a column of vectors.
struct CellIndices {
    std::optional<Index> query;
    std::optional<Index> key;
    std::optional<Index> column;
};
/// A cell that names no matrix is one of the first.
CellIndices stepsIndices(const Cell& cell);

/// Returns the matrix to show in place of `matrix` while only the steps up to `step` are visible: `matrix` itself if it
/// is visible, otherwise the matrix of that step.
std::string_view matrixAtStep(std::int64_t step, std::string_view matrix);

/// Returns the query whose row of weights is expanded: the query of the selected cell or row; for a projection, the
/// query with the number of the selected row; otherwise the last one.
Index expandedQuery(const SelectionParameters& parameters, Index queries);

/// The numbers that were typed in the place of a matrix's own; none where they cannot be read.
std::vector<Entry> typedEntries(const TokenParameters& parameters);

/// The scene of a layer as attention step by step has it: the heads are d2l's, those of other exhibits may be made
/// otherwise.
Scene stepsScene(Scene scene);

/// How one query distributes its attention over the keys.
struct QuerySummary {
    Index key = 0;  ///< the one asked about, else the first of those with the largest weight
    double weight = 0;
    bool isLargest = false;             ///< no key has a larger weight, but for rounding
    Index tiedKeys = 0;                 ///< keys with the largest weight, but for rounding
    Index maskedKeys = 0;               ///< keys whose weight is exactly 0
    bool isMaskedByLengthOnly = false;  ///< they are hidden by the valid length and by nothing else
    bool isFullyMasked = false;         ///< every key is hidden from it
};

/// The keys of a query that are told one by one, and what the others come to together.
struct LeadingKeys {
    std::vector<Index> keys;  ///< ascending
    Index others = 0;         ///< how many keys are not among them
    double othersWeight = 0;  ///< the sum of their weights
    Matrix othersTerm = {};   ///< the sum of their rows of termsOf(), 1 x w; empty without others
};

/// How one query's weighted values make its output, in the plane of two columns.
struct ValuePath {
    std::array<Index, 2> columns{};   ///< of V
    Matrix tips;                      ///< the values there, m x 2
    Matrix chain = {};                ///< where each weighted value begins and ends: see headToTail()
    std::array<double, 2> minimum{};  ///< of both, and not above 0
    std::array<double, 2> maximum{};  ///< of both, and not below 0
};

/// A layer step by step, with the one sequence and head that is looked at.
struct AttentionStepsStudy : Study {
    std::shared_ptr<const AttentionResult> run;
    Index sequence = 0;
    Index head = 0;
    std::array<Matrix, kStepsMatrices.size()> values;  ///< of that head; empty where there is none
    double largest = 1;                                ///< of everything that is d or w wide, without its sign
    double largestProjection = 1;                      ///< of W
    double largestScore = 1;                           ///< of scores, also when scaled
    double largestWeight = 1;

    const MultiHeadAttention& layer() const { return run->layer; }
    const AttentionLayerSetup& setting() const { return run->setting; }
    bool hasProjections() const { return run->setting.choice.projections; }
    const Mask& mask() const { return run->layer.masks[std::size_t(sequence)]; }
    const Matrix& matrix(std::string_view name) const;

    /// The cell of matrixAtStep() that stands for this one: of the same query and key or column.
    Cell cellAtStep(std::int64_t step, const Cell& cell) const;
    QuerySummary summarizeQuery(Index query, std::optional<Index> key = {}) const;
    /// What the output of a query is the sum of, m x w: see weightedValues().
    Matrix termsOf(Index query) const;
    /// All keys where they are `most` at most, else `few` of them: those with the largest weights.
    /// @param terms  termsOf() that query  @param with  a key that is among them in any case
    LeadingKeys leadingKeys(Index query, const Matrix& terms, Index most, Index few,
                            std::optional<Index> with = {}) const;
    /// @param columns  of V; in the place of one that it does not have stands the nearest
    ValuePath valuePath(Index query, std::array<Index, 2> columns) const;
    /// The number of a cell as it can be typed anew; nothing where it cannot.
    std::optional<Entry> entryOf(const Cell& cell) const;
    /// Whether the number of a cell was typed in the place of the matrix's own.
    bool isTyped(const Scene& scene, const Cell& cell) const;
    /// Why the number of a cell is what it is. @param scene  that the study was computed from
    Derivation derivation(const Scene& scene, const Cell& cell) const;
    /// One of kStepsMatrices, of all sequences and heads. @throws std::invalid_argument for another name
    Table table(std::string_view name) const;

    /// One of kStepsMatrices as the layer has it; without projections W are as if they changed nothing.
    Matrix valuesOf(std::string_view name, Index ofSequence, Index ofHead) const;

 private:
    /// The row in a matrix of all sequences.
    Index rowInBatch(const Cell& cell) const;
    Derivation inputDerivation(const Scene& scene, const Cell& cell) const;
};

/// @param scene  that fits the exhibit  @param stop  when requested the result may be anything
std::shared_ptr<const AttentionStepsStudy> studyAttentionSteps(
    const Scene& scene, std::stop_token stop = {}, const std::shared_ptr<const AttentionResult>& before = nullptr);
/// Bytes that a study holds, with the one before it.
double attentionStepsBytes(const Scene& scene);

}  // namespace attention
