#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "core/training/depth_study.h"
#include "ui/exhibits/depth/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/preset_values.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 3> kDepthMatrices{"measures", "similarity", "other-similarity"};
constexpr std::array<std::string_view, 2> kAddedPositions{"none", "sinusoidal"};

/// Whether a selected cell is a pair of tokens.
bool isSimilarity(const SelectionParameters& parameters) {
    return parameters.matrix == kDepthMatrices[1] || parameters.matrix == kDepthMatrices[2];
}

std::vector<ParameterUse> usesOfDepth() {
    return {
        {.key = "layers",
         .maximum = 16,
         .tooltip = CoreMessages::tr("How many layers the stack has, one on the other.")},
        {.key = "layer",
         .maximum = 16,
         .dynamicMaximum = [](const Parameters& parameters) { return parameters.layers; },
         .dynamicMaximumText = "layers",
         .label = CoreMessages::tr("layer"),
         .tooltip = CoreMessages::tr(
             "Whose output is looked at; 0 is the input. Clicking at a chart or at a map chooses it, too.")},
        {.key = "residual"},
        {.key = "encoding", .acceptedNames = kAddedPositions},
        {.key = "every-layer"},
        {.key = "mlp"},
        {.key = "norm"},
        {.key = "heads", .maximum = 16, .mustDivideKey = "d"},
        {.key = "n", .minimum = 2, .maximum = 32},
        {.key = "d", .minimum = 2, .maximum = 64},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .acceptedNames = kDepthMatrices},
        {.key = "row",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             if (isSimilarity(parameters)) return parameters.n - 1;
             return canAddPositionsAgain(parameters) ? 2 : 1;
         },
         .dynamicMaximumText = "n - 1 (in measures: the last stack)"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return isSimilarity(parameters) ? parameters.n - 1 : 1;
         },
         .dynamicMaximumText = "n - 1 (in measures: 1)"},
    };
}

std::vector<TableDescription> tablesOfDepth() {
    using enum ColumnType;
    return {
        {"collapse",
         "a layer, 0 is the input",
         {{"layer", "", Integer, "0 to layers"},
          {"distance", "", Real, "|X - mean|/|X| of its output, Frobenius norms: 0 is all tokens equal"},
          {"other-residual", "", Real, "the same with residual the other way"},
          {"other-positions", "", Real, "with every-layer the other way; nan where it changes nothing"},
          {"shape", "", Real, "of the bound, through layers 1 and 2; nan where there is none"}}},
        {"position",
         "a layer, 0 is the input",
         {{"layer", "", Integer, "0 to layers"},
          {"r2", "", Real, "of positions read off its output by least squares, on sequences not fitted on"},
          {"mean-error", "", Real, "of what is read there, in places"},
          {"other-residual-r2", "", Real, "r2 with residual the other way"},
          {"other-positions-r2", "", Real, "with every-layer the other way; nan where it changes nothing"}}},
        {"similarity",
         "two tokens behind a layer",
         {{"layer", "", Integer, "0 to layers"},
          {"token", "", Integer, "0 to n - 1"},
          {"other", "", Integer, "0 to n - 1"},
          {"value", "", Real, "cosine of the angle between the two"}},
         {"layers + 1", "n", "n"}},
        {"tokens",
         "a number of a token behind a layer",
         {{"layer", "", Integer, "0 to layers"},
          {"token", "", Integer, "0 to n - 1"},
          {"dimension", "", Integer, "0 to d - 1"},
          {"value", "", Real, "what the layer gives"}},
         {"layers + 1", "n", "d"}},
    };
}

/// The common values of the presets: 16 tokens, twelve layers without an MLP.
const PresetValues kTwelve = "n=16; layers=12; mlp=off; matrix=measures; row=0";

/// The exhibit "Depth": what a stack of random layers does to its tokens.
class DepthExhibit : public ExhibitWithStudy<DepthStudy>, public Incremental, private DepthWords {
    Q_DECLARE_TR_FUNCTIONS(Depth)

