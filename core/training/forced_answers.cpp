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

Index answeredPlace(const TrainingSettings& settings, const ModelPass& pass, std::span<const int> tokens, Index it) {
    const int named = pass.named(it);
    if (settings.pointing) return named;
    const auto found = std::find(tokens.begin(), tokens.end(), named);
    return found == tokens.end() ? -1 : found - tokens.begin();
}

double forcedShare(const TrainingSettings& settings, std::span<const double> values, Index layer, Index head) {
    Index followed = 0, forced = 0;
    for (Index number = 0; number < kForcedSentences; ++number) {
        const Sentence sentence = forcedSentence(number);
        for (const Index noun : sentence.nouns) {
            if (noun == sentence.answer()) continue;
            Intervention line;
            line.forced.push_back({.layer = layer, .head = head, .query = sentence.it, .key = noun});
            const ModelPass pass = runModel(settings, values, sentence.tokens, line);
            followed += answeredPlace(settings, pass, sentence.tokens, sentence.it) == noun;
            ++forced;
        }
    }
    return double(followed) / double(forced);
}

}  // namespace attention
