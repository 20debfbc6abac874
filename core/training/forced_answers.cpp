#include "core/training/forced_answers.h"

#include <algorithm>

#include "core/random/random_matrix.h"

namespace attention {
namespace {

/// Neither a run's nor that of exampleBatch().
constexpr std::uint64_t kForcedSeed = 20260121;

}  // namespace

Sentence forcedSentence(Index number) {
    return drawnSentence(kForcedSeed, std::uint32_t(RandomMatrix::TrainingExamples), std::uint64_t(number));
}

Index lineLayers(const TrainingSettings& settings) {
    return settings.layers + (settings.pointing ? 1 : 0);
}

Index lineHeads(const TrainingSettings& settings, Index layer) {
    return layer < settings.layers ? settings.heads : 1;
}

Eigen::RowVectorXd lineWeights(const TrainingSettings& settings, const ModelPass& pass, Index layer, Index head,
                               Index query) {
    if (layer >= settings.layers) return pass.probabilities.row(query);
    return pass.layers[std::size_t(layer)].headWeights(head).row(query);
}

ModelPass forcedPass(const TrainingSettings& settings, std::span<const double> values, std::span<const int> tokens,
                     const Intervention::Forced& line) {
    if (line.layer < settings.layers) return runModel(settings, values, tokens, {.forced = {line}, .hidden = {}});
    ModelPass pass = runModel(settings, values, tokens);
    pass.probabilities.row(line.query).setZero();
    pass.probabilities(line.query, line.key) = 1;
    pass.logits.row(line.query) = pass.probabilities.row(line.query).array().log();
    return pass;
}

Index answeredPlace(const TrainingSettings& settings, const ModelPass& pass, std::span<const int> tokens, Index it) {
    const int named = pass.named(it);
    if (settings.pointing) return named;
    const auto found = std::find(tokens.begin(), tokens.end(), named);
    return found == tokens.end() ? -1 : found - tokens.begin();
}

LineRecord lineRecord(const TrainingSettings& settings, std::span<const double> values, Index layer, Index head) {
    Index followed = 0, forced = 0, atAnswer = 0, atAdjective = 0;
    for (Index number = 0; number < kForcedSentences; ++number) {
        const Sentence sentence = forcedSentence(number);
        Index largest = 0;
        lineWeights(settings, runModel(settings, values, sentence.tokens), layer, head, sentence.it).maxCoeff(&largest);
        atAnswer += largest == sentence.answer();
        atAdjective += largest == sentence.adjective;
        for (const Index noun : sentence.nouns) {
            if (noun == sentence.answer()) continue;
            const ModelPass pass = forcedPass(settings, values, sentence.tokens,
                                              {.layer = layer, .head = head, .query = sentence.it, .key = noun});
            followed += answeredPlace(settings, pass, sentence.tokens, sentence.it) == noun;
            ++forced;
        }
    }
    const auto all = double(kForcedSentences);
    return {double(followed) / double(forced), double(atAnswer) / all, double(atAdjective) / all};
}

}  // namespace attention
