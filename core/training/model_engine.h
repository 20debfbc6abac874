#pragma once

#include <memory>
#include <vector>

#include "core/training/sequence_pass.h"

namespace attention {

/// Computes a model on batches of sequences of one length, in buffers that are reused, on as many threads as there are.
class ModelEngine {
 public:
    /// @param most  sequences of a batch
    ModelEngine(const TrainingSettings& settings, Index length, Index most);

    /// @param gradient  by ModelLayout; all of it is written
    /// @param input  as LossGradient::input; null: not wanted
    /// @return the mean loss
    double lossGradient(std::span<const double> values, const TrainingBatch& batch, std::span<double> gradient,
                        Matrix* input = nullptr);
    ModelEvaluation score(std::span<const double> values, const TrainingBatch& batch);

 private:
    /// Number of sequences processed together; chosen so that their data fits into the L2 cache. It does not depend on
    /// the number of threads, so neither do the sums.
    Index chunk() const { return m_chunk; }
    /// Calls work(pass, first sequence, sequences, number of the chunk) for each chunk.
    template <class Work>
    void forEachChunk(const TrainingBatch& batch, Work work);

    PackedModel m_model;
    Index m_chunk;
    std::vector<std::unique_ptr<SequencePass>> m_passes;  ///< by the first chunk of a thread
    std::vector<AlignedBuffer> m_gradients;               ///< by chunk
};

}  // namespace attention
