#include <algorithm>
#include <cmath>

#include "core/formula/elided_sum.h"
#include "ui/exhibits/preset_values.h"
#include "ui/exhibits/training/exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Values with 16 positions and small batches, so that the first picture appears at once.
const PresetValues kQuick = "n=16; layers=1; batch-size=16; learning-rate=0.006; matrix=example; row=6; column=0";

}  // namespace

/// The claim holds at each step of a training and for all kinds of positions.
QString Training::claim(TrainingTask task) {
    switch (task) {
        case TrainingTask::Sort:
            return tr("Without positions the layer cannot tell its places apart. With them it can learn to sort.");
        case TrainingTask::Majority:
            return tr("Counting needs no positions: this task is learned with them or without.");
        case TrainingTask::Repeat:
            return tr("Without positions the layer sees doubles, but not which came first; the right ones tell it.");
        case TrainingTask::Induction:
            return tr("The mask alone tells some of the order; the right positions tell the rest.");
        default:
            return tr("Without positions the layer can only guess. With them it can learn where to look.");
    }
}

ExhibitTexts Training::textsFor(const Scene& scene) const {
    // With a mask a layer does more than guess.
    const bool isTold = scene.parameters.mask == MaskKind::Causal && (scene.parameters.task == TrainingTask::LookBack ||
                                                                      scene.parameters.task == TrainingTask::Reverse);
    return {tr("Training"),
            tr("Training: %1").arg(choiceWords(kChoiceValues<TrainingTask>[std::size_t(scene.parameters.task)])),
            claim(isTold ? TrainingTask::Induction : scene.parameters.task)};
}

std::vector<Preset> Training::presets() const {
    return {
        {kStartPreset, tr("Look back by three"),
         tr("Name the token three places before: with sinusoidal positions 0.99 are right after 200 steps, without "
            "0.24."),
         kQuick.overriddenBy("steps=200; row=12; example=HCGIFJECBDEAGCDB")},
        {"half-way", tr("Half-way"),
         tr("The same training at step 100: the heads look near the right place, and some letters are wrong."),
         kQuick.overriddenBy("steps=200; training-step=100; row=6")},
        {"without-positions", tr("Without positions"),
         tr("Nothing tells where a token stands: 0.24 are right, about as many as naming the most frequent letter "
            "gives."),
         kQuick.overriddenBy("encoding=none; steps=200")},
        {"rotary", tr("Rotary: longer sequences, too"),
         tr("Rotary positions learn the distance: 0.998 at length 16, and 0.999 at 32, which was never trained."),
         kQuick.overriddenBy("encoding=rotary; steps=200")},
        {"two-sided-alibi", tr("ALiBi to both sides"),
         tr("A penalty that is alike before and after cannot tell three before from three after: 0.25."),
         kQuick.overriddenBy("encoding=alibi-two-sided; steps=200")},
        {"learned", tr("A learned table"),
         tr("A row for each position, learned like everything else: it takes longer, and ends at 1.00."),
         kQuick.overriddenBy("encoding=learned; steps=300")},
        {"reverse", tr("Reverse"),
         tr("Name the sequence backwards: 0.999 with sinusoidal positions, 0.22 without, and little at other lengths."),
         kQuick.overriddenBy("task=reverse; steps=200")},
        {"sort", tr("Sort"), tr("Name the letters in order: 0.97 with sinusoidal positions, 0.23 without."),
         kQuick.overriddenBy("task=sort; steps=400")},
        {"majority", tr("The most frequent letter"),
         tr("Order does not matter, so that no positions are needed: 1.00 after 600 steps without any."),
         kQuick.overriddenBy("task=majority; encoding=none; steps=600; batch-size=64; learning-rate=0.003")},
        {"repeat", tr("Has it stood before?"),
         tr("Yes or no at each place: with rotary positions 1.00 are right, without positions 0.70."),
         kQuick.overriddenBy("task=repeat; encoding=rotary; steps=200")},
        {"induction", tr("Induction"),
         tr("Two layers find what followed last time: 0.94 with rotary positions; the mask alone gives 0.65."),
         kQuick.overriddenBy("layers=2; task=induction; mask=causal; encoding=rotary; steps=400; layer=1; row=12")},
    };
}

