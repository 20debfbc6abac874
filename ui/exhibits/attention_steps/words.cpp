#include <algorithm>
#include <cmath>

#include "core/attention/attention_derivation.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/extracted_layers.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {

QString AttentionSteps::inputName(bool hasPositions) {
    return hasPositions ? QStringLiteral("X + P") : QStringLiteral("X");
}

bool AttentionSteps::isCross(const Scene& scene) {
    return findValues(scene, "memory") || !scene.parameters.memoryTokens.empty();
}

bool AttentionSteps::hasRandomWords(const Scene& scene) {
    return !findValues(scene, "input") && scene.parameters.numbers != NumberDistribution::Ones;
}

bool AttentionSteps::areRandom(const AttentionStepsStudy& study, const Scene& scene) {
    return study.hasProjections() && !findValues(scene, "W_q") && typedEntries(scene.parameters).empty();
}

ExhibitTexts AttentionSteps::textsFor(const Scene& scene) const {
    if (isCross(scene))
        return {tr("Step by step"), tr("Cross-attention, step by step"),
                tr("Each word of one sentence compares its query with the keys of another. The better a key fits, the "
                   "more its word’s value counts.")};
    if (scene.parameters.show == tabs().front().name) {
        const std::vector<std::string> words = attentionTokens(scene).queries;
        const QString asks = quotedWord(words[std::size_t(expandedQuery(scene.parameters, Index(words.size())))]);
        return {tr("Step by step"), tr("Self-attention, step by step"),
                tr("%1 asks, every word answers. The better its key fits, the more its value counts.").arg(asks)};
    }
    return {
        tr("Step by step"), tr("Self-attention, step by step"),
        tr("Each word compares its query with every key. The better a key fits, the more its word’s value counts.")};
}

/// A token in quotation marks; if it occurs more than once, with its position.
QString AttentionSteps::placedWord(const std::vector<std::string>& words, Index position) {
    const std::string& word = words[std::size_t(position)];
    const QString quoted = quotedWord(word);
    return std::ranges::count(words, word) == 1 ? quoted : tr("%1 (place %2)").arg(quoted, formatInteger(position));
}

std::vector<Preset> AttentionSteps::presets() const {
    return {
        {kStartPreset, tr("One word asks"), tr("Five words, one head: “too” takes most of its new row from “animal”."),
         "tokens=the animal was too tired; d=8; heads=1; add-position=off; scale-embedding=on; seed=283; "
         "matrix=weights; row=3; column=1"},
        {"causal", tr("Only earlier words"),
         tr("Later words are hidden from each of five words: their weights are exactly 0."),
         "tokens=the animal was too tired; d=8; heads=1; mask=causal; seed=35; matrix=weights; row=3; column=1"},
        {"pencil", tr("Pencil and paper"),
         tr("Four words in four dimensions with small whole numbers: every score can be checked by hand."),
         "tokens=we like small numbers; d=4; heads=1; numbers=integers; add-position=off; seed=12; matrix=scores; "
         "row=1; column=2"},
        {"d2l", tr("As in Dive into Deep Learning"),
         tr("Two sequences of ones, 100 wide. Of four places 3 and 2 count, so weights are 1/3 and 1/2. Five "
            "attentions run side by side."),
         "tokens=; n=4; d=100; heads=5; batch=2; valid-length=3,2; numbers=ones; add-position=off; matrix=weights; "
         "row=1; column=0"},
        {"cross", tr("Cross-attention"), tr("The words of one sentence, X, ask, and those of another one, M, answer."),
         "tokens=la bête était fatiguée; memory-tokens=the animal was too tired; d=8; heads=1; scale-embedding=on; "
         "seed=4; matrix=weights; row=1; column=1"},
        {"listing", tr("The program that makes it"),
         tr("The layer in PyTorch beside the picture: the lines of the stage that is shown are lit."),
         "tokens=the animal was too tired; d=8; heads=1; mask=causal; add-position=off; seed=35; listing=on; "
         "matrix=weights; row=3; column=1"},
        {"without-projections", tr("Without learned matrices"),
         tr("A score is the dot product of two rows of X as they are, so equal words match best."),
         "tokens=the cat saw the other cat; d=8; attention-projections=off; add-position=off; scale-embedding=on; "
         "seed=68; matrix=weights; row=1; column=5"},
        {"trained",
         tr("Trained: who is it?"),
         tr("Its matrices were trained: “it” gives “animal” nearly all its weight, as animals get tired."),
         "tokens=the animal with the bag did not cross the street because it was too tired; heads=1; add-position=off; "
         "matrix=weights; row=11; column=1",
         {},
         {},
         pointingHeadArrays},
        {"one-query", tr("One word at a time"),
         tr("Only the rows of the selected word are filled in, up to its output."),
         "tokens=the animal was too tired; d=8; heads=1; queries=one; seed=35; matrix=weights; row=3; column=1"},
        {"arrows", tr("The sum as arrows"),
         tr("What a word takes from each of the others is an arrow. Laid end to end, they lead to the sum."),
         "tokens=the animal was too tired; d=8; heads=1; output-view=arrows; seed=1; matrix=weights; row=3; column=1"},
        {"columns", tr("Words in columns"),
         tr("The same numbers transposed, as some lectures draw them: weights sum to 1 down the columns."),
         "tokens=the animal was too tired; d=8; heads=1; token-axis=columns; seed=35; matrix=weights; row=3; column=1"},
    };
}

