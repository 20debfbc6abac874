#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"
#include "core/training/model.h"

namespace attention {

struct Parameters;

/// The relative rounding error of a double: smaller relative differences are lost to rounding.
inline constexpr double kRoundingFloor = 0x1p-53;

/// Whether positions can be added before each layer: there is an encoding and more than one layer.
bool canAddPositionsAgain(const Parameters& parameters);
/// The settings of the stack of untrained layers that the parameters describe.
TrainingSettings depthSettings(const Parameters& parameters);
/// The values of a stack: initialValues(), but linear maps have the variance 1/in, three times as large, so that a
/// layer preserves the norm of its tokens. All compared stacks have the same values.
ModelValues depthValues(const TrainingSettings& settings);

/// Measures of the tokens after one layer.
struct DepthLayer {
    double norm = 0;             ///< ||X||, the Frobenius norm: the root of the sum of all squares
    double residualNorm = 0;     ///< ||X - 1 m||, m the mean token
    double rankOneDistance = 0;  ///< residualNorm / norm, 0 ... 1; 0 if all tokens are equal (rank one)
    // The members below are about positions i that a linear map predicts from the tokens. It is fitted by least squares
    // on other sequences than the evaluation sequences.
    double squaredErrors = 0;  ///< sum of (i - predicted)^2 over all tokens of the evaluation sequences
    double totalSquares = 0;   ///< sum of (i - (n - 1)/2)^2 over the same tokens
    /// R^2 = 1 - squaredErrors / totalSquares: 1 is exact; 0 is as good as always predicting the middle.
    double rSquared = 0;
    double meanError = 0;                    ///< mean of |i - predicted|, in positions
    std::vector<double> predictedPositions;  ///< one per token of the evaluation sequences
    Matrix tokens;                           ///< X of the first evaluation sequence, n x d
    double largest = 0;                      ///< largest absolute value in `tokens`
};

/// The computed layers of a stack, which may be more than the study shows.
struct DepthRun {
    std::vector<DepthLayer> layers;  ///< 0 is the input
    Matrix lastOutput;               ///< output of the last layer for all sequences, one row per token
};

/// A stack of layers and the measures of its tokens.
struct DepthStack {
    bool residual = true;
    PositionInsertion positions = PositionInsertion::Once;
    std::vector<DepthLayer> layers;       ///< 0 is the input, then layers 1 ... L
    std::shared_ptr<const DepthRun> run;  ///< has at least these layers

    /// Whether the bound of Dong et al. holds: no residual connections, and positions are added only once.
    bool collapses() const { return !residual && positions == PositionInsertion::Once; }
};

/// How similar the tokens become in a stack of layers, and how well positions can be predicted from them; compared with
/// stacks in which one switch is reversed. Source: Dong, Cordonnier, Loukas 2021, arXiv:2103.03404; their residual
/// X - 1 m is relative to X here.
struct DepthStudy : Study {
    /// The requested stack; the same with `residual` reversed; and, if canAddPositionsAgain(), with `positions`
    /// reversed.
    std::vector<DepthStack> stacks;
    TrainingSettings settings;  ///< of the first stack
    /// Cosine similarities of the tokens after each layer of the first and the second stack, n x n.
    std::array<std::vector<Matrix>, 2> similarities;
    /// A curve with the form of the bound, r_1 (r_2/r_1)^((3^(l - 1) - 1)/2), fitted through the distances r_1 and r_2
    /// after layers 1 and 2. Empty if no stack collapses, or there are less than three layers.
    std::vector<double> boundLayers;     ///< l of the points of the curve, in steps of 1/8
    std::vector<double> boundExponents;  ///< log10 of the curve at these points, down to kBoundEnd

    static constexpr double kBoundEnd = -18;

    /// The number of tokens of the evaluation sequences. The linear map is fitted on three times as many.
    Index evaluationTokens() const { return Index(stacks.front().layers.front().predictedPositions.size()); }
    Index evaluationSequences() const { return evaluationTokens() / settings.n; }
    /// The first stack that collapses() and therefore has a bound; nullopt if there is none.
    std::optional<std::size_t> collapsingStack() const;
    /// How the value of a cell is computed.
    /// @param cell  in "measures" (stack; 0: distance, 1: R^2), or in "similarity" or "other-similarity" (two tokens of
    /// the
    ///              first or the second stack)
    Derivation derivation(const Cell& cell, Index layer) const;
    /// The formula r_l = |X_l - M_l|/|X_l|.
    Expression distanceFormula(std::size_t stack, Index layer) const;
    Table table(std::string_view name) const;
};

/// Why a stack cannot be computed.
TrainingProblem depthProblem(const Parameters& parameters);
/// The memory of the computation of a study, in bytes.
double depthBytes(const Parameters& parameters);
/// @param before  an earlier study, whose layers are reused; may be null
/// @return an incomplete study if `stop` was requested
/// @throws std::invalid_argument with the message of depthProblem()
std::shared_ptr<const DepthStudy> studyDepth(const Parameters& parameters, const std::stop_token& stop = {},
                                             const DepthStudy* before = nullptr);

}  // namespace attention
