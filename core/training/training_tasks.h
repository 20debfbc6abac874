#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/training/training_settings.h"

namespace attention {

/// No class has it: a token that has nothing to name, and does not count.
inline constexpr int kNoTarget = -1;

/// Sequences of one length, one behind the other.
struct TrainingBatch {
    Index sequences = 0;
    Index length = 0;
    std::vector<int> tokens = {};   ///< sequences x length, 0 ... vocabularySize() - 1
    std::vector<int> targets = {};  ///< as many, classes 0 ... classCount() - 1 or kNoTarget

    bool operator==(const TrainingBatch&) const = default;
};

/// The fresh sequences of one step, which follow from the settings' task, sizes and seed, and from the step alone.
/// @param step  0 ...
TrainingBatch trainingBatch(const TrainingSettings& settings, Index step);

/// Sequences of one evaluation.
inline constexpr Index kEvaluationSequences = 128;
/// Sequences that no step is trained on, the same for all runs of a task, whatever their seed.
/// @param length  of them; who-is-it has one alone
/// @param count  >= 1; the first ones stay when it grows
TrainingBatch evaluationBatch(const TrainingSettings& settings, Index length, Index count = kEvaluationSequences);

/// Accuracy on evaluationBatch() of always predicting the most frequent token of the sequence. This is what can be
/// known of look-back, reverse and sort without positions. NaN for other tasks.
double mostFrequentAccuracy(const TrainingSettings& settings, Index length);

/// The lengths that a model is judged at: n, 3n/2 and 2n; of who-is-it n alone.
std::vector<Index> evaluationLengths(const TrainingSettings& settings);

/// What each token must name. In induction that is the next token, from the second period of the sequence on.
/// @param tokens  n >= 1 of one sequence
std::vector<int> targetsOf(const TrainingSettings& settings, std::span<const int> tokens);

/// How a token is shown: A, B, ... Z, a, ... of up to 52 symbols, else its number; of who-is-it the word.
std::string tokenName(const TrainingSettings& settings, int token);
/// How a class is shown: as tokenName(), or "no" and "yes" of repeat; of a pointing model the number of the place.
std::string className(const TrainingSettings& settings, int target);
/// The token of that name, or -1.
int findToken(const TrainingSettings& settings, std::string_view name);

}  // namespace attention
