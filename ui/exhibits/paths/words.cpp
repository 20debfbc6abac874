#include <algorithm>
#include <cmath>

#include "ui/exhibits/paths/exhibit.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {

ExhibitTexts Paths::textsFor(const Scene&) const {
    return {tr("Paths"), tr("Paths between tokens"),
            tr("Attention joins any two tokens in one step; other paths grow with the distance.")};
}

std::vector<Preset> Paths::presets() const {
    return {
        {kStartPreset, tr("Start"), tr("Four layers, eight steps, one layer from the first token to the last."),
         "n=9; layers=4; receptive-field=off; row=0; column=8"},
        {"book", tr("As in the book"),
         tr("Five tokens and k = 3: two layers, four steps, one layer from the first token to the last."),
         "n=5; layers=2"},
        {"dependency", tr("The other meaning of path"),
         tr("Until the last output depends on the first input: the convolution needs four layers, twice as many."),
         "n=5; layers=4; path-kind=dependency"},
        {"dilated", tr("Dilated convolution"),
         tr("Each layer leaves out more tokens between its inputs: three layers reach over 27 tokens."),
         "n=27; architecture=dilated"},
        {"bidirectional", tr("Recurrence in both directions"),
         tr("States run from both ends and meet in the middle: half as many steps."),
         "n=12; architecture=bidirectional"},
        {"restricted", tr("Restricted attention"),
         tr("Attention within a radius needs several layers again, like a convolution."),
         "n=24; architecture=restricted; radius=4"},
        {"clock", tr("Two ticks of a clock"),
         tr("After two steps self-attention has all nine outputs, the recurrence three: each state waits for the one "
            "before."),
         "n=9; layers=4; receptive-field=off; path-step=2"},
        {"fading", tr("First inputs count little"),
         tr("How strongly the last output depends on each input; the page “Fading” shows it for every output and every "
            "distance."),
         "n=9; receptive-field=off; path-kind=dependency; matrix=derivatives; row=0; column=0"},
        {"deep", tr("A deep cone"),
         tr("Eight layers of a convolution: what one output depends on opens downwards, layer by layer."),
         "n=41; layers=8; kernel=5; networks=one; from-token=6; to-token=20; path-kind=dependency"},
        {"back-in-time", tr("Back in time"),
         tr("From the last token to the first: a recurrence has no path, attention still needs one layer."),
         "n=12; architecture=recurrent; path-kind=dependency; from-token=11; to-token=0; layers=5; kernel=5"},
    };
}

IneffectiveReason Paths::ineffectiveReason(std::string_view key, const Scene& scene) const {
    const auto has = [&](Architecture one) { return isShown(one, scene.parameters); };
    if (key == "kernel" && !has(Architecture::Convolution) && !has(Architecture::Dilated))
        return {tr("No convolution is shown."),
                "with --networks side-by-side, or --architecture convolution or dilated"};
    if (key == "radius" && !has(Architecture::Restricted))
        return {tr("No restricted attention is shown."), "with --architecture restricted"};
    if (key == "layers" && std::ranges::all_of(shownArchitectures(scene.parameters), needsOneLayer))
        return {tr("One layer is all that this network needs."),
                "with --networks side-by-side, or --architecture convolution, dilated or restricted"};
    if (key == "path-step" && longestPathShown(scene.parameters) == 0)
        return {tr("There are no steps to light."), "where the path has steps"};
    return {};
}

std::optional<SceneProblem> Paths::problem(const Scene& scene) const {
    if (!isUndefined(scene.parameters.architecture, scene.parameters.pathKind)) return std::nullopt;
    return SceneProblem{
        .key = "path-kind",
        .sentence =
            "dependency leaves pairs of tokens of a dilated convolution without a distance; accepted with architecture "
            "dilated: some-output",
        .words = tr("In a dilated convolution some outputs depend on an input at no depth, so that their path length "
                    "is not defined: set “path until” to “an output sees both”, or choose another layer.")};
}

Caption Paths::caption(const PathsStudy& study, const Scene& scene) const {
    // The formulas of the others stand in the figure.
    return {{study.chosen().derivation.symbolic},
            observation(study, scene.parameters),
            suggestion(study, scene.parameters),
            more(study, scene.parameters),
            tr("The shorter the path between two tokens, the more easily a network learns what they have to do with "
               "each other (Hochreiter et al. 2001; Vaswani et al. 2017). Self-attention pays for the shortest one "
               "with operations that grow with the square of the length.")};
}

