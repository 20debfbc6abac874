#pragma once

#include "core/training/model.h"
#include "core/training/sentence_grammar.h"

namespace attention {

/// The sentences that a line is tried on, which no model was trained on.
inline constexpr Index kForcedSentences = 256;
/// A line is the reason of the answer where the answer follows it so often, or more often (LineRecord::followed).
inline constexpr double kIsReason = 0.9;

/// One of kForcedSentences, a pure function of the number.
Sentence forcedSentence(Index number);

/// How many layers of lines a model has: those of attention, and of a pointing model one more of a single head, whose
/// weights are the answer.
Index lineLayers(const TrainingSettings& settings);
/// How many heads a layer of lines has.
Index lineHeads(const TrainingSettings& settings, Index layer);
/// What one query of one head looks at, its weights over the tokens.
Eigen::RowVectorXd lineWeights(const TrainingSettings& settings, const ModelPass& pass, Index layer, Index head,
                               Index query);
/// The pass in which one query of one head gives all its weight to one key. In the last layer of a pointing model that
/// key is the answer.
ModelPass forcedPass(const TrainingSettings& settings, std::span<const double> values, std::span<const int> tokens,
                     const Intervention::Forced& line);

/// What a line does in kForcedSentences sentences, as shares of 0 ... 1.
struct LineRecord {
    /// How often the answer follows the line: in each sentence the weights of "it" in the head are forced to one of the
    /// two other nouns, then to the other; the share of these in which that noun becomes the answer.
    double followed = 0;
    double atAnswer = 0;     ///< its largest weight lies on the noun that "it" means
    double atAdjective = 0;  ///< its largest weight lies on the adjective

    bool operator==(const LineRecord&) const = default;
};
/// @param settings  of who-is-it
/// @param layer, head  whose weights are the line
LineRecord lineRecord(const TrainingSettings& settings, std::span<const double> values, Index layer, Index head);

/// The place that the model names where "it" stands: of a word, the first place where that word is; -1 where it is none
/// of the sentence's.
Index answeredPlace(const TrainingSettings& settings, const ModelPass& pass, std::span<const int> tokens, Index it);

}  // namespace attention