QString Training::asked(const TrainingSettings& settings) {
    switch (settings.task) {
        case TrainingTask::LookBack:
            return tr("each place must name the token %1 before it; the first %1 name nothing")
                .arg(formatInteger(settings.offset));
        case TrainingTask::Reverse:
            return tr("each place must name the token as far from the other end");
        case TrainingTask::Sort:
            return tr("the places must name the letters in alphabetical order");
        case TrainingTask::Majority:
            return tr("each place must name the most frequent letter");
        case TrainingTask::Repeat:
            return tr("each place must say whether its letter has stood before");
        case TrainingTask::Induction:
            return tr("from the second round on, each place must name the next letter");
        case TrainingTask::Coreference:
            return tr("“it” must name the noun that it means");
    }
    return {};
}

QString Training::share(double fraction) {
    return formatShare(fraction, 2);
}

QString Training::named(const TrainingStudy& study, int target) {
    if (study.settings.task == TrainingTask::Repeat) return target == 0 ? tr("no") : tr("yes");
    return symbol(study, target);
}

QString Training::symbol(const TrainingStudy& study, int token) {
    return QString::fromStdString(tokenName(study.settings, token));
}

QString Training::encoding(EncodingChoice encoding) {
    return choiceWords(kChoiceValues<EncodingChoice>[std::size_t(encoding)]);
}

QString Training::seen(const TrainingStudy& study) {
    QStringList sentences;
    if (study.diverged) {
        sentences += tr("At step %1 the <a href=\"term:loss\">loss</a> was no number any more: the training stopped. "
                        "The last good step is shown.")
                         .arg(formatInteger(*study.diverged));
        sentences += study.settings.norm ? tr("A smaller learning rate helps.")
                                         : tr("A smaller learning rate helps, and so does layer norm.");
    }
    sentences +=
        tr("After %1 <a href=\"term:gradient-step\">steps</a> %2 of the %3 places of this example are right.")
            .arg(formatInteger(study.step), formatInteger(study.correctCount()), formatInteger(study.targetCount()));
    sentences +=
        study.baselineRun
            ? tr("Accuracy on %1 fresh sequences: %2, without positions %3.")
                  .arg(formatInteger(kEvaluationSequences), share(study.accuracy), share(study.baselineAccuracy))
            : tr("Accuracy on %1 fresh sequences: %2.").arg(formatInteger(kEvaluationSequences), share(study.accuracy));
    return sentences.join(sentenceSeparator());
}

QString Training::tryThis(const TrainingStudy& study, const EncodingParameters& parameters) {
    const QString start = study.step > 0 ? tr("<a href=\"training-step=0\">Go back to the start</a> and click Train.")
                                         : tr("Click Train, or <a href=\"play:training-step\">let the steps run</a>.");
    const QString other = parameters.encoding != EncodingChoice::None
                              ? tr("<a href=\"encoding=none\">Take the positions away</a>.")
                              : tr("<a href=\"encoding=sinusoidal\">Give it positions</a>.");
    return QStringList{start, other}.join(sentenceSeparator());
}

/// What a task shows.
QString Training::taught(TrainingTask task) {
    switch (task) {
        case TrainingTask::LookBack:
            return tr(
                "To look back, the layer needs to know how far apart two tokens are. <a href=\"preset:rotary\">Rotary "
                "positions</a> enter the scores only by that distance, and the layer works at longer lengths, too. "
                "With the sinusoidal encoding it learns the places that it has seen.");
        case TrainingTask::Reverse:
            return tr(
                "The place to look at depends on where the sequence ends: no positions here work at a length that was "
                "never trained.");
        case TrainingTask::Sort:
            return tr("Which letter comes at a place depends on that place and on how often each letter stands there.");
        case TrainingTask::Majority:
            return tr(
                "How often a letter stands there does not depend on the order, so that attention can count without "
                "positions.");
        case TrainingTask::Repeat:
            return tr(
                "Without positions a layer can see that a letter stands there twice, but not which of the two comes "
                "first.");
        case TrainingTask::Induction:
            return tr(
                "One layer looks one back, the next one at what followed last time. The mask alone tells some order, "
                "so that even no positions learn something (Kazemnejad et al. 2023).");
        case TrainingTask::Coreference:
            return {};
    }
    return {};
}

/// Says at which positions of a longer sequence the model is right.
QString Training::lengths(const TrainingStudy& study) {
    const LengthAccuracy& longest = study.scores.back();
    if (longest.unseenFraction <= 0) return {};
    return tr("At length %1, %3 of the answers at places below %2 are right, and %4 of those at places from %2 on, "
              "which training never saw (the part of the bar right of its gap).")
        .arg(formatInteger(longest.length), formatInteger(study.settings.n), share(longest.seenPositions),
             share(longest.unseenPositions));
}

