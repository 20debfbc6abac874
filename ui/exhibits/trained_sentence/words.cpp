#include <algorithm>
#include <cmath>

#include "core/scene/tokens.h"
#include "core/training/sentence_grammar.h"
#include "ui/exhibits/preset_values.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/exhibits/trained_sentence/exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr std::string_view kTired = kDefaultSentence;
constexpr std::string_view kWide = "the animal with the bag did not cross the street because it was too wide";
constexpr std::string_view kHeavy = "the animal with the bag did not cross the street because it was too heavy";

/// Values of a preset in which the answer is the selected cell.
PresetValues asking(std::string_view sentence, std::string_view model, std::string_view layer,
                    const PresetValues& own = {}) {
    const std::string values = "tokens=" + std::string(sentence) + "; model=" + std::string(model) +
                               "; layer=" + std::string(layer) + "; matrix=answer; row=0; column=0";
    return PresetValues(values).overriddenBy(own);
}

QString share(double part) {
    return formatShare(part, 2);
}

/// A link that sets the sentence.
QString sentenceLink(const std::string& sentence) {
    return QStringLiteral("tokens=") + QString::fromStdString(sentence);
}

}  // namespace

QString TrainedSentence::word(std::string_view word) {
    return quotedWord(std::string(word));
}

QString TrainedSentence::line(const ShippedModel& model, Index layer, Index head) {
    if (attentionHeadCount(model.settings, layer) == 1) return tr("layer %1").arg(formatInteger(layer));
    return tr("layer %1, head %2").arg(formatInteger(layer), formatInteger(head));
}

QString TrainedSentence::claim(SentenceModel model) {
    switch (model) {
        case SentenceModel::Pointing:
            return tr("One adjective changes what “it” points at.");
        case SentenceModel::FreeOne:
            return tr("This model is right as well, but the line that decides goes to the adjective as a rule.");
        default:
            return tr("This model is right as well, but none of its lines is the reason.");
    }
}

ExhibitTexts TrainedSentence::textsFor(const Scene& scene) const {
    return {tr("Trained sentence"), tr("A trained model: what is “it”?"), claim(scene.parameters.model)};
}

std::vector<Preset> TrainedSentence::presets() const {
    return {
        {kStartPreset, tr("It was too tired"), tr("The pointing head looks from “it” at “animal” with weight 0.999."),
         asking(kTired, "pointing", "1")},
        {"wide", tr("It was too wide"), tr("One word is exchanged, and the line jumps to “street”."),
         asking(kWide, "pointing", "1")},
        {"heavy", tr("It was too heavy"), tr("The third noun: the line jumps to “bag”."),
         asking(kHeavy, "pointing", "1")},
        {"free-1", tr("A free model: the adjective decides"),
         tr("It names “street”, too. Its line that decides goes to “wide” with weight 1.00, not to “street”."),
         asking(kWide, "free-1", "0")},
        {"free-1-forced", tr("What if? The answer follows"),
         tr("That line forced to “animal”: “animal” becomes the answer. The line is the reason."),
         asking(kWide, "free-1", "0", "what-if=1")},
        {"free-2", tr("A free model: no line is the reason"),
         tr("This line goes to “animal” with weight 0.77, as if it were the reason. It is not: move it."),
         asking(kTired, "free-2", "0", "head=1")},
        {"free-2-forced", tr("What if? The answer stays"),
         tr("That line forced to “bag”: the answer is still “animal”."),
         asking(kTired, "free-2", "0", "head=1; what-if=4")},
    };
}

