#include "core/training/forced_attention.h"

#include <algorithm>

#include "core/random/random_stream.h"

namespace attention {
namespace {

/// Differs from the seeds of runs and of evaluationBatch().
constexpr std::uint64_t kForcedSeed = 20260121;

}  // namespace

Sentence forcedSentence(Index number) {
    return randomSentence(kForcedSeed, std::uint32_t(RandomStream::TrainingExamples), std::uint64_t(number));
}

Index attentionLayerCount(const TrainingSettings& settings) {
    return settings.layers + (settings.pointing ? 1 : 0);
}

Index attentionHeadCount(const TrainingSettings& settings, Index layer) {
    return layer < settings.layers ? settings.heads : 1;
}

Eigen::RowVectorXd attentionRow(const TrainingSettings& settings, const ModelActivations& pass, Index layer, Index head,
                                Index query) {
    if (layer >= settings.layers) return pass.probabilities.row(query);
    return pass.layers[std::size_t(layer)].headWeights(head).row(query);
}

ModelActivations runWithForcedAttention(const TrainingSettings& settings, std::span<const double> values,
                                        std::span<const int> tokens, const Intervention::ForcedAttention& line) {
    if (line.layer < settings.layers) return runModel(settings, values, tokens, {.forced = {line}, .hidden = {}});
    ModelActivations pass = runModel(settings, values, tokens);
    pass.probabilities.row(line.query).setZero();
    pass.probabilities(line.query, line.key) = 1;
    pass.logits.row(line.query) = pass.probabilities.row(line.query).array().log();
    return pass;
}

Index predictedPosition(const TrainingSettings& settings, const ModelActivations& pass, std::span<const int> tokens,
                        Index it) {
    const int predicted = pass.predictedClass(it);
    if (settings.pointing) return predicted;
    const auto found = std::find(tokens.begin(), tokens.end(), predicted);
    return found == tokens.end() ? -1 : found - tokens.begin();
}

AttentionRowStats measureAttentionRow(const TrainingSettings& settings, std::span<const double> values, Index layer,
                                      Index head) {
    Index followed = 0, forced = 0, atAnswer = 0, atAdjective = 0;
    for (Index number = 0; number < kProbeSentences; ++number) {
        const Sentence sentence = forcedSentence(number);
        Index largest = 0;
        attentionRow(settings, runModel(settings, values, sentence.tokens), layer, head, sentence.it)
            .maxCoeff(&largest);
        atAnswer += largest == sentence.answer();
        atAdjective += largest == sentence.adjective;
        for (const Index noun : sentence.nouns) {
            if (noun == sentence.answer()) continue;
            const ModelActivations pass = runWithForcedAttention(
                settings, values, sentence.tokens, {.layer = layer, .head = head, .query = sentence.it, .key = noun});
            followed += predictedPosition(settings, pass, sentence.tokens, sentence.it) == noun;
            ++forced;
        }
    }
    const auto count = double(kProbeSentences);
    return {double(followed) / double(forced), double(atAnswer) / count, double(atAdjective) / count};
}

}  // namespace attention
