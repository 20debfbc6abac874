#include <cmath>
#include <string_view>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/scaling_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/scaling/words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr MessageTemplate kSideNames[] = {CoreMessages::tr("not divided by √dₖ"), CoreMessages::tr("divided by √dₖ")};

ScalingOptions setupOf(const Parameters& parameters) {
    return {.keys = Index(parameters.n), .draws = Index(parameters.draws), .seed = std::uint64_t(parameters.seed)};
}

std::vector<ParameterUse> scalingUses() {
    return {
        ParameterUse{.key = "key-width"},
        ParameterUse{.key = "n",
                     .minimum = 2,
                     .maximum = double(kMaxScalingKeys),
                     .label = CoreMessages::tr("keys"),
                     .tooltip = CoreMessages::tr("With how many keys a query is compared.")},
        ParameterUse{.key = "draws", .sliderMaximum = 10000},
        ParameterUse{.key = "temperature", .sliderMinimum = 0.1, .sliderMaximum = 100},
        ParameterUse{.key = "seed", .sliderMaximum = 99},
        ParameterUse{.key = "matrix", .acceptedNames = kScalingMatrices},
        ParameterUse{
            .key = "row",
            .dynamicMaximum = [](const Parameters& p) -> std::int64_t { return scalingRows(p.matrix, Index(p.n)) - 1; },
            .dynamicMaximumText =
                "the last width (in histogram and weight-histogram: the last bin; in weights: the last key)",
            .label = CoreMessages::tr("selected bar"),
            .tooltip = CoreMessages::tr("The bar looked at, or of a curve its point, counted from 0.")},
        ParameterUse{.key = "column",
                     .dynamicMaximum = [](const Parameters&) -> std::int64_t { return 1; },
                     .dynamicMaximumText = "1 (0: without the scaling; 1: with it)",
                     .label = CoreMessages::tr("scaled or not"),
                     .tooltip = CoreMessages::tr("0 is without the scaling, 1 with it."),
                     .valueNames = kSideNames},
    };
}

TableDescription curveTable(std::string_view name, std::string_view what, std::string_view reference,
                            std::string_view meaning) {
    return {name,
            "a width of keys, 1 to 4096",
            {{"key-width", "", ColumnType::Integer, "d_k"},
             {"unscaled", "", ColumnType::Real, what},
             {"scaled", "", ColumnType::Real, "the same with 1/sqrt(d_k)"},
             {reference, "", ColumnType::Real, meaning}}};
}

std::vector<TableDescription> scalingTables() {
    return {
        curveTable("entropy", "mean entropy of the weights in nats", "limit", "ln n, of equal weights"),
        curveTable("largest-weight", "mean of the largest weight of each query", "equal-weights", "1/n"),
        curveTable("gradient-norm", "mean Frobenius norm of diag(w) - w w^T", "equal-weights", "sqrt(n - 1)/n"),
        {"variance",
         "a width of keys, 1 to 4096",
         {{"key-width", "", ColumnType::Integer, "d_k"},
          {"unscaled", "", ColumnType::Real, "variance of q . k"},
          {"unscaled-theory", "", ColumnType::Real, "d_k"},
          {"scaled", "", ColumnType::Real, "variance of q . k/sqrt(d_k)"},
          {"scaled-theory", "", ColumnType::Real, "1"}}},
        {"histogram",
         "a bin of scores at key-width",
         {{"from", "", ColumnType::Real, "lower border of the bin of scores"},
          {"to", "", ColumnType::Real, "upper border of the bin of scores"},
          {"unscaled", "", ColumnType::Real, "share of all scores"},
          {"scaled", "", ColumnType::Real, "share of all scaled scores"},
          {"unscaled-theory", "", ColumnType::Real, "of a normal distribution of variance d_k"},
          {"scaled-theory", "", ColumnType::Real, "of a normal distribution of variance 1"},
          {"scaled-from", "", ColumnType::Real, "lower border of the bin of scaled scores"},
          {"scaled-to", "", ColumnType::Real, "upper border of the bin of scaled scores"}}},
        {"weight-histogram",
         "a bin of weights at key-width",
         {{"from", "", ColumnType::Real, "lower border"},
          {"to", "", ColumnType::Real, "upper border"},
          {"unscaled", "", ColumnType::Real, "share of all weights without the scaling"},
          {"scaled", "", ColumnType::Real, "share of all weights with it"}}},
        {"weights",
         "a key of the first query, 0 to n - 1",
         {{"key", "", ColumnType::Integer, "0 to n - 1"},
          {"score", "", ColumnType::Real, "q . k at key-width"},
          {"unscaled", "", ColumnType::Real, "its weight without the scaling"},
          {"scaled", "", ColumnType::Real, "its weight with it"}}},
    };
}