QString TrainedSentence::seen(const TrainedSentenceStudy& study, const AttentionRowId& line) {
    const SentencePrediction& main = study.main;
    const QString asks = word(main.word(line.query));
    if (line.forcedTo) {
        const QString answer = word(study.prediction(line).answerWord());
        const QString forced = tr("By force %1 gives all its weight to %2.").arg(asks, word(main.word(*line.forcedTo)));
        const QString then = answer == word(main.answerWord()) ? tr("“it” still means %1.").arg(answer)
                                                               : tr("Now “it” means %1.").arg(answer);
        return forced + sentenceSeparator() + then;
    }
    const Index largest = study.strongestKey(line);
    const double weight = study.weights(main, line.layer, line.head, line.query)[largest];
    QStringList sentences{tr("%1 gives %2 of its weight to %3.").arg(asks, share(weight), word(main.word(largest)))};
    if (line.query == main.sentence.it)
        sentences +=
            line.layer < study.model->settings.layers
                ? tr("The answer follows this line in %1 of the tests.").arg(share(study.stats(line).followed))
                : tr("This model answers with that word; a <a href=\"preset:free-1\">free model</a> computes its "
                     "answer from the outputs.");
    return sentences.join(sentenceSeparator());
}

QString TrainedSentence::tryThis(const TrainedSentenceStudy& study, const AttentionRowId& line) {
    const SentencePrediction& main = study.main;
    if (line.forcedTo) return tr("<a href=\"what-if=none\">Let the line go</a> (Esc), or drag it on.");
    QStringList sentences;
    if (study.comparison) {
        const std::string_view other = study.comparison->word(main.sentence.adjective);
        sentences +=
            tr("<a href=\"%1\">Say %2</a>.").arg(sentenceLink(withAdjective(main.sentence, other)), word(other));
    }
    const auto other = std::ranges::find_if(main.answers, [&](const NounAnswer& each) {
        return each.place >= 0 && each.place != main.answers.front().place;
    });
    sentences += other == main.answers.end() ? tr("Drag the line’s end to another word.")
                                             : tr("Drag the line’s end <a href=\"what-if=%1\">to %2</a>.")
                                                   .arg(QString::number(other->place), word(main.word(other->place)));
    return sentences.join(sentenceSeparator());
}

/// A table with a row for each line: the answer when the line is forced, and what the line does by itself.
QString TrainedSentence::lineTable(const TrainedSentenceStudy& study) {
    const QString cell = QStringLiteral("<td align=\"right\" style=\"padding-right: 14px\">%1</td>");
    const auto row = [&](const QString& name, const QStringList& numbers) {
        QString cells = QStringLiteral("<td style=\"padding-right: 14px\">%1</td>").arg(name);
        for (const QString& number : numbers) cells += cell.arg(number);
        return QStringLiteral("<tr>%1</tr>").arg(cells);
    };
    const double weight = study.weightOnAnswer(0, 0);
    QStringList heads{tr("answer follows")};
    if (!std::isnan(weight)) heads += tr("weight on %1").arg(word(study.main.answerWord()));
    heads += {tr("on the right noun"), tr("on the adjective")};
    QString rows = row(tr("line"), heads);
    for (Index layer = 0; layer < study.layers(); ++layer)
        for (Index head = 0; head < study.heads(layer); ++head) {
            const AttentionRowStats& record = study.model->line(layer, head);
            QStringList numbers{record.followed >= kCausalThreshold
                                    ? QStringLiteral("<b>%1</b>").arg(share(record.followed))
                                    : share(record.followed)};
            if (!std::isnan(weight)) numbers += share(study.weightOnAnswer(layer, head));
            numbers += {share(record.atAnswer), share(record.atAdjective)};
            rows += row(line(*study.model, layer, head), numbers);
        }
    return QStringLiteral("<table cellspacing=\"0\">%1</table>").arg(rows);
}

