#include <algorithm>
#include <cmath>

#include "ui/exhibits/complexity_chart/exhibit.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention::complexity_chart {
namespace {

/// "n = 60"
QString equals(AxisVariable axis, const QString& value) {
    return QStringLiteral("%1 = %2").arg(letterOf(axis), value);
}
QString equals(AxisVariable axis, std::int64_t value) {
    return equals(axis, formatInteger(value));
}

/// A ratio with few digits: "3", "1.9", "11.5".
QString times(double ratio) {
    return ratio == std::round(ratio) ? amount(ratio) : formatSignificantDigits(ratio, ratio < 10 ? 2 : 3);
}

/// Adds sentences on the ranges left and right of the marker in which other layers are the lowest, and on crossings
/// beyond the axis if there are none on it.
void addNeighbours(QStringList& sentences, const CostChartStudy& study) {
    const ChartAxis& axis = study.axis;
    const CostChart& chart = axis.chart;
    const auto marker = double(axisValue(chart));
    const std::vector<CostRegion>& regions = study.regions;
    const bool areTwo = chart.compared.size() == 2;
    const auto sentence = [&](const CostRegion& region) {
        return (region.lowest.size() == 1 ? areTwo ? ChartExhibit::tr("From %1 to %2 %3 is the lower of the two.")
                                                   : ChartExhibit::tr("From %1 to %2 %3 is the lowest.")
                : areTwo ? ChartExhibit::tr("From %1 to %2 %3 are equal.")
                                          : ChartExhibit::tr("From %1 to %2 %3 are the lowest."))
            .arg(equals(chart.against, amount(region.from)), amount(region.to), architecturesInSentence(region.lowest));
    };
    const CostRegion* left = nullptr;
    const CostRegion* right = nullptr;
    for (const CostRegion& region : regions) {
        if (region.to <= marker && region.from < region.to) left = &region;
        if (region.from >= marker && region.from < region.to && !right) right = &region;
    }
    // A single region is the whole axis, so there is no other range to mention.
    if (left && left->to == double(axis.range.last) && regions.size() == 1) left = nullptr;
    if (right && regions.size() == 1) right = nullptr;
    if (left) sentences += sentence(*left);
    if (right && right != left) sentences += sentence(*right);
    if (chart.compared.size() < 2 || !axis.crossings.empty()) return;
    sentences += ChartExhibit::tr("No two of these curves cross here.");
    if (axis.crossingsBeyond.empty()) return;
    const Crossing& next = axis.crossingsBeyond.front();
    sentences += ChartExhibit::tr("%1 and %2 cross at %3, beyond this axis.")
                     .arg(architectureWords(next.first), architectureInSentence(next.second),
                          equals(chart.against, amount(next.value)));
}

/// Sentence on the layers that have no curve because they never connect all tokens.
QString withoutCurveText(const CostChartStudy& study) {
    return ChartExhibit::tr(
               "Left out: %1. A kernel of 1 or a radius of 0 connects no two tokens: the path is infinite.")
        .arg(architecturesInSentence(study.neverConnected));
}

QString seen(const CostChartStudy& study) {
    const CostChart& chart = study.axis.chart;
    const bool isInPlane = study.isPlane;
    QStringList sentences;
    if (std::isfinite(study.lowestCost)) {
        const bool isSame = chart.quantity == CostQuantity::Cost && !(study.highestCost > study.lowestCost);
        const bool areTwo = chart.compared.size() == 2;
        sentences +=
            (study.lowest.size() == 1 ? areTwo ? ChartExhibit::tr("At %1 %2 is the lower of the two with %3.")
                                               : ChartExhibit::tr("At %1 %2 is the lowest with %3.")
             : isSame ? ChartExhibit::tr("At %1 %2 cost the same: %3.")
                                      : ChartExhibit::tr("At %1 %2 are the lowest with %3 each."))
                .arg(markerText(chart, isInPlane), architecturesInSentence(study.lowest), amount(study.lowestCost));
        if (study.highestCost > study.lowestCost && study.lowestCost > 0)
            sentences += (areTwo                      ? ChartExhibit::tr("The other, %1, has %2 times as much.")
                          : study.highest.size() == 1 ? ChartExhibit::tr("The highest is %1 with %2 times as much.")
                                                      : ChartExhibit::tr("The highest are %1, at %2 times the lowest."))
                             .arg(architecturesInSentence(study.highest), times(study.highestCost / study.lowestCost));
    }
    if (sentences.isEmpty()) sentences += withoutCurveText(study);
    return sentences.join(sentenceSeparator());
}

/// Explains the symbols of the formulas.
QString symbolsText(const CostChartStudy& study) {
    const CostChart& chart = study.axis.chart;
    QStringList sentences{ChartExhibit::tr("<i>n</i> is the number of tokens, <i>d</i> the width of each.")};
    if (std::ranges::any_of(chart.compared, isConvolution))
        sentences += ChartExhibit::tr("<i>k</i> is the kernel size of a convolution.");
    if (isCompared(chart, Architecture::Restricted))
        sentences += ChartExhibit::tr("<i>r</i> is how many keys a query of restricted self-attention meets at most.");
    if (!study.axis.crossings.empty())
        sentences += ChartExhibit::tr("Two curves cross where the formulas of both layers give the same.");
    return sentences.join(sentenceSeparator());
}

QString more(const CostChartStudy& study) {
    const CostChart& chart = study.axis.chart;
    QStringList sentences{symbolsText(study)};
    if (study.isPlane)
        sentences +=
            ChartExhibit::tr("Along solid lines the lowest layer changes; along dashed ones two others are equal.");
    else if (QStringList neighbours; addNeighbours(neighbours, study), !neighbours.isEmpty())
        sentences += neighbours.join(sentenceSeparator());
    const bool isExact = chart.quantity == CostQuantity::Cost && chart.kind == CostKind::Exact;
    if (isExact && chart.setting.projections && isCompared(chart, Architecture::Attention)) {
        if (isCompared(chart, Architecture::Recurrent))
            sentences += ChartExhibit::tr(
                "With projections self-attention and recurrence never cross: 2n²d + 4nd² is more than 2nd².");
        if (std::ranges::any_of(chart.compared, isConvolution) && chart.setting.kernel <= 4 &&
            chart.against != AxisVariable::Kernel)
            sentences +=
                ChartExhibit::tr("Nor does it cross a convolution of k = %1: four projections alone cost 4nd².")
                    .arg(formatInteger(chart.setting.kernel));
    }
    if (isExact && chart.setting.projections && chart.setting.kernel <= 4)
        sentences +=
            ChartExhibit::tr("A convolution of <a href=\"kernel=9\">k = 9</a> is dearer than four projections.");
    if (chart.quantity == CostQuantity::Cost && chart.kind == CostKind::Term) {
        const bool hasConvolution = std::ranges::any_of(chart.compared, isConvolution);
        const bool hasBoth = isCompared(chart, Architecture::Attention) && isCompared(chart, Architecture::Recurrent);
        sentences +=
            chart.setting.projections && isCompared(chart, Architecture::Attention)
                ? ChartExhibit::tr(
                      "<a href=\"cost-kind=exact\">Count exactly</a>: the projections of self-attention count then.")
            : hasConvolution ? ChartExhibit::tr(
                                   "<a href=\"cost-kind=exact\">Count exactly</a>: crossings with a convolution move, "
                                   "as the other layers have the constant 2.")
            : hasBoth && chart.compared.size() == 2
                ? ChartExhibit::tr(
                      "<a href=\"cost-kind=exact\">Count exactly</a>: both costs double, and the crossing stays.")
                : ChartExhibit::tr("<a href=\"cost-kind=exact\">Count exactly</a>, with constants.");
    }
    if (chart.quantity == CostQuantity::Cost)
        sentences += ChartExhibit::tr("<a href=\"quantity=path\">Show the longest path</a> instead of the cost.");
    if (!study.neverConnected.empty())
        sentences += withoutCurveText(study);
    else if (chart.quantity == CostQuantity::Path && chart.against == AxisVariable::Kernel)
        sentences += ChartExhibit::tr("At k = 1 the paths of convolutions are infinite; their curves begin at 2.");
    return joinParagraphs(sentences);
}

QString tryThis(const CostChartStudy& study) {
    const CostChart& chart = study.requestedAxis.chart;
    QStringList suggestions;
    if (study.isPlane) {
        suggestions += ChartExhibit::tr(
            "Drag the two lines, or <a href=\"play:n\">let the text grow</a>: where the ring passes a border, another "
            "layer becomes the cheapest.");
        suggestions += ChartExhibit::tr("Back to the <a href=\"chart-view=curves\">curves</a>.");
    } else {
        suggestions += chart.against == AxisVariable::N
                           ? ChartExhibit::tr("Drag the marker, or <a href=\"play:n\">let n grow</a>.")
                       : chart.against == AxisVariable::D
                           ? ChartExhibit::tr("Drag the marker, or <a href=\"play:d\">let d grow</a>.")
                           : ChartExhibit::tr("Drag the marker, or <a href=\"play:kernel\">let k grow</a>.");
        if (chart.quantity == CostQuantity::Cost && chart.against == AxisVariable::N && !study.axis.crossings.empty())
            suggestions += ChartExhibit::tr("<a href=\"play:d\">Let d grow</a>: the crossing moves with it.");
        suggestions +=
            ChartExhibit::tr("<a href=\"chart-view=plane\">See which layer is cheapest</a> for every n and d.");
    }
    if (!study.isPlane && chart.quantity != CostQuantity::Cost)
        suggestions += ChartExhibit::tr("<a href=\"quantity=cost\">Show the cost</a> that pays for it.");
    else if (!study.isPlane && chart.kind == CostKind::Exact)
        suggestions += chart.setting.projections
                           ? ChartExhibit::tr("<a href=\"projections=off\">Leave the projections out</a>.")
                           : ChartExhibit::tr("<a href=\"projections=on\">Include the projections</a>.");
    return suggestions.join(sentenceSeparator());
}

QString sentenceOf(const CostChart& chart) {
    switch (chart.quantity) {
        case CostQuantity::Sequential:
            return ChartExhibit::tr("operations that have to wait for each other, without constants, as in O(·)");
        case CostQuantity::Path:
            return ChartExhibit::tr(
                "layers or steps on the longest path between two tokens, without constants, as in O(·), not rounded, "
                "and at least one layer");
        case CostQuantity::Cost:
            break;
    }
    if (chart.kind == CostKind::Term) return ChartExhibit::tr("operations of one layer without constants, as in O(·)");
    return ChartExhibit::tr("operations of one layer, counted exactly: %1").arg(countText(chart));
}

Explanation explainCrossing(const CostChartStudy& study, const Cell& cell) {
    Explanation explanation;
    const std::vector<Crossing>& crossings = study.requestedAxis.crossings;
    if (std::size_t(cell.row) >= crossings.size()) {
        explanation.value = QStringLiteral("–");
        explanation.sentence = ChartExhibit::tr("No two of these curves cross in this range.");
        return explanation;
    }
    const Crossing& crossing = crossings[std::size_t(cell.row)];
    explanation.value = equals(study.requestedAxis.chart.against, amount(crossing.value));
    explanation.sentence =
        ChartExhibit::tr(
            "where the two curves cross: before it %1 is lower and %2 higher, after it the other way round")
            .arg(architectureInSentence(crossing.first), architectureInSentence(crossing.second));
    explanation.derivation = study.derivation(cell);
    return explanation;
}

QString claimOf(const CostChart& chart) {
    switch (chart.quantity) {
        case CostQuantity::Sequential:
            return ChartExhibit::tr("Only recurrence has to wait for one token after the other.");
        case CostQuantity::Path:
            return ChartExhibit::tr("Self-attention connects any two tokens within a single layer.");
        case CostQuantity::Cost:
            break;
    }
    if (chart.kind == CostKind::Exact && chart.setting.projections)
        return ChartExhibit::tr("With its projections self-attention always needs more operations than recurrence.");
    return ChartExhibit::tr("Self-attention needs fewer operations than recurrence while 𝑛 is below 𝑑.");
}

}  // namespace

