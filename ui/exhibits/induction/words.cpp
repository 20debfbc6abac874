#include <algorithm>

#include "core/scene/lists.h"
#include "ui/exhibits/induction/exhibit.h"
#include "ui/exhibits/preset_values.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Selects the weight of the second A of the example for the B that follows the first A.
const PresetValues kSecondA = "layers=2; encoding=rotary; training-step=400; layer=1; matrix=weights; row=14; column=3";

}  // namespace

QString Induction::share(double fraction) {
    return formatDecimals(fraction, 2);
}

QString Induction::letter(const InductionStudy& study, Index position) {
    return QString::fromStdString(tokenName(study.settings(), study.example.places[std::size_t(position)].token));
}

QString Induction::headName(const InductionStudy& study, Index layer) {
    const bool isTrained = study.layers() == 2 && study.model->hasPositions() && study.step == kInductionSteps;
    if (!isTrained) return tr("layer %1, head 0").arg(formatInteger(layer));
    return layer == 0 ? tr("layer 0: previous-token head") : tr("layer 1: induction head");
}

ExhibitTexts Induction::textsFor(const Scene&) const {
    return {tr("Induction"), tr("Induction: copying what came next"),
            tr("A B … A: two layers learn that B comes next. One layer does not.")};
}

std::vector<Preset> Induction::presets() const {
    return {
        {kStartPreset, tr("Two layers learn it"),
         tr("The second A looks at the B behind the first A, and names it: 0.97 of the repeats are right."), kSecondA},
        {"one-layer", tr("One layer does not"),
         tr("Its head sees letters, but not what stood before them: 0.16 are right, little more than a guess among the "
            "letters of the half."),
         kSecondA.overriddenBy("layers=1; layer=0")},
        {"without-positions", tr("Two layers without positions"),
         tr("Nothing tells which letter stood right before: 0.18 are right. The mask alone tells a little of the "
            "order."),
         kSecondA.overriddenBy("encoding=none")},
        {"before-the-drop", tr("Just before it clicks"),
         tr("At step 120 of 400 two layers are hardly better than one; 50 steps later they are right in most places."),
         kSecondA.overriddenBy("training-step=120")},
        {"previous-token-head", tr("The head that looks one back"),
         tr("In layer 0 each letter looks at the one before it, and writes into its place who that was."),
         kSecondA.overriddenBy("layer=0; row=3; column=2; show=heads")},
        {"induction-head-off", tr("Without the induction head"),
         tr("The head of layer 1 switched off: of 0.97, 0.03 are left."),
         kSecondA.overriddenBy("ablated=1,0; show=off")},
        {"previous-token-head-off", tr("Without the previous-token head"),
         tr("The head of layer 0 switched off: layer 1 does not find the place any more, and 0.08 are right."),
         kSecondA.overriddenBy("ablated=0,0; show=off")},
    };
}

QString Induction::observation(const InductionStudy& study) {
    const double now = study.currentResult().score.second(), trained = study.asTrained().score.second();
    const QString half = tr("In the second half, %1 of the next letters are named rightly; in the first, which is "
                            "random, %2.")
                             .arg(share(now), share(study.currentResult().score.first()));
    if (study.ablated.empty()) return half;
    return QStringList{half, tr("With all heads on it is %1.").arg(share(trained))}.join(sentenceSeparator());
}

QString Induction::suggestion(const InductionStudy& study) {
    QStringList suggestions;
    if (study.ablated.empty() && study.layers() == 2)
        suggestions +=
            tr("Switch off the <a href=\"preset:induction-head-off\">induction head</a> or the "
               "<a href=\"preset:previous-token-head-off\">previous-token head</a>.");
    else
        suggestions += tr("<a href=\"preset:start\">Back to two layers with both heads</a>.");
    suggestions += study.step == kInductionSteps ? tr("<a href=\"play:training-step\">Let the training run</a>.")
                                                 : tr("<a href=\"training-step=none\">Go to the last step</a>.");
    return suggestions.join(sentenceSeparator());
}

