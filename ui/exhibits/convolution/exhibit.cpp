#include <cstdlib>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/convolution/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

std::int64_t lastRow(const Parameters& parameters) {
    return parameters.n * (parameters.matrix == "weights" ? parameters.kernel : 1) - 1;
}

std::int64_t lastColumn(const Parameters& parameters) {
    if (parameters.matrix == "weights") return convolutionKeys(convolutionOptions(parameters)) - 1;
    return (parameters.matrix == "restricted" ? parameters.n : parameters.d) - 1;
}

/// The exhibit "Convolution": attention heads that compute a convolution.
class Convolution : public ExhibitWithStudy<ConvolutionStudy>, private ConvolutionWords {
    Q_DECLARE_TR_FUNCTIONS(Convolution)

 public:
    Convolution() : ExhibitWithStudy(info()) {}
    static ExhibitInfo info() {
        const std::vector<ColumnDescription> channels{{"column", "0 to d - 1", ColumnType::Real, "the number there"}};
        return {
            .id = "convolution",
            .chapter = Chapter::Cost,
            .makeFigure = convolutionFigure,
            .presentationKeys = {"alpha", "kernel"},
            .uses =
                {
                    {.key = "n", .maximum = 256, .sliderMaximum = 64},
                    {.key = "d", .maximum = 128, .sliderMaximum = 64},
                    {.key = "kernel", .sliderMaximum = 15},
                    {.key = "offsets",
                     .label = CoreMessages::tr("where the heads look"),
                     .tooltip = CoreMessages::tr(
                         "How many tokens away each head looks, as in −4, 0, 1. Empty: at the places of the kernel.")},
                    {.key = "alpha", .sliderMaximum = 60},
                    {.key = "kernel-values"},
                    {.key = "padding"},
                    {.key = "radius", .maximum = 256, .sliderMaximum = 15},
                    {.key = "seed", .sliderMaximum = 99},
                    {.key = "head",
                     .role = ParameterRole::View,
                     .dynamicMaximum = lastIndexOf<&Parameters::kernel>,
                     .dynamicMaximumText = "kernel - 1"},
                    {.key = "matrix", .acceptedNames = kConvolutionMatrices},
                    {.key = "row", .dynamicMaximum = lastRow, .dynamicMaximumText = "the last row of the matrix"},
                    {.key = "column",
                     .dynamicMaximum = lastColumn,
                     .dynamicMaximumText = "the last column of the matrix"},
                },
            .tables =
                {
                    {"difference", "a position, 0 to n - 1: heads minus convolution", channels},
                    {"attention-output", "a position, 0 to n - 1: sum of the heads", channels},
                    {"convolution-output", "a position, 0 to n - 1: sum over the kernel", channels},
                    {"weights",
                     "a weight: head, query, key",
                     {{"head", "", ColumnType::Integer, "0 to k - 1"},
                      {"query", "", ColumnType::Integer, "0 to n - 1"},
                      {"key", "", ColumnType::Integer, "0 to m - 1, zero tokens counted"},
                      {"weight", "", ColumnType::Real, "softmax of -alpha (j - i - shift)^2"}},
                     {"kernel", "n", "keys"}},
                    {"restricted",
                     "a query, 0 to n - 1",
                     {{"key", "0 to n - 1", ColumnType::Real, "weight of attention within the radius"}}},
                    {"by-alpha",
                     "a sharpness, 0 to 60",
                     {{"alpha", "", ColumnType::Real, "sharpness"},
                      {"difference", "", ColumnType::Real, "largest difference of the outputs"}}},
                },
            .tabs = {{"one-position", CoreMessages::tr("One position")},
                     {"each-place", CoreMessages::tr("Heads and kernel")},
                     {"all-positions", CoreMessages::tr("All positions")},
                     {"heads", CoreMessages::tr("Weights and sharpness")}}};
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key == "head" && scene.parameters.kernel == 1)
            return {ConvolutionWords::tr("There is only one head."), "with --kernel 2 or more", 0};
        return {};
    }

    double memoryNeeded(const Scene& scene) const override {
        // The weights are stored twice (also by head), and the previous study is kept while the new one is computed.
        return 4 * convolutionBytes(convolutionOptions(scene.parameters));
    }

    StudyPtr compute(const Scene& scene, std::stop_token stop) const override { return studyConvolution(scene, stop); }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Convolution"), tr("A convolution, by attention"),
                tr("Heads that each look at one place add up to a convolution.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Three heads, one kernel"),
             tr("At β = 50 each head sees one place alone, and their sum is the convolution."),
             "n=12; d=6; alpha=50; matrix=attention-output; row=5; column=2"},
            {"soft", tr("Soft heads"),
             tr("β = 2: each head still sees the neighbours of its place, and the outputs differ by up to a quarter of "
                "their largest value."),
             "n=12; d=6; alpha=2"},
            {"sharp", tr("Sharp heads"),
             tr("β = 50: each head sees one place, all five conditions hold, and the outputs are equal up to "
                "rounding."),
             "n=12; d=6; alpha=50; show=heads"},
            {"irregular", tr("A kernel with gaps"),
             tr("Training may place heads anywhere, here at −4, 0 and +1, and learns their weights at the same time. A "
                "convolution’s places stand side by side, set by hand."),
             "n=12; d=6; alpha=50; offsets=-4,0,1; matrix=weights; row=5; column=5"},
            {"no-padding", tr("Without tokens of zeros"),
             tr("At the ends a head that looks beyond the edge finds the token at the edge: those rows differ, however "
                "sharp the head is."),
             "n=12; d=6; alpha=50; padding=none"},
            {"average", tr("A moving average"), tr("Each of five places counts a fifth: a kernel that smooths."),
             "n=12; d=6; alpha=50; kernel=5; kernel-values=average"},
            {"edges", tr("Where something changes"),
             tr("The next token minus the one before: a kernel that finds edges."),
             "n=12; d=6; alpha=50; kernel-values=difference"},
            {"even-kernel", tr("An even kernel"),
             tr("k = 4 reaches one place back and two ahead: shifts −1, 0, 1 and 2."), "n=12; d=6; alpha=5; kernel=4"},
            {"wide-kernel", tr("A wide kernel"),
             tr("Nine heads for nine places; those around the middle one are shown."),
             "n=24; d=8; alpha=3; kernel=9; head=4"},
        };
    }
    Caption caption(const ConvolutionStudy& study, const Scene& scene) const override {
        return {
            convolutionDefinition(study.choice), seen(study, scene), tryThis(study), more(study),
            tr("A head whose scores come from the positions alone can do the work of one place of the kernel: a "
               "convolution is a special case of attention. In a convolution the number of places, the kernel size, is "
               "set by hand. In a trained model attention finds the places and their weights at the same time "
               "(Cordonnier et al. 2020); on this page they are set by hand, too. A convolution is one of the layers "
               "whose cost the next pages compare.")};
    }
    QString description(const ConvolutionStudy& study, const Scene& scene) const override {
        const ConvolutionHeadsOptions& choice = study.choice;
        QStringList sentences;
        if (scene.parameters.show == tabs().front().name)
            sentences +=
                tr("At one position: the weights of each head over the keys, green from 0 to 1, and what each head "
                   "adds to "
                   "the output; below that their sum, the convolution and the difference of the two, blue for negative "
                   "and red for positive numbers.");
        else
            sentences +=
                {tr("Top: the attention weights of each head, queries in rows and keys in columns, green from 0 to 1; "
                    "beside them those of an attention that is restricted to a window and computed from the input."),
                 tr("Bottom: the output of the heads, that of the convolution and their difference, blue for negative "
                    "and red for positive numbers, the difference on a scale of its own; a curve shows the largest "
                    "difference by β, on a scale of decades.")};
        sentences += tr("%1 positions, %2 dimensions, kernel size %3, β = %4.")
                         .arg(formatInteger(choice.positions), formatInteger(choice.dimensions),
                              formatInteger(choice.kernel), editableText(choice.alpha));
        sentences +=
            choice.padded ? tr("Tokens of zeros stand beyond both ends.") : tr("Nothing stands beyond the ends.");
        sentences += tr("The largest difference is %1.").arg(formatSignificantDigits(study.heads->largest, 4));
        QStringList holding, failing;
        for (const auto& [holds, words] : conditions(study)) (holds ? holding : failing) += words.front();
        sentences += tr("Of the conditions for a convolution these hold: %1.").arg(joinList(holding));
        if (!failing.isEmpty()) sentences += tr("These do not: %1.").arg(joinList(failing));
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const ConvolutionStudy& study, const Scene&, const Cell& cell) const override {
        const auto query = [](Index i) { return Explanation::Tag{tr("query %1").arg(formatInteger(i)), IndexRole::I}; };
        if (cell.matrix == "weights") {
            const HeadWeight weight = headWeightAt(study.choice, cell);
            const bool isZero = weight.keyPosition < 0 || weight.keyPosition >= study.choice.positions;
            return {
                {tr("head %1: shift %2").arg(formatInteger(weight.head), shiftText(weight.shift)), IndexRole::Delta},
                query(weight.query),
                {(isZero ? tr("key %1: token of zeros") : tr("key %1")).arg(formatInteger(weight.keyPosition)),
                 IndexRole::J}};
        }
        if (cell.matrix == "restricted")
            return {query(cell.row), {tr("key %1").arg(formatInteger(cell.column)), IndexRole::J}};
        return {{tr("position %1").arg(formatInteger(cell.row)), IndexRole::I},
                {tr("column %1").arg(formatInteger(cell.column)), IndexRole::None}};
    }
    /// The result has no tags; see ExhibitWithStudy::explain().
    Explanation explain(const ConvolutionStudy& study, const Scene&, const Cell& cell) const override {
        Derivation derivation = study.derivation(cell);
        if (cell.matrix == "weights") {
            const HeadWeight weight = headWeightAt(study.choice, cell);
            return explanationFor(std::move(derivation), weight.keyPosition == weight.query + weight.shift
                                                             ? tr("the weight of the place that the head looks at")
                                                             : tr("the weight of another place"));
        }
        const bool isRounding = std::abs(derivation.value) < ConvolutionStudy::kRounding;
        return explanationFor(std::move(derivation),
                              cell.matrix == "restricted" ? tr("a weight computed from the tokens, within the radius")
                              : cell.matrix == "attention-output"   ? tr("output of the heads")
                              : cell.matrix == "convolution-output" ? tr("output of the convolution")
                              : isRounding                          ? tr("heads minus convolution: 0 up to rounding")
                                                                    : tr("heads minus convolution"));
    }

 private:
    QString seen(const ConvolutionStudy& study, const Scene& scene) const {
        const ConvolutionHeadsOptions& choice = study.choice;
        const auto& shifts = study.headShifts;
        constexpr std::size_t kMaxListed = 5;
        const Index position = positionOf(scene.parameters);
        const bool isOnePosition = scene.parameters.show == tabs().front().name && !study.isEqual();
        QStringList places;
        for (const Index shift : shifts) places += shiftText(shift);
        if (shifts.size() > kMaxListed && study.conditions.headsCoverKernel)
            places = {tr("%1 to %2").arg(shiftText(shifts.front()), shiftText(shifts.back()))};
        const int heads = int(choice.kernel);
        QStringList sentences{
            study.isEqual()
                ? tr("%n head(s) look %1 tokens away; their sum equals the convolution up to rounding.", nullptr, heads)
            : isOnePosition
                ? tr("%n head(s) look %1 tokens away; at position %2 their sum differs from the convolution by at most "
                     "%3.",
                     nullptr, heads)
                : tr("%n head(s) look %1 tokens away; their sum differs from the convolution by at most %2.", nullptr,
                     heads)};
        sentences.front() = sentences.front().arg(joinList(places));
        if (isOnePosition) sentences.front() = sentences.front().arg(formatInteger(position));
        if (!study.isEqual())
            sentences.front() = sentences.front().arg(formatSignificantDigits(
                isOnePosition ? study.partsAt(position, 0, 1).largestDifference : study.heads->largest, 2));
        if (!study.conditions.headsCoverKernel) sentences += tr("Not all of these are the places of the kernel.");
        if (!study.conditions.hasZeroPadding)
            sentences += tr("Beyond the edge a head finds the token at the edge: those rows differ.");
        // No-break spaces, so that no line ends inside "α = 6".
        return sentences.join(sentenceSeparator()).replace(QLatin1String(" = "), QStringLiteral("\u00a0=\u00a0"));
    }
    static QString tryThis(const ConvolutionStudy& study) {
        const ConvolutionHeadsOptions& choice = study.choice;
        QStringList suggestions;
        if (!study.conditions.headsCoverKernel)
            return tr("<a href=\"offsets=\">Put the heads at the places of the kernel</a>: the difference falls.");
        suggestions += choice.alpha < 40
                           ? tr("<a href=\"play:alpha\">Let β grow</a>: the difference falls.")
                           : tr("<a href=\"alpha=2\">Set β to 2</a>: the heads see their neighbours, too.");
        suggestions += tr("<a href=\"preset:irregular\">Look at a kernel with gaps</a>.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const ConvolutionStudy& study) {
        const ConvolutionHeadsOptions& choice = study.choice;
        QStringList sentences;
        sentences += tr(
            "<i>s</i> is the score of key <i>j</i> for query <i>i</i> in head <i>h</i>: <i>δ</i> = <i>j</i> − <i>i</i> "
            "says how far the key is from the query, <i>Δ</i> how far away the head looks, and the sharpness <i>β</i> "
            "how fast the score falls around that place. <i>A</i> has the weights of a head. <i>X</i> has the tokens, "
            "<i>x<sub>i</sub></i> is row <i>i</i> of <i>X</i>.");
        sentences +=
            choice.kernel == 1
                ? tr("A convolution of <i>k</i> = 1 multiplies each token by one matrix <i>W</i>, its kernel. The "
                     "head uses the same <i>W</i>: its values are the tokens times <i>W</i>.")
                : tr("For each position a convolution adds up tokens, from %n place(s) before to %1 after, each "
                     "times the matrix <i>W</i> of its place. These matrices are its kernel. The head that looks "
                     "there uses the same <i>W</i>: its values are the tokens times <i>W</i>.",
                     nullptr, int(-kernelShift(0, choice.kernel)))
                      .arg(formatInteger(kernelShift(choice.kernel - 1, choice.kernel)));
        sentences += tr(
            "Here the scores are set by hand. Queries and keys made from the positions alone can give such scores: see "
            "Position heads.");
        if (!choice.padded)
            sentences += tr("Nothing stands beyond the ends, so the rows there differ at any β.");
        else if (study.heads->firstKey < 0)
            sentences +=
                tr("Beyond the dotted lines stand tokens of zeros, as is usual for a convolution: key −1, before the "
                   "first token, is a row of zeros.");
        else if (study.heads->input.rows() > choice.positions)
            sentences += tr("Beyond the dotted lines stand tokens of zeros, as is usual for a convolution.");
        sentences +=
            tr("Attention to neighbours stands beside the heads for comparison. It sees ρ = %1 places on either "
               "side, but its weights depend on the tokens: so it is no convolution.")
                .arg(formatInteger(choice.radius));
        sentences +=
            choice.values == KernelValues::Random
                ? tr("Choose a kernel whose effect one can see: <a href=\"preset:average\">a moving average</a> "
                     "or <a href=\"preset:edges\">one that finds edges</a>.")
                : tr("<a href=\"kernel-values=random\">Choose a random kernel</a>, as before training.");
        sentences += choice.padded ? tr("<a href=\"padding=none\">Take the tokens of zeros away</a>.")
                                   : tr("<a href=\"padding=zeros\">Put tokens of zeros beyond the ends</a>.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

std::vector<std::pair<bool, QStringList>> ConvolutionWords::conditions(const ConvolutionStudy& study) {
    const ConvolutionConditions& conditions = study.conditions;
    return {
        {conditions.scoresUseDistanceOnly, {tr("scores depend on the offset alone"), tr("offset alone")}},
        {conditions.headsCoverKernel, {tr("a head at each place of the kernel"), tr("a head at each place")}},
        {conditions.weightsAreOneHot,
         {conditions.weightsAreOneHot ? tr("sharp enough: one key has all the weight")
                                      : tr("sharp enough: one key has all the weight (here %1 is missing)")
                                            .arg(formatSignificantDigits(1 - conditions.minLargestWeight, 2)),
          tr("sharp enough")}},
        {conditions.hasZeroPadding, {tr("zeros beyond the ends (dotted lines)"), tr("zeros at the ends")}},
        {conditions.wideEnough,
         {tr("heads as wide as 𝐶 (%n column(s))", nullptr, int(study.choice.dimensions)), tr("heads wide enough")}}};
}

QString ConvolutionWords::shiftText(Index shift) {
    return shift > 0 ? QStringLiteral("+") + formatInteger(shift) : formatInteger(shift);
}

QString ConvolutionWords::placeText(Index shift) {
    return shift == 0 ? tr("itself")
                      : (shift < 0 ? tr("%1 before") : tr("%1 after")).arg(formatInteger(std::abs(shift)));
}

const Exhibit& convolution() {
    return singleton<Convolution>();
}

}  // namespace attention
