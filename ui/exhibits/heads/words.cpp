#include <QStringList>

#include "core/attention/head_derivation.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/extracted_layers.h"
#include "ui/exhibits/heads/exhibit.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Where the heads of the selected word look.
QString acrossHeads(const HeadsStudy& study, const Cell& selected) {
    const Index heads = study.headCount();
    const QString query = quotedWord(study.tokens.queries[std::size_t(selected.row)]);
    const Index places = study.distinctStrongestKeyCount(selected.row);
    return (places == heads
                ? Heads::tr("%2 looks most at a different place in each of the %1 heads.")
                : Heads::tr("In %1 heads %2 looks most at words in %n different place(s).", nullptr, int(places)))
        .arg(formatInteger(heads), query);
}

/// The strongest link of the chosen head: from the selected word, if one is.
HeadLink chosenLink(const HeadsStudy& study, const Scene& scene) {
    const Index head = Heads::headOf(study, scene);
    const auto selected = selectedCell(scene.parameters);
    const bool hasQuery = selected && selected->matrix != "counts" && selected->row < study.queries();
    return hasQuery ? study.strongest(head, Index(selected->row)) : study.strongest(head);
}

/// Where the head that is shown alone looks.
QString aloneSeen(const HeadsStudy& study, const Scene& scene) {
    const Index head = Heads::headOf(study, scene);
    const HeadLink link = chosenLink(study, scene);
    return Heads::tr("Head %1 of %2 alone: %3 looks most at %4, with the weight %5.")
        .arg(formatInteger(head), formatInteger(study.headCount()),
             quotedWord(study.tokens.queries[std::size_t(link.query)]),
             quotedWord(study.tokens.keys[std::size_t(link.key)]), formatDecimals(link.weight, 2));
}

/// How the selected weight goes from head to head.
QString weightAcrossHeads(const HeadsStudy& study, const Cell& selected) {
    const auto [least, most] = study.extremeWeightHeads(selected.row, selected.column);
    const auto weight = [&](Index head) {
        return formatSignificantDigits(study.weights[std::size_t(head)](selected.row, selected.column), 2);
    };
    const QString query = quotedWord(study.tokens.queries[std::size_t(selected.row)]);
    const QString key = quotedWord(study.tokens.keys[std::size_t(selected.column)]);
    return least == most ? Heads::tr("%1 gives %2 the same weight in every head: %3.").arg(query, key, weight(most))
                         : Heads::tr("The weight that %1 gives %2 runs from %3 (head %4) to %5 (head %6).")
                               .arg(query, key, weight(least), formatInteger(least), weight(most), formatInteger(most));
}

bool isAlone(const HeadsStudy& study, const Scene& scene) {
    return scene.parameters.isolateHead && study.headCount() > 1;
}

/// The weight that is looked at in several heads of a layer.
std::optional<Cell> comparedWeight(const HeadsStudy& study, const Scene& scene) {
    const auto selected = selectedCell(scene.parameters);
    const bool isCompared = !study.isLoaded() && study.headCount() > 1 && selected && selected->matrix == "weights" &&
                            selected->row < study.queries() && selected->column < study.keys();
    return isCompared ? selected : std::nullopt;
}

/// How the entropies go from head to head.
QString entropiesSeen(const HeadsStudy& study) {
    const auto [least, most] = study.extremeEntropyHeads();
    const QString low = formatDecimals(study.meanEntropies[least], 2);
    const QString high = formatDecimals(study.meanEntropies[most], 2);
    const QString keys = formatInteger(study.keys()), bound = formatDecimals(study.maxEntropy(), 2);
    if (study.headCount() == 1)
        return Heads::tr("How evenly it spreads its weights, its mean entropy, is %1 of at most ln %2 = %3.")
            .arg(low, keys, bound);
    return Heads::tr(
               "The mean entropy says how evenly a head spreads its weights: from %1 (head %2) to %3 (head %4). More "
               "than ln %5 = %6 is impossible.")
        .arg(low, formatInteger(least), high, formatInteger(most), keys, bound);
}