QString amount(double value) {
    constexpr double kMaxDigits = 1e9;
    if (std::isinf(value)) return QStringLiteral("∞");
    if (value == std::round(value) && std::abs(value) < kMaxDigits) return formatDecimals(value, 0);
    if (value != std::round(value)) return formatSignificantDigits(value, 3);
    // Four significant digits at most, without trailing zeros.
    const auto shortened = [&](int digits) { return QString::number(value, 'e', digits - 1).toDouble(); };
    int digits = 1;
    while (digits < 4 && shortened(digits) != shortened(4)) ++digits;
    return formatSignificantDigits(value, digits);
}

QString letterOf(AxisVariable axis) {
    return axis == AxisVariable::N   ? QStringLiteral("𝑛")
           : axis == AxisVariable::D ? QStringLiteral("𝑑")
                                     : QStringLiteral("𝑘");
}

QString axisWords(AxisVariable axis) {
    return axis == AxisVariable::N   ? ChartExhibit::tr("tokens")
           : axis == AxisVariable::D ? ChartExhibit::tr("width")
                                     : ChartExhibit::tr("kernel");
}

QString markerText(const CostChart& chart, bool isInPlane) {
    const QString marker = equals(chart.against, axisValue(chart));
    return isInPlane ? joinList({marker, equals(AxisVariable::D, chart.setting.d)}) : marker;
}