QString TrainedSentence::more(const TrainedSentenceStudy& study) {
    const TrainingSettings& settings = study.model->settings;
    QStringList sentences{settings.pointing
                              ? tr("This model ends in a <a href=\"term:pointing-head\">pointing head</a>: the weights "
                                   "of “it” in layer %1 are the answer. So its line is the reason, because the model "
                                   "is built that way; in a free model that has to be tested.")
                                    .arg(formatInteger(study.layers() - 1))
                              : tr("This model was free to answer in any way: it names a word. It is right in all of "
                                   "%1 sentences it was not trained on, but nothing asked its weights to show why.")
                                    .arg(formatInteger(kProbeSentences))};
    sentences += tr("It learned in %1 steps. Each step used %2 random sentences of %3 words, made by a small grammar "
                    "that knows %4 words.")
                     .arg(formatInteger(settings.steps), formatInteger(settings.batchSize),
                          formatInteger(kSentenceLength), formatInteger(Index(sentenceWords().size())));
    sentences +=
        tr("<i>A</i> is the weight, <i>S</i> the score of a query and a key, <i>S</i><sub>max</sub> the largest score "
           "of the query, <i>N</i> the sum of all numerators. Their indices are the numbers below the words; layers "
           "are counted from 0, too.");
    sentences += tr("The test: in %1 other sentences we set a line by hand (<a href=\"term:forcing\">force</a> it) to "
                    "each of the two nouns that are not meant. If the answer changes to that noun in at least 0.90 of "
                    "the cases, the line is the reason; in at most 0.10, it is not.")
                     .arg(formatInteger(kProbeSentences));
    sentences += lineTable(study);
    sentences += tr("“Answer follows”: in which part of these %2 cases the answer changed to the noun that was forced. "
                    "“Weight on …”: what “it” gives that word in the sentence above. The last two columns: in which "
                    "part of the %1 sentences “it” gives the right noun, or the adjective, its largest weight.")
                     .arg(formatInteger(kProbeSentences), formatInteger(2 * kProbeSentences));
    if (!settings.pointing)
        sentences +=
            tr("Some 400 models without a pointing head were trained for this page. In none of them does a line to the "
               "right noun decide the answer in 0.90 of the sentences.");
    sentences +=
        tr("Compare: <a href=\"preset:start\">a pointing head</a>, <a href=\"preset:free-1\">a free model whose line "
           "to the adjective decides</a>, <a href=\"preset:free-2\">one without such a line</a>.");
    return joinParagraphs(sentences);
}

Caption TrainedSentence::caption(const TrainedSentenceStudy& study, const Scene& scene) const {
    const AttentionRowId line = study.inspectedRow(scene.parameters);
    AttentionRowId asTrained = line;
    asTrained.forcedTo.reset();
    return {{study.derivation({line.query, study.strongestKey(line), "weights"}, asTrained).symbolic},
            seen(study, line),
            tryThis(study, line),
            more(study),
            tr("A <a href=\"term:weight\">weight</a> says how much of a value is mixed in, not why the model answers: "
               "a right answer does not mean that the lines show the reason (Jain and Wallace 2019; Wiegreffe and "
               "Pinter 2019). To know the reason, change something and see whether the answer changes.")};
}

QString TrainedSentence::description(const TrainedSentenceStudy& study, const Scene& scene) const {
    const SentencePrediction& main = study.main;
    const AttentionRowId line = study.inspectedRow(scene.parameters);
    const SentencePrediction& reading = study.prediction(line);
    QStringList words;
    for (Index place = 0; place < main.length(); ++place) words += QString::fromUtf8(main.word(place).data());
    QStringList sentences{
        tr("A trained model (%1) reads “%2”.")
            .arg(choiceWords(kChoiceValues<SentenceModel>[std::size_t(scene.parameters.model)]), words.join(u' '))};
    const auto addLooks = [&](const SentencePrediction& of, const QString& from) {
        const auto weights = study.weights(of, line.layer, line.head, line.query);
        QStringList looks;
        for (Index key = 0; key < weights.size(); ++key)
            if (weights[key] >= 0.03) looks += tr("%1 %2").arg(word(of.word(key)), share(weights[key]));
        sentences += from.arg(word(of.word(line.query)), TrainedSentence::line(*study.model, line.layer, line.head),
                              joinList(looks));
    };
    addLooks(reading, line.forcedTo ? tr("Weights of %1 in %2, by force: %3.") : tr("Weights of %1 in %2: %3."));
    QStringList answers;
    for (const NounAnswer& answer : reading.answers)
        answers +=
            tr("%1 %2").arg(word(sentenceWords()[std::size_t(answer.token)]), formatDecimals(answer.probability, 3));
    sentences += tr("What “it” is taken for, with probabilities: %1.").arg(joinList(answers));
    if (line.forcedTo) sentences += tr("As trained it is %1.").arg(word(main.answerWord()));
    if (study.comparison)
        sentences +=
            tr("Below, the same sentence with %1: it is %2, %3.")
                .arg(word(study.comparison->word(main.sentence.adjective)), word(study.comparison->answerWord()),
                     formatDecimals(study.comparison->answers.front().probability, 3));
    return sentences.join(sentenceSeparator());
}

