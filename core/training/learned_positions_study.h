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

/// What the parameters train: one layer without layer norm, so that a score is the sum of what words and positions make
/// of it, and that of positions alone can be told. Its positions are a learned table, or a relative one.
TrainingSettings learnedPositionsSettings(const Parameters& parameters);

/// The three sets of positions that are compared: what training began with, what it has made of them at the moment
/// shown, and a sinusoidal table with a layer trained around it.
enum class ComparedPositions { Shown, Initial, Sinusoidal };
inline constexpr std::array kPositionSets{ComparedPositions::Shown, ComparedPositions::Initial,
                                          ComparedPositions::Sinusoidal};

/// What can be selected: of each set its table, the products of its rows, and the weights that it makes.
enum class PositionMatrix { Entries, Products, Weights };
inline constexpr std::array<std::string_view, 9> kPositionMatrices{"table",
                                                                   "products",
                                                                   "weights",
                                                                   "before-table",
                                                                   "before-products",
                                                                   "before-weights",
                                                                   "sinusoidal-table",
                                                                   "sinusoidal-products",
                                                                   "sinusoidal-weights"};
/// Which of them a name means. @param name  any other than kPositionMatrices is the first
struct PositionCell {
    explicit PositionCell(std::string_view name);

    ComparedPositions set = ComparedPositions::Shown;
    PositionMatrix matrix = PositionMatrix::Entries;
};
/// The name of a matrix, as cells have it.
std::string_view positionMatrixName(ComparedPositions set, PositionMatrix matrix);
/// Rows and columns of a matrix. @param matrix  as PositionCell takes it
TableShape positionMatrixShape(const Parameters& parameters, std::string_view matrix);

/// Positions at one moment of a training, and what a layer makes of them alone. w is the width of a head.
struct TrainedPositions {
    Index step = 0;  ///< updates made
    bool isRelative = false;
    Matrix table;       ///< P, n x d, the rows of the trained length; relative: H x (2n + 1), offsets -n ... n
    Matrix products;    ///< P P^T, n x n; empty of a relative table
    Matrix query, key;  ///< P W_q and P W_k, n x d; empty of a relative table
    Matrix scores;      ///< H n x n, head below head: (p_i W_q) . (p_j W_k) / sqrt(w), or the number of the offset
    Matrix weights;     ///< H n x n, their softmax: where the layer looks if words tell it nothing
    ExplainedVariance explained;     ///< of P P^T; of a relative table of the first head's scores
    std::vector<double> accuracies;  ///< by evaluationLengths(), on fresh sequences
    double largestEntry = 0;         ///< |.| of the table
    double largestProduct = 0;       ///< |.| of the products; of a relative table of all scores

    auto headScores(Index head) const { return scores.middleRows(head * scores.cols(), scores.cols()); }
    auto headWeights(Index head) const { return weights.middleRows(head * weights.cols(), weights.cols()); }
};

/// A table of positions in training, beside what it began with and beside the sinusoidal one.
struct LearnedPositionsStudy : Study {
    const TrainedPositions& of(ComparedPositions set) const { return *sets[std::size_t(set)]; }
    bool isRelative() const { return settings.encoding == TrainedEncoding::Relative; }
    /// The place that the task is to be found at, of look-back and reverse; else nothing.
    std::optional<Index> targetPosition(Index query) const;
    /// The mean weight on targetPosition() over the queries that have one; NaN where none has.
    double meanTargetWeight(ComparedPositions set, Index head) const;
    /// A table's entry in `set`, as positionMatrixShape() numbers them.
    double value(const Cell& cell, Index head) const;
    /// @param head  whose weights and relative scores the cell's are
    Derivation derivation(const Cell& cell, Index head) const;
    /// How scores and weights follow from positions: the general formula, with this study's head width.
    std::vector<Expression> definition() const;
    Table table(std::string_view name) const;

    TrainingSettings settings;
    TrainingSettings sinusoidalSettings;
    std::shared_ptr<SharedTrainingRun> run;
    Index step = 0;                 ///< the moment that is shown
    std::optional<Index> diverged;  ///< the step whose model or loss was not finite
    std::vector<Index> lengths;     ///< evaluationLengths()
    double mostFrequent = 0;        ///< mostFrequentAccuracy() of the trained length
    std::array<std::shared_ptr<const TrainedPositions>, 3> sets;
};

/// Bytes of both trainings and of the study.
double learnedPositionsBytes(const Parameters& parameters);
/// @param before  its run is gone on with, and its numbers taken over, where they are the same
/// @return anything once `stop` is asked for
/// @throws std::invalid_argument with the sentence of trainingProblem()
std::shared_ptr<const LearnedPositionsStudy> studyLearnedPositions(const Parameters& parameters,
                                                                   const std::stop_token& stop = {},
                                                                   const LearnedPositionsStudy* before = nullptr);

}  // namespace attention