QString quantityText(const CostChart& chart) {
    switch (chart.quantity) {
        case CostQuantity::Sequential:
            return ChartExhibit::tr("Sequential operations");
        case CostQuantity::Path:
            return ChartExhibit::tr("Longest path");
        case CostQuantity::Cost:
            break;
    }
    return ChartExhibit::tr("Operations per layer");
}

QString planeTitle(const CostChart& chart) {
    switch (chart.quantity) {
        case CostQuantity::Sequential:
            return ChartExhibit::tr("Who needs the fewest sequential operations");
        case CostQuantity::Path:
            return ChartExhibit::tr("Whose longest path is the shortest");
        case CostQuantity::Cost:
            break;
    }
    return ChartExhibit::tr("Who needs the fewest operations per layer");
}

QString countText(const CostChart& chart) {
    if (chart.quantity == CostQuantity::Path) return ChartExhibit::tr("without constants, at least one layer");
    if (chart.quantity == CostQuantity::Cost && chart.kind == CostKind::Term &&
        isCompared(chart, Architecture::Attention))
        return ChartExhibit::tr("without constants and without attention’s projections");
    if (chart.quantity != CostQuantity::Cost || chart.kind == CostKind::Term)
        return ChartExhibit::tr("without constants");
    return joinList(
        {chart.setting.flops ? ChartExhibit::tr("exact, in FLOPs") : ChartExhibit::tr("exact multiply–adds"),
         chart.setting.training ? ChartExhibit::tr("training step") : ChartExhibit::tr("forward pass"),
         chart.setting.projections ? ChartExhibit::tr("with projections") : ChartExhibit::tr("without projections")});
}

