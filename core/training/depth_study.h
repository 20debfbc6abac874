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

/// Half of the last place of a double, relative: differences that are smaller are rounded away.
inline constexpr double kRoundingFloor = 0x1p-53;

/// Whether there are positions, and a layer behind the first one that they can be added before.
bool canAddPositionsAgain(const Parameters& parameters);
/// The stack that the parameters describe, of layers with random weights.
TrainingSettings depthSettings(const Parameters& parameters);
/// The numbers of a stack: initialValues(), but linear maps have variance 1/in, three times as much, so that a layer
/// keeps the size of its tokens. The same bits for each of the stacks that are compared.
ModelValues depthValues(const TrainingSettings& settings);

/// What remains of the tokens of a sequence after a layer.
struct DepthLayer {
    double norm = 0;             ///< ||X||, the Frobenius norm: the root of the sum of all squares
    double residualNorm = 0;     ///< ||X - 1 m||, m the mean token
    double rankOneDistance = 0;  ///< residualNorm / norm, 0 ... 1: how far from rank one, where all tokens are equal
    /// Positions predicted from the rows by a linear map with intercept, fitted by least squares on other sequences:
    double squaredErrors = 0;  ///< sum of (i - read)^2 over all tokens of the judged sequences
    double totalSquares = 0;   ///< sum of (i - (n - 1)/2)^2 over them
    double rSquared =
        0;  ///< R^2 = 1 - squaredErrors / totalSquares: 1 is exact, 0 as the middle is for each, less is worse
    double meanError = 0;                    ///< mean of |i - read|, in places
    std::vector<double> predictedPositions;  ///< what is read of each token of the judged sequences
    Matrix tokens;                           ///< X of the first judged sequence, n x d
    double largest = 0;                      ///< of them, without its sign
};

/// Layers that stand on each other, however many of them were asked for so far.
struct DepthRun {
    std::vector<DepthLayer> layers;  ///< 0 is the input
    Matrix lastOutput;               ///< what the last one gives of all sequences, a row for each token
};

/// A stack of layers, and what it makes of its tokens.
struct DepthStack {
    bool residual = true;
    PositionInsertion positions = PositionInsertion::Once;
    std::vector<DepthLayer> layers;       ///< 0 is the input, then each of L
    std::shared_ptr<const DepthRun> run;  ///< these layers, and deeper ones where they are known

    /// Where Dong et al. prove their bound: nothing is added to what a layer gives, nor before the next one.
    bool collapses() const { return !residual && positions == PositionInsertion::Once; }
};

/// How similar a stack makes its tokens and how well positions can still be read from them, next to the same stacks
/// with one switch reversed. Source: Dong, Cordonnier, Loukas 2021, arXiv:2103.03404: the residual X - 1 m of a stack
/// of attention, relative here.
struct DepthStudy : Study {
    /// The one that is asked for; the same with residuals the other way; with positions added the other way, if they
    /// can be.
    std::vector<DepthStack> stacks;
    TrainingSettings settings;  ///< of the first
    /// Behind each layer of the first stack and of the one with residuals the other way, n x n:
    /// x_i . x_j/(|x_i| |x_j|).
    std::array<std::vector<Matrix>, 2> similarities;
    /// The shape of the bound, which falls as a number to the power 3^l: r_1 (r_2/r_1)^((3^(l - 1) - 1)/2), its two
    /// constants chosen so that it passes through what layers 1 and 2 leave. Empty where no stack collapses, or less
    /// than three layers are there.
    std::vector<double> boundLayers;     ///< l, from 1 on by eighths, and where it ends
    std::vector<double> boundExponents;  ///< its logarithms with base 10, down to kBoundEnd

    static constexpr double kBoundEnd = -18;

    /// Tokens of the sequences that are judged; three times as many are fitted on.
    Index evaluationTokens() const { return Index(stacks.front().layers.front().predictedPositions.size()); }
    Index evaluationSequences() const { return evaluationTokens() / settings.n; }
    /// The stack whose bound has the shape.
    std::optional<std::size_t> collapsingStack() const;
    /// @param cell  of "measures": row a stack, column 0 the distance, 1 the reading; of "similarity" and
    ///              "other-similarity" two tokens of the first stack or of the second
    Derivation derivation(const Cell& cell, Index layer) const;
    /// r_l = |X_l - M_l|/|X_l|
    Expression distanceFormula(std::size_t stack, Index layer) const;
    Table table(std::string_view name) const;
};

/// Why a stack cannot be made.
TrainingProblem depthProblem(const Parameters& parameters);
/// Bytes of a study while it is made.
double depthBytes(const Parameters& parameters);
/// @param before  layers that it has are not computed again; null: there is none
/// @return anything once `stop` is asked for
/// @throws std::invalid_argument with the sentence of depthProblem()
std::shared_ptr<const DepthStudy> studyDepth(const Parameters& parameters, const std::stop_token& stop = {},
                                             const DepthStudy* before = nullptr);

}  // namespace attention