/// The accuracy of guessing without positions; empty with a causal mask, which tells something about the order.
QString Training::guessed(const TrainingStudy& study) {
    const bool hasNone = study.baselineRun || study.settings.encoding == TrainedEncoding::None;
    if (!hasNone || isCausal(study.settings) || std::isnan(study.mostFrequent)) return {};
    return tr("Without positions the layer knows the letters, but not their order. Always naming the most frequent "
              "letter is right at %1 of the places; guessing one of the %2 letters, at 1/%2.")
        .arg(share(study.mostFrequent), formatInteger(study.settings.symbols));
}

/// Says how many answers remain right without each head of a layer.
QString Training::shared(const TrainingStudy& study, const SelectionParameters& parameters) {
    if (study.correctWithout.empty()) return {};
    const Index layer = std::clamp<Index>(parameters.layer, 0, study.settings.layers - 1);
    QStringList without;
    for (Index head = 0; head < study.settings.heads; ++head)
        without +=
            tr("%1 without head %2").arg(formatInteger(study.correctWithoutHead(layer, head)), formatInteger(head));
    return tr("The layer adds up what its heads bring, so a single head may look at a wrong place. Of these %1 places "
              "%2 are right with all heads, %3.")
        .arg(formatInteger(study.targetCount()), formatInteger(study.correctCount()), joinList(without));
}

QString Training::more(const TrainingStudy& study, const Parameters& parameters) {
    QStringList sentences{
        tr("<i>L</i> is the loss, <i>p<sub>i</sub></i> the probability that place <i>i</i> gives to what it must name, "
           "<i>m</i> the number of places that must name something (here %1). A last matrix turns each output into a "
           "number for each answer; the softmax of these numbers gives the probabilities.")
            .arg(formatInteger(study.targetCount())),
        QStringList{taught(study.settings.task), lengths(study)}.join(sentenceSeparator()).trimmed(), guessed(study)};
    sentences.removeAll(QString());
    sentences += tr("Each step draws %1 new sequences and changes all learned numbers a little, so that the <a "
                    "href=\"term:loss\">loss</a> falls (Adam, a usual method).")
                     .arg(formatInteger(study.settings.batchSize));
    const QString others =
        tr("Other tasks: <a href=\"preset:reverse\">reverse</a>, <a href=\"preset:sort\">sort</a>, <a "
           "href=\"preset:majority\">most frequent</a>, <a href=\"preset:repeat\">repeat</a>, <a "
           "href=\"preset:induction\">induction</a> (name what followed the same letter last time).");
    sentences += QStringList{others, ofPlace(parameters)}.join(sentenceSeparator()).trimmed();
    return joinParagraphs(sentences);
}

/// Refers to the explanation of the selected position.
QString Training::ofPlace(const Parameters& parameters) {
    const auto cell = selectedCell(parameters);
    if (!cell || cell->matrix != "example") return {};
    return tr("See for position %1: <a href=\"column=0\">what it names</a>, <a href=\"column=1\">its loss</a>, <a "
              "href=\"column=2\">the gradient</a>.")
        .arg(formatInteger(cell->row));
}

Caption Training::caption(const TrainingStudy& study, const Scene& scene) const {
    return {
        {study.lossFormula()},
        seen(study),
        tryThis(study, scene.parameters),
        more(study, scene.parameters),
        joinParagraphs({tr("In the chapter Attention, the matrices are drawn at random and a pattern means nothing. "
                           "Here <a href=\"term:training\">training</a> made them, and you can watch how. A right "
                           "answer alone does not show that a head looked at the right place: see the weights."),
                        shared(study, scene.parameters)})
            .trimmed()};
}