QString Induction::more(const InductionStudy& study) {
    QStringList paragraphs{
        tr("To know what follows, a head must find the place <i>behind</i> the same letter. There its own letter, B, "
           "says nothing of A. In one layer all that a key knows is its letter and its place. In two layers the first "
           "head writes into each place which letter stood before it; the second looks for the place where that is the "
           "letter it has itself, and copies the letter that stands there: an <i>induction head</i> (Elhage et al. "
           "2021)."),
        tr("Accuracy rises all at once, between steps 120 and 170: half of the mechanism is worth nothing without the "
           "other half. In large language models the same jump is a bump in the curve of the loss (Olsson et al. "
           "2022)."),
        tr("Task: a sequence of 48 letters, one of 26 each, repeats with a period of 12 to 24 drawn at random, so that "
           "no fixed distance helps. Measured on %1 fresh sequences of two equal halves. Models: attention alone, one "
           "head in each layer, width 16, rotary positions or none. Where a letter stands twice in a half, what comes "
           "next is not certain.")
            .arg(formatInteger(kHalvesPerLength * (study.settings().n / 4 + 1))),
        tr("Without positions two layers are right in %1: the causal mask tells some of the order (Kazemnejad et al. "
           "2023), but not which letter stood right before.")
            .arg(share(double(inductionModel(2, false).curve.back().secondRight) /
                       double(study.asTrained().score.judged)))};
    if (study.composition)
        paragraphs +=
            tr("Composition: how strongly the keys, queries and values of layer 1 read what layer 0 wrote, "
               "‖<i>M W</i><sub>OV</sub>‖/(‖<i>M</i>‖ ‖<i>W</i><sub>OV</sub>‖). Keys: %1, untrained %2. "
               "Layer norm’s gains are part of the matrices; rotary positions turn <i>W</i><sub>QK</sub>, and "
               "the score is a mean over the distances 11 to 23.")
                .arg(share(study.composition->key), share(study.untrainedComposition->key));
    return joinParagraphs(paragraphs);
}

Caption Induction::caption(const InductionStudy& study, const Scene&) const {
    return {
        {study.example.lossFormula()},
        observation(study),
        suggestion(study),
        more(study),
        tr("Induction heads were found in large language models, too. They are a simple form of learning from the text "
           "itself: what followed once is expected again. A head is called so for what it does here, measured; "
           "switching it off shows that the answers depend on it.")};
}

QString Induction::description(const InductionStudy& study, const Scene&) const {
    QStringList letters;
    for (Index place = 0; place < study.length(); ++place) letters += letter(study, place);
    QStringList sentences{
        tr("A transformer of attention alone (layers: %1, one head each; positions: %2) at step %3 of %4.")
            .arg(formatInteger(study.layers()),
                 choiceWords(kChoiceValues<TrainedEncoding>[std::size_t(study.settings().encoding)]),
                 formatInteger(study.step), formatInteger(kInductionSteps)),
        tr("Example: %1.").arg(letters.join(u' ')), observation(study)};
    const auto accuracy = [&](Index layers) {
        return share(double(study.moment(layers, true).secondRight) / double(study.asTrained().score.judged));
    };
    sentences += tr("At this step two layers with positions are right in %1 of the second half, one layer in %2.")
                     .arg(accuracy(2), accuracy(1));
    for (const LayerHead& head : study.ablated)
        sentences += tr("Switched off: %1.").arg(headName(study, Index(head.first)));
    return sentences.join(sentenceSeparator());
}

