#include <algorithm>
#include <cmath>

#include "core/models/byte_pair_tokenizer.h"
#include "ui/exhibits/language_model/exhibit.h"
#include "ui/exhibits/language_models.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// With more tokens per word than this, the vocabulary was not made for the language of the text.
constexpr double kMaxTokensPerWord = 2.5;
/// The minimum number of words for which tokens per word are judged.
constexpr Index kMinJudgedWords = 3;

constexpr std::string_view kPut = "Sam had a golden ball. Sam put the ball in the";
constexpr std::string_view kBall =
    "Sam had a golden ball. Sam put the ball in the box. Sara came home and looked for the";

bool hasRightToLeft(const NextTokenStudy& study) {
    return QString::fromStdString(study.text()).isRightToLeft() || std::ranges::any_of(study.lens->tokens, [&](int id) {
               return QString::fromStdString(study.label(id)).isRightToLeft();
           });
}

}  // namespace

QString LanguageModelExhibit::quoted(const NextTokenStudy& study, int id) {
    return quotedWord(study.label(id));
}

QString LanguageModelExhibit::layerName(Index row) {
    const Index layer = LensWindow::layerOfRow(row);
    return layer == kNoLayer ? tr("after the embedding") : tr("after layer %1").arg(formatInteger(layer));
}

QString LanguageModelExhibit::partName(const StreamPart& part) {
    switch (part.kind) {
        case StreamPart::Kind::Embedding:
            return tr("embedding");
        case StreamPart::Kind::Attention:
            return tr("layer %1, attention").arg(formatInteger(part.layer));
        case StreamPart::Kind::Perceptron:
            return tr("layer %1, MLP").arg(formatInteger(part.layer));
        default:
            return tr("constant");
    }
}

QString LanguageModelExhibit::share(double probability) {
    return probability < 0.001 ? formatSignificantDigits(probability, 2) : formatShare(probability, 3);
}

ExhibitTexts LanguageModelExhibit::textsFor(const Scene&) const {
    return {tr("Next token"), tr("A language model: what comes next?"),
            tr("A language model gives every token that could come next a probability.")};
}

std::vector<Preset> LanguageModelExhibit::presets() const {
    return {
        {kStartPreset, tr("Four places"),
         tr("Nothing tells where Sam puts the ball: four places share nearly all of the probability."),
         "tokens=" + std::string(kPut) + "; show=next; matrix=next; row=0; column=0"},
        {"comes-back", tr("A word comes back"), tr("Sara looks for what Sam hid: “ball” is nearly sure to come next."),
         "tokens=" + std::string(kBall) + "; show=next; matrix=next; row=0; column=0"},
        {"temperature", tr("Temperature matters"),
         tr("At τ = 1 “children” is nearly sure; at τ = 2 it keeps less than half."),
         "tokens=The queen talked to the king. She called the; temperature=2; show=next; matrix=next; row=0; column=0"},
        {"layers", tr("The guess forms"), tr("From layer to layer “ball” gets more probable."),
         "tokens=" + std::string(kBall) + "; show=layers; matrix=winner; row=3; column=0"},
        {"repeat", tr("A name is copied"),
         tr("Nobody has this name but in this story: the model copies it, piece by piece."),
         "tokens=Once upon a time there was a frog named Tokrur. Tokrur lived near the farm, and; new-tokens=4; "
         "temperature=0.2; to-token=18; show=next; matrix=next; row=0; column=0"},
    };
}

QString LanguageModelExhibit::aboutModel(const NextTokenStudy& study, const Scene& scene) {
    const LanguageModelConfig& config = study.model->config();
    const bool isShipped = !scene.languageModel.model;
    QStringList sentences;
    sentences +=
        tr("The model, %1, has %2 layers of %3 heads, %4 numbers for each token, a vocabulary of %5 tokens and "
           "%6 parameters; it reads %7 tokens at most.")
            .arg(QString::fromStdString(study.model->name()), formatInteger(config.layers), formatInteger(config.heads),
                 formatInteger(config.d), formatInteger(config.vocabulary),
                 formatInteger(std::int64_t(study.model->parameterCount())), formatInteger(config.context));
    if (isShipped)
        sentences +=
            tr("It comes with the program and was trained on nothing but small English stories that a program "
               "made up. It knows their few words and their manner, and nothing of the world: it cannot "
               "answer, translate, or continue any other text well.");
    return sentences.join(sentenceSeparator());
}

