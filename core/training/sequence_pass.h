#pragma once

#include <span>
#include <vector>

#include "core/training/model.h"
#include "core/training/packed_model.h"

namespace attention {

/// Some sequences on their way through a model and back, on one thread. All that is computed stays until the next pass.
/// Rows are tokens, sequence after sequence.
class SequencePass {
 public:
    /// @param most  sequences at once
    SequencePass(const PackedModel& model, Index most);

    /// @param tokens  of `sequences` sequences
    /// @param intervention  null: none
    void forward(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels,
                 const Intervention* intervention = nullptr);
    /// As forward(), for judge() alone: tokens of a sequence that are the same are one row where the model cannot tell
    /// them apart, because nothing says where they stand.
    void forwardToJudge(std::span<const int> tokens, Index sequences, const TrainingKernels& kernels);
    /// Passes rows that a layer before the first one has given; positions that are added before each layer are added to
    /// these rows, too.
    /// @param given  d columns; those of the sequences begin at `firstRow`
    void forward(const Matrix& given, Index firstRow, Index sequences, const TrainingKernels& kernels);

    /// Where the losses of tokens are, one for each token that has a target, and how many of them were named rightly.
    struct Judgement {
        double loss = 0;  ///< the sum
        Index right = 0, judged = 0;
    };
    /// After forward(). @param isRight  for each token; null: not wanted
    Judgement judge(std::span<const int> targets, std::vector<char>* isRight = nullptr) const;

    /// After forward(): d(mean loss)/d(numbers of the model), in the order of PackedLayout.
    /// @param share  of one token in the mean
    /// @param gradient  whatever it has; all of it is written
    void backward(std::span<const int> tokens, std::span<const int> targets, double share,
                  const TrainingKernels& kernels, double* gradient);

    struct Layer {
        LineNumbers input;   ///< rows x allD
        LineNumbers normed;  ///< rows x allD; of no norm empty
        LineNumbers means, factors, mlpMeans, mlpFactors;
        LineNumbers queryKeyValue;  ///< rows x heads3
        LineNumbers weights;        ///< sequences H length x allLength
        LineNumbers concatenation;  ///< rows x heads allHead
        LineNumbers attended;       ///< rows x allD
        LineNumbers middle;         ///< rows x allD
        LineNumbers mlpNormed;      ///< rows x allD
        LineNumbers hidden;         ///< rows x allMlp
        LineNumbers added;          ///< rows x allD: what the MLP gives
    };
    const Layer& layer(Index index) const { return m_layers[std::size_t(index)]; }
    const LineNumbers& output() const { return m_output; }                ///< of the last layer, rows x allD
    const LineNumbers& logits() const { return m_logits; }                ///< rows x allClasses
    const LineNumbers& probabilities() const { return m_probabilities; }  ///< rows x allClasses
    const LineNumbers& inputGradient() const { return m_gradient; }       ///< after backward(), rows x allD
    /// What attention gets: the input itself without norm.
    const double* normedOf(Index layer) const;

 private:
    /// The room of the way back, which most passes never go.
    void prepareBack();
    void embed(std::span<const int> tokens);
    void embedOnce(std::span<const int> tokens);
    void addPositions(double* rows) const;
    /// From the input of the first layer on.
    void goThrough(const TrainingKernels& kernels, const Intervention* intervention);
    void attend(Index layer, const TrainingKernels& kernels, const Intervention* intervention);
    void attendBack(Index layer, const TrainingKernels& kernels, double* gradient);
    void headBack(Index layer, Index sequence, Index head, const TrainingKernels& kernels);
    void relativeBack(Index layer, double* gradient) const;
    void embedBack(std::span<const int> tokens, Index layer, double* gradient) const;
    void feed(Index layer, const TrainingKernels& kernels);
    void feedBack(Index layer, const TrainingKernels& kernels, double* gradient);
    void answer(const TrainingKernels& kernels);
    void answerBack(std::span<const int> targets, double share, const TrainingKernels& kernels, double* gradient);
    void weigh(Index layer, Index head, double* weights, Index queries, const TrainingKernels& kernels,
               const Intervention* intervention);
    void addBack(const TrainingNorm& of, const double* in, const TrainingKernels& kernels, double* ofGain,
                 double* ofBias);
    TrainingNorm norm(std::size_t gain, std::size_t bias, LineNumbers& means, LineNumbers& factors) const;
    double* outputOf(Index layer);
    Index rows() const { return firstRow(m_sequences); }
    Index firstRow(Index sequence) const {
        return m_rowOf.empty() ? sequence * m_model.length() : m_firstRows[std::size_t(sequence)];
    }
    Index rowOf(Index token) const { return m_rowOf.empty() ? token : m_rowOf[std::size_t(token)]; }

    const PackedModel& m_model;
    Index m_most;
    Index m_sequences = 0;
    std::vector<Index> m_rowOf;      ///< by token, where some share one; empty: each has its own
    std::vector<Index> m_firstRows;  ///< by sequence, and where the last one ends
    double m_scale = 1;              ///< of the scores: 1/sqrt(w) where that is exact, else sqrt(w)
    bool m_isDivided = false;        ///< the scores are divided by m_scale
    double m_pointingScale = 1;      ///< of a pointing model's scores: 1/sqrt(d) where that is exact, else sqrt(d)
    bool m_isPointingDivided = false;
    std::vector<Layer> m_layers;
    LineNumbers m_output, m_logits, m_probabilities, m_largest, m_sums;
    LineNumbers m_pointingNormed, m_pointingMeans, m_pointingFactors, m_pointingQuery, m_pointingKey;
    // Of the way back, and what one head works with.
    LineNumbers m_gradient, m_normedGradient, m_attentionGradient, m_concatenationGradient, m_hiddenGradient;
    LineNumbers m_logitGradient, m_pointingGradient;
    LineNumbers m_keyTransposed, m_values, m_valueTransposed, m_weightGradient, m_biasGradient, m_changedBias;
};

}  // namespace attention
