#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/training/training_settings.h"

namespace attention {

/// The target of tokens without a class to predict, which do not count.
inline constexpr int kNoTarget = -1;

/// A batch of sequences of one length.
struct TrainingBatch {
    Index sequences = 0;
    Index length = 0;
    std::vector<int> tokens = {};   ///< sequences x length, 0 ... vocabularySize() - 1
    std::vector<int> targets = {};  ///< sequences x length, classes 0 ... classCount() - 1 or kNoTarget

    bool operator==(const TrainingBatch&) const = default;
};

/// The new sequences of a training step, which depend only on task, sizes and seed of the settings and on the step.
/// @param step  >= 0
TrainingBatch trainingBatch(const TrainingSettings& settings, Index step);

/// The number of sequences of an evaluation.
inline constexpr Index kEvaluationSequences = 128;
/// Evaluation sequences, which are never used for training and are the same for all runs of a task, whatever their
/// seed.
/// @param length  length of the sequences; in who-is-it always kSentenceLength
/// @param count  >= 1; a larger count only appends sequences
TrainingBatch evaluationBatch(const TrainingSettings& settings, Index length, Index count = kEvaluationSequences);

/// Accuracy on evaluationBatch() of always predicting the most frequent token of the sequence. This is what a
/// model without positions can achieve in look-back, reverse and sort. NaN for other tasks.
double mostFrequentAccuracy(const TrainingSettings& settings, Index length);

/// The lengths at which a model is evaluated: n, 3n/2 and 2n; in who-is-it only n.
std::vector<Index> evaluationLengths(const TrainingSettings& settings);

/// The target of each token, or kNoTarget. In induction this is the next token, from the second period of the sequence
/// on.
/// @param tokens  one sequence, not empty
std::vector<int> targetsOf(const TrainingSettings& settings, std::span<const int> tokens);

/// The name of a token: A, B, ... Z, a, ... for up to 52 symbols, otherwise its number; in who-is-it the word.
std::string tokenName(const TrainingSettings& settings, int token);
/// The name of a class: tokenName(), "no" and "yes" in the task Repeat, or the position in a pointing model.
std::string className(const TrainingSettings& settings, int target);
/// The token with a name; -1 if there is none.
int findToken(const TrainingSettings& settings, std::string_view name);

}  // namespace attention