QString fixedText(const CostChart& chart, bool isInPlane) {
    const CostOptions& setting = chart.setting;
    const bool isSequential = chart.quantity == CostQuantity::Sequential;
    QStringList words;
    if (!isInPlane && chart.against != AxisVariable::N) words += equals(AxisVariable::N, setting.n);
    if (!isInPlane && chart.against != AxisVariable::D && chart.quantity == CostQuantity::Cost)
        words += equals(AxisVariable::D, setting.d);
    if ((isInPlane || chart.against != AxisVariable::Kernel) && !isSequential &&
        std::ranges::any_of(chart.compared, isConvolution))
        words += equals(AxisVariable::Kernel, setting.kernel);
    if (!isSequential && isCompared(chart, Architecture::Restricted))
        words += QStringLiteral("𝜌 = %1").arg(formatInteger(setting.radius));
    return joinList(words);
}

QStringList noteForms(const CostChartStudy& study) {
    const CostChart& chart = study.axis.chart;
    const QString count = countText(chart);
    const QString fixed = fixedText(chart, study.isPlane);
    const QString note =
        fixed.isEmpty() ? count : ChartExhibit::tr("%1; %2", "how it is counted; n = 60").arg(count, fixed);
    QStringList forms{ChartExhibit::tr("%1; both axes logarithmic", "how it is counted").arg(note), note};
    const bool hasDashed =
        study.isPlane && std::ranges::any_of(study.map.contours, std::logical_not(), &CostPlaneContour::isBorder);
    if (hasDashed) {
        QStringList withDashed;
        for (const QString& form : forms)
            withDashed += ChartExhibit::tr("%1; dashed: equal, but another layer is lower").arg(form);
        forms = withDashed + forms;
    }
    return forms;
}

bool isCompared(const CostChart& chart, Architecture architecture) {
    return std::ranges::find(chart.compared, architecture) != chart.compared.end();
}

ExhibitTexts ChartExhibit::textsFor(const Scene& scene) const {
    return {tr("Crossings"), tr("Where costs cross"), claimOf(costChart(scene.parameters))};
}

