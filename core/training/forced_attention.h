#pragma once

#include "core/training/model.h"
#include "core/training/sentence_grammar.h"

namespace attention {

/// Number of held-out sentences on which an attention row is tested.
inline constexpr Index kProbeSentences = 256;
/// An attention row counts as the cause of the answer if the answer follows it at least this often
/// (AttentionRowStats::followed).
inline constexpr double kCausalThreshold = 0.9;

/// The probe sentence with a number 0 ... kProbeSentences - 1, always the same.
Sentence forcedSentence(Index number);

/// The number of layers with attention weights; a pointing model has an additional one with a single head, whose
/// weights are the answer.
Index attentionLayerCount(const TrainingSettings& settings);
/// The number of heads of such a layer.
Index attentionHeadCount(const TrainingSettings& settings, Index layer);
/// The attention weights of one query in one head, over all tokens.
Eigen::RowVectorXd attentionRow(const TrainingSettings& settings, const ModelActivations& pass, Index layer, Index head,
                                Index query);
/// Runs the model with the attention of one query in one head forced to a single key. In the additional layer of a
/// pointing model, that key becomes the answer.
ModelActivations runWithForcedAttention(const TrainingSettings& settings, std::span<const double> values,
                                        std::span<const int> tokens, const Intervention::ForcedAttention& line);

/// How the attention row of "it" in one head relates to the answer, measured on kProbeSentences; fractions, 0 ... 1.
struct AttentionRowStats {
    /// How often the answer follows forced attention: in each sentence, the row is forced to each of the two nouns that
    /// are not the answer; the fraction of cases in which that noun becomes the answer.
    double followed = 0;
    double atAnswer = 0;     ///< how often the largest weight is on the noun that "it" refers to
    double atAdjective = 0;  ///< how often the largest weight is on the adjective

    bool operator==(const AttentionRowStats&) const = default;
};
/// @param settings  for the task Coreference
/// @param layer, head  of the attention row
AttentionRowStats measureAttentionRow(const TrainingSettings& settings, std::span<const double> values, Index layer,
                                      Index head);

/// The position that the model predicts at "it". If it predicts a word: the first position of that word, or -1 if the
/// word is not in the sentence.
Index predictedPosition(const TrainingSettings& settings, const ModelActivations& pass, std::span<const int> tokens,
                        Index it);

}  // namespace attention