CellTags Induction::tags(const InductionStudy& study, const Scene& scene, const Cell& cell) const {
    CellTags tags;
    const auto numbered = [&](Index position) { return formatInteger(position) + u' ' + letter(study, position); };
    if (cell.matrix == "example") return {{tr("position %1").arg(numbered(cell.row)), IndexRole::I}};
    tags.push_back({tr("layer %1").arg(formatInteger(std::min<Index>(scene.parameters.layer, study.layers() - 1)))});
    tags.push_back({tr("query %1").arg(numbered(cell.row)), IndexRole::I});
    tags.push_back({tr("key %1").arg(numbered(cell.column)), IndexRole::J});
    return tags;
}

Explanation Induction::explain(const InductionStudy& study, const Scene& scene, const Cell& cell) const {
    Explanation explanation;
    explanation.tags = tags(study, scene, cell);
    const Index layer = std::clamp<Index>(scene.parameters.layer, 0, study.layers() - 1);
    explanation.derivation = study.derivation(cell, layer);
    if (cell.matrix == "weights") {
        explanation.value = formatSignificantDigits(explanation.derivation.value, 4);
        explanation.sentence =
            layer == 1 ? tr("the weight that this query gives to this key. Its score is a sum: below, how much of it "
                            "comes through what layer 0 wrote there")
                       : tr("the weight that this query gives to this key");
        return explanation;
    }
    const PositionPrediction& place = study.example.places[std::size_t(cell.row)];
    const QString named = QString::fromStdString(study.example.name(place.predicted));
    explanation.value = named;
    if (!place.hasTarget())
        explanation.sentence =
            tr("named with probability %1; nothing tells yet what comes next").arg(share(place.probability));
    else
        explanation.sentence = place.isRight() ? tr("right, named with probability %1").arg(share(place.probability))
                                               : tr("wrong, named with probability %1; %2 comes next")
                                                     .arg(share(place.probability),
                                                          QString::fromStdString(study.example.name(place.target)));
    return explanation;
}

IneffectiveReason Induction::ineffectiveReason(std::string_view key, const Scene& scene) const {
    if (key == "layer" && scene.parameters.layers == 1) return {tr("There is only one layer."), "with --layers 2"};
    return {};
}

Parameters Induction::withLinkedParameters(const Parameters& before, Parameters after) const {
    // After a change of the model, only heads that the new model has remain switched off.
    if (before.layers == after.layers || after.ablated.empty()) return after;
    std::string heads;
    for (const auto& [layer, head] : ablatedHeads(after))
        heads += (heads.empty() ? "" : ";") + std::to_string(layer) + "," + std::to_string(head);
    after.ablated = heads;
    return after;
}

std::optional<SceneProblem> Induction::problem(const Scene& scene) const {
    const Parameters& parameters = scene.parameters;
    const TrainingSettings& settings = inductionModel(parameters).settings;
    for (const auto& [layer, head] : readCells(parameters.ablated))
        if (layer >= parameters.layers || head > 0)
            return SceneProblem{.key = "ablated",
                                .sentence = "the model has no head " + std::to_string(layer) + "," +
                                            std::to_string(head) + "; accepted: layer 0" +
                                            (parameters.layers > 1 ? " or 1" : "") + ", head 0",
                                .words = tr("The model has no head %2 in layer %1: each layer has head 0 alone.")
                                             .arg(formatInteger(layer), formatInteger(head))};
    const TypedExample typed = readExample(settings, parameters.example);
    if (!typed.unknown.empty())
        return SceneProblem{
            .key = "example",
            .sentence = "\"" + typed.unknown.front() + "\" is none of the letters; accepted: A to Z",
            .words = tr("“%1” is not among the letters A to Z.").arg(QString::fromStdString(typed.unknown.front()))};
    if (const Index count = Index(typed.tokens.size()); count > settings.n)
        return SceneProblem{
            .key = "example",
            .sentence = std::to_string(count) + " letters are too many; accepted: up to " + std::to_string(settings.n),
            .words = tr("An example has at most %1 letters here.").arg(formatInteger(settings.n))};
    return std::nullopt;
}

}  // namespace attention
