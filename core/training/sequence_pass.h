#pragma once

#include <span>
#include <vector>

#include "core/training/model.h"
#include "core/training/packed_model.h"

namespace attention {

/// Forward and backward pass of a few sequences on one thread. All activations are stored until the next pass. Rows are
/// tokens, sequence after sequence.
class SequencePass {
 public:
    /// @param maxSequences  maximum number of sequences of a pass
    SequencePass(const PackedModel& model, Index maxSequences);

    /// @param tokens  tokens of `sequences` sequences
    /// @param intervention  changes to the attention; null: none
    void forward(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels,
                 const Intervention* intervention = nullptr);
    /// Like forward(), but only for evaluate(): equal tokens of a sequence share one row if the model cannot
    /// distinguish them because it has no positional information.
    void forwardForEvaluation(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels);
    /// Continues from rows that earlier layers have computed. If positions are added before each layer, they are added
    /// to these rows, too.
    /// @param given  d columns; the first sequence begins at `firstRow`
    void forward(const Matrix& given, Index firstRow, Index sequences, const TrainingKernels& kernels);

    /// The sum of losses and the number of correct predictions, over the tokens with a target.
    struct LossSum {
        double loss = 0;              ///< sum of -ln p(target)
        Index right = 0, judged = 0;  ///< number of correct predictions, and of tokens with a target
    };
    /// Evaluates the last forward().
    /// @param isRight  output: whether the prediction at each token is correct; null: not wanted
    LossSum evaluate(std::span<const int> targets, std::vector<char>* isRight = nullptr) const;

    /// The backward pass of the last forward(): d(mean loss)/d(values of the model), in the order of PackedLayout.
    /// @param share  the weight of one token in the mean loss
    /// @param gradient  output; need not be initialised
    void backward(std::span<const int> tokens, std::span<const int> targets, double share,
                  const TrainingKernels& kernels, double* gradient);

    /// The activations of a layer.
    struct Layer {
        AlignedBuffer input;       ///< rows x paddedD
        AlignedBuffer normalised;  ///< rows x paddedD; empty without norm
        AlignedBuffer means, factors, mlpMeans, mlpFactors;
        AlignedBuffer queryKeyValue;   ///< rows x qkvWidth
        AlignedBuffer weights;         ///< (sequences heads length) x paddedLength
        AlignedBuffer concatenation;   ///< rows x heads paddedHead
        AlignedBuffer attended;        ///< rows x paddedD
        AlignedBuffer afterAttention;  ///< rows x paddedD
        AlignedBuffer mlpNormed;       ///< rows x paddedD
        AlignedBuffer hidden;          ///< rows x paddedMlp
        AlignedBuffer mlpOutput;       ///< rows x paddedD, the output of the MLP
    };
    const Layer& layer(Index index) const { return m_layers[std::size_t(index)]; }
    const AlignedBuffer& output() const { return m_output; }  ///< output of the last layer, rows x paddedD
    const AlignedBuffer& logits() const { return m_logits; }  ///< rows x paddedClasses
    const AlignedBuffer& probabilities() const { return m_probabilities; }  ///< rows x paddedClasses
    const AlignedBuffer& inputGradient() const { return m_gradient; }       ///< rows x paddedD, valid after backward()
    /// The input of attention: normalised, or without norm the input of the layer itself.
    const double* normedOf(Index layer) const;

 private:
    /// Allocates the buffers of the backward pass, which most passes never need.
    void allocateBackward();
    void embed(std::span<const int> tokens);
    /// Like embed(), but equal tokens of a sequence share one row; see m_rowOf.
    void embedDistinct(std::span<const int> tokens);
    void addPositions(double* rows) const;
    /// Runs all layers from the input of the first one.
    void runLayers(const TrainingKernels& kernels, const Intervention* intervention);
    void attentionForward(Index layer, const TrainingKernels& kernels, const Intervention* intervention);
    void attentionBackward(Index layer, const TrainingKernels& kernels, double* gradient);
    void headBackward(Index layer, Index sequence, Index head, const TrainingKernels& kernels);
    void relativeBiasBackward(Index layer, double* gradient) const;
    void embeddingBackward(std::span<const int> tokens, Index layer, double* gradient) const;
    void mlpForward(Index layer, const TrainingKernels& kernels);
    void mlpBackward(Index layer, const TrainingKernels& kernels, double* gradient);
    void outputForward(const TrainingKernels& kernels);
    void outputBackward(std::span<const int> targets, double share, const TrainingKernels& kernels, double* gradient);
    void computeWeights(Index layer, Index head, double* weights, Index queries, const TrainingKernels& kernels,
                        const Intervention* intervention);
    void normBackward(const TrainingLayerNorm& layerNorm, const double* in, const TrainingKernels& kernels,
                      double* gainGradient, double* biasGradient);
    TrainingLayerNorm norm(std::size_t gain, std::size_t bias, AlignedBuffer& means, AlignedBuffer& factors) const;
    double* outputOf(Index layer);
    Index rows() const { return firstRow(m_sequences); }
    Index firstRow(Index sequence) const {
        return m_rowOf.empty() ? sequence * m_model.length() : m_firstRows[std::size_t(sequence)];
    }
    Index rowOf(Index token) const { return m_rowOf.empty() ? token : m_rowOf[std::size_t(token)]; }

    const PackedModel& m_model;
    Index m_maxSequences;
    Index m_sequences = 0;
    std::vector<Index> m_rowOf;  ///< row of each token, if equal tokens share rows; empty: each token has its own row
    std::vector<Index> m_firstRows;  ///< first row of each sequence, then the number of rows
    double m_scale = 1;              ///< of the scores: 1/sqrt(w) if that is exact, otherwise sqrt(w)
    bool m_isDivided = false;        ///< whether scores are divided by m_scale instead of multiplied
    double m_pointingScale = 1;      ///< the same for the scores of a pointing model, with sqrt(d)
    bool m_isPointingDivided = false;
    std::vector<Layer> m_layers;
    AlignedBuffer m_output, m_logits, m_probabilities, m_largest, m_sums;
    AlignedBuffer m_pointingNormed, m_pointingMeans, m_pointingFactors, m_pointingQuery, m_pointingKey;
    // Buffers of the backward pass and of a single head.
    AlignedBuffer m_gradient, m_normedGradient, m_attentionGradient, m_concatenationGradient, m_hiddenGradient;
    AlignedBuffer m_logitGradient, m_pointingGradient;
    AlignedBuffer m_keyTransposed, m_values, m_valueTransposed, m_weightGradient, m_biasGradient, m_maskedBias;
};

}  // namespace attention
