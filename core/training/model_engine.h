#pragma once

#include <memory>
#include <vector>

#include "core/training/sequence_pass.h"

namespace attention {

/// Runs a model on batches of sequences of one length, with several threads and reusable buffers.
class ModelEngine {
 public:
    /// @param maxSequences  maximum number of sequences of a batch
    ModelEngine(const TrainingSettings& settings, Index length, Index maxSequences);

    /// @param gradient  output, in the order of ModelLayout
    /// @param input  output, see LossGradient::input; null: not wanted
    /// @return the mean loss
    double lossGradient(std::span<const double> values, const TrainingBatch& batch, std::span<double> gradient,
                        Matrix* input = nullptr);
    ModelEvaluation score(std::span<const double> values, const TrainingBatch& batch);

 private:
    /// Number of sequences processed together; chosen so that their data fits into the L2 cache. It does not depend on
    /// the number of threads, so neither do the sums.
    Index chunk() const { return m_chunk; }
    /// Calls work(pass, firstSequence, sequenceCount, chunkIndex) for each chunk.
    template <class Work>
    void forEachChunk(const TrainingBatch& batch, Work work);

    PackedModel m_model;
    Index m_chunk;
    std::vector<std::unique_ptr<SequencePass>> m_passes;  ///< indexed by the first chunk of a thread
    std::vector<AlignedBuffer> m_gradients;               ///< one per chunk
};

}  // namespace attention
