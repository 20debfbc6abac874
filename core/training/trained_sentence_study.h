#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/parameter_groups.h"
#include "core/scene/study.h"
#include "core/scene/view.h"
#include "core/training/shipped_models.h"

namespace attention {

struct Parameters;

/// A sentence that the user typed, as tokens of the grammar. Punctuation is dropped, and case is ignored.
struct TypedSentence {
    std::vector<int> tokens;
    std::vector<std::string> unknown;  ///< words that the grammar lacks, without duplicates
    Index it = -1;                     ///< position of the first "it"; -1 if there is none
    Index adjective = -1;              ///< position of the last adjective; -1 if there is none
};
/// Splits a typed sentence into tokens of the grammar.
TypedSentence readSentence(const std::string& text);
/// The maximum number of words of a sentence for the shipped models.
inline constexpr Index kMaxSentenceWords = kPositionTableFactor * kSentenceLength;

/// All adjectives in the order in which the interface offers them: the most instructive ones first, kinds taking turns.
std::span<const std::string_view> offeredAdjectives();
/// The kind of noun that an adjective fits; nullopt for other words.
std::optional<NounKind> adjectiveKind(std::string_view adjective);
/// The sentence with its last adjective replaced.
std::string withAdjective(const TypedSentence& sentence, std::string_view adjective);

/// Identifies an attention row: one query in one head of one layer. In a pointing model, the last layer is the pointing
/// head.
struct AttentionRowId {
    Index layer = 0, head = 0, query = 0;
    std::optional<Index> forcedTo = {};  ///< the key to which all weight is forced; nullopt: not forced
};
/// The number of nouns that a model can choose as the answer; only a pointing model distinguishes equal words.
Index nounCount(const TypedSentence& sentence, SentenceModel model);

/// A possible answer to what "it" refers to.
struct NounAnswer {
    int token = 0;
    Index place = -1;        ///< its position; -1 if the word is not in the sentence
    double probability = 0;  ///< unless the model points, of all occurrences of the word together
};

/// The prediction of a model for a sentence.
struct SentencePrediction {
    TypedSentence sentence;
    ModelActivations pass;
    std::vector<NounAnswer> answers;  ///< the predicted answer, then the nouns of the sentence, most probable first

    Index length() const { return Index(sentence.tokens.size()); }
    std::string_view word(Index place) const {
        return sentenceWords()[std::size_t(sentence.tokens[std::size_t(place)])];
    }
    std::string_view answerWord(std::size_t rank = 0) const {
        return sentenceWords()[std::size_t(answers[rank].token)];
    }
};

/// The answer of the model if an attention row is forced to a noun.
struct ForcedAnswer {
    int noun = 0;            ///< token of the noun
    Index place = 0;         ///< its position
    int answer = 0;          ///< token of the answer
    double probability = 0;  ///< of the answer
};

/// What "it" refers to according to a trained model: in a sentence, in the same sentence with another adjective, and
/// with forced attention rows. Forced rows are computed for all queries, so that selecting another query needs no new
/// study.
struct TrainedSentenceStudy : Study {
    /// The selected attention row. @param parameters  of a scene with this study
    AttentionRowId inspectedRow(const SelectionParameters& parameters) const;
    /// The prediction with an attention row forced or not. @param line  inspectedRow(), or the same without forcedTo
    const SentencePrediction& prediction(const AttentionRowId& line) const {
        return line.forcedTo ? forced[std::size_t(line.query)] : main;
    }
    /// The key with the largest weight in an attention row without force.
    Index strongestKey(const AttentionRowId& line) const;
    Eigen::RowVectorXd weights(const SentencePrediction& prediction, Index layer, Index head, Index query) const;
    Index layers() const { return attentionLayerCount(model->settings); }
    Index heads(Index layer) const { return attentionHeadCount(model->settings, layer); }
    /// The probability of an answer without forced attention.
    double probabilityAsTrained(const NounAnswer& answer) const;
    /// The weight of "it" on the answer in one head, without force; NaN if the answer is not in the sentence.
    double weightOnAnswer(Index layer, Index head) const;
    const AttentionRowStats& stats(const AttentionRowId& line) const { return model->line(line.layer, line.head); }
    /// How the value of a cell is computed.
    /// @param cell  in "weights" (query, key) or in "answer" (rank, 0)  @param line  as for prediction()
    Derivation derivation(const Cell& cell, const AttentionRowId& line) const;
    Table table(std::string_view name, const Parameters& parameters) const;

    const ShippedModel* model = nullptr;
    std::shared_ptr<const ModelValues> values;
    SentencePrediction main;
    std::optional<SentencePrediction> comparison;  ///< with another adjective; nullopt if there is none to replace
    AttentionRowId pronounRow;                     ///< the row of "it" in the selected head
    std::vector<SentencePrediction> forced;        ///< one per query, with its row forced; empty without force
    std::vector<std::vector<ForcedAnswer>> forcedAnswers;  ///< by query: the answers with its row forced to each noun
};

/// The shipped model of a choice.
const ShippedModel& shippedModel(SentenceModel model);
/// The adjective of the second sentence: `beside` of the parameters if it differs from that of the sentence; otherwise
/// one that fits another noun of the sentence. Empty if the sentence has no adjective.
std::string comparisonAdjective(const TypedSentence& sentence, const std::string& beside);

/// @param parameters  whose sentence has at most kMaxSentenceWords; a sentence with an unknown word or without "it" is
///         replaced by kDefaultSentence
/// @param values  values of shippedModel(parameters.model)
/// @return an incomplete study if `stop` was requested
std::shared_ptr<const TrainedSentenceStudy> studyTrainedSentence(const Parameters& parameters,
                                                                 std::shared_ptr<const ModelValues> values,
                                                                 const std::stop_token& stop = {});

}  // namespace attention
