#pragma once

#include <span>
#include <vector>

#include "core/kernels/kernels.h"
#include "core/training/model_tensors.h"
#include "core/training/training_tasks.h"

namespace attention {

/// The instruction set that models use: the fastest of the processor, unless a test has set another one. All give the
/// same bits.
InstructionSet trainingInstructionSet();
/// For tests. @param set  must be supported by the processor
void setTrainingInstructions(InstructionSet set);

/// Changes to the attention of a model during a pass.
struct Intervention {
    static constexpr Index kAll = -1;

    /// Gives all weight of a query in a head of a layer to one key; kAll: all layers, heads or queries.
    struct ForcedAttention {
        Index layer = kAll, head = kAll, query = kAll;
        Index key = 0;
    };
    /// Hides a key from a query (kAll: from all queries) in all layers and heads.
    struct MaskedKey {
        Index query = kAll;
        Index key = 0;
    };
    std::vector<ForcedAttention> forced;
    std::vector<MaskedKey> hidden;

    bool empty() const { return forced.empty() && hidden.empty(); }
};

/// The activations of a layer for one sequence. H is the number of heads, w their width.
struct LayerActivations {
    Matrix input;          ///< n x d, including positions if they are added before this layer
    Matrix normalised;     ///< n x d, the normalised input of attention; without norm the input itself
    Matrix query;          ///< Q, n x d, rotated if positions are rotary; head h has columns h w ... (h + 1) w - 1
    Matrix key;            ///< K, like Q
    Matrix value;          ///< V, n x d
    Matrix scores;         ///< H n x n, one head below the other: q . k / sqrt(w) plus position biases, before the mask
    Matrix weights;        ///< H n x n, softmax of the scores; exactly 0 for masked keys
    Matrix concatenation;  ///< n x d, the outputs of the heads side by side
    Matrix attentionOutput;  ///< n x d, concatenation times W_o^T
    Matrix afterAttention;   ///< n x d, attentionOutput, plus the input with residual connections
    Matrix hidden;           ///< n x 4d, hidden layer of the MLP after ReLU; empty without MLP
    Matrix output;           ///< n x d, output of the layer

    auto headWeights(Index head) const { return weights.middleRows(head * weights.cols(), weights.cols()); }
};

/// Activations of a model for one sequence.
struct ModelActivations {
    std::vector<LayerActivations> layers;
    Matrix logits;         ///< n x C, with C classes; in a pointing model n x n, scores of each token over all tokens
    Matrix probabilities;  ///< softmax of each row of the logits

    /// The most probable class at a token; the first one if several are equally probable.
    int predictedClass(Index token) const;
};

/// The forward pass of one sequence. On processors with fused multiply-add, its attention is bitwise equal to that of
/// core/attention.
/// @param values  in the order of ModelLayout(settings)
/// @param tokens  1 ... kPositionTableFactor n tokens, each 0 ... vocabularySize() - 1
/// @throws std::invalid_argument for an argument out of range
ModelActivations runModel(const TrainingSettings& settings, std::span<const double> values, std::span<const int> tokens,
                          const Intervention& intervention = {});

/// The outputs of all layers for several sequences of one length. Element 0 is the input of the first layer, including
/// positions; element l is the output of layer l, 1 ... L, without positions that are added before the next layer. Each
/// has one row of d numbers per token.
/// @param tokens  as for runModel(), sequence after sequence
/// @throws std::invalid_argument for an argument out of range
std::vector<Matrix> layerOutputs(const TrainingSettings& settings, std::span<const double> values,
                                 std::span<const int> tokens, Index sequences);
/// Continues a stack: runs the layers on rows that were computed by earlier layers. If positions are added before each
/// layer, they are added to these rows as well.
/// @param given  d columns, sequence after sequence
std::vector<Matrix> layerOutputs(const TrainingSettings& settings, std::span<const double> values, const Matrix& given,
                                 Index sequences);

/// The mean of -log p(target) over the tokens with a target, and its gradient.
struct LossGradient {
    double loss = 0;
    ModelValues gradient;  ///< in the order of ModelLayout
    Matrix input;          ///< gradient by the input of the first layer: (sequences n) x d
};
/// Computes the gradient by backpropagation. The bits do not depend on the number of threads.
LossGradient lossGradient(const TrainingSettings& settings, std::span<const double> values, const TrainingBatch& batch);

/// Accuracy and loss of a model over the tokens of a batch that have a target.
struct ModelEvaluation {
    double accuracy = 0;  ///< 0 ... 1
    double loss = 0;
    std::vector<double> accuracyByPosition;  ///< one per position of the sequence; NaN for positions without targets
};
ModelEvaluation evaluateModel(const TrainingSettings& settings, std::span<const double> values,
                              const TrainingBatch& batch);

}  // namespace attention