std::vector<Preset> ChartExhibit::presets() const {
    const PresetValues three = "compared=convolution,recurrent,attention";
    return {
        {kStartPreset, tr("Start"),
         tr("Two layers at d = 32: the curves of self-attention and recurrence cross at n = d = 32."),
         "compared=recurrent,attention; n=32; d=32; matrix=crossings; row=0; column=0"},
        {"book", tr("The book’s three"),
         tr("Terms of convolution, recurrence and self-attention: they cross at n = d and n = k·d."), three},
        {"exact", tr("Counted exactly"),
         tr("The count of self-attention has a factor 2: its crossing with convolution moves from n = k·d = 96 to 48."),
         three.overriddenBy("cost-kind=exact")},
        {"projections", tr("With projections"),
         tr("With its four projections self-attention never needs fewer operations than recurrence."),
         three.overriddenBy("cost-kind=exact; projections=on; kernel=7")},
        {"paths", tr("Longest paths"), tr("What self-attention pays for: any two tokens are one step apart."),
         "quantity=path"},
        {"sequential", tr("Sequential operations"),
         tr("Only the recurrence has to wait for each token before the next."), "quantity=sequential"},
        {"by-width", tr("Against the width"),
         tr("From d = n on self-attention needs fewer operations than recurrence."), three.overriddenBy("against=d")},
        {"by-kernel", tr("Against the kernel"), tr("Only convolutions become dearer with k."),
         three.overriddenBy("against=kernel; n=200")},
        {"plane", tr("Plane of n and d"),
         tr("Above the line n = d self-attention is the cheapest, below it recurrence."),
         three.overriddenBy("chart-view=plane")},
        {"restricted", tr("Plane with restricted attention"),
         tr("Each token meets the r = 129 nearest ones: where n and d are both larger, that is the cheapest."),
         "chart-view=plane; radius=64"},
        {"crossing", tr("One crossing, explained"),
         tr("Why self-attention and convolution cost the same at n = k·d = 96."),
         three.overriddenBy("matrix=crossings; row=1; column=0")},
    };
}

Caption ChartExhibit::caption(const CostChartStudy& study, const Scene&) const {
    return {study.formulas(), seen(study), tryThis(study), more(study),
            tr("Sentences are short (small <i>n</i>) and their vectors wide (large <i>d</i>), so self-attention is "
               "affordable there. For books, sounds and images <i>n</i> is far larger than <i>d</i>: the square of "
               "<i>n</i> decides, and restricted or other cheaper layers come in.")};
}

QString ChartExhibit::description(const CostChartStudy& study, const Scene&) const {
    const CostChart& chart = study.axis.chart;
    const AxisRange& range = study.axis.range;
    const bool isInPlane = study.isPlane;
    QStringList sentences;
    if (isInPlane)
        sentences += tr("%1 (%2): the lowest layer in the plane of n and d, both axes logarithmic.")
                         .arg(quantityText(chart), countText(chart));
    else
        sentences += tr("%1 (%2) against %3 from %4 to %5, both axes logarithmic.")
                         .arg(quantityText(chart), countText(chart), letterOf(chart.against),
                              formatInteger(range.first), formatInteger(range.last));
    if (const QString fixed = fixedText(chart, isInPlane); !fixed.isEmpty()) sentences += tr("Fixed: %1.").arg(fixed);
    QStringList numbers;
    for (const ChartCurve& curve : study.curves)
        numbers += QStringLiteral("%1 %2").arg(architectureShort(curve.architecture), amount(curve.currentValue));
    sentences +=
        tr("At %1: %2.", "n = 60: layers and their numbers").arg(markerText(chart, isInPlane), joinList(numbers));
    QStringList places;
    if (!isInPlane)
        for (const Crossing& crossing : study.distinctCrossings())
            places += equals(chart.against, amount(crossing.value));
    if (!places.isEmpty()) sentences += tr("Curves cross at %1.").arg(joinList(places));
    return sentences.join(sentenceSeparator());
}

Explanation ChartExhibit::explain(const CostChartStudy& study, const Scene&, const Cell& cell) const {
    if (cell.matrix == kCrossings) return explainCrossing(study, cell);
    Explanation explanation;
    explanation.derivation = study.derivation(cell);
    explanation.value = amount(explanation.derivation.value);
    explanation.sentence = sentenceOf(study.requestedAxis.chart);
    if (cell.matrix == kCheapest)
        explanation.sentence = tr("the lowest of the layers compared here: %1").arg(explanation.sentence);
    return explanation;
}

CellTags ChartExhibit::tags(const CostChartStudy& study, const Scene&, const Cell& cell) const {
    const CostChart& chart = study.requestedAxis.chart;
    const auto row = std::size_t(cell.row);
    const auto column = std::size_t(cell.column);
    if (cell.matrix == kCheapest)
        return {{equals(AxisVariable::N, study.plane.n[column])},
                {equals(AxisVariable::D, study.plane.d[row])},
                {namesOf(study.plane.lowestAt(cell.row, cell.column))}};
    if (cell.matrix != kCrossings)
        return {{equals(chart.against, study.requestedAxis.values[row])}, {architectureWords(chart.compared[column])}};
    const std::vector<Crossing>& crossings = study.requestedAxis.crossings;
    if (row >= crossings.size()) return {{tr("no crossing")}};
    return {{architectureWords(crossings[row].first)}, {architectureWords(crossings[row].second)}};
}

}  // namespace attention::complexity_chart