QString Paths::description(const PathsStudy& study, const Scene& scene) const {
    const Parameters& parameters = scene.parameters;
    QStringList names;
    int layers = 0;
    for (const PathNetwork* lane : study.shown(parameters.networks)) {
        names += architectureWords(lane->network.architecture);
        layers = std::max(layers, lane->network.layers);
    }
    QStringList sentences{tr("Layers as networks: %1; tokens at the bottom, outputs at the top.").arg(joinList(names)),
                          tr("%1 tokens, kernel size %2, %n layer(s) drawn.", nullptr, layers)
                              .arg(formatInteger(study.tokens), formatInteger(study.kernel)),
                          lengths(study, parameters),
                          parameters.matrix == kDerivatives
                              ? tr("Below, bars for each input: how strongly the last output of a recurrence and of "
                                   "self-attention depends on it, as a part of the largest.")
                              : tr("Below, the path lengths between all pairs of tokens for %1, from that of the row "
                                   "to that of the column, red from 0; what is hatched has no path.")
                                    .arg(architectureInSentence(parameters.architecture))};
    return sentences.join(sentenceSeparator());
}

CellTags Paths::tags(const PathsStudy&, const Scene& scene, const Cell& cell) const {
    if (cell.matrix == kDerivatives)
        return {{tr("input %1").arg(formatInteger(cell.row)), IndexRole::I},
                {architectureWords(cell.column == 0 ? Architecture::Recurrent : Architecture::Attention)}};
    if (scene.parameters.pathKind == PathKind::SomeOutput)
        return {{tr("token %1").arg(formatInteger(cell.row)), IndexRole::I},
                {tr("token %1").arg(formatInteger(cell.column)), IndexRole::J}};
    return {{tr("input %1").arg(formatInteger(cell.row)), IndexRole::I},
            {tr("output %1").arg(formatInteger(cell.column)), IndexRole::J}};
}

Explanation Paths::explain(const PathsStudy& study, const Scene&, const Cell& cell) const {
    if (cell.matrix == kDerivatives) {
        Explanation share;
        share.derivation = study.gradientDecay->derivation(cell.row, cell.column);
        share.value = percentWords(share.derivation.value);
        share.sentence = tr("norm of the derivative of the last output by this input, as a part of the largest");
        return share;
    }
    const Architecture architecture = study.chosen().network.architecture;
    const bool isEither = study.kind == PathKind::SomeOutput;
    Explanation explanation;
    explanation.derivation = study.derivation(cell.row, cell.column);
    explanation.value = number(explanation.derivation.value);
    explanation.sentence = std::isinf(explanation.derivation.value) ? noPathText(architecture)
                           : isRecurrence(architecture) ? isEither ? tr("steps until some output sees both tokens")
                                                                   : tr("steps until the output depends on the input")
                           : isEither ? tr("layers until some output sees both tokens")
                                                        : tr("layers until the output depends on the input");
    return explanation;
}

QString Paths::number(double value) {
    return formatDecimals(value, 0);
}

QString Paths::length(const PathNetwork& lane) {
    if (!lane.hasPath()) return tr("no path");
    const int length = int(lane.path.length);
    return isRecurrence(lane.network.architecture) ? tr("%n step(s)", nullptr, length)
                                                   : tr("%n layer(s)", nullptr, length);
}

QString Paths::noPathText(Architecture architecture) {
    return isRecurrence(architecture) ? tr("no path, however many steps") : tr("no path, however many layers");
}

QString Paths::drawn(const std::vector<std::pair<Index, Index>>& runs, Index tokens) {
    QStringList words;
    for (const auto& [first, last] : runs) words += tr("%1 to %2").arg(formatInteger(first), formatInteger(last));
    const QString all = formatInteger(tokens);
    return words.size() > 1 ? tr("tokens %1 and %2 of %3").arg(words[0], words[1], all)
                            : tr("tokens %1 of %2").arg(words[0], all);
}

QString Paths::ready(const PathNetwork& lane, std::int64_t step) {
    return tr("%1 of %2", "outputs that are ready")
        .arg(formatInteger(lane.computedOutputs(step)), formatInteger(lane.network.tokens));
}

