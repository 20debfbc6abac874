#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/encoding/similarity.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"
#include "core/training/shared_training_run.h"

namespace attention {

struct Parameters;

/// The settings of the trained model: one layer without layer norm, so that a score is a sum of parts, one of which
/// comes from the positions alone. Its encoding is a learned or a relative table.
TrainingSettings learnedPositionsSettings(const Parameters& parameters);

/// The three sets of positions that are compared: at the selected step of training, before training, and a sinusoidal
/// table in a model that was trained with it.
enum class ComparedPositions { Shown, Initial, Sinusoidal };
inline constexpr std::array kPositionSets{ComparedPositions::Shown, ComparedPositions::Initial,
                                          ComparedPositions::Sinusoidal};

/// The matrices of a set: the table, the dot products of its rows, and the attention weights that follow from it.
enum class PositionMatrix { Entries, Products, Weights };
/// The names of all matrices of all sets.
inline constexpr std::array<std::string_view, 9> kPositionMatrices{"table",
                                                                   "products",
                                                                   "weights",
                                                                   "before-table",
                                                                   "before-products",
                                                                   "before-weights",
                                                                   "sinusoidal-table",
                                                                   "sinusoidal-products",
                                                                   "sinusoidal-weights"};
/// The set and the matrix of a name in kPositionMatrices; the first one for any other name.
struct PositionCell {
    explicit PositionCell(std::string_view name);

    ComparedPositions set = ComparedPositions::Shown;
    PositionMatrix matrix = PositionMatrix::Entries;
};
/// The name of a matrix, which is Cell::matrix.
std::string_view positionMatrixName(ComparedPositions set, PositionMatrix matrix);
/// The number of rows and columns of a matrix. @param matrix  a name as for PositionCell
TableShape positionMatrixShape(const Parameters& parameters, std::string_view matrix);

/// Positions at one step of training, and the scores and weights that follow from positions alone. w is the width of a
/// head.
struct TrainedPositions {
    Index step = 0;  ///< number of training steps done
    bool isRelative = false;
    Matrix table;       ///< P, n x d, for the trained length; if relative: heads x (2n + 1), for offsets -n ... n
    Matrix products;    ///< P P^T, n x n; empty if relative
    Matrix query, key;  ///< P W_q and P W_k, n x d; empty if relative
    Matrix scores;      ///< (heads n) x n, one head below the other: (p_i W_q) . (p_j W_k) / sqrt(w), or table entries
    Matrix weights;     ///< (heads n) x n, softmax of the scores: the attention if words do not matter
    ExplainedVariance explained;     ///< by offset, of P P^T; if relative, of the scores of the first head
    std::vector<double> accuracies;  ///< one per length of evaluationLengths(), on new sequences
    double largestEntry = 0;         ///< largest absolute value in `table`
    double largestProduct = 0;       ///< largest absolute value in `products`; if relative, in `scores`

    auto headScores(Index head) const { return scores.middleRows(head * scores.cols(), scores.cols()); }
    auto headWeights(Index head) const { return weights.middleRows(head * weights.cols(), weights.cols()); }
};

/// A table of positions during training, compared with its initial values and with a sinusoidal table.
struct LearnedPositionsStudy : Study {
    const TrainedPositions& of(ComparedPositions set) const { return *sets[std::size_t(set)]; }
    bool isRelative() const { return settings.encoding == TrainedEncoding::Relative; }
    /// The position that holds the answer for a query in the tasks LookBack and Reverse; nullopt if there is none.
    std::optional<Index> targetPosition(Index query) const;
    /// The mean weight on targetPosition() over the queries that have one; NaN if none has.
    double meanTargetWeight(ComparedPositions set, Index head) const;
    /// The value of a cell. @param head  the head of weights and relative scores
    double value(const Cell& cell, Index head) const;
    /// How the value of a cell is computed. @param head  the head of weights and relative scores
    Derivation derivation(const Cell& cell, Index head) const;
    /// The general formulas of products and scores.
    std::vector<Expression> definition() const;
    Table table(std::string_view name) const;

    TrainingSettings settings;
    TrainingSettings sinusoidalSettings;
    std::shared_ptr<SharedTrainingRun> run;
    Index step = 0;                 ///< the selected training step
    std::optional<Index> diverged;  ///< the step at which the model or the loss stopped being finite
    std::vector<Index> lengths;     ///< evaluationLengths()
    double mostFrequent = 0;        ///< mostFrequentAccuracy() for the trained length
    std::array<std::shared_ptr<const TrainedPositions>, 3> sets;
};

/// The memory of both training runs and of the study, in bytes.
double learnedPositionsBytes(const Parameters& parameters);
/// @param before  an earlier study, whose run is continued and whose results are reused if possible; may be null
/// @return an incomplete study if `stop` was requested
/// @throws std::invalid_argument with the message of trainingProblem()
std::shared_ptr<const LearnedPositionsStudy> studyLearnedPositions(const Parameters& parameters,
                                                                   const std::stop_token& stop = {},
                                                                   const LearnedPositionsStudy* before = nullptr);

}  // namespace attention