CellTags TrainedSentence::tags(const TrainedSentenceStudy& study, const Scene& scene, const Cell& cell) const {
    CellTags tags;
    if (cell.matrix != "weights") {
        tags.push_back({tr("query %1").arg(word("it")), IndexRole::I});
        tags.push_back({cell.row == 0 ? tr("the answer") : tr("answer of rank %1").arg(formatInteger(cell.row + 1)),
                        IndexRole::J});
        return tags;
    }
    const AttentionRowId shown = study.inspectedRow(scene.parameters);
    tags.push_back({line(*study.model, shown.layer, shown.head)});
    tags.push_back({tr("query %1").arg(word(study.main.word(cell.row))), IndexRole::I});
    tags.push_back({tr("key %1").arg(word(study.main.word(cell.column))), IndexRole::J});
    return tags;
}

std::optional<std::int64_t> TrainedSentence::placeOf(const TrainedSentenceStudy& study, const Parameters& parameters,
                                                     const Cell& cell) {
    if (cell.matrix == "weights") return cell.column >= 0 ? std::optional(cell.column) : std::nullopt;
    const auto& answers = study.prediction(study.inspectedRow(parameters)).answers;
    if (cell.row < 0 || cell.row >= std::ssize(answers)) return std::nullopt;
    const Index place = answers[std::size_t(cell.row)].place;
    return place >= 0 ? std::optional<std::int64_t>(place) : std::nullopt;
}

std::optional<std::int64_t> TrainedSentence::token(const TrainedSentenceStudy& study, const Scene& scene,
                                                   const Cell& cell) const {
    return placeOf(study, scene.parameters, cell);
}

Explanation TrainedSentence::explain(const TrainedSentenceStudy& study, const Scene& scene, const Cell& cell) const {
    AttentionRowId line = study.inspectedRow(scene.parameters);
    Explanation explanation;
    explanation.tags = tags(study, scene, cell);
    if (cell.matrix == "weights") {
        line.query = cell.row;
        explanation.derivation = study.derivation(cell, line);
        explanation.value = formatSignificantDigits(explanation.derivation.value, 4);
        explanation.sentence = line.forcedTo ? tr("the weight that this query gives to this key by force")
                                             : tr("the weight that this query gives to this key; 𝑆: score of a query "
                                                  "with a key, 𝑁: sum of all numerators");
        return explanation;
    }
    explanation.derivation = study.derivation(cell, line);
    explanation.value = formatSignificantDigits(explanation.derivation.value, 4);
    explanation.question = tr("Why this answer?");
    const SentencePrediction& reading = study.prediction(line);
    const QString noun = word(reading.answerWord(std::size_t(cell.row)));
    explanation.tags.back().text = noun;
    const QString what = cell.row == 0 ? tr("the probability of %1, which “it” means for the model").arg(noun)
                                       : tr("the probability that “it” is %1").arg(noun);
    const bool isForcedAnswer = line.forcedTo && line.layer >= study.model->settings.layers;
    if (isForcedAnswer)
        explanation.sentence = what;
    else if (study.model->settings.pointing)
        explanation.sentence =
            tr("%1: the weight of its line. 𝑆: score of “it” with a word, 𝑁: sum of all numerators").arg(what);
    else
        explanation.sentence =
            tr("%1. 𝑧: score of a word 𝑐, 𝑁: sum of the numerators of all words that the model knows").arg(what);
    return explanation;
}