QString Paths::lengthIn(const PathNetwork& lane) {
    const int length = int(lane.path.length);
    switch (lane.network.architecture) {
        case Architecture::Convolution:
            return tr("%n layer(s) of convolution", nullptr, length);
        case Architecture::Dilated:
            return tr("%n layer(s) of dilated convolution", nullptr, length);
        case Architecture::Recurrent:
            return tr("%n step(s) of recurrence", nullptr, length);
        case Architecture::Bidirectional:
            return tr("%n step(s) of recurrence in both directions", nullptr, length);
        case Architecture::Attention:
            return tr("%n layer(s) of self-attention", nullptr, length);
        case Architecture::Restricted:
            break;
    }
    return tr("%n layer(s) of restricted self-attention", nullptr, length);
}

QString Paths::lengths(const PathsStudy& study, const DisplayParameters& parameters) {
    QStringList members, without;
    for (const PathNetwork* lane : study.shown(parameters.networks)) {
        if (!lane->hasPath())
            without += architectureInSentence(lane->network.architecture);
        else
            // Dashes at the top of the drawing say it as well.
            members += lane->isTruncated()
                           ? tr("%1 (%2 drawn)").arg(lengthIn(*lane), formatInteger(lane->network.layers))
                           : lengthIn(*lane);
    }
    QStringList sentences;
    if (!members.isEmpty()) {
        const QString last = members.takeLast();
        const QString all =
            members.isEmpty() ? last : tr("%1 or %2", "a list and its last").arg(joinList(members), last);
        sentences += (study.kind == PathKind::SomeOutput ? tr("One output sees both %1 and %2 after %3.")
                                                         : tr("Output %2 depends on input %1 after %3."))
                         .arg(formatInteger(study.from), formatInteger(study.to), all);
    }
    if (!without.isEmpty()) sentences += tr("There is no path through %1.").arg(joinList(without));
    return sentences.join(sentenceSeparator());
}

QString Paths::observation(const PathsStudy& study, const Parameters& parameters) {
    if (study.tokens == 1) return tr("There is one token: it is 0 away from itself in every network.");
    if (parameters.matrix == kDerivatives)
        return tr("The last output depends on input 0 this much, with 100 % for the strongest input: %1 in a "
                  "recurrence, %2 in self-attention.")
            .arg(percentWords(study.gradientDecay->shares(0, 0)), percentWords(study.gradientDecay->shares(0, 1)));
    if (parameters.pathStep) {
        QStringList ready;
        for (const PathNetwork* lane : study.shown(parameters.networks))
            ready += tr("%1 %2", "a network and how many outputs it has")
                         .arg(architectureWords(lane->network.architecture), Paths::ready(*lane, *parameters.pathStep));
        return tr("Outputs ready after step %1: %2.")
            .arg(formatInteger(*parameters.pathStep), ready.join(tr(", ", "between a network's path and the next")));
    }
    return lengths(study, parameters);
}

QString Paths::more(const PathsStudy& study, const Parameters& parameters) {
    if (study.tokens == 1) return {};
    QStringList sentences;
    if (parameters.matrix == kDerivatives)
        return tr(
            "The bars show the derivative of the last output by each input. Each step back in time multiplies it by "
            "the weights once more, so it shrinks (Bengio et al. 1994). They are means over 16 random layers of width "
            "8, for 64 tokens at most. The page “Fading” shows every output.");
    sentences += (study.kind == PathKind::SomeOutput
                      ? tr("In the formula, that of %1, <i>D</i> is the path length between tokens <i>i</i> and "
                           "<i>j</i>: after how many layers or steps one output sees both. ⌈ ⌉ rounds up. The numbers "
                           "in the circles count these layers or steps.")
                      : tr("In the formula, that of %1, <i>D</i> is the path length from input <i>i</i> to output "
                           "<i>j</i>: after how many layers or steps the output depends on the input. ⌈ ⌉ rounds up. "
                           "The numbers in the circles count these layers or steps."))
                     .arg(architectureInSentence(parameters.architecture));
    QStringList rules{
        tr("In the formulas above the pictures <i>x</i> is an input of a layer, <i>y</i> an output, one row above, and "
           "<i>h</i> a state; <i>f</i> is what the layer computes from what stands in the brackets.")};
    if (isShown(Architecture::Attention, parameters) || isShown(Architecture::Restricted, parameters))
        rules += tr("The first <i>x<sub>i</sub></i> in attention’s formula makes the query.");
    sentences += rules.join(sentenceSeparator());
    if (parameters.receptiveField)
        sentences += tr("Coloured: the receptive field above token %1.").arg(formatInteger(study.to));
    if (study.kind == PathKind::Dependency && isShown(Architecture::Recurrent, parameters))
        sentences += tr("A recurrence takes 𝑗 − 𝑖 steps forward and has no path (∞) back.");
    if (isShown(Architecture::Convolution, parameters)) sentences += kernel(study);
    if (parameters.architecture == Architecture::Dilated)
        sentences += study.kernel == 1 ? singleNetworkText()
                                       : tr("Inputs are <i>g</i> places apart: neighbours in layer 1, %1 times as far "
                                            "apart in each further one.")
                                             .arg(formatInteger(study.kernel));
    if (parameters.architecture == Architecture::Restricted) sentences += radius(study);
    sentences +=
        tr("“Without constants” says how the path grows with the number of tokens. “Exactly” counts the path drawn.");
    sentences += relatedSuggestions(study, parameters);
    return joinParagraphs(sentences);
}