IneffectiveReason AttentionSteps::ineffectiveReason(std::string_view key, const Scene& scene) const {
    const Parameters& parameters = scene.parameters;
    if (parameters.show != kShowAll &&
        isOneOf(key, {"token-axis", "output-view", "listing", "first-dimension", "second-dimension"}))
        return {tr("The picture of all parts shows it."), "with --show all"};
    if (parameters.show == tabs().front().name && key == "queries")
        return {tr("One word asks here in any case."), "with --show all"};
    if (isOneOf(key, {"first-dimension", "second-dimension"}) && parameters.outputView == OutputView::AsMatrix)
        return {tr("Only the arrows have a plane."), "with --output-view arrows"};
    if (key == "sequence" && attentionSizes(scene).batch == 1)
        return {tr("There is one sequence."), "with --batch 2 or more", 0};
    if (key == "head" && parameters.attentionProjections && parameters.heads == 1)
        return {tr("There is one head."), "with --heads 2 or more", 0};
    return ineffectiveAttentionParameter(key, stepsScene(scene));
}

Caption AttentionSteps::caption(const AttentionStepsStudy& study, const Scene& scene) const {
    std::vector<Expression> formulas =
        attentionDefinition({.projections = study.hasProjections(), .temperature = scene.parameters.temperature});
    // An earlier step shows its own formula only; the last step shows all formulas, the last formula first.
    if (const int step = circledNumber(int(scene.parameters.step)); step < circledNumber(kLastStep)) {
        const auto index = std::clamp(step - 3, 0, int(formulas.size()) - 1);
        formulas = {formulas[std::size_t(index)]};
    } else {
        std::ranges::reverse(formulas);
    }
    QStringList observed{withModelNote(seen(study, scene), scene)};
    if (const QString order = readingOrderNote(study.setting().words); !order.isEmpty()) observed += order;
    return {std::move(formulas), observed.join(sentenceSeparator()), tryThis(scene), more(study, scene),
            matters(study, scene)};
}

QString AttentionSteps::description(const AttentionStepsStudy& study, const Scene& scene) const {
    const Parameters& parameters = scene.parameters;
    QStringList sentences;
    sentences +=
        (parameters.show == tabs().front().name
             ? tr("What one word takes, as a table: of each word its score, weight and value, made of %1, and weight "
                  "times value; their sum is below. Blue is negative, red positive, weights are green bars; masked "
                  "scores are hatched.")
         : parameters.listing
             ? tr("Attention in the order of its program, which stands beside it in PyTorch: embeddings %1, queries Q, "
                  "keys K and values V; scores and weights; weighted values and output. The lines of the stage that is "
                  "shown are lit. Blue is negative, red positive, weights are green; masked cells are hatched.")
             : tr("Attention as one path: embeddings %1, queries Q, scores and weights share their rows; keys K stand "
                  "over the scores; below, the weights of one query multiply the values V, and their sum is the "
                  "output. Blue is negative, red positive, weights are green; masked cells are hatched."))
            .arg(inputName(study.setting().hasPositions));
    const MultiHeadAttention& layer = study.layer();
    sentences += tr("%1 queries, %2 keys, %3 dimensions, %4 head(s).", nullptr, int(layer.heads))
                     .arg(formatInteger(layer.queryCount), formatInteger(layer.keyCount),
                          formatInteger(study.setting().dimensions), formatInteger(layer.heads));
    if (parameters.step < kLastStep) sentences += tr("Shown up to stage %1 of %2.").arg(parameters.step).arg(kLastStep);
    if (parameters.tokenAxis == TokenOrientation::Columns)
        sentences += tr("Tokens are columns: every matrix is transposed.");
    if (parameters.queries == QueryDisplay::One) sentences += tr("Only the rows of one query are filled in.");
    if (parameters.outputView == OutputView::AsArrows)
        sentences += tr("The output as a sum of value arrows, head to tail, in the plane of two dimensions.");
    return sentences.join(sentenceSeparator());
}