IneffectiveReason TrainedSentence::ineffectiveReason(std::string_view key, const Scene& scene) const {
    if (key == "head" && shippedModel(scene.parameters.model).settings.heads == 1)
        return {tr("This model has one head a layer."), "with --model free-2", 0};
    if (key == "beside" && readSentence(scene.parameters.tokens).adjective < 0)
        return {tr("There is no adjective in the sentence that could be exchanged."), "with an adjective in --tokens"};
    return {};
}

/// One text for each kind of word.
QStringList TrainedSentence::knownWords() {
    QStringList nouns, adjectives, others;
    const auto add = [](QStringList& list, std::span<const std::string_view> words) {
        for (const std::string_view word : words) list += QString::fromUtf8(word.data(), qsizetype(word.size()));
    };
    for (const NounKind kind : {NounKind::Animal, NounKind::Place, NounKind::Thing}) {
        add(nouns, nounsOf(kind));
        add(adjectives, adjectivesOf(kind));
    }
    add(others, sentenceWords());
    others.removeIf([&](const QString& word) { return nouns.contains(word) || adjectives.contains(word); });
    const QString comma = QStringLiteral(", ");
    return {tr("nouns: %1").arg(nouns.join(comma)), tr("adjectives: %1").arg(adjectives.join(comma)),
            tr("others: %1").arg(others.join(comma))};
}

std::optional<SceneProblem> TrainedSentence::problem(const Scene& scene) const {
    const Parameters& parameters = scene.parameters;
    const TypedSentence sentence = readSentence(parameters.tokens);
    if (!sentence.unknown.empty()) {
        QStringList unknown;
        for (const std::string& each : sentence.unknown) unknown += quotedWord(each);
        std::string accepted;
        for (const std::string_view each : sentenceWords())
            accepted += (accepted.empty() ? "" : ", ") + std::string(each);
        return SceneProblem{
            .key = "tokens",
            .sentence =
                "\"" + sentence.unknown.front() + "\" is none of the words that the model knows; accepted: " + accepted,
            .words = tr("The model does not know %1. It was trained on these words:").arg(joinList(unknown)) + u'\n' +
                     knownWords().join(u'\n')};
    }
    if (sentence.it < 0)
        return SceneProblem{.key = "tokens",
                            .sentence = "the sentence has no \"it\"; accepted: a sentence with one",
                            .words = tr("There is no “it” in the sentence: the model says only what “it” is.")};
    if (const auto count = Index(sentence.tokens.size()); count > kMaxSentenceWords)
        return SceneProblem{.key = "tokens",
                            .sentence = std::to_string(count) + " words are too many; accepted: up to " +
                                        std::to_string(kMaxSentenceWords),
                            .words = tr("The model reads %1 words at most.").arg(formatInteger(kMaxSentenceWords))};
    if (!parameters.beside.empty() && !adjectiveKind(caseFoldToken(parameters.beside))) {
        QStringList known;
        std::string accepted;
        for (const std::string_view each : offeredAdjectives()) {
            known += QString::fromUtf8(each.data());
            accepted += (accepted.empty() ? "" : ", ") + std::string(each);
        }
        return SceneProblem{
            .key = "beside",
            .sentence = "\"" + parameters.beside + "\" is no adjective that the model knows; accepted: " + accepted,
            .words = tr("%1 is no adjective that the model knows. It knows %2.")
                         .arg(quotedWord(parameters.beside), joinList(known))};
    }
    return std::nullopt;
}

}  // namespace attention