QString seenOfLoaded(const HeadsStudy& study, const Scene& scene) {
    QStringList sentences;
    if (isAlone(study, scene)) sentences += aloneSeen(study, scene);
    const bool isTaken = scene.arrays.find("attention")->second.isFromModel();
    sentences += (isTaken ? Heads::tr("The weights of %n head(s) of a trained model, %1 queries by %2 keys.", nullptr,
                                      int(study.headCount()))
                          : Heads::tr("The weights of %n head(s) from a file, %1 queries by %2 keys.", nullptr,
                                      int(study.headCount())))
                     .arg(formatInteger(study.queries()), formatInteger(study.keys()));
    if (const auto loaded = LoadedWeights::of(scene); loaded && loaded->layers() > 1)
        sentences += Heads::tr("Layer %1 of %2, counted from 0.")
                         .arg(formatInteger(loaded->layer()), formatInteger(loaded->layers()));
    const UnnormalisedRows& uneven = study.unnormalisedRows;
    sentences +=
        uneven.count == 0
            ? Heads::tr("Every row sums to 1.")
            : Heads::tr(
                  "%n row(s) do not sum to 1, the first in head %1, query %2: its sum is %3. For entropies "
                  "each row is divided by its sum.",
                  nullptr, int(uneven.count))
                  .arg(formatInteger(uneven.head), formatInteger(uneven.query), formatSignificantDigits(uneven.sum, 4));
    return sentences.join(sentenceSeparator());
}

/// Two lines about the present numbers.
QString seenOfLayer(const HeadsStudy& study, const Scene& scene) {
    QStringList sentences;
    if (const Index full = study.fullyMaskedQueries(); full > 0)
        sentences += Heads::tr("From %n word(s) all are hidden: their weights are all 1/%1.", nullptr, int(full))
                         .arg(formatInteger(study.keys()));
    if (study.headCount() == 1)
        sentences += Heads::tr("One head of %1 columns: one pattern of weights for the whole sentence.")
                         .arg(formatInteger(study.counts[std::size_t(study.sizes.design)].width));
    if (isAlone(study, scene))
        sentences += aloneSeen(study, scene);
    else if (const auto selected = comparedWeight(study, scene))
        sentences += acrossHeads(study, *selected);
    else if (study.keys() > 1)
        sentences += entropiesSeen(study);
    return sentences.join(sentenceSeparator());
}

/// What else there is to say of a layer and its numbers.
QStringList moreOfLayer(const HeadsStudy& study, const Scene& scene) {
    QStringList sentences;
    const AttentionSizes& sizes = study.sizes;
    const Index heads = study.headCount();
    if (heads > 1)
        sentences += Heads::tr("%n head(s) of %1 columns each give %n pattern(s) of weights.", nullptr, int(heads))
                         .arg(formatInteger(study.counts[std::size_t(sizes.design)].width));
    if (!findValues(scene, "W_q"))
        sentences +=
            Heads::tr("The matrices are drawn at random: that heads differ is real, what they look at means nothing.");
    if (sizes.batch > 1)
        sentences +=
            Heads::tr("Sequence %1 of a batch of %2.").arg(formatInteger(study.sequence), formatInteger(sizes.batch));
    if (study.mask()) sentences += Heads::tr("The mask hides the same words in every head.");
    if (study.run->setting.choice.dropout > 0)
        sentences += Heads::tr(
            "Dropout sets weights to 0 at random, so the rows no longer sum to 1; entropies are those before it.");
    return sentences;
}

