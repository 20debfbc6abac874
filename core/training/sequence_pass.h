#pragma once

#include <span>
#include <vector>

#include "core/training/model.h"
#include "core/training/packed_model.h"

namespace attention {

/// Forward and backward pass of a few sequences on one thread. All activations are kept until the next pass. Rows are
/// tokens, sequence after sequence.
class SequencePass {
 public:
    /// @param most  sequences at once
    SequencePass(const PackedModel& model, Index most);

    /// @param tokens  of `sequences` sequences
    /// @param intervention  null: none
    void forward(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels,
                 const Intervention* intervention = nullptr);
    /// Like forward(), but only for evaluate(): equal tokens of a sequence share one row if the model cannot
    /// distinguish them because it has no positional information.
    void forwardForEvaluation(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels);
    /// Passes rows that a layer before the first one has given; positions that are added before each layer are added to
    /// these rows, too.
    /// @param given  d columns; those of the sequences begin at `firstRow`
    void forward(const Matrix& given, Index firstRow, Index sequences, const TrainingKernels& kernels);

    /// Where the losses of tokens are, one for each token that has a target, and how many of them were named rightly.
    struct LossSum {
        double loss = 0;  ///< the sum
        Index right = 0, judged = 0;
    };
    /// After forward(). @param isRight  for each token; null: not wanted
    LossSum evaluate(std::span<const int> targets, std::vector<char>* isRight = nullptr) const;

    /// After forward(): d(mean loss)/d(numbers of the model), in the order of PackedLayout.
    /// @param share  of one token in the mean
    /// @param gradient  whatever it has; all of it is written
    void backward(std::span<const int> tokens, std::span<const int> targets, double share,
                  const TrainingKernels& kernels, double* gradient);

    struct Layer {
        AlignedBuffer input;       ///< rows x paddedD
        AlignedBuffer normalised;  ///< rows x paddedD; of no norm empty
        AlignedBuffer means, factors, mlpMeans, mlpFactors;
        AlignedBuffer queryKeyValue;   ///< rows x qkvWidth
        AlignedBuffer weights;         ///< sequences H length x paddedLength
        AlignedBuffer concatenation;   ///< rows x heads paddedHead
        AlignedBuffer attended;        ///< rows x paddedD
        AlignedBuffer afterAttention;  ///< rows x paddedD
        AlignedBuffer mlpNormed;       ///< rows x paddedD
        AlignedBuffer hidden;          ///< rows x paddedMlp
        AlignedBuffer mlpOutput;       ///< rows x paddedD: what the MLP gives
    };
    const Layer& layer(Index index) const { return m_layers[std::size_t(index)]; }
    const AlignedBuffer& output() const { return m_output; }                ///< of the last layer, rows x paddedD
    const AlignedBuffer& logits() const { return m_logits; }                ///< rows x paddedClasses
    const AlignedBuffer& probabilities() const { return m_probabilities; }  ///< rows x paddedClasses
    const AlignedBuffer& inputGradient() const { return m_gradient; }       ///< after backward(), rows x paddedD
    /// What attention gets: the input itself without norm.
    const double* normedOf(Index layer) const;

 private:
    /// The room of the way back, which most passes never go.
    void allocateBackward();
    void embed(std::span<const int> tokens);
    void embedDistinct(std::span<const int> tokens);
    void addPositions(double* rows) const;
    /// From the input of the first layer on.
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
    void normBackward(const TrainingLayerNorm& of, const double* in, const TrainingKernels& kernels, double* ofGain,
                      double* ofBias);
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
    std::vector<Index> m_rowOf;      ///< by token, where some share one; empty: each has its own
    std::vector<Index> m_firstRows;  ///< by sequence, and where the last one ends
    double m_scale = 1;              ///< of the scores: 1/sqrt(w) where that is exact, else sqrt(w)
    bool m_isDivided = false;        ///< the scores are divided by m_scale
    double m_pointingScale = 1;      ///< of a pointing model's scores: 1/sqrt(d) where that is exact, else sqrt(d)
    bool m_isPointingDivided = false;
    std::vector<Layer> m_layers;
    AlignedBuffer m_output, m_logits, m_probabilities, m_largest, m_sums;
    AlignedBuffer m_pointingNormed, m_pointingMeans, m_pointingFactors, m_pointingQuery, m_pointingKey;
    // Of the way back, and what one head works with.
    AlignedBuffer m_gradient, m_normedGradient, m_attentionGradient, m_concatenationGradient, m_hiddenGradient;
    AlignedBuffer m_logitGradient, m_pointingGradient;
    AlignedBuffer m_keyTransposed, m_values, m_valueTransposed, m_weightGradient, m_biasGradient, m_changedBias;
};

}  // namespace attention