CellTags AttentionSteps::tags(const AttentionStepsStudy& study, const Scene& scene, const Cell& selected) const {
    const Cell cell = study.cellAtStep(scene.parameters.step, selected);
    const AttentionLayerSetup& setting = study.setting();
    const CellIndices indices = stepsIndices(cell);
    const bool isProjection = cell.matrix.starts_with("W_");
    CellTags tags;
    const auto add = [&](const QString& text, IndexRole role = IndexRole::None) { tags.push_back({text, role}); };
    if (isOneOf(cell.matrix, {"X", "P"}))
        add(tr("position %1: %2").arg(formatInteger(cell.row), quotedWord(setting.words[std::size_t(cell.row)])),
            IndexRole::I);
    else if (indices.query)
        add(tr("query %1").arg(placedWord(setting.words, *indices.query)), IndexRole::I);
    if (indices.key) add(tr("key %1").arg(placedWord(setting.keyWords, *indices.key)), IndexRole::J);
    if (isProjection) add(tr("row %1").arg(formatInteger(cell.row)));
    if (indices.column) add(tr("column %1").arg(formatInteger(cell.column)));
    if (setting.batch > 1 && !isProjection && cell.matrix != "P")
        add(tr("sequence %1").arg(formatInteger(study.sequence)));
    return tags;
}

Explanation AttentionSteps::explain(const AttentionStepsStudy& study, const Scene& scene, const Cell& selected) const {
    const Cell cell = study.cellAtStep(scene.parameters.step, selected);
    const AttentionLayerSetup& setting = study.setting();
    Explanation explanation;
    explanation.derivation = study.derivation(scene, cell);
    explanation.sentence = sentenceOf(study, scene, cell);
    const bool isOfInput = cell.matrix == "Q" || (!setting.isCross && isOneOf(cell.matrix, {"K", "V"}));
    if (setting.hasPositions && isOfInput) explanation.sentence = tr("%1; X here is X + P").arg(explanation.sentence);
    const double value = explanation.derivation.value;
    explanation.value = formatDecimals(value, value == std::round(value) && std::abs(value) < 1e6 ? 0 : 4);
    return explanation;
}