QString LanguageModelExhibit::more(const NextTokenStudy& study, const Scene& scene) {
    QStringList paragraphs{
        tr("<i>z</i> is the <a href=\"term:logit\">logit</a> of a token: the last layer’s output, normalised, times "
           "the "
           "token’s row of the output matrix. τ is the temperature, <i>N</i> the sum of the numerators of all tokens "
           "that can come next: all of the vocabulary, or the top-k likeliest. Below 1 the temperature sharpens the "
           "probabilities, above 1 it flattens them; it never changes which token is more probable than which."),
        tr("A <a href=\"term:token\">token</a> is a word, a part of one or a sign; “%1” is a blank, which belongs to "
           "the "
           "token behind it. The numbers below the tokens are their ids in the vocabulary.")
            .arg(QChar(0x2423)),
        tr("Each generated token is drawn from the probabilities behind the one before it, with random numbers that "
           "seed and place decide: with fewer generated tokens, the first ones stay. At a temperature near 0 the "
           "likeliest token is drawn every time."),
        tr("Layer by layer: what would the model say if it ended there? The last norm and the output matrix are "
           "applied "
           "to what each layer leaves (the logit lens), at temperature 1. The layers were not trained to be read so: "
           "early ones may name odd tokens."),
        tr("What each layer adds: the last layer’s output is a sum of what the embedding, each attention and each MLP "
           "added to it, and so is a difference of two logits. The bars are the terms of that sum, divided by the same "
           "deviation that the last norm divides by."),
    };
    if (!study.lens->isExact)
        paragraphs +=
            tr("The pass is computed in single precision, as the model is used; the last norm and the logits "
               "of the likeliest tokens in double.");
    paragraphs += aboutModel(study, scene);
    return joinParagraphs(paragraphs);
}

Caption LanguageModelExhibit::caption(const NextTokenStudy& study, const Scene& scene) const {
    const QString after = quoted(study, study.lens->tokens[std::size_t(study.position())]).toHtmlEscaped();
    QStringList seen{(study.temperature == 1 ? tr("After %1, %2 of %3 tokens is the most probable, with %4.")
                                             : tr("After %1, %2 of %3 tokens is the most probable, with %4 at τ = %5."))
                         .arg(after, quoted(study, study.next.front().id).toHtmlEscaped(),
                              formatInteger(study.candidateCount), share(study.next.front().probability))};
    if (study.temperature != 1) seen.front() = seen.front().arg(exactNumber(study.temperature));
    const bool isForeign =
        study.words >= kMinJudgedWords && double(study.textTokens) > kMaxTokensPerWord * double(study.words);
    if (study.temperature != 1)
        seen += study.temperature < 1
                    ? tr("Temperature keeps the order of the tokens: it only sharpens the probabilities.")
                    : tr("Temperature keeps the order of the tokens: it only flattens the probabilities.");
    if (isForeign)
        seen +=
            tr("The text takes %1 tokens for %2 words: the model hardly knows such text, so its guesses mean little.")
                .arg(formatInteger(study.textTokens), formatInteger(study.words));
    else if (study.isChanged())
        seen += tr("The dashed bars, and what each layer would name, are at τ = 1 and without top-k.");
    else
        seen += tr("The guess is worth %1 bits of entropy: as unsure as between %2 equally probable tokens.")
                    .arg(formatDecimals(study.entropy, 2), formatSignificantDigits(std::exp2(study.entropy), 2));
    for (const QString& note : nonTextTokenNotes(*study.model, study.lens->tokens)) seen += note.toHtmlEscaped();
    if (hasRightToLeft(study))
        seen +=
            tr("Tokens in scripts from right to left are written so in themselves; their order goes from left to "
               "right.");
    const QString suggestion =
        scene.parameters.newTokens == 0
            ? tr("<a href=\"play:new-tokens\">Let the model write</a>, or choose a token yourself: “+” beside its bar.")
            : tr("<a href=\"new-tokens=0\">Take the generated tokens away</a>, or draw others with another seed.");
    return {{study.derivation({0, 0, "next"}).symbolic},
            seen.join(sentenceSeparator()),
            suggestion,
            more(study, scene),
            tr("Programs that chat are language models: larger ones, trained on more text and then on answers that "
               "people liked. They write in this way, token by token.")};
}