QString Training::description(const TrainingStudy& study, const Scene& scene) const {
    QStringList sentences{tr("A transformer (layers: %1, heads: %2, width: %3) in training; task: %4; positions: %5.")
                              .arg(formatInteger(study.settings.layers), formatInteger(study.settings.heads),
                                   formatInteger(study.settings.d),
                                   choiceWords(kChoiceValues<TrainingTask>[std::size_t(study.settings.task)]),
                                   encoding(scene.parameters.encoding)),
                          tr("Above, loss and accuracy against steps, up to step %1 of %2: loss %3, accuracy %4.")
                              .arg(formatInteger(study.step), formatInteger(study.settings.steps),
                                   formatSignificantDigits(study.loss, 3), share(study.accuracy))};
    if (study.baselineRun)
        sentences += tr("Dashed, the same training without positions: accuracy %1.").arg(share(study.baselineAccuracy));
    QStringList lengths;
    for (const LengthAccuracy& score : study.scores)
        lengths += tr("%1 at length %2").arg(share(score.accuracy), formatInteger(score.length));
    sentences += tr("Accuracy %1.").arg(joinList(lengths));
    QStringList tokens, namedAll;
    for (const PositionPrediction& place : study.places) {
        tokens += symbol(study, place.token);
        namedAll += place.hasTarget() ? named(study, place.predicted) : QStringLiteral("–");
    }
    sentences += tr("Below, an example: tokens %1; named %2; %3 of %4 right.")
                     .arg(tokens.join(u' '), namedAll.join(u' '), formatInteger(study.correctCount()),
                          formatInteger(study.targetCount()));
    sentences += tr("Below that, the weights of each head.");
    return sentences.join(sentenceSeparator());
}

CellTags Training::tags(const TrainingStudy&, const Scene& scene, const Cell& cell) const {
    CellTags tags;
    if (cell.matrix == "weights") {
        tags.push_back({tr("head %1").arg(formatInteger(scene.parameters.head.value_or(0)))});
        if (scene.parameters.layers > 1) tags.push_back({tr("layer %1").arg(formatInteger(scene.parameters.layer))});
        tags.push_back({tr("query %1").arg(formatInteger(cell.row)), IndexRole::I});
        tags.push_back({tr("key %1").arg(formatInteger(cell.column)), IndexRole::J});
        return tags;
    }
    tags.push_back({tr("position %1").arg(formatInteger(cell.row)), IndexRole::I});
    if (cell.column == 1) tags.push_back({tr("loss")});
    if (cell.column == 2) tags.push_back({tr("gradient")});
    return tags;
}

/// What was likely, where the heads looked, and what is named where they may not look there, or must.
QString Training::whyWrong(const TrainingStudy& study, Index place, Index layer) {
    const PredictionAnalysis inquiry = study.analysePrediction(place, layer);
    const PositionPrediction& asked = study.places[std::size_t(place)];
    QStringList sentences{tr("%1 got probability %2, %3 only %4.")
                              .arg(named(study, asked.predicted), share(asked.probability), named(study, asked.target),
                                   share(asked.targetProbability))};
    if (inquiry.distractor && inquiry.target)
        sentences += tr("The heads look at %1 with %2 in the mean, at %3 with %4.")
                         .arg(formatInteger(inquiry.distractor->place), share(inquiry.distractor->weight),
                              formatInteger(inquiry.target->place), share(inquiry.target->weight));
    const auto instead = [&](const QString& what, const PredictionAnalysis::Counterfactual& answer) {
        sentences += what.arg(formatInteger(answer.place), named(study, answer.named), share(answer.probability));
    };
    if (inquiry.hidden) instead(tr("With %1 hidden it names %2, %3."), *inquiry.hidden);
    if (inquiry.forced) instead(tr("With all heads only at %1 it names %2, %3."), *inquiry.forced);
    return sentences.join(sentenceSeparator());
}

Explanation Training::explain(const TrainingStudy& study, const Scene& scene, const Cell& cell) const {
    Explanation explanation;
    explanation.tags = tags(study, scene, cell);
    const Index layer = std::clamp<Index>(scene.parameters.layer, 0, study.settings.layers - 1);
    const Index head = std::clamp<Index>(scene.parameters.head.value_or(0), 0, study.settings.heads - 1);
    explanation.derivation = study.derivation(cell, layer, head);
    if (cell.matrix == "weights") {
        explanation.value = formatSignificantDigits(explanation.derivation.value, 4);
        explanation.sentence = tr(
            "the weight that this query gives to this key; 𝑆: score of a query with a key, 𝑁: sum of all numerators");
        return explanation;
    }
    const PositionPrediction& place = study.places[std::size_t(cell.row)];
    if (cell.column > 0)
        explanation.value = formatSignificantDigits(cell.column == 1 ? place.loss : explanation.derivation.value, 4);
    if (cell.column == 2) explanation.question = tr("Why this gradient?");
    if (!place.hasTarget()) {
        if (cell.column == 0) explanation.value = QStringLiteral("–");
        explanation.sentence = tr("this place has nothing to name and does not count");
    } else if (cell.column == 1) {
        explanation.sentence =
            tr("what this place adds to the loss: −ln of the probability 𝑝 of %1, what is wanted (𝑦)")
                .arg(named(study, place.target));
    } else if (cell.column == 2) {
        explanation.sentence = tr("the slope of this place’s loss over the score of %1, what is wanted (𝑦): it "
                                  "is negative, so a step of training raises that score")
                                   .arg(named(study, place.target));
    } else if (place.isRight()) {
        explanation.value = named(study, place.predicted);
        explanation.sentence = tr("right, named with probability %1; 𝑧: score of an answer 𝑐, 𝑁: sum of all numerators")
                                   .arg(share(place.probability));
    } else {
        if (const auto right = study.targetPosition(cell.row))
            explanation.tags.push_back({tr("wanted at %1").arg(formatInteger(*right)), IndexRole::J});
        explanation.value = tr("%1, not %2").arg(named(study, place.predicted), named(study, place.target));
        explanation.question = tr("Why was this wrong?");
        explanation.sentence = QStringList{whyWrong(study, cell.row, layer),
                                           tr("Below, 𝑧 is the score of an answer 𝑐, 𝑁 the sum of all numerators.")}
                                   .join(sentenceSeparator());
    }
    return explanation;
}