 public:
    DepthExhibit()
        : ExhibitWithStudy({.id = "depth",
                            .chapter = Chapter::Training,
                            .makeFigure = depthFigure,
                            .presentationKeys = {"layer", "layers"},
                            .uses = usesOfDepth(),
                            .tables = tablesOfDepth(),
                            .tabs = {{"tokens", CoreMessages::tr("Tokens, layer by layer")},
                                     {"difference", CoreMessages::tr("How different they are")},
                                     {"positions", CoreMessages::tr("How positions survive")},
                                     {"similarity", CoreMessages::tr("How alike they are")}},
                            .usesStartPreset = true}) {}
    double memoryNeeded(const Scene& scene) const override { return depthBytes(scene.parameters); }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyDepth(scene.parameters, stop);
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyDepth(scene.parameters, stop, &castStudy(before));
    }
    ExhibitTexts textsFor(const Scene& scene) const override {
        const bool addsPositionsAgain =
            scene.parameters.everyLayer == PositionInsertion::EachLayer && canAddPositionsAgain(scene.parameters);
        return {tr("Depth"), tr("Depth: a stack of random layers"),
                addsPositionsAgain && scene.parameters.show == "tokens"
                    ? tr("Positions that are added at each layer leave some difference between tokens; residuals keep "
                         "much more.")
                : addsPositionsAgain
                    ? tr("Positions that are added at each layer can be read off the last one; those added once fade.")
                    : tr("Attention alone makes all tokens alike; residuals keep them different for longer.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Without residuals"),
             tr("At layer 3 the tokens differ by 1.8 · 10⁻⁵ of their size; with residuals by 0.56."),
             kTwelve.overriddenBy("residual=off; layer=3; column=0")},
            {"residual", tr("With residuals"), tr("At layer 12 the tokens still differ by 0.31 of their size."),
             kTwelve.overriddenBy("layer=12; column=0")},
            {"mlp", tr("An MLP instead of residuals"),
             tr("An MLP, which works on each token by itself, does not stop it: at layer 3 the tokens differ by 1.9 · "
                "10⁻⁶ of their size."),
             kTwelve.overriddenBy("residual=off; mlp=on; layer=3; column=0")},
            {"each-layer", tr("Positions at each layer"),
             tr("At layer 12 positions are read with R² = 1.00, which is exact; where they are added once, with 0.77."),
             kTwelve.overriddenBy("every-layer=on; layer=12; column=1")},
            {"without-norm", tr("Positions fade"),
             tr("With residuals, but without norm: at layer 12 positions are read with R² = 0.08."),
             kTwelve.overriddenBy("norm=off; layer=12; column=1")},
            {"one-head", tr("One head"),
             tr("One wide head makes tokens alike just as four narrow ones do: 5.7 · 10⁻⁵ at layer 3."),
             kTwelve.overriddenBy("residual=off; heads=1; layer=3; column=0")},
        };
    }
    Caption caption(const DepthStudy& study, const Scene& scene) const override {
        return {{study.distanceFormula(0, layer(study, scene.parameters))},
                seen(study, scene.parameters),
                tryThis(scene.parameters),
                more(study),
                tr("So each layer of a transformer adds what it finds to what it got. What is added only to the input "
                   "is mixed again by each layer: positions <a href=\"preset:without-norm\">fade with depth</a> unless "
                   "they are <a href=\"preset:each-layer\">added again</a> or, as with rotary positions, enter the "
                   "scores of each layer.")};
    }
    QString description(const DepthStudy& study, const Scene& scene) const override {
        const Index at = layer(study, scene.parameters);
        QStringList sentences{
            tr("A stack of layers with random weights (layers: %1, heads: %2, width: %3, tokens: %4), %5.")
                .arg(formatInteger(study.settings.layers), formatInteger(study.settings.heads),
                     formatInteger(study.settings.d), formatInteger(study.settings.n), stackName(scene.parameters, 0)),
            tr("Above, against the layers, how far the tokens are from all being equal, on a logarithmic axis, and how "
               "well their positions are read off them.")};
        for (std::size_t row = 0; row < study.stacks.size(); ++row) {
            const DepthLayer& output = study.stacks[row].layers[std::size_t(at)];
            const QString name = row == 0 ? tr("this stack") : stackName(scene.parameters, std::int64_t(row));
            sentences +=
                tr("At %1, %2: distance %3, R² %4.").arg(layerName(at), name, distance(output), rSquared(output));
        }
        sentences += tr(
            "Below, with residuals and without, the tokens of some layers as rows of colours, and the cosines of the "
            "angles between those of the layer that is looked at.");
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const DepthStudy&, const Scene& scene, const Cell& cell) const override {
        const Parameters& parameters = scene.parameters;
        CellTags tags{{layerName(std::min(parameters.layer, parameters.layers))}};
        if (cell.matrix != "measures") {
            tags.push_back({stackName(parameters, cell.matrix == "similarity" ? 0 : 1)});
            tags.push_back({tr("token %1").arg(formatInteger(cell.row)), IndexRole::I});
            tags.push_back({tr("token %1").arg(formatInteger(cell.column)), IndexRole::J});
        } else {
            tags.push_back({stackName(parameters, cell.row)});
        }
        return tags;
    }
    Explanation explain(const DepthStudy& study, const Scene& scene, const Cell& cell) const override {
        return explanationFor(
            study.derivation(cell, layer(study, scene.parameters)),
            cell.matrix != "measures" ? tr("cosine of the angle between two tokens: 1 is the same direction")
            : cell.column == 0        ? tr("how much the tokens differ from their mean, as a part of their size")
                                      : tr("how well a weighted sum of a token’s numbers tells its position: 1 is "
                                                  "exact, 0 is no better than always guessing the middle"));
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key != "every-layer" || canAddPositionsAgain(scene.parameters)) return {};
        const bool hasNone = scene.parameters.encoding == EncodingChoice::None;
        return {hasNone ? tr("There are no positions to add.") : tr("There is only one layer."),
                hasNone ? "with --encoding sinusoidal" : "with --layers 2 or more",
                std::int64_t(PositionInsertion::Once)};
    }

 private:
    static QString seen(const DepthStudy& study, const Parameters& parameters) {
        const Index at = layer(study, parameters);
        const auto of = [&](std::size_t stack) -> const DepthLayer& {
            return study.stacks[stack].layers[std::size_t(at)];
        };
        if (parameters.matrix != "measures" || parameters.column != 1)
            return tr("At %1 tokens <i>X</i> differ from their mean <i>M</i> by %2 of their size; %3 by %4.")
                .arg(layerName(at), distance(of(0)), stackName(parameters, 1), distance(of(1)));
        QStringList sentences{
            tr("At %1 the tokens tell their positions with R² = %2 (1: exactly, 0: not at all); %3 with %4.")
                .arg(layerName(at), rSquared(of(0)), stackName(parameters, 1), rSquared(of(1)))};
        if (study.stacks.size() > 2)
            sentences += tr("For %1, it is %2.").arg(stackName(parameters, 2), rSquared(of(2)));
        return sentences.join(sentenceSeparator());
    }
    static QString tryThis(const Parameters& parameters) {
        QStringList suggestions{tr("<a href=\"play:layer\">Go through the layers</a>.")};
        suggestions += parameters.residual ? tr("<a href=\"residual=off\">Take the residuals away</a>.")
                                           : tr("<a href=\"residual=on\">Give it residuals</a>.");
        if (canAddPositionsAgain(parameters) && parameters.everyLayer == PositionInsertion::Once)
            suggestions += tr("<a href=\"every-layer=on\">Add the positions at each layer</a>.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const DepthStudy& study) {
        QStringList sentences{
            tr("In <i>M</i> each row is the mean of all tokens, and |·|, the size, is the root of the "
               "sum of all squares. Where <i>r</i> is 0, all tokens are equal."),
            tr("All matrices are random: nothing is trained here, to see what the design alone does. "
               "Layer 0 is the input."),
            tr("Attention makes each token a weighted mean of all, and alike tokens get alike weights. "
               "Dong et al. 2021 prove that a layer then turns a difference <i>r</i> into a constant × "
               "<i>r</i>³ at most: 0.01 becomes 0.000001 times the constant.")};
        if (!study.boundLayers.empty())
            sentences.back() += sentenceSeparator() + tr("Thin line: this law, fitted to layers 1 and 2.");
        sentences += tr("Below 10⁻¹⁶ a difference is lost in rounding: that floor is the computer’s.");
        sentences += tr(
            "An MLP works on each token by itself: if its matrices are random, it <a href=\"preset:mlp\">does not keep "
            "tokens apart</a> either.");
        sentences +=
            tr("The right chart shows R²: how well a weighted sum of a token’s numbers tells its position. 1 "
               "is exact, 0 is no better than always guessing the middle. The sum is fitted on %1 sequences "
               "and tested on %2 others.")
                .arg(formatInteger(3 * study.evaluationSequences()), formatInteger(study.evaluationSequences()));
        sentences += tr("How alike: the cosine of the angle between two tokens, 1 for the same direction.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

QString DepthWords::stackName(const TrainingParameters& parameters, std::int64_t row) {
    if (row < 2) return parameters.residual == (row == 0) ? tr("with residuals") : tr("without residuals");
    return parameters.everyLayer == PositionInsertion::Once ? tr("this stack, positions at each layer")
                                                            : tr("this stack, positions once");
}

Index DepthWords::layer(const DepthStudy& study, const SelectionParameters& parameters) {
    return std::clamp<Index>(parameters.layer, 0, study.settings.layers);
}

QString DepthWords::distance(const DepthLayer& layer) {
    return formatSignificantDigits(layer.rankOneDistance, 2);
}

QString DepthWords::rSquared(const DepthLayer& layer) {
    return formatDecimals(layer.rSquared, 2);
}

QString DepthWords::layerName(Index layer) {
    return layer == 0 ? tr("the input") : tr("layer %1").arg(formatInteger(layer));
}

const Exhibit& depth() {
    return singleton<DepthExhibit>();
}

}  // namespace attention