QString more(const HeadsStudy& study, const Scene& scene) {
    QStringList sentences;
    sentences += Heads::tr(
        "<i>A<sub>h</sub></i> are the weights of head <i>h</i>, <i>V<sub>h</sub></i> its values and "
        "<i>O<sub>h</sub></i> its output. Multiply each head’s output by its columns of the output matrix "
        "<i>W</i><sub>o</sub>, then add all: that is <i>Y</i>, the output of the layer.");
    if (scene.parameters.headsView == HeadsView::Matrices && study.keys() > 1)
        sentences += Heads::tr(
            "The bar beside a row is its entropy, which says how evenly its weights are spread; beside a head’s name "
            "stands the mean.");
    if (scene.parameters.headsView == HeadsView::Matrices)
        sentences += Heads::tr("An arrow points from the word that asks to the word that it takes from.");
    if (const auto selected = comparedWeight(study, scene)) sentences += weightAcrossHeads(study, *selected);
    if (!study.isLoaded()) {
        sentences += moreOfLayer(study, scene);
        // What the designs are, and what they keep, belongs together.
        const QString kept = Heads::tr(
            "The table also counts numbers to keep in memory: the learned ones, and <i>Q</i>, <i>K</i>, <i>V</i>, "
            "weights and outputs of one sentence.");
        const QString designs = Heads::tr(
            "A <a href=\"preset:eight-heads\">narrow</a> head makes a part of the columns from the whole input, a <a "
            "href=\"preset:sliced\">sliced</a> one sees only a part of the input, a <a href=\"preset:wide\">wide</a> "
            "one makes as many columns as the input has.");
        sentences += study.headCount() > 1 ? designs + sentenceSeparator() + kept : kept;
    }
    if (const QString taken = modelNote(scene); !taken.isEmpty()) sentences += taken;
    if (study.headCount() == 1) return joinParagraphs(sentences);
    sentences +=
        scene.parameters.weightsScale == WeightScale::Each
            ? Heads::tr(
                  "Each picture has its own scale, as in Dive into Deep Learning: the same green means another weight "
                  "in another head.") +
                  sentenceSeparator() +
                  Heads::tr(
                      "<a href=\"weights-scale=shared\">Give all heads one scale</a>, so that their colours can be "
                      "compared.")
            : Heads::tr(
                  "<a href=\"weights-scale=each\">Give each head its own scale</a>: then faint heads look strong.");
    return joinParagraphs(sentences);
}

QString tryThis(const HeadsStudy& study, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    QStringList suggestions;
    const bool isLines = parameters.headsView == HeadsView::Lines;
    if (parameters.isolateHead && study.headCount() > 1)
        suggestions += Heads::tr("<a href=\"isolate-head=off\">Show all heads again</a>, or double-click.");
    else if (study.headCount() > 1)
        suggestions +=
            Heads::tr("Click a head to choose it, <a href=\"isolate-head=on\">double-click</a> to have it alone.");
    const std::string& tab = parameters.show;
    if (tab == kOneWordTab || tab == kColumnsTab)
        suggestions += Heads::tr("See <a href=\"show=links\">all words</a>.");
    else
        suggestions += isLines
                           ? Heads::tr("<a href=\"heads-view=matrices\">Go back to matrices</a>.")
                           : Heads::tr("See the same weights as <a href=\"heads-view=lines\">lines between words</a>.");
    if (!study.isLoaded())
        suggestions += Heads::tr(
            "Compare <a href=\"preset:one-head\">one head</a> with <a href=\"preset:eight-heads\">eight</a>.");
    return suggestions.join(sentenceSeparator());
}

QString whyItMatters(const HeadsStudy& study) {
    QStringList sentences;
    sentences += Heads::tr(
        "One head gives each word one mixture of all words. Several heads give it several, and the output matrix "
        "<i>W</i><sub>o</sub> joins them.");
    if (study.isLoaded()) return sentences.join(sentenceSeparator());
    const AttentionSizes& sizes = study.sizes;
    if (sizes.heads == 1) return sentences.join(sentenceSeparator());
    const QString parameters = formatDecimals(study.counts[std::size_t(sizes.design)].parameters, 0);
    switch (sizes.design) {
        case HeadDesign::Narrow:
            sentences += Heads::tr(
                             "Narrow heads together have as many learned numbers as one wide head: %1. %2 wide heads "
                             "have %2 times as many, and are said to do better.")
                             .arg(parameters, formatInteger(sizes.heads));
            break;
        case HeadDesign::Wide:
            sentences += Heads::tr(
                             "Wide heads are said to do better, but need more computation and memory: %1 learned "
                             "numbers for %n head(s), %2 for one.",
                             nullptr, int(sizes.heads))
                             .arg(parameters, formatDecimals(parameterCount(HeadDesign::Wide, sizes.dimensions, 1), 0));
            break;
        case HeadDesign::Sliced:
            sentences += Heads::tr(
                             "Sliced heads, which other texts call narrow, are fast and need little memory: %1 learned "
                             "numbers. None sees the whole input, so they are said to do worse.")
                             .arg(parameters);
            break;
    }
    return sentences.join(sentenceSeparator());
}