QString AttentionSteps::sentenceOf(const AttentionStepsStudy& study, const Scene& scene, const Cell& cell) {
    const AttentionLayerSetup& setting = study.setting();
    const std::string_view name = cell.matrix;
    if (isOneOf(name, {"weights", "masked"})) {
        const Mask& mask = study.mask();
        if (mask.isFullyMasked(cell.row))
            return name == "weights"
                       ? tr("uniform, because every key is hidden from %1").arg(placedWord(setting.words, cell.row))
                       : tr("hidden, as every key is from %1").arg(placedWord(setting.words, cell.row));
        const auto reasons = mask.reasons(cell.row, cell.column);
        if (!reasons.empty())
            return tr("hidden: %1")
                .arg(maskReasonText(reasons.front(), setting.mask, study.sequence, study.layer().queryCount, cell.row));
        return name == "weights"
                   ? tr("how much %2 takes of the value of %1")
                         .arg(placedWord(setting.keyWords, cell.column), placedWord(setting.words, cell.row))
                   : tr("what the softmax sees");
    }
    if (study.isTyped(scene, cell)) return tr("a number that was typed");
    if (name == "X") return setting.hasPositions ? tr("embedding plus position") : tr("embedding");
    if (name == "P") return tr("positional encoding");
    if (name == "M") return tr("what keys and values come from");
    if (name == "Q") return tr("what %1 asks for").arg(placedWord(setting.words, cell.row));
    if (name == "K") return tr("what queries are compared with at %1").arg(placedWord(setting.keyWords, cell.row));
    if (name == "V") return tr("what %1 passes on").arg(placedWord(setting.keyWords, cell.row));
    if (name == "scores") return tr("how well the key fits the query: their dot product");
    if (name == "scaled") {
        const QString temperature = formatSignificantDigits(study.layer().temperature, 3);
        if (study.layer().temperature == 1)
            return study.hasProjections()
                       ? tr("the score, divided by √%1: a key has %1 numbers").arg(study.layer().width)
                       : tr("the score as it is");
        return study.hasProjections() ? tr("the score, divided by √%1 and by the temperature %2")
                                            .arg(QString::number(study.layer().width), temperature)
                                      : tr("the score, divided by the temperature %1").arg(temperature);
    }
    if (name == "head-output") return tr("weighted sum of the values");
    if (name == "concatenation") return tr("from head %1").arg(cell.column / study.layer().width);
    if (name == "output") return tr("the new %1").arg(placedWord(setting.words, cell.row));
    if (!findValues(scene, name)) return tr("a learned weight, here drawn at random");
    return scene.arrays.find(name)->second.isFromModel() ? tr("a learned weight, of a trained model")
                                                         : tr("a learned weight, from a file");
}

/// Sentences on how the expanded query (expandedQuery()) distributes its attention.
QStringList AttentionSteps::sharesSeen(const AttentionStepsStudy& study, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const AttentionLayerSetup& setting = study.setting();
    const Index query = expandedQuery(parameters, study.layer().queryCount);
    const auto cell = selectedCell(parameters);
    const QuerySummary shares = study.summarizeQuery(
        query, cell && cell->matrix == "weights" ? std::optional<Index>(cell->column) : std::nullopt);
    const QString asks = placedWord(setting.words, query);
    const QString answers = placedWord(setting.keyWords, shares.key);
    const QString weight = formatDecimals(shares.weight, shares.weight == 0 ? 0 : 2);
    QStringList sentences;
    if (shares.isFullyMasked)
        sentences += tr("Every word is hidden from %1: its weights are all 1/%2, as in Dive into Deep Learning.")
                         .arg(asks, QString::number(study.layer().keyCount));
    else if (shares.weight == 0)
        sentences += tr("%2 is hidden from %1: its weight is exactly 0.").arg(asks, answers);
    else if (shares.isLargest && shares.tiedKeys > 1)
        sentences +=
            tr("%n words fit %1 equally well: it takes %2 of each.", nullptr, int(shares.tiedKeys)).arg(asks, weight);
    else if (shares.isLargest)
        sentences +=
            (areRandom(study, scene)
                 ? tr("With these random matrices %1 takes most from %3: %2 of its <a href=\"term:value\">value</a>.")
                 : tr("%1 takes most from %3: %2 of its <a href=\"term:value\">value</a>."))
                .arg(asks, weight, answers);
    else
        sentences += tr("%1 takes %2 of the <a href=\"term:value\">value</a> of %3.").arg(asks, weight, answers);
    if (shares.maskedKeys > 0 && parameters.attentionDropout == 0)
        sentences += shares.isMaskedByLengthOnly
                         ? tr("%n word(s) after the first %1 are hidden from it.", nullptr, int(shares.maskedKeys))
                               .arg(setting.mask.validLengths[std::size_t(study.sequence)])
                         : tr("%n word(s) are hidden from it.", nullptr, int(shares.maskedKeys));
    return sentences;
}