class Scaling : public ExhibitWithStudy<ScalingStudy>, public Incremental, private ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    Scaling()
        : ExhibitWithStudy({.id = "scaling",
                            .chapter = Chapter::Attention,
                            .makeFigure = scalingFigure,
                            .presentationKeys = {"key-width", "temperature"},
                            .uses = scalingUses(),
                            .tables = scalingTables(),
                            .tabs = {{"one-query", CoreMessages::tr("One query")},
                                     {"all-queries", CoreMessages::tr("Many queries")},
                                     {"widths", CoreMessages::tr("Every width")},
                                     {"gradient", CoreMessages::tr("Gradient")},
                                     {"spread", CoreMessages::tr("Spread of the scores")}}}) {}
    double memoryNeeded(const Scene& scene) const override { return scalingBytes(setupOf(scene.parameters)); }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return resumed(scene.parameters, stop, nullptr);
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return resumed(scene.parameters, stop, &castStudy(before));
    }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Scaling by √dₖ"), tr("Scaling by √dₖ"),
                tr("One of many wide keys takes nearly all the weight; after a division by √dₖ, many share it.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("One query, 16 keys"),
             tr("At dₖ = 512 one key gets nearly all the weight without the scaling; with it many keys share it."),
             "key-width=512; n=16; seed=16; matrix=weights; row=11; column=0"},
            {"narrow", tr("Narrow keys"),
             tr("Even at dₖ = 4 the largest weight is 2.6 times as high without the scaling."), "key-width=4"},
            {"wide", tr("Wide keys"),
             tr("At dₖ = 1024 without the scaling, 0.95 of the weight goes to one key on average, a different one for "
                "each query."),
             "key-width=1024"},
            {"temperature", tr("A temperature instead"),
             tr("At dₖ = 64 dividing by a temperature of τ = 8 = √64 does what the scaling does at any width."),
             "temperature=8"},
            {"few-keys", tr("Four keys"),
             tr("With four keys the largest still gets 0.91 of the weight on average; equal weights would be 1/4."),
             "n=4"},
            {"point", tr("One point, explained"),
             tr("How evenly weights are spread at dₖ = 64 without the scaling, over 1000 random queries."),
             "matrix=entropy; row=11; column=0"},
        };
    }
    Caption caption(const ScalingStudy& study, const Scene& scene) const override {
        return {
            scalingDefinition(study.current.width), seen(study), tryThis(scene), more(study),
            tr("Where one weight is nearly 1, a change of the scores hardly changes it: the gradient, which training "
               "follows, is near 0, and little is learned. So the first Transformer (Vaswani et al. 2017) divides the "
               "scores by √dₖ.")};
    }
    QString description(const ScalingStudy& study, const Scene& scene) const override {
        const WidthStatistics& present = study.current;
        QStringList sentences;
        sentences +=
            scene.parameters.show == tabs().front().name
                ? tr("The scores of one random query with its keys, and below them its softmax weights as bars: at "
                     "the left without, at the right with the division of the scores by the square root of the width "
                     "of keys.")
                : tr("The softmax weights of one random query as bars, at the left without and at the right with the "
                     "division of the scores by the square root of the width of keys. Below them how the scores and "
                     "weights of all queries are spread, with a normal density over the scores, and the mean largest "
                     "weight, gradient norm and entropy against the width, from 1 to 4096 on a logarithmic axis, "
                     "dashed "
                     "without and solid with the scaling.");
        sentences += tr("Width %1, %2 keys, %3 random queries, temperature %4.")
                         .arg(formatInteger(present.width), formatInteger(study.setup.keys),
                              formatInteger(study.setup.draws), formatSignificantDigits(study.temperature, 4));
        sentences += tr("Largest weight %1 without and %2 with the scaling; entropy %3 and %4.")
                         .arg(formatSignificantDigits(present.unscaled.largest.mean, 3),
                              formatSignificantDigits(present.scaled.largest.mean, 3),
                              formatSignificantDigits(present.unscaled.entropy.mean, 3),
                              formatSignificantDigits(present.scaled.entropy.mean, 3));
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const ScalingStudy& study, const Scene&, const Cell& cell) const override {
        const bool isScaled = cell.column == 1;
        const auto row = std::size_t(cell.row);
        if (cell.matrix == kScalingMatrices[5])
            return {{tr("key %1").arg(formatInteger(cell.row)), IndexRole::J},
                    {variantName(isScaled), IndexRole::None}};
        QString place;
        if (isScalingCurve(cell.matrix)) {
            place = tr("dₖ = %1").arg(formatInteger(sampledWidths()[row]));
        } else {
            const auto& borders = study.histogram(cell.matrix == kScalingMatrices[4]).of(isScaled).edges;
            const double from = borders[row];
            const double to = borders[row + 1];
            place = !std::isfinite(from) ? tr("below %1").arg(formatSignificantDigits(to, 3))
                    : !std::isfinite(to)
                        ? tr("from %1 on").arg(formatSignificantDigits(from, 3))
                        : tr("%1 to %2").arg(formatSignificantDigits(from, 3), formatSignificantDigits(to, 3));
        }
        return {{place, IndexRole::None}, {variantName(isScaled), IndexRole::None}};
    }
    Explanation explain(const ScalingStudy& study, const Scene&, const Cell& cell) const override {
        const bool isScaled = cell.column == 1;
        return explanationFor(isScalingCurve(cell.matrix) ? study.derivation(study.series[std::size_t(cell.row)],
                                                                             scalingCurveOf(cell.matrix), isScaled)
                              : cell.matrix == kScalingMatrices[5]
                                  ? study.weightDerivation(cell.row, isScaled)
                                  : study.binDerivation(cell.matrix == kScalingMatrices[4], cell.row, isScaled),
                              sentence(cell));
    }

 private:
    static StudyPtr resumed(const Parameters& parameters, const std::stop_token& stop, const ScalingStudy* before) {
        return studyScaling(setupOf(parameters), Index(parameters.keyWidth), parameters.temperature, before, stop);
    }
    static QString seen(const ScalingStudy& study) {
        return tr("Over %3 queries, the largest weight averages %1 without and %2 with the scaling.", nullptr,
                  int(study.setup.draws))
            .arg(formatSignificantDigits(study.current.unscaled.largest.mean, 2),
                 formatSignificantDigits(study.current.scaled.largest.mean, 2), formatInteger(study.setup.draws));
    }
    QString tryThis(const Scene& scene) const {
        QStringList suggestions;
        suggestions += scene.parameters.show == tabs().front().name
                           ? tr("<a href=\"play:key-width\">Let dₖ grow</a> from 1, where both are equal.")
                           : tr("<a href=\"play:key-width\">Let dₖ grow</a>, or drag its mark along the curves.");
        if (scene.parameters.temperature != 1)
            suggestions += tr("<a href=\"temperature=1\">Set the temperature back to 1</a>.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const ScalingStudy& study) {
        const WidthStatistics& present = study.current;
        const QString width = formatInteger(present.width);
        const double deviation = study.deviation();
        const QString root =
            deviation == std::round(deviation) ? formatDecimals(deviation, 0) : formatSignificantDigits(deviation, 3);
        QStringList sentences;
        sentences += tr(
            "<i>q</i> is a query and <i>k</i> a key, <i>d</i>ₖ numbers each; their dot product <i>q</i>·<i>k</i> is a "
            "score, and Var its variance.");
        sentences += tr("The numbers of <i>q</i> and <i>k</i> are random, with mean 0 and variance 1. A product of two "
                        "has variance 1, too. A score is a sum of <i>d</i>ₖ = %1 such products, and variances of "
                        "independent terms add: its variance is %1, and a usual score is ±√%1 = ±%2. The random "
                        "queries here gave a variance of %3.")
                         .arg(width, root, formatSignificantDigits(present.unscaled.variance, 3));
        sentences += tr("Entropy says how evenly the weights are spread: %1 without and %2 with the scaling. With "
                        "equal weights it would be ln %3 = %4, the most that is possible.")
                         .arg(formatSignificantDigits(present.unscaled.entropy.mean, 3),
                              formatSignificantDigits(present.scaled.entropy.mean, 3), formatInteger(study.setup.keys),
                              formatSignificantDigits(study.reference(ScalingCurve::Entropy, true), 3));
        sentences += tr(
            "Each weight has a derivative by each score. “Gradient” is the size of the table of all of them, its "
            "Frobenius norm: how strongly the weights react to the scores. At small <i>d</i>ₖ they may even react more "
            "without the scaling.");
        sentences += tr(
            "Each random query has keys of its own. Share: which part of all weights lies in this bar. Density: which "
            "part of all scores lies in it, divided by the bar’s width. <a href=\"draws=10000\">More queries</a> make "
            "the bars smooth.");
        if (study.temperature != 1)
            sentences += tr("A temperature of %1 divides both.").arg(formatSignificantDigits(study.temperature, 3));
        else
            sentences +=
                tr("Dividing by a fixed number, a temperature, is right for one width only: by 8 = √64 for <a "
                   "href=\"preset:temperature\">dₖ = 64</a>.");
        return joinParagraphs(sentences);
    }
    /// The meaning of a cell's number, as a phrase.
    static QString sentence(const Cell& cell) {
        if (cell.matrix == kScalingMatrices[5]) return tr("weight that this query gives this key");
        if (cell.matrix == kScalingMatrices[4]) return tr("share of all weights that lie in this bin");
        if (cell.matrix == kScalingMatrices[3])
            return cell.column == 1 ? tr("share of all scaled scores that lie in this bin")
                                    : tr("share of all scores that lie in this bin");
        switch (scalingCurveOf(cell.matrix)) {
            case ScalingCurve::LargestWeight:
                return tr("largest weight of a query, mean over all queries");
            case ScalingCurve::GradientNorm:
                return tr(
                    "how strongly the weights react to the scores: the length of all derivatives, the Frobenius norm "
                    "of the softmax’s Jacobian, mean over all queries");
            default:
                return tr("entropy of the weights, how evenly they are spread, mean over all queries");
        }
    }
};

}  // namespace

QString ScalingWords::variantName(bool isScaled) {
    return isScaled ? tr("with the scaling") : tr("without the scaling");
}

const Exhibit& scaling() {
    return singleton<Scaling>();
}

}  // namespace attention