Explanation countExplanation(const HeadsStudy& study, const Cell& cell) {
    Explanation explanation;
    if (!study.counts[std::size_t(cell.row)].isPossible) {
        explanation.value = QStringLiteral("–");
        explanation.sentence = Heads::tr("%n head(s) do not divide %1 columns", nullptr, int(study.sizes.heads))
                                   .arg(formatInteger(study.sizes.dimensions));
        return explanation;
    }
    explanation.derivation = study.derivation(cell, 0);
    explanation.value = formatDecimals(explanation.derivation.value, 0);
    explanation.sentence = cell.column == 0 ? Heads::tr("learned numbers, with the output matrix, without biases")
                                            : Heads::tr("multiplications, each with an addition, for one sequence");
    return explanation;
}

}  // namespace

ExhibitTexts Heads::textsFor(const Scene&) const {
    return {tr("Heads"), tr("Heads side by side"), tr("One word looks elsewhere in each head.")};
}

std::vector<Preset> Heads::presets() const {
    return {
        {"start", tr("Four heads, one word"), tr("“saw” looks most at a different place in each of four heads."),
         "scale-embedding=on; n=6; d=32; heads=4; temperature=0.5; seed=92; head=2; matrix=weights; row=2; column=4"},
        {"one-head", tr("One head"), tr("One head takes all 64 columns: one pattern of weights for everything."),
         "scale-embedding=on; n=6; d=64; heads=1"},
        {"eight-heads", tr("Eight heads"),
         tr("The same 64 columns give eight patterns, with as many learned numbers as one head."),
         "scale-embedding=on; n=6; d=64; heads=8; matrix=weights; row=2"},
        {"trained",
         tr("Trained: who is it?"),
         tr("The model answers rightly that “it” is the animal; yet head 1 looks at “street” with 0.89. Weights need "
            "not show why."),
         "tokens=the animal with the bag did not cross the street because it was too tired; heads=2; add-position=off; "
         "head=1; matrix=weights; row=11; column=9",
         {},
         {},
         freeLayerArrays},
        {"sliced", tr("Sliced input"),
         tr("Each head sees only its eighth of the columns: 5 632 learned numbers instead of 16 384."),
         "scale-embedding=on; n=6; d=64; heads=8; head-design=sliced; matrix=weights; row=2"},
        {"wide", tr("Wide heads"), tr("Each head has the full width: eight times the learned numbers, 131 072."),
         "scale-embedding=on; n=6; d=64; heads=8; head-design=wide; matrix=weights; row=2"},
        {"as-in-d2l", tr("As in Dive into Deep Learning"),
         tr("100 columns in five heads. Of four words three count, and each picture has a scale of its own."),
         "scale-embedding=on; tokens=; n=4; d=100; heads=5; valid-length=3; weights-scale=each"},
        {"lines", tr("Lines between words"),
         tr("Who looks at whom: five heads in five colours. Point at a word to see its lines alone."),
         "scale-embedding=on; n=6; d=40; heads=5; heads-view=lines"},
        {"causal", tr("Causal heads"), tr("No head looks ahead: the first word has only itself, in every head."),
         "scale-embedding=on; n=6; d=64; heads=8; mask=causal; matrix=weights; row=2"},
        {"sixty-four", tr("Sixty-four heads"), tr("As many heads as columns: each of width 1."),
         "scale-embedding=on; n=6; d=64; heads=64; matrix=weights; row=2"},
    };
}

