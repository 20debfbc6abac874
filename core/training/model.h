#pragma once

#include <span>
#include <vector>

#include "core/kernels/kernels.h"
#include "core/training/model_tensors.h"
#include "core/training/training_tasks.h"

namespace attention {

/// The instruction set that models are computed with; the fastest that the processor has, until a test says otherwise.
/// Each gives the same bits.
InstructionSet trainingInstructionSet();
/// @param set  one that the processor has
void setTrainingInstructions(InstructionSet set);

/// Attention that a hand has changed: what the model does then is computed, not guessed.
struct Intervention {
    static constexpr Index kAll = -1;

    /// Query `query` of head `head` in layer `layer` gives all its weight to one key; kAll: each of them.
    struct ForcedAttention {
        Index layer = kAll, head = kAll, query = kAll;
        Index key = 0;
    };
    /// Key `key` is hidden from query `query` (kAll: from each), in every layer and head.
    struct MaskedKey {
        Index query = kAll;
        Index key = 0;
    };
    std::vector<ForcedAttention> forced;
    std::vector<MaskedKey> hidden;

    bool empty() const { return forced.empty() && hidden.empty(); }
};

/// What a layer does to one sequence.
struct LayerActivations {
    Matrix input;            ///< n x d, with positions where they are added here
    Matrix normalised;       ///< n x d, what attention gets; the input itself without norm
    Matrix query;            ///< Q, n x d, turned where positions are rotary; head h has columns h w ... (h + 1) w - 1
    Matrix key;              ///< K, the same
    Matrix value;            ///< V, n x d
    Matrix scores;           ///< H n x n, head below head: q . k / sqrt(w) and what positions add; before the mask
    Matrix weights;          ///< H n x n, their softmax; exactly 0 where hidden
    Matrix concatenation;    ///< n x d, the heads' outputs side by side
    Matrix attentionOutput;  ///< n x d, times W_o^T
    Matrix afterAttention;   ///< n x d, behind the first part: the input plus attentionOutput, or that alone
    Matrix hidden;           ///< n x 4d, of the MLP behind its ReLU; empty without
    Matrix output;           ///< n x d

    auto headWeights(Index head) const { return weights.middleRows(head * weights.cols(), weights.cols()); }
};

/// Activations of a model for one sequence.
struct ModelActivations {
    std::vector<LayerActivations> layers;
    Matrix logits;         ///< n x C; of a pointing model n x n, the scores of each token over all
    Matrix probabilities;  ///< their softmax row by row

    /// The class that a token names: the most probable, of equal ones the first.
    int predictedClass(Index token) const;
};

/// The forward pass of one sequence. It is the layer of core/attention: the same Q, K, V, weights and outputs to the
/// bit wherever there is a fused multiply-add.
/// @param values  as ModelLayout(settings) has them
/// @param tokens  1 ... kPositionTableFactor n of them, below vocabularySize()
/// @throws std::invalid_argument if a number does not fit
ModelActivations runModel(const TrainingSettings& settings, std::span<const double> values, std::span<const int> tokens,
                          const Intervention& intervention = {});

/// What each layer gives for several sequences of one length: 0 is the input of the first, with positions where they
/// are added; l what layer l of 1 ... L gives, without those that are added before the next one. Each has a row of d
/// numbers for each token.
/// @param tokens  as runModel() takes them, sequence after sequence
/// @throws std::invalid_argument if a number does not fit
std::vector<Matrix> layerOutputs(const TrainingSettings& settings, std::span<const double> values,
                                 std::span<const int> tokens, Index sequences);
/// Continues a stack: runs the layers on rows that were computed by earlier layers. If positions are added before each
/// layer, they are added to these rows as well.
/// @param given d columns, sequence after sequence
std::vector<Matrix> layerOutputs(const TrainingSettings& settings, std::span<const double> values, const Matrix& given,
                                 Index sequences);

/// The mean of -log p(target) over the tokens that have one, and how it changes with each number of the model.
struct LossGradient {
    double loss = 0;
    ModelValues gradient;  ///< by ModelLayout
    Matrix input;          ///< by what enters the first layer: sequences n x d
};
/// Reverse mode, written out operation by operation. The bits do not depend on the threads.
LossGradient lossGradient(const TrainingSettings& settings, std::span<const double> values, const TrainingBatch& batch);

/// How often a model names the target, and its loss, over the tokens of a batch that have one.
struct ModelEvaluation {
    double accuracy = 0;  ///< 0 ... 1
    double loss = 0;
    std::vector<double> accuracyByPosition;  ///< of each place of the sequence; NaN where none has a target
};
ModelEvaluation evaluateModel(const TrainingSettings& settings, std::span<const double> values,
                              const TrainingBatch& batch);

}  // namespace attention
