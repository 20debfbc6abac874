#include <array>
#include <vector>

#include <QCoreApplication>

#include "core/training/fading_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/fading/words.h"
#include "ui/exhibits/preset_values.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, kInfluenceLayers.size()> kLayerNames{"recurrent", "convolution", "attention"};

std::vector<ParameterUse> usesOfFading() {
    return {
        {.key = "spectral-radius", .label = CoreMessages::tr("factor per step")},
        {.key = "activation"},
        {.key = "offset",
         .minimum = 0,
         .role = ParameterRole::View,
         .dynamicMaximum = lastIndexOf<&Parameters::n>,
         .dynamicMaximumText = "n - 1",
         .label = CoreMessages::tr("distance"),
         .tooltip =
             CoreMessages::tr("How many places back from an output 𝑖 the inputs 𝑗 lie that are marked: 𝛿 = 𝑖 − 𝑗.")},
        {.key = "architecture",
         .role = ParameterRole::View,
         .acceptedNames = kLayerNames,
         .tooltip = CoreMessages::tr("The layer whose cells are explained. A click on a matrix chooses it, too.")},
        {.key = "n",
         .minimum = 2,
         .maximum = double(kMaxInfluenceTokens),
         .label = CoreMessages::tr("tokens"),
         .tooltip = CoreMessages::tr("How many tokens the sequence has.")},
        {.key = "kernel", .maximum = 9},
        {.key = "layers",
         .maximum = 8,
         .label = CoreMessages::tr("convolutions"),
         .tooltip = CoreMessages::tr("How many convolutions stand one on the other.")},
        {.key = "d",
         .maximum = double(kMaxInfluenceWidth),
         .label = CoreMessages::tr("width"),
         .tooltip = CoreMessages::tr("How many numbers each token has.")},
        {.key = "heads", .maximum = double(kMaxInfluenceWidth), .mustDivideKey = "d"},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .acceptedNames = kFadingMatrices},
        {.key = "row", .dynamicMaximum = lastIndexOf<&Parameters::n>, .dynamicMaximumText = "n - 1"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix.empty() || parameters.matrix == kFadingMatrices[0]
                        ? lastIndexOf<&Parameters::n>(parameters)
                        : std::int64_t(kInfluenceLayers.size()) - 1;
         },
         .dynamicMaximumText = "n - 1 (in by-distance and gradient: 2)"},
    };
}

std::vector<TableDescription> tablesOfFading() {
    using enum ColumnType;
    return {
        {"influence",
         "an output of --architecture, 0 to n - 1",
         {{"column", "0 to n - 1", Real, "spectral norm of the output's derivatives by that input"}}},
        {"by-distance",
         "a distance, output less input",
         {{"distance", "", Integer, "0 to n - 1"},
          {"mean", "", Real, "influence in --architecture, mean over the pairs so far apart"},
          {"least", "", Real, "the smallest of them"},
          {"most", "", Real, "the largest of them"},
          {"recurrent", "", Real, "mean in the recurrence"},
          {"convolution", "", Real, "mean in the stacked convolutions"},
          {"attention", "", Real, "mean in self-attention"}}},
        {"gradient",
         "a distance of the token that the last one must name",
         {{"delta", "", Integer, "0 to n - 1"},
          {"recurrent", "", Real, "norm of the loss's gradient by the input there, over that by the last input"},
          {"convolution", "", Real, "likewise in the stacked convolutions"},
          {"attention", "", Real, "likewise in self-attention"}}},
    };
}

/// The common values of the presets: 32 tokens of 8 numbers, one head, and a distance of 20.
const PresetValues kCommonValues = "n=32; d=8; heads=1; seed=41; architecture=recurrent; offset=20";

bool isTanh(const InfluenceOptions& setup) {
    return setup.activation == Activation::Tanh;
}

/// The exhibit "Fading": how the influence of an input on an output decreases with their distance.
class FadingExhibit : public ExhibitWithStudy<FadingStudy>, public Incremental, private FadingWords {
    Q_DECLARE_TR_FUNCTIONS(Fading)