QString AttentionSteps::seen(const AttentionStepsStudy& study, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const Index query = expandedQuery(parameters, study.layer().queryCount);
    const QString asks = placedWord(study.setting().words, query);
    const QuerySummary shares = study.summarizeQuery(query);
    const QString answers = placedWord(study.setting().keyWords, shares.key);
    const auto ofBest = [&](std::string_view matrix) {
        return formatDecimals(study.matrix(matrix)(query, shares.key), 1);
    };
    switch (parameters.step) {
        case 1:
            return study.setting().hasPositions
                       ? tr("Each word starts as a row of numbers, its embedding, plus a row for its position.")
                   : hasRandomWords(scene) ? tr("Each word is a row of numbers, its embedding; here they are random.")
                                           : tr("Each word starts as a row of numbers, its embedding.");
        case 2:
            return study.hasProjections() ? tr("Three learned matrices make three rows of each word: its query asks, "
                                               "its key is compared with queries, its value is passed on.")
                                          : tr("Without learned matrices each word itself is what asks (query), what "
                                               "is compared (key) and what is passed on (value).");
        case 3: {
            const auto scores = study.matrix("scores").row(query).array();
            return (scores == scores(shares.key)).count() > 1
                       ? tr("A score is query times key: several words fit %1 best, each with %2.")
                             .arg(asks, ofBest("scores"))
                       : tr("A score is query times key: %2 fits %1 best, with %3.")
                             .arg(asks, answers, ofBest("scores"));
        }
        case 4:
            return study.hasProjections() || study.layer().temperature != 1
                       ? tr("All scores are divided by the same number: the %1 of %2 becomes %3.")
                             .arg(ofBest("scores"), answers, ofBest("scaled"))
                       : tr("Without learned matrices the scores stay as they are.");
        case 5:
            return shares.maskedKeys > 0 && !shares.isFullyMasked
                       ? tr("The mask hides %n word(s) from %1: their scores are −∞, their weights will be 0.", nullptr,
                            int(shares.maskedKeys))
                             .arg(asks)
                   : shares.isFullyMasked ? sharesSeen(study, scene).join(sentenceSeparator())
                                          : tr("A mask can hide words. Here nothing is hidden from %1.").arg(asks);
        case 7:
            return tr("Each value is multiplied by its weight: %1 takes %2 of %3.")
                .arg(asks, formatDecimals(shares.weight, 2), answers);
        default:
            break;
    }
    QStringList sentences = sharesSeen(study, scene);
    if (parameters.attentionDropout > 0 && !shares.isFullyMasked)
        sentences +=
            tr("Dropout sets a part of %1 of the weights to 0 at random and enlarges the others, as in training.")
                .arg(formatSignificantDigits(parameters.attentionDropout, 3));
    if (parameters.step < kLastStep)
        sentences += tr("The softmax makes these weights of the scores: between 0 and 1, and each row sums to 1.");
    return sentences.join(sentenceSeparator());
}

QString AttentionSteps::tryThis(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const QString mask =
        parameters.mask == MaskKind::Causal
            ? tr("<a href=\"mask=none\">Remove the mask</a>: later words may answer, too.")
            : tr("A model that writes text must not see later words: <a href=\"mask=causal\">hide them</a>.");
    switch (parameters.step) {
        case 1:
            return tr("<a href=\"step=2\">Go on</a>: every word gets a query, a key and a value.");
        case 2:
            return tr("<a href=\"step=3\">Go on</a>: every query meets every key.");
        case 3:
            return tr("Click another score, then <a href=\"step=4\">go on</a>: scores are divided.");
        case 4:
            return tr("<a href=\"step=6\">Go on</a>: scores become weights.");
        case 5:
            return tr("Click a score to hide or show it. <a href=\"step=6\">Go on</a>: scores become weights.");
        case 6:
            return tr("<a href=\"step=7\">Go on</a>: weights multiply the values.") + sentenceSeparator() + mask;
        case 7:
            return tr("<a href=\"step=8\">Go on</a>: their sum is the output.");
        default:
            break;
    }
    const QString play = tr("<a href=\"play:step\">Play the stages</a>: each is explained.");
    if (isCross(scene))
        return play + sentenceSeparator() +
               tr("<a href=\"memory-tokens=\">Take the other sentence away</a>: then the words ask each other.");
    if (parameters.attentionDropout > 0)
        return tr("<a href=\"attention-dropout=0\">Keep all weights</a>, as after training.") + sentenceSeparator() +
               play;
    if (parameters.numbers == NumberDistribution::Ones)
        return tr("<a href=\"attention-dropout=0.5\">Drop half of the weights</a> at random, as in training.") +
               sentenceSeparator() + play;
    return play + sentenceSeparator() + mask;
}

}  // namespace attention
