#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/models/language_model.h"
#include "core/phrase.h"

namespace attention {

/// One head of a model.
struct HeadIndex {
    Index layer = 0;  ///< from 0
    Index head = 0;   ///< from 0, within the layer

    auto operator<=>(const HeadIndex&) const = default;
};

/// Changes to a model for one pass.
struct LanguageModelIntervention {
    std::vector<HeadIndex>
        ablatedHeads;  ///< heads whose output is set to zero; their attention weights are still computed

    bool operator==(const LanguageModelIntervention&) const = default;
};

/// The activations of one layer for n tokens. With w = headWidth(), head h has the columns h w ... (h + 1) w - 1 of
/// query, key and value, and the rows h n ... (h + 1) n - 1 of the weights.
template <class Numbers>
struct LanguageModelLayerOf {
    Numbers input;       ///< n x d, the residual stream before the layer
    Numbers normalised;  ///< n x d, after the first layer norm: the input of the query, key and value projections
    Numbers query, key, value;  ///< n x d, including biases
    Numbers
        weights;  ///< (heads n) x n, attention weights, one head below the other; exactly 0 for keys after the query
    Numbers afterAttention;  ///< n x d, the residual stream between attention and MLP
    Numbers output;          ///< n x d, the residual stream after the layer
};
using LanguageModelLayer = LanguageModelLayerOf<FloatMatrix>;

/// The activations of all layers.
template <class Layer, class Numbers>
struct LanguageModelPassOf {
    std::vector<int> tokens;
    std::vector<Layer> layers;
    Numbers finalNormalised;  ///< n x d, after the final layer norm
};
using LanguageModelPass = LanguageModelPassOf<LanguageModelLayer, FloatMatrix>;

/// Why a pass over a number of tokens is refused: there are none, more than the model's context, or too many for the
/// memory of this machine. Empty if it is accepted.
Message findTokenCountProblem(const LanguageModel& model, Index tokenCount);

/// The memory of a pass in bytes. @param numberSize  bytes per number
double passBytes(const LanguageModelConfig& config, Index tokenCount, std::size_t numberSize);
/// Checks the arguments of a pass. @throws as runLanguageModel()
void requirePass(const LanguageModel& model, std::span<const int> tokens,
                 const LanguageModelIntervention& intervention);

/// The forward pass in float32, with causal attention. Uses up to threadCount() threads.
/// @param tokens  ids of 1 ... context tokens
/// @param stop  checked before each layer; if requested, the pass lacks layers and finalNormalised
/// @throws TextError  with the message of findTokenCountProblem()
/// @throws std::invalid_argument  for an id or a head that the model lacks
LanguageModelPass runLanguageModel(const LanguageModel& model, std::span<const int> tokens,
                                   const LanguageModelIntervention& intervention = {}, std::stop_token stop = {});

/// Logits of normalised rows, such as finalNormalised of a pass: rows x vocabulary.
FloatMatrix outputLogits(const LanguageModel& model, const FloatMatrix& normalisedRows);
/// Logits of rows of the residual stream after any layer; applies the final layer norm first ("logit lens").
/// Source: nostalgebraist 2020, "interpreting GPT: the logit lens".
FloatMatrix layerLogits(const LanguageModel& model, const FloatMatrix& residualRows);

/// The probabilities of the next token: the softmax of logits / temperature.
/// @param logits  one row
/// @param temperature  > 0
Eigen::RowVectorXd nextTokenProbabilities(const Eigen::RowVectorXf& logits, double temperature = 1);

/// The activations of one layer in double, including all intermediate results.
struct ExactLanguageModelLayer : LanguageModelLayerOf<Matrix> {
    Matrix scores;       ///< (heads n) x n, scaled scores before the softmax; -infinity for keys after the query
    Matrix headOutputs;  ///< n x d, weights times values, one head beside the other; zeros for ablated heads
    Matrix normalised2;  ///< n x d, after the second layer norm
    Matrix mlpHidden;    ///< n x mlpWidth, after GELU
};
using ExactLanguageModelPass = LanguageModelPassOf<ExactLanguageModelLayer, Matrix>;

/// The forward pass in double, whose intermediate results explain every number.
/// @param layers  number of layers to compute, negative: all. finalNormalised is only set if all are computed
/// @throws  as runLanguageModel()
ExactLanguageModelPass exactLanguageModelPass(const LanguageModel& model, std::span<const int> tokens,
                                              const LanguageModelIntervention& intervention = {},
                                              std::stop_token stop = {}, Index layers = -1);

/// outputLogits() in double.
Matrix exactOutputLogits(const LanguageModel& model, const Matrix& normalisedRows);
/// layerLogits() in double.
Matrix exactLayerLogits(const LanguageModel& model, const Matrix& residualRows);
/// The final layer norm of rows of the residual stream, in double.
Matrix exactFinalNorm(const LanguageModel& model, const Matrix& residualRows);

}  // namespace attention