 public:
    FadingExhibit()
        : ExhibitWithStudy({.id = "fading",
                            .chapter = Chapter::Training,
                            .makeFigure = fadingFigure,
                            .presentationKeys = {"offset", "spectral-radius"},
                            .uses = usesOfFading(),
                            .tables = tablesOfFading(),
                            .tabs = {{"distance", CoreMessages::tr("Fading with distance")},
                                     {"matrices", CoreMessages::tr("Every pair of tokens")},
                                     {"gradient", CoreMessages::tr("Gradient before training")}},
                            .usesStartPreset = true}) {}
    double memoryNeeded(const Scene& scene) const override { return fadingBytes(scene.parameters); }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyFading(scene.parameters, stop);
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyFading(scene.parameters, stop, &castStudy(before));
    }
    ExhibitTexts textsFor(const Scene& scene) const override {
        return {tr("Fading"), tr("How influence fades"), claim(scene.parameters)};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Twenty places back"),
             tr("ρ = 0.8: of an input 20 places back 0.8²⁰ = 0.0115 is left; stacked convolutions do not reach it, "
                "attention does."),
             kCommonValues.overriddenBy("matrix=influence; row=28; column=8")},
            {"tanh", tr("With tanh"), tr("The slope of tanh is 1 at most: each step leaves less than ρ."),
             kCommonValues.overriddenBy("activation=tanh; matrix=influence; row=28; column=8")},
            {"exploding", tr("Growing instead"),
             tr("ρ = 1.1: after 20 steps the influence is 6.7 times as large as at the start."),
             kCommonValues.overriddenBy("spectral-radius=1.1; matrix=influence; row=28; column=8")},
            {"reach", tr("The reach of convolutions"),
             tr("Four convolutions with kernel size 5 reach 8 places: influence up to there, and exactly 0 beyond."),
             kCommonValues.overriddenBy(
                 "architecture=convolution; kernel=5; layers=4; offset=8; matrix=influence; row=20; column=12")},
            {"weight", tr("A share for everyone"),
             tr("Attention’s influence is that of a weight, of some 1/n, wherever the token stands."),
             kCommonValues.overriddenBy("architecture=attention; matrix=influence; row=28; column=8")},
            {"gradient", tr("The gradient that comes back"),
             tr("The last token must name the one 20 back: how much gradient arrives there before any training."),
             kCommonValues.overriddenBy("matrix=gradient; row=20; column=0")},
        };
    }
    Caption caption(const FadingStudy& study, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        return {
            study.definition(parameters.architecture), seen(study, parameters), tryThis(parameters),
            more(study, parameters),
            tr("Training follows the <a href=\"term:gradient\">gradient</a>, which passes back by the same "
               "derivatives. Where they fade with every step, a recurrence hardly learns what depends on far tokens "
               "(Hochreiter et al. 2001; Bengio et al. 1994): the <a href=\"term:vanishing-gradient\">vanishing "
               "gradient</a>. It is one reason why self-attention took the place of recurrences.")};
    }
    QString description(const FadingStudy& study, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        QStringList sentences{
            tr("Three matrices of the influence of each input (column) on each output (row), on a logarithmic scale: "
               "of a recurrence, below the diagonal alone and fading away from it; of stacked convolutions, a band "
               "along the diagonal; of self-attention, everywhere alike, with a stronger diagonal."),
            tr("Below them, against the distance on a logarithmic axis, the mean influence and the gradient that comes "
               "back to a token that the last one must name."),
            tr("%1 tokens of width %2; recurrence: each step multiplies by ρ = %3, %4; convolutions: %5, kernel size "
               "%6; attention heads: %7.")
                .arg(formatInteger(study.setup.tokens), formatInteger(study.setup.width),
                     editableText(study.setup.radius), isTanh(study.setup) ? tr("with tanh") : tr("linear"),
                     formatInteger(study.setup.layers), formatInteger(study.setup.kernel),
                     formatInteger(study.setup.heads))};
        const auto at = std::size_t(parameters.offset);
        QStringList influences, gradients;
        for (const auto& layer : study.layers) {
            influences += number(layer->distances[at].mean);
            gradients += number(layer->gradients[at].share);
        }
        sentences += tr("At distance %1: mean influence %2 in the recurrence, %3 in the convolutions, %4 in attention; "
                        "gradient %5, %6 and %7.")
                         .arg(formatInteger(parameters.offset), influences[0], influences[1], influences[2],
                              gradients[0], gradients[1], gradients[2]);
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const FadingStudy&, const Scene& scene, const Cell& cell) const override {
        const auto layer = [](Architecture architecture) {
            return Explanation::Tag{architectureShort(architecture), IndexRole::None};
        };
        if (cell.matrix == kFadingMatrices[1] || cell.matrix == kFadingMatrices[2])
            return {{tr("%1 back").arg(formatInteger(cell.row)), IndexRole::Delta},
                    layer(kInfluenceLayers[std::size_t(cell.column)])};
        return {{tr("output %1").arg(formatInteger(cell.row)), IndexRole::I},
                {tr("input %1").arg(formatInteger(cell.column)), IndexRole::J},
                layer(scene.parameters.architecture)};
    }
    Explanation explain(const FadingStudy& study, const Scene& scene, const Cell& cell) const override {
        Explanation explanation;
        explanation.derivation = study.derivation(cell, scene.parameters.architecture);
        const double value = explanation.derivation.value;
        explanation.value = value == 0 ? formatInteger(0) : formatSignificantDigits(value, 4);
        if (cell.matrix == kFadingMatrices[2])
            explanation.sentence =
                tr("length of the loss’s gradient at the token that the last one must name, by that at the last place");
        else if (cell.matrix == kFadingMatrices[1])
            explanation.sentence = tr("mean influence of all pairs of an output and an input so far apart");
        else if (value == 0)
            explanation.sentence = tr("the output does not depend on this input: no way leads from it");
        else
            explanation.sentence = tr("influence: how much the output changes at most when the input changes by 1");
        return explanation;
    }

 private:
    static QString claim(const TrainingParameters& parameters) {
        if (parameters.activation == Activation::Tanh)
            return tr(
                "Tanh makes a token’s influence on a recurrence fade faster; attention reaches all tokens at once.");
        if (parameters.spectralRadius > 1)
            return tr("In a recurrence each step multiplies a token’s influence by ρ = %1, so it grows; attention "
                      "reaches all tokens at once.")
                .arg(editableText(parameters.spectralRadius));
        if (parameters.spectralRadius == 1)
            return tr(
                "Only where each step multiplies by exactly ρ = 1 does a recurrence neither forget nor explode; "
                "attention reaches all at once.");
        return tr("A recurrence fades with every step; attention does not.");
    }
    static QString seen(const FadingStudy& study, const Parameters& parameters) {
        if (parameters.matrix == kFadingMatrices[2])
            return seenGradient(study, parameters.row.value_or(parameters.offset));
        const auto at = std::size_t(parameters.offset);
        const auto mean = [&](Architecture layer) { return number(study.of(layer).distances[at].mean); };
        return tr("%1 places back the mean <a href=\"term:jacobian\">influence</a> is %2 in the recurrence, %3 in the "
                  "convolutions, %4 in attention.")
            .arg(formatInteger(parameters.offset), mean(Architecture::Recurrent), mean(Architecture::Convolution),
                 mean(Architecture::Attention));
    }
    static QString seenGradient(const FadingStudy& study, std::int64_t delta) {
        const auto share = [&](Architecture layer) {
            return number(study.of(layer).gradients[std::size_t(delta)].share);
        };
        return tr("The last token must name the one %1 back: of its own <a href=\"term:gradient\">gradient</a> %2 "
                  "arrives there in the recurrence, %3 in attention.")
            .arg(formatInteger(delta), share(Architecture::Recurrent), share(Architecture::Attention));
    }
    static QString tryThis(const Parameters& parameters) {
        QStringList suggestions;
        suggestions += tr("<a href=\"play:offset\">Let the distance grow</a>.");
        suggestions += parameters.spectralRadius > 1 ? tr("<a href=\"spectral-radius=0.8\">Bring ρ back below 1</a>.")
                                                     : tr("<a href=\"spectral-radius=1.1\">Raise ρ above 1</a>.");
        suggestions += parameters.activation == Activation::Tanh
                           ? tr("<a href=\"activation=linear\">Take tanh away</a>.")
                           : tr("<a href=\"activation=tanh\">Put each output through tanh</a>, between −1 and 1.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const FadingStudy& study, const Parameters& parameters) {
        QStringList sentences;
        sentences += tr(
            "<i>I</i>, the influence of input <i>j</i> on output <i>i</i>, is how much the output changes at most when "
            "the input changes by 1, as if the slope stayed the same: the spectral norm of their <a "
            "href=\"term:jacobian\">Jacobian</a>. Here <i>δ</i> = <i>i</i> − <i>j</i> counts the places back.");
        if (isTanh(study.setup)) sentences += tr("Here <i>f</i> is tanh, which keeps numbers between −1 and 1.");
        sentences +=
            tr("In each step of the recurrence <i>W</i> rotates the state <i>h</i> and multiplies its length by "
               "the factor ρ = %1, called spectral radius (not the ρ of restricted attention). (The matrix for "
               "<i>x</i> is left out here.)")
                .arg(editableText(study.setup.radius));
        sentences += tr("%1 convolutions, one after another, reach %2 places back.")
                         .arg(formatInteger(study.setup.layers), formatInteger(receptiveReach(study.setup)));
        sentences +=
            tr("Attention has no positions here: a token counts alike wherever it stands. The weights of a query "
               "sum to 1: each of %1 tokens gets about 1/%1 = %2, and less in a longer sequence. The value matrix "
               "then enlarges it. A token influences its own output more, because it makes the query, too.")
                .arg(formatInteger(study.setup.tokens), number(1 / double(study.setup.tokens)));
        sentences += tr("In the right chart the last token must name the token 𝛿 places back. The chart shows the "
                        "gradient of the <a href=\"term:loss\">loss</a> at that earlier token, divided by the gradient "
                        "at the last token. So all its curves begin at 1; those in the left chart need not. (Untrained "
                        "layers, mean of %1 sequences.)")
                         .arg(formatInteger(kFadingSequences));
        sentences += parameters.matrix == kFadingMatrices[2]
                         ? tr("Back to <a href=\"preset:start\">the influence of one input</a>.")
                         : tr("See <a href=\"preset:gradient\">the gradient in numbers</a>, or <a "
                              "href=\"preset:reach\">how far convolutions reach</a>.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

QString FadingWords::number(double value) {
    return value == 0 ? formatInteger(0) : formatSignificantDigits(value, 3);
}

const Exhibit& fading() {
    return singleton<FadingExhibit>();
}

}  // namespace attention
