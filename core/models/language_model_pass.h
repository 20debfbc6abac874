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

/// What a pass changes of a model.
struct LanguageModelIntervention {
    std::vector<HeadIndex> ablatedHeads;  ///< whose output is set to zero; their weights are still computed

    bool operator==(const LanguageModelIntervention&) const = default;
};

/// What one layer computes of n tokens. Head h has columns h w ... (h + 1) w - 1 of query, key and value, of
/// w = headWidth(), and rows h n ... (h + 1) n - 1 of the weights.
template <class Numbers>
struct LanguageModelLayerOf {
    Numbers input;              ///< n x d, the residual stream that enters
    Numbers normalised;         ///< n x d, after the first norm: what queries, keys and values are made of
    Numbers query, key, value;  ///< n x d, biases included
    Numbers weights;            ///< H n x n, head below head; exactly 0 where the key comes after the query
    Numbers afterAttention;     ///< n x d, the residual stream between attention and perceptron
    Numbers output;             ///< n x d, the residual stream that leaves
};
using LanguageModelLayer = LanguageModelLayerOf<FloatMatrix>;

template <class Layer, class Numbers>
struct LanguageModelPassOf {
    std::vector<int> tokens;
    std::vector<Layer> layers;
    Numbers finalNormalised;  ///< n x d, after the last norm
};
using LanguageModelPass = LanguageModelPassOf<LanguageModelLayer, FloatMatrix>;

/// Why a pass of so many tokens is refused: none, more than the model's context, or more memory than this machine has.
/// Empty if it is not.
Message findTokenCountProblem(const LanguageModel& model, Index tokenCount);

/// Bytes that a pass keeps, of numbers with so many bytes each.
double passBytes(const LanguageModelConfig& config, Index tokenCount, std::size_t numberSize);
/// @throws as runLanguageModel()
void requirePass(const LanguageModel& model, std::span<const int> tokens,
                 const LanguageModelIntervention& intervention);

/// The forward pass in float32: each token attends to itself and those before it. Uses as many threads as
/// threadCount().
/// @param tokens  ids of the model's vocabulary, 1 ... context of them
/// @param stop  ends it between two layers; the pass has fewer layers then, and no finalNormalised
/// @throws TextError  what findTokenCountProblem() says
/// @throws std::invalid_argument  for an id or a head that the model lacks
LanguageModelPass runLanguageModel(const LanguageModel& model, std::span<const int> tokens,
                                   const LanguageModelIntervention& intervention = {}, std::stop_token stop = {});

/// Logits of rows after the last norm, of a pass's finalNormalised for example: rows x vocabulary.
FloatMatrix outputLogits(const LanguageModel& model, const FloatMatrix& normalisedRows);
/// Logits of rows of the residual stream behind any layer, to which the last norm is applied first ("logit lens").
/// Source: nostalgebraist 2020, "interpreting GPT: the logit lens".
FloatMatrix layerLogits(const LanguageModel& model, const FloatMatrix& residualRows);

/// One row of logits as probabilities of the next token, of which they are the natural logarithms up to a constant.
/// @param temperature  > 0; the logits are divided by it
/// @param logits  one row
Eigen::RowVectorXd nextTokenProbabilities(const Eigen::RowVectorXf& logits, double temperature = 1);

/// A layer in double, with what leads from one number to the next.
struct ExactLanguageModelLayer : LanguageModelLayerOf<Matrix> {
    Matrix scores;       ///< H n x n, what the softmax gets; -infinity where the key comes after the query
    Matrix headOutputs;  ///< n x d, weights times values, head beside head; zeros of an ablated head
    Matrix normalised2;  ///< n x d, after the second norm
    Matrix mlpHidden;    ///< n x mlpWidth, after GELU
};
using ExactLanguageModelPass = LanguageModelPassOf<ExactLanguageModelLayer, Matrix>;

/// Recomputes the pass in double from the stored weights, which every single number can be explained by.
/// @param layers  so many are computed, from the first one; all if negative. finalNormalised is of all of them only
/// @throws  as runLanguageModel()
ExactLanguageModelPass exactLanguageModelPass(const LanguageModel& model, std::span<const int> tokens,
                                              const LanguageModelIntervention& intervention = {},
                                              std::stop_token stop = {}, Index layers = -1);

/// Logits of rows after the last norm in double: rows x vocabulary.
Matrix exactOutputLogits(const LanguageModel& model, const Matrix& normalisedRows);
/// Those of rows of the residual stream, to which the last norm is applied first.
Matrix exactLayerLogits(const LanguageModel& model, const Matrix& residualRows);
/// The last norm, of rows of the residual stream.
Matrix exactFinalNorm(const LanguageModel& model, const Matrix& residualRows);

}  // namespace attention