QString LanguageModelExhibit::description(const NextTokenStudy& study, const Scene&) const {
    QStringList guesses;
    for (const TokenGuess& guess : study.next)
        guesses += tr("%1 %2").arg(quoted(study, guess.id), share(guess.probability));
    QStringList sentences{
        tr("The language model %1 reads “%2”.")
            .arg(QString::fromStdString(study.model->name()), QString::fromStdString(study.text())),
        tr("What comes after token %1, %2, at temperature %3, with probabilities: %4.")
            .arg(formatInteger(study.position()), quoted(study, study.lens->tokens[std::size_t(study.position())]),
                 exactNumber(study.temperature), joinList(guesses))};
    QStringList layers;
    for (Index row = 0; row <= study.layers(); ++row) {
        const TokenGuess& guess = study.lens->at(row, study.lens->column()).top.front();
        layers += tr("%1: %2 %3").arg(layerName(row), quoted(study, guess.id), share(guess.probability));
    }
    sentences += tr("What each layer would name, at temperature 1: %1.").arg(joinList(layers));
    return sentences.join(sentenceSeparator());
}

CellTags LanguageModelExhibit::tags(const NextTokenStudy& study, const Scene&, const Cell& cell) const {
    const Cell at = study.clamped(cell);
    const Index place = at.matrix == "lens" ? study.lens->firstToken + Index(at.column) : study.position();
    CellTags tags{
        {tr("after token %1: %2").arg(formatInteger(place), quoted(study, study.lens->tokens[std::size_t(place)])),
         IndexRole::I}};
    if (at.matrix == "parts") {
        tags.push_back({partName(study.lens->parts[std::size_t(at.row)])});
        return tags;
    }
    if (at.matrix != "next") tags.push_back({layerName(Index(at.row))});
    const int id = study.guess(at).id;
    tags.push_back({tr("%1, id %2").arg(quoted(study, id), formatInteger(id)), IndexRole::J});
    return tags;
}

Explanation LanguageModelExhibit::explain(const NextTokenStudy& study, const Scene& scene, const Cell& cell) const {
    Explanation explanation = explanationFor(study.derivation(cell), {});
    explanation.tags = tags(study, scene, cell);
    if (cell.matrix == "parts") {
        const auto& top = study.lens->guesses.back()[std::size_t(study.lens->column())].top;
        explanation.sentence =
            tr("what this part adds to the logit of %1, less what it adds to that of %2; 𝑦: what it added, less its "
               "mean, times the scale of the last norm, over the deviation; 𝑒: the difference of both tokens’ rows of "
               "the output matrix")
                .arg(quoted(study, top[0].id), quoted(study, top[top.size() > 1 ? 1 : 0].id));
        return explanation;
    }
    const QString token = quoted(study, study.guess(cell).id);
    const QString symbols = tr("𝑧: logit of a token, 𝑁: sum of all numerators");
    if (cell.matrix == "lens")
        explanation.sentence = tr("the probability of %1, which this layer would name next; %2").arg(token, symbols);
    else if (cell.matrix == "winner")
        explanation.sentence =
            tr("the probability that this layer gives %1, the choice of the last layer; %2").arg(token, symbols);
    else
        explanation.sentence = tr("the probability that %1 comes next; %2").arg(token, symbols);
    return explanation;
}

}  // namespace attention
