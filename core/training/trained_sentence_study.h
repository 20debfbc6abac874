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

/// A sentence that a person wrote of the grammar's words. Marks of punctuation are left out, capitals are as good as
/// small letters.
struct TypedSentence {
    std::vector<int> tokens;
    std::vector<std::string> unknown;  ///< words that the grammar does not have, each once
    Index it = -1;                     ///< the place of the first "it"; -1 without one
    Index adjective = -1;              ///< the place of the last adjective; -1 without one
};
TypedSentence readSentence(const std::string& text);
/// Words of the longest sentence that the shipped models take.
inline constexpr Index kMaxSentenceWords = kPositionTableFactor * kSentenceLength;

/// Adjectives in the order in which they are offered: those that show most first, one of each kind by turns.
std::span<const std::string_view> offeredAdjectives();
/// The kind of noun that an adjective fits; nothing for another word.
std::optional<NounKind> adjectiveKind(std::string_view adjective);
/// The sentence with its last adjective exchanged.
std::string withAdjective(const TypedSentence& sentence, std::string_view adjective);

/// The weights of one query in one head of one layer. The last layer of a pointing model is that in which it points.
struct AttentionRowId {
    Index layer = 0, head = 0, query = 0;
    std::optional<Index> forcedTo = {};  ///< the key that gets all the weight by force
};
/// How many different nouns a model can take "it" for; a pointing model tells two equal words apart.
Index nounCount(const TypedSentence& sentence, SentenceModel model);

/// What "it" could be.
struct NounAnswer {
    int token = 0;
    Index place = -1;        ///< -1: the sentence does not have the word
    double probability = 0;  ///< of a word that stands there twice, that of both, unless the model points
};

/// A sentence as a model reads it.
struct SentencePrediction {
    TypedSentence sentence;
    ModelActivations pass;
    std::vector<NounAnswer> answers;  ///< what is named, then the nouns of the sentence, the likeliest first

    Index length() const { return Index(sentence.tokens.size()); }
    std::string_view word(Index place) const {
        return sentenceWords()[std::size_t(sentence.tokens[std::size_t(place)])];
    }
    std::string_view answerWord(std::size_t rank = 0) const {
        return sentenceWords()[std::size_t(answers[rank].token)];
    }
};

/// A noun of the sentence, and what is answered with a line forced to it.
struct ForcedAnswer {
    int noun = 0;
    Index place = 0;
    int answer = 0;
    double probability = 0;
};

/// What a trained model takes "it" for in a sentence, and in the same one with another adjective; and what it does with
/// the line of any query forced, so that one can look at another query without a new study.
struct TrainedSentenceStudy : Study {
    /// The line that is looked at. @param parameters  of a scene with this study
    AttentionRowId inspectedRow(const SelectionParameters& parameters) const;
    /// The sentence with a line as it is, or forced. @param line  inspectedRow(), or the same without force
    const SentencePrediction& reading(const AttentionRowId& line) const {
        return line.forcedTo ? forced[std::size_t(line.query)] : main;
    }
    /// The key to which a line gives the most weight as trained.
    Index strongestKey(const AttentionRowId& line) const;
    Eigen::RowVectorXd weights(const SentencePrediction& reading, Index layer, Index head, Index query) const;
    Index layers() const { return attentionLayerCount(model->settings); }
    Index heads(Index layer) const { return attentionHeadCount(model->settings, layer); }
    /// What an answer of any reading has without force.
    double probabilityAsTrained(const NounAnswer& answer) const;
    /// What "it" gives to the answer in a line as trained; NaN where the answer is none of the sentence's words.
    double weightOnAnswer(Index layer, Index head) const;
    const AttentionRowStats& record(const AttentionRowId& line) const { return model->line(line.layer, line.head); }
    /// @param cell  of "weights" (query, key), or of "answer": its rank, column 0  @param line  as reading() takes it
    Derivation derivation(const Cell& cell, const AttentionRowId& line) const;
    Table table(std::string_view name, const Parameters& parameters) const;

    const ShippedModel* model = nullptr;
    std::shared_ptr<const ModelValues> values;
    SentencePrediction main;
    std::optional<SentencePrediction> comparison;  ///< nothing without an adjective to exchange
    AttentionRowId pronounRow;                     ///< the scene's, from "it"
    std::vector<SentencePrediction> forced;        ///< with the line from each query forced; empty without force
    std::vector<std::vector<ForcedAnswer>> forcedAnswers;  ///< of each query: with its line forced to each noun
};

/// Which of the shipped models a choice is.
const ShippedModel& shippedModel(SentenceModel model);
/// The adjective of the second sentence: `beside` of the parameters if it is another one, else one that fits another
/// noun of the sentence; empty where there is none to exchange.
std::string comparisonAdjective(const TypedSentence& sentence, const std::string& beside);

/// @param parameters  a sentence with an unknown word or without "it" is read as kDefaultSentence; it has
///         kMaxSentenceWords at most
/// @param values  of shippedModel(parameters.model)  @param stop  when requested the result may be anything
std::shared_ptr<const TrainedSentenceStudy> studyTrainedSentence(const Parameters& parameters,
                                                                 std::shared_ptr<const ModelValues> values,
                                                                 const std::stop_token& stop = {});

}  // namespace attention
