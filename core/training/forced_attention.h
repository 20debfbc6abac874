#pragma once

#include "core/training/model.h"
#include "core/training/sentence_grammar.h"

namespace attention {

/// Number of held-out sentences on which an attention row is tested.
inline constexpr Index kProbeSentences = 256;
/// An attention row counts as the cause of the answer if the answer follows it at least this often
/// (AttentionRowStats::followed).
inline constexpr double kCausalThreshold = 0.9;

/// One of kProbeSentences, a pure function of the number.
Sentence forcedSentence(Index number);

/// How many layers of lines a model has: those of attention, and of a pointing model one more of a single head, whose
/// weights are the answer.
Index attentionLayerCount(const TrainingSettings& settings);
/// How many heads a layer of lines has.
Index attentionHeadCount(const TrainingSettings& settings, Index layer);
/// What one query of one head looks at, its weights over the tokens.
Eigen::RowVectorXd attentionRow(const TrainingSettings& settings, const ModelActivations& pass, Index layer, Index head,
                                Index query);
/// The pass in which one query of one head gives all its weight to one key. In the last layer of a pointing model that
/// key is the answer.
ModelActivations runWithForcedAttention(const TrainingSettings& settings, std::span<const double> values,
                                        std::span<const int> tokens, const Intervention::ForcedAttention& line);

/// What forcing an attention row does on kProbeSentences sentences; fractions in 0 ... 1.
struct AttentionRowStats {
    /// How often the answer follows the line: in each sentence the weights of "it" in the head are forced to one of the
    /// two other nouns, then to the other; the share of these in which that noun becomes the answer.
    double followed = 0;
    double atAnswer = 0;     ///< its largest weight lies on the noun that "it" means
    double atAdjective = 0;  ///< its largest weight lies on the adjective

    bool operator==(const AttentionRowStats&) const = default;
};
/// @param settings  of who-is-it
/// @param layer, head  whose weights are the line
AttentionRowStats measureAttentionRow(const TrainingSettings& settings, std::span<const double> values, Index layer,
                                      Index head);

/// The place that the model names where "it" stands: of a word, the first place where that word is; -1 where it is none
/// of the sentence's.
Index predictedPosition(const TrainingSettings& settings, const ModelActivations& pass, std::span<const int> tokens,
                        Index it);

}  // namespace attention
