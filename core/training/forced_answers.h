#pragma once

#include <span>

#include "core/training/model.h"
#include "core/training/sentence_grammar.h"

namespace attention {

/// The sentences that a line is tried on, which no model was trained on.
inline constexpr Index kForcedSentences = 256;
/// From this share on a line is the reason of the answer, and up to that one it is not.
inline constexpr double kIsReason = 0.9, kIsNoReason = 0.1;

/// The sentences of forcedShare(), a pure function of the number.
Sentence forcedSentence(Index number);

/// How often the answer follows a line. In each of kForcedSentences sentences the weights of "it" in one head are
/// forced to one of the two other nouns, then to the other: the share of these in which that noun becomes the answer.
/// @param settings  of who-is-it
/// @param layer, head  whose weights are forced
double forcedShare(const TrainingSettings& settings, std::span<const double> values, Index layer, Index head);

/// The place that the model names where "it" stands: of a word, the first place where that word is; -1 where it is none
/// of the sentence's.
Index answeredPlace(const TrainingSettings& settings, const ModelPass& pass, std::span<const int> tokens, Index it);

}  // namespace attention