IneffectiveReason Training::ineffectiveReason(std::string_view key, const Scene& scene) const {
    const Parameters& parameters = scene.parameters;
    const bool isInduction = parameters.task == TrainingTask::Induction;
    if (key == "offset" && parameters.task != TrainingTask::LookBack)
        return {tr("Only the task “look back” has it."), "with --task look-back"};
    if (key == "mask" && (isInduction || parameters.encoding == EncodingChoice::Alibi))
        return {isInduction ? tr("Induction always hides later tokens: they would give the answer away.")
                            : tr("ALiBi always hides later tokens."),
                isInduction ? "with another --task" : "with another --encoding", std::int64_t(MaskKind::Causal)};
    if (key == "ghost" && parameters.encoding == EncodingChoice::None)
        return {tr("This training is without positions already."), "with another --encoding",
                std::int64_t(BaselineKind::None)};
    if (key == "base" && parameters.encoding != EncodingChoice::Sinusoidal &&
        parameters.encoding != EncodingChoice::Rotary)
        return {tr("Only sinusoidal and rotary positions have it."), "with --encoding sinusoidal or rotary"};
    if (key == "layer" && parameters.layers == 1) return {tr("There is only one layer."), "with --layers 2 or more"};
    return {};
}

std::optional<SceneProblem> Training::problem(const Scene& scene) const {
    const TrainingSettings settings = trainingSettings(scene.parameters);
    if (const TrainingProblem wrong = trainingProblem(settings); !wrong.empty()) {
        const bool isWidth = wrong.key == "heads";
        return SceneProblem{.key = std::string(wrong.key),
                            .sentence = wrong.sentence,
                            .words = isWidth ? tr("Rotary turns pairs of columns: a head must have an even number of "
                                                  "them, and %1 columns for %2 heads are %3 each.")
                                                   .arg(formatInteger(settings.d), formatInteger(settings.heads),
                                                        formatInteger(settings.d / std::max<Index>(1, settings.heads)))
                                     : wrong.key == "n" ? tr("Induction needs sequences of at least 4 tokens.")
                                                        : tr("This training would take more memory than this machine "
                                                             "can spare: make 𝑑, 𝑛, the layers or the batch smaller.")};
    }
    const TypedExample typed = readExample(settings, scene.parameters.example);
    const QString first = QString::fromStdString(tokenName(settings, 0));
    const QString last = QString::fromStdString(tokenName(settings, int(settings.symbols) - 1));
    if (!typed.unknown.empty()) {
        QStringList unknown;
        for (const std::string& word : typed.unknown) unknown += tr("“%1”").arg(QString::fromStdString(word));
        return SceneProblem{.key = "example",
                            .sentence = "\"" + typed.unknown.front() + "\" is none of the tokens; accepted: " +
                                        first.toStdString() + " to " + last.toStdString(),
                            .words = tr("%1 is not among the letters %2 to %3.").arg(joinList(unknown), first, last)};
    }
    if (const Index most = maxExampleTokens(settings), count = Index(typed.tokens.size()); count > most)
        return SceneProblem{.key = "example",
                            .sentence = std::to_string(count) + " tokens are too many; accepted: up to " +
                                        std::to_string(most) + ", four times n",
                            .words = tr("An example has at most %1 letters, four times 𝑛.").arg(formatInteger(most))};
    return std::nullopt;
}

}  // namespace attention
