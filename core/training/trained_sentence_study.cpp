#include "core/training/trained_sentence_study.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/number_text.h"
#include "core/require.h"
#include "core/scene/parameters.h"
#include "core/scene/tokens.h"
#include "core/training/pass_derivation.h"

namespace attention {
namespace {

using namespace formula;

constexpr std::array kKinds{NounKind::Animal, NounKind::Place, NounKind::Thing};
constexpr std::array<std::string_view, 3> kKindNames{"animal", "place", "thing"};

std::string_view wordOf(int token) {
    return sentenceWords()[std::size_t(token)];
}

bool isNoun(int token) {
    return std::ranges::any_of(
        kKinds, [&](NounKind kind) { return std::ranges::find(nounsOf(kind), wordOf(token)) != nounsOf(kind).end(); });
}

/// The positions of the nouns that a model can choose as the answer.
std::vector<Index> nounPositions(std::span<const int> tokens, bool isPointing) {
    std::vector<Index> places;
    for (Index place = 0; place < Index(tokens.size()); ++place) {
        const auto isSame = [&](Index other) { return tokens[std::size_t(other)] == tokens[std::size_t(place)]; };
        // A model that predicts a word does not distinguish its occurrences.
        if (isNoun(tokens[std::size_t(place)]) && (isPointing || std::ranges::none_of(places, isSame)))
            places.push_back(place);
    }
    return places;
}

/// Whether a token is a punctuation mark, which has one byte.
bool isPunctuation(const std::string& word) {
    return word.size() == 1 && std::string_view(".,;:!?\"'()-").find(word.front()) != std::string_view::npos;
}

/// The predicted answer, then the nouns of the sentence, most probable first.
std::vector<NounAnswer> answersOf(const TrainingSettings& settings, const ModelActivations& pass,
                                  const TypedSentence& sentence) {
    const auto& tokens = sentence.tokens;
    std::vector<NounAnswer> answers;
    for (const Index place : nounPositions(tokens, settings.pointing)) {
        const int token = tokens[std::size_t(place)];
        answers.push_back({token, place, pass.probabilities(sentence.it, settings.pointing ? place : Index(token))});
    }
    const Index place = predictedPosition(settings, pass, tokens, sentence.it);
    const int predicted = settings.pointing ? tokens[std::size_t(place)] : pass.predictedClass(sentence.it);
    const auto isPredicted = [&](const NounAnswer& each) { return each.token == predicted && each.place == place; };
    if (std::ranges::none_of(answers, isPredicted))
        answers.push_back({predicted, place, pass.probabilities(sentence.it, pass.predictedClass(sentence.it))});
    std::ranges::stable_sort(answers, [&](const NounAnswer& a, const NounAnswer& b) {
        return isPredicted(a) != isPredicted(b) ? isPredicted(a) : a.probability > b.probability;
    });
    return answers;
}

SentencePrediction predictionOf(const TrainingSettings& settings, TypedSentence sentence, ModelActivations pass) {
    auto answers = answersOf(settings, pass, sentence);
    return {std::move(sentence), std::move(pass), std::move(answers)};
}

/// The prediction with an attention row forced.
SentencePrediction forcedPrediction(const TrainedSentenceStudy& study, const AttentionRowId& line) {
    const TypedSentence& sentence = study.main.sentence;
    const TrainingSettings& settings = study.model->settings;
    return predictionOf(
        settings, sentence,
        runWithForcedAttention(settings, *study.values, sentence.tokens,
                               {.layer = line.layer, .head = line.head, .query = line.query, .key = *line.forcedTo}));
}

/// Adds the predictions with the row of each query forced.
void addForced(TrainedSentenceStudy& study, const std::stop_token& stop) {
    std::vector<NounAnswer> nouns = study.main.answers;
    std::erase_if(nouns, [](const NounAnswer& each) { return each.place < 0 || !isNoun(each.token); });
    std::ranges::sort(nouns, {}, &NounAnswer::place);
    for (Index query = 0; query < study.main.length() && !stop.stop_requested(); ++query) {
        AttentionRowId line = study.pronounRow;
        line.query = query;
        if (line.forcedTo) study.forced.push_back(forcedPrediction(study, line));
        std::vector<ForcedAnswer>& answers = study.forcedAnswers.emplace_back();
        for (const NounAnswer& noun : nouns) {
            line.forcedTo = noun.place;
            const NounAnswer answer = forcedPrediction(study, line).answers.front();
            answers.push_back({noun.token, noun.place, answer.token, answer.probability});
        }
    }
}

/// The derivation of a number that is forced.
Derivation forcedDerivation(Expression symbolic, double value) {
    Derivation derivation{.value = value};
    derivation.symbolic = equation({symbolic, number(value)});
    derivation.steps.push_back(line(LineName::tr("forced by hand"), number(value), value));
    return derivation;
}

/// The derivation of an entry of the softmax at the end of the model.
/// @param entrySymbol  the symbol of the entry  @param letter, at  letter and subscripts of its score
Derivation entryDerivation(const SoftmaxTerm& term, const Expression& entrySymbol, const char* letter,
                           std::vector<Expression> at, const char* lastLine) {
    Expression score = symbol(letter, term.score, std::move(at));
    Derivation derivation{.value = term.value};
    derivation.symbolic = equation({entrySymbol, term.symbolic(letter, std::move(score))});
    derivation.results = {rounded(term.value, kDigitsOfResult)};
    derivation.steps.push_back(line(LineName::tr("score"), rounded(term.score, kDigitsOfResult), term.score));
    term.addSteps(derivation.steps);
    derivation.steps.push_back(line(lastLine, term.numeric(), term.value));
    return derivation;
}

}  // namespace

TypedSentence readSentence(const std::string& text) {
    TypedSentence sentence;
    if (text.find_first_not_of(' ') == std::string::npos) return sentence;
    for (const std::string& written : splitTokens(text)) {
        if (isPunctuation(written)) continue;
        const std::string word = caseFoldToken(written);
        const int token = wordToken(word);
        if (token < 0) {
            if (std::ranges::find(sentence.unknown, written) == sentence.unknown.end())
                sentence.unknown.push_back(written);
            continue;
        }
        const auto place = Index(sentence.tokens.size());
        if (word == "it" && sentence.it < 0) sentence.it = place;
        if (adjectiveKind(word)) sentence.adjective = place;
        sentence.tokens.push_back(token);
    }
    return sentence;
}

Index nounCount(const TypedSentence& sentence, SentenceModel model) {
    return Index(nounPositions(sentence.tokens, shippedModel(model).settings.pointing).size());
}

std::span<const std::string_view> offeredAdjectives() {
    static const std::vector<std::string_view> kOffered = [] {
        std::vector<std::string_view> offered{"tired", "wide", "heavy", "hungry", "narrow", "fragile"};
        std::size_t maxCount = 0;
        for (const NounKind kind : kKinds) maxCount = std::max(maxCount, adjectivesOf(kind).size());
        for (std::size_t i = 0; i < maxCount; ++i)
            for (const NounKind kind : kKinds)
                if (i < adjectivesOf(kind).size() && std::ranges::find(offered, adjectivesOf(kind)[i]) == offered.end())
                    offered.push_back(adjectivesOf(kind)[i]);
        return offered;
    }();
    return kOffered;
}

std::optional<NounKind> adjectiveKind(std::string_view adjective) {
    for (const NounKind kind : kKinds)
        if (std::ranges::find(adjectivesOf(kind), adjective) != adjectivesOf(kind).end()) return kind;
    return std::nullopt;
}

std::string withAdjective(const TypedSentence& sentence, std::string_view adjective) {
    std::string text;
    for (Index place = 0; place < Index(sentence.tokens.size()); ++place) {
        if (place > 0) text += ' ';
        text += place == sentence.adjective ? adjective : wordOf(sentence.tokens[std::size_t(place)]);
    }
    return text;
}

const ShippedModel& shippedModel(SentenceModel model) {
    return shippedModels()[std::size_t(model)];
}

std::string comparisonAdjective(const TypedSentence& sentence, const std::string& beside) {
    if (sentence.adjective < 0) return {};
    const std::string_view current = wordOf(sentence.tokens[std::size_t(sentence.adjective)]);
    const std::string requested = beside.empty() ? beside : caseFoldToken(beside);
    if (adjectiveKind(requested) && requested != current) return requested;
    const auto hasNounOf = [&](NounKind kind) {
        return std::ranges::any_of(sentence.tokens, [&](int token) {
            return std::ranges::find(nounsOf(kind), wordOf(token)) != nounsOf(kind).end();
        });
    };
    for (const std::string_view other : offeredAdjectives())
        if (adjectiveKind(other) != adjectiveKind(current) && hasNounOf(*adjectiveKind(other)))
            return std::string(other);
    return {};
}

AttentionRowId TrainedSentenceStudy::inspectedRow(const SelectionParameters& parameters) const {
    AttentionRowId inspected = pronounRow;
    if (parameters.matrix == "weights" && parameters.row)
        inspected.query = std::clamp<Index>(*parameters.row, 0, main.length() - 1);
    return inspected;
}

Index TrainedSentenceStudy::strongestKey(const AttentionRowId& line) const {
    Index key = 0;
    weights(main, line.layer, line.head, line.query).maxCoeff(&key);
    return key;
}

Eigen::RowVectorXd TrainedSentenceStudy::weights(const SentencePrediction& prediction, Index layer, Index head,
                                                 Index query) const {
    return attentionRow(model->settings, prediction.pass, layer, head, query);
}

double TrainedSentenceStudy::weightOnAnswer(Index layer, Index head) const {
    const Index place = main.answers.front().place;
    return place < 0 ? std::numeric_limits<double>::quiet_NaN() : weights(main, layer, head, main.sentence.it)[place];
}

double TrainedSentenceStudy::probabilityAsTrained(const NounAnswer& answer) const {
    const Index entry = model->settings.pointing ? answer.place : Index(answer.token);
    return main.pass.probabilities(main.sentence.it, entry);
}

Derivation TrainedSentenceStudy::derivation(const Cell& cell, const AttentionRowId& line) const {
    const TrainingSettings& settings = model->settings;
    const SentencePrediction& prediction = this->prediction(line);
    const bool isForcedAnswer = line.forcedTo && line.layer >= settings.layers && line.query == main.sentence.it;
    const auto allVisible = [](Index) { return true; };
    // A weight of the pointing head; for the query "it" this is the probability of an answer.
    const auto pointingDerivation = [&](Index query, Index key, const Expression& entrySymbol, const char* lastLine) {
        const SoftmaxTerm term(prediction.pass.logits.row(query), key, allVisible);
        return entryDerivation(term, entrySymbol, "S", {number(double(query), kI), number(double(key), kJ)}, lastLine);
    };
    // The probability of a word in a free model, among all words.
    const auto wordDerivation = [&](Index word, const Expression& entrySymbol) {
        const SoftmaxTerm term(prediction.pass.logits.row(main.sentence.it), word, allVisible);
        return entryDerivation(term, entrySymbol, "z", {symbol("c", double(word))},
                               LineName::tr("probability of this noun"));
    };
    Derivation derivation;
    if (cell.matrix == "weights") {
        const std::vector<Expression> at{number(double(cell.row), kI), number(double(cell.column), kJ)};
        const double weight = weights(prediction, line.layer, line.head, cell.row)[cell.column];
        if (line.forcedTo && cell.row == line.query)
            derivation = forcedDerivation(symbol("A", weight, at), weight);
        else if (line.layer >= settings.layers)
            derivation = pointingDerivation(cell.row, cell.column, symbol("A", weight, at), LineName::tr("weight"));
        else
            derivation = headWeightDerivation(settings, prediction.pass.layers[std::size_t(line.layer)], line.head,
                                              cell.row, cell.column);
    } else {
        const NounAnswer& answer = prediction.answers[std::size_t(cell.row)];
        const Index entry = settings.pointing ? answer.place : Index(answer.token);
        const Expression at = settings.pointing ? number(double(entry), kJ) : keepingLetter(symbol("c", double(entry)));
        const Expression probability = symbol("p", answer.probability, {at});
        if (isForcedAnswer)
            derivation = forcedDerivation(probability, answer.probability);
        else if (settings.pointing)
            derivation =
                pointingDerivation(main.sentence.it, entry, probability, LineName::tr("probability of this noun"));
        else
            derivation = wordDerivation(entry, probability);
    }
    // The weights of the row on the nouns, and the answers if the row were forced to each of them.
    const std::vector<ForcedAnswer>& answers = forcedAnswers[std::size_t(line.query)];
    const auto row = weights(main, line.layer, line.head, line.query);
    for (const ForcedAnswer& each : answers)
        derivation.context.push_back(labelled(
            formula::line(LineName::tr("weight of the line on"), rounded(row[each.place], 3), row[each.place], 3),
            wordOf(each.noun)));
    for (const ForcedAnswer& each : answers)
        derivation.context.push_back(
            labelled(textLine(LineName::tr("answer with the line forced to"),
                              std::string(wordOf(each.answer)) + ", " + formatFraction(each.probability)),
                     wordOf(each.noun)));
    return derivation;
}

Table TrainedSentenceStudy::table(std::string_view name, const Parameters& parameters) const {
    const AttentionRowId inspected = inspectedRow(parameters);
    using Integers = std::vector<std::int64_t>;
    using Texts = std::vector<std::string>;
    using Reals = std::vector<double>;
    const auto forEachRow = [&](const auto& visit) {
        for (Index layer = 0; layer < layers(); ++layer)
            for (Index head = 0; head < heads(layer); ++head) visit(AttentionRowId{layer, head, inspected.query});
    };
    if (name == "weights") {
        Integers layer, head, query, key;
        Texts queryWord, keyWord;
        Reals weight;
        forEachRow([&](const AttentionRowId& each) {
            for (Index i = 0; i < main.length(); ++i) {
                const auto row = weights(main, each.layer, each.head, i);
                for (Index j = 0; j < main.length(); ++j) {
                    layer.push_back(each.layer), head.push_back(each.head), query.push_back(i), key.push_back(j);
                    queryWord.emplace_back(main.word(i)), keyWord.emplace_back(main.word(j));
                    weight.push_back(row[j]);
                }
            }
        });
        return ColumnTable{{{"layer", layer},
                            {"head", head},
                            {"query", query},
                            {"key", key},
                            {"query-word", queryWord},
                            {"key-word", keyWord},
                            {"weight", weight}}};
    }
    if (name == "forced") {
        Integers layer, head, place;
        Texts word, answer;
        Reals probability, share;
        forEachRow([&](AttentionRowId each) {
            for (const NounAnswer& noun : main.answers) {
                if (noun.place < 0) continue;
                each.forcedTo = noun.place;
                const SentencePrediction result = forcedPrediction(*this, each);
                layer.push_back(each.layer), head.push_back(each.head), place.push_back(noun.place);
                word.emplace_back(wordOf(noun.token)), answer.emplace_back(result.answerWord());
                probability.push_back(result.answers.front().probability);
                share.push_back(stats(each).followed);
            }
        });
        return ColumnTable{{{"layer", layer},
                            {"head", head},
                            {"forced-to", word},
                            {"place", place},
                            {"answer", answer},
                            {"probability", probability},
                            {"share", share}}};
    }
    if (name == "lines") {
        Integers layer, head;
        Reals followed, atAnswer, atAdjective, weight;
        forEachRow([&](const AttentionRowId& each) {
            layer.push_back(each.layer), head.push_back(each.head);
            weight.push_back(weightOnAnswer(each.layer, each.head));
            followed.push_back(stats(each).followed);
            atAnswer.push_back(stats(each).atAnswer), atAdjective.push_back(stats(each).atAdjective);
        });
        return ColumnTable{{{"layer", layer},
                            {"head", head},
                            {"followed", followed},
                            {"at-answer", atAnswer},
                            {"at-adjective", atAdjective},
                            {"weight", weight}}};
    }
    if (name == "adjectives") {
        Texts adjective, fits, answer;
        Integers place;
        Reals probability;
        for (const std::string_view each : offeredAdjectives()) {
            if (main.sentence.adjective < 0) break;
            TypedSentence sentence = main.sentence;
            sentence.tokens[std::size_t(sentence.adjective)] = wordToken(each);
            const auto result =
                predictionOf(model->settings, sentence, runModel(model->settings, *values, sentence.tokens));
            adjective.emplace_back(each), fits.emplace_back(kKindNames[std::size_t(*adjectiveKind(each))]);
            answer.emplace_back(result.answerWord()), place.push_back(result.answers.front().place);
            probability.push_back(result.answers.front().probability);
        }
        return ColumnTable{{{"adjective", adjective},
                            {"fits", fits},
                            {"answer", answer},
                            {"place", place},
                            {"probability", probability}}};
    }
    Texts words;
    Integers places;
    Reals probabilities, asTrained;
    for (const NounAnswer& answer : prediction(inspected).answers) {
        words.emplace_back(wordOf(answer.token));
        places.push_back(answer.place);
        probabilities.push_back(answer.probability);
        asTrained.push_back(probabilityAsTrained(answer));
    }
    return ColumnTable{{{"noun", words}, {"place", places}, {"probability", probabilities}, {"as-trained", asTrained}}};
}

std::shared_ptr<const TrainedSentenceStudy> studyTrainedSentence(const Parameters& parameters,
                                                                 std::shared_ptr<const ModelValues> values,
                                                                 const std::stop_token& stop) {
    TypedSentence sentence = readSentence(parameters.tokens);
    // The exhibit reports such sentences itself (see TrainedSentence::problem()).
    if (!sentence.unknown.empty() || sentence.it < 0) sentence = readSentence(std::string(kDefaultSentence));
    auto study = std::make_shared<TrainedSentenceStudy>();
    study->model = &shippedModel(parameters.model);
    study->values = std::move(values);
    const TrainingSettings& settings = study->model->settings;
    const auto read = [&](TypedSentence typed) {
        ModelActivations pass = runModel(settings, *study->values, typed.tokens);
        return predictionOf(settings, std::move(typed), std::move(pass));
    };
    if (const std::string other = comparisonAdjective(sentence, parameters.beside); !other.empty()) {
        TypedSentence exchanged = sentence;
        exchanged.tokens[std::size_t(sentence.adjective)] = wordToken(other);
        study->comparison = read(std::move(exchanged));
    }
    study->main = read(std::move(sentence));
    const Index last = study->main.length() - 1;
    AttentionRowId& line = study->pronounRow;
    line.layer = std::clamp<Index>(parameters.layer, 0, study->layers() - 1);
    line.head = std::clamp<Index>(parameters.head.value_or(0), 0, study->heads(line.layer) - 1);
    line.query = study->main.sentence.it;
    if (parameters.whatIf) line.forcedTo = std::clamp<Index>(*parameters.whatIf, 0, last);
    addForced(*study, stop);
    return study;
}

}  // namespace attention