Caption Heads::caption(const HeadsStudy& study, const Scene& scene) const {
    QStringList seen{study.isLoaded() ? seenOfLoaded(study, scene) : withModelNote(seenOfLayer(study, scene), scene)};
    if (const QString order = readingOrderNote(study.tokens.queries); !order.isEmpty()) seen += order;
    return {recombinationDefinition(study.headCount()), seen.join(sentenceSeparator()), tryThis(study, scene),
            more(study, scene), whyItMatters(study)};
}

QString Heads::description(const HeadsStudy& study, const Scene& scene) const {
    QStringList sentences;
    const bool isLines = scene.parameters.headsView == HeadsView::Lines, isOnly = isAlone(study, scene);
    if (isOnly)
        sentences +=
            tr("Head %1 of %2 heads alone.").arg(formatInteger(headOf(study, scene)), formatInteger(study.headCount()));
    if (scene.parameters.show == kOneWordTab)
        sentences += tr("Arcs lead from %1 to the word that a head gives the most weight; below the words stand all "
                        "weights of %1, a row for each head, green from 0.")
                         .arg(quotedWord(study.tokens.queries[std::size_t(chosenLink(study, scene).query)]));
    else
        sentences +=
            isLines
                ? tr("The attention weights of each head as lines from queries at the left to keys at the right, the "
                     "wider and the less transparent the larger the weight.")
                : tr("The attention weights of each head as a heatmap, green from 0; rows are queries, columns keys.");
    if (!isOnly)
        sentences += scene.parameters.weightsScale == WeightScale::Each ? tr("Each head has a scale of its own.")
                                                                        : tr("All heads share one scale.");
    if (const auto loaded = LoadedWeights::of(scene); loaded && loaded->layers() > 1)
        sentences +=
            tr("Layer %1 of %2, counted from 0.").arg(formatInteger(loaded->layer()), formatInteger(loaded->layers()));
    const QString queries = formatInteger(study.queries()), keys = formatInteger(study.keys());
    if (study.isLoaded()) {
        sentences += tr("%n head(s) of loaded weights, %1 queries by %2 keys.", nullptr, int(study.headCount()))
                         .arg(queries, keys);
    } else {
        const AttentionSizes& sizes = study.sizes;
        sentences += tr("%n head(s), %1, of width %2 in %3 dimensions; %4 queries, %5 keys.", nullptr, int(sizes.heads))
                         .arg(design(sizes.design), formatInteger(study.counts[std::size_t(sizes.design)].width),
                              formatInteger(sizes.dimensions), queries, keys);
    }
    return sentences.join(sentenceSeparator());
}

Explanation Heads::explain(const HeadsStudy& study, const Scene& scene, const Cell& cell) const {
    if (cell.matrix == "counts") return countExplanation(study, cell);
    const bool isEntropy = cell.matrix == "entropy";
    Explanation explanation;
    explanation.derivation = study.derivation(cell, headOf(study, scene));
    const double value = explanation.derivation.value;
    explanation.value = formatDecimals(value, value == 0 && !isEntropy ? 0 : 4);
    explanation.sentence = isEntropy ? tr("entropy of the query’s weights, in nats: how evenly they are spread")
                           : study.isLoaded() ? tr("loaded weight")
                                              : tr("how much %2 takes of the value of %1")
                                                    .arg(quotedWord(study.tokens.keys[std::size_t(cell.column)]),
                                                         quotedWord(study.tokens.queries[std::size_t(cell.row)]));
    return explanation;
}

QString Heads::design(HeadDesign design) {
    switch (design) {
        case HeadDesign::Sliced:
            return tr("sliced");
        case HeadDesign::Narrow:
            return tr("narrow");
        case HeadDesign::Wide:
            break;
    }
    return tr("wide");
}

}  // namespace attention
