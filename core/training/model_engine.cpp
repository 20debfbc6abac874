#include "core/training/model_engine.h"

#include <algorithm>
#include <limits>

#include "core/threads.h"

namespace attention {
namespace {

/// The number of tokens in a chunk; their activations take about 500 kB in a small model.
constexpr Index kChunkTokens = 128;

}  // namespace

ModelEngine::ModelEngine(const TrainingSettings& settings, Index length, Index maxSequences)
    : m_model(settings, length), m_chunk(std::max<Index>(1, kChunkTokens / length)) {
    const Index chunks = (maxSequences + m_chunk - 1) / m_chunk;
    m_passes.resize(std::size_t(chunks));
    m_gradients.resize(std::size_t(chunks));
}

template <class Work>
void ModelEngine::forEachChunk(const TrainingBatch& batch, Work work) {
    const Index chunks = (batch.sequences + m_chunk - 1) / m_chunk;
    parallelFor(chunks, 1, [&](Index first, Index end) {
        auto& pass = m_passes[std::size_t(first)];
        if (!pass) pass = std::make_unique<SequencePass>(m_model, m_chunk);
        for (Index chunk = first; chunk < end; ++chunk) {
            const Index sequence = chunk * m_chunk;
            work(*pass, sequence, std::min(m_chunk, batch.sequences - sequence), std::size_t(chunk));
        }
    });
}

double ModelEngine::lossGradient(std::span<const double> values, const TrainingBatch& batch, std::span<double> gradient,
                                 Matrix* input) {
    const TrainingKernels kernels = trainingKernelsFor(trainingInstructionSet());
    m_model.set(values);
    const Index n = batch.length, d = m_model.widths().d;
    const auto targetCount = double(batch.targets.size()) - double(std::ranges::count(batch.targets, kNoTarget));
    const double factor = targetCount > 0 ? 1 / targetCount : 0;
    std::vector<double> losses((batch.sequences + m_chunk - 1) / m_chunk);
    if (input) input->resize(batch.sequences * n, d);
    forEachChunk(batch, [&](SequencePass& pass, Index sequence, Index count, std::size_t chunk) {
        const std::span tokens(batch.tokens.data() + sequence * n, std::size_t(count * n));
        const std::span targets(batch.targets.data() + sequence * n, std::size_t(count * n));
        AlignedBuffer& chunkGradient = m_gradients[chunk];
        chunkGradient.resize(m_model.layout().size);
        pass.forward(tokens, count, kernels);
        losses[chunk] = pass.evaluate(targets).loss;
        pass.backward(tokens, targets, factor, kernels, chunkGradient.data());
        for (Index row = 0; input && row < count * n; ++row)
            std::copy_n(pass.inputGradient().data() + row * m_model.widths().paddedD, d,
                        input->row(sequence * n + row).data());
    });
    double loss = losses.front();
    for (std::size_t chunk = 1; chunk < losses.size(); ++chunk) {
        loss += losses[chunk];
        kernels.sum(m_gradients.front().data(), m_gradients[chunk].data(), m_gradients.front().data(),
                    Index(m_model.layout().size));
    }
    m_model.layout().unpack(m_gradients.front().data(), gradient);
    return targetCount > 0 ? loss / targetCount : 0;
}

ModelEvaluation ModelEngine::score(std::span<const double> values, const TrainingBatch& batch) {
    const TrainingKernels kernels = trainingKernelsFor(trainingInstructionSet());
    m_model.set(values);
    const Index n = batch.length;
    std::vector<SequencePass::LossSum> sums((batch.sequences + m_chunk - 1) / m_chunk);
    std::vector<std::vector<char>> isCorrect(sums.size());
    forEachChunk(batch, [&](SequencePass& pass, Index sequence, Index count, std::size_t chunk) {
        isCorrect[chunk].assign(std::size_t(count * n), false);
        pass.forwardForEvaluation({batch.tokens.data() + sequence * n, std::size_t(count * n)}, count, kernels);
        sums[chunk] = pass.evaluate({batch.targets.data() + sequence * n, std::size_t(count * n)}, &isCorrect[chunk]);
    });
    ModelEvaluation score;
    Index correct = 0, targetCount = 0;
    for (const auto& sum : sums) {
        score.loss += sum.loss;
        correct += sum.right;
        targetCount += sum.judged;
    }
    constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
    score.loss = targetCount > 0 ? score.loss / double(targetCount) : kUndefined;
    score.accuracy = targetCount > 0 ? double(correct) / double(targetCount) : kUndefined;
    std::vector<Index> correctAt(std::size_t(n), 0), targetsAt(std::size_t(n), 0);
    for (std::size_t token = 0; token < batch.targets.size(); ++token) {
        if (batch.targets[token] == kNoTarget) continue;
        const std::size_t position = token % std::size_t(n), perChunk = std::size_t(m_chunk * n);
        correctAt[position] += isCorrect[token / perChunk][token % perChunk];
        ++targetsAt[position];
    }
    for (std::size_t position = 0; position < std::size_t(n); ++position)
        score.accuracyByPosition.push_back(
            targetsAt[position] > 0 ? double(correctAt[position]) / double(targetsAt[position]) : kUndefined);
    return score;
}

}  // namespace attention