QString Paths::singleNetworkText() {
    return tr("With k = 1 an output sees its own token alone, and no depth joins two.");
}

QString Paths::kernel(const PathsStudy& study) {
    if (study.kernel == 1) return singleNetworkText();
    const QString k = formatInteger(study.kernel);
    const auto [before, after] = kernelReach(study.kernel);
    if (study.kernel > study.tokens)
        return tr("The kernel is wider than the sequence: k = %1 for %2 tokens.").arg(k, formatInteger(study.tokens));
    if (before != after)
        return tr("k = %1 is even: an output sees %n token(s) before its own and %2 after it.", nullptr, int(before))
            .arg(k, formatInteger(after));
    return tr("k = %1: an output sees its own token and %n on either side.", nullptr, int(before)).arg(k);
}

QString Paths::radius(const PathsStudy& study) {
    const Index radius = study.chosen().network.radius;
    if (radius == 0) return tr("With radius 0 a token attends to itself alone, and no depth joins two.");
    if (radius >= study.tokens - 1)
        return tr("The radius %1 covers the whole sequence: it is attention over everything.")
            .arg(formatInteger(radius));
    return tr("Restricted attention sees %n token(s) on either side.", nullptr, int(radius));
}

QString Paths::suggestion(const PathsStudy& study, const Parameters& parameters) {
    if (study.tokens == 1) return tr("Choose more tokens: <a href=\"n=5\">5</a> or <a href=\"n=60\">60</a>.");
    QStringList suggestions{tr("Click two tokens, or drag their labels.")};
    if (parameters.matrix == kDerivatives) suggestions += tr("Back to the <a href=\"preset:start\">path lengths</a>.");
    return suggestions.join(sentenceSeparator());
}

QStringList Paths::relatedSuggestions(const PathsStudy& study, const Parameters& parameters) {
    const Architecture chosen = parameters.architecture;
    const auto has = [&](Architecture one) { return isShown(one, parameters); };
    QStringList sentences;
    if (longestPathShown(parameters) > 0)
        sentences += tr("<a href=\"play:path-step\">Play it</a>: each circle fills when it is computed.");
    sentences +=
        study.kind == PathKind::SomeOutput
            ? tr("<a href=\"preset:dependency\">Count instead until the last output depends on the first input</a>.")
            : tr("<a href=\"preset:book\">Count as in the book</a>: until some output depends on both.");
    if (has(Architecture::Convolution) || has(Architecture::Dilated)) {
        QStringList wider;
        for (const std::int64_t kernel : {5, 9})
            if (kernel > study.kernel) wider += QStringLiteral("<a href=\"kernel=%1\">%1</a>").arg(kernel);
        if (!wider.isEmpty()) sentences += tr("Choose a wider kernel: %1.").arg(joinList(wider));
    }
    QStringList others;
    if (chosen != Architecture::Dilated) others += tr("a <a href=\"preset:dilated\">dilated convolution</a>");
    if (chosen != Architecture::Bidirectional)
        others += tr("a <a href=\"preset:bidirectional\">recurrence in both directions</a>");
    if (chosen != Architecture::Restricted) others += tr("<a href=\"preset:restricted\">restricted attention</a>");
    sentences += tr("Look at related layers: %1.").arg(joinList(others));
    if (study.kind == PathKind::Dependency && has(Architecture::Recurrent) && study.from <= study.to)
        sentences += tr("<a href=\"preset:back-in-time\">Back in time</a> a recurrence has no path at all.");
    sentences += tr("<a href=\"preset:fading\">See how little the first inputs count</a> in a recurrence.");
    return sentences;
}

}  // namespace attention
