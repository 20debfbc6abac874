#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/exhibits/measured_cost/exhibit.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention::measured_cost {
namespace {

bool isPoint(const MeasuredCostStudy& study, const Cell& cell) {
    return cell.row >= 0 && std::size_t(cell.row) < study.points.size();
}

QString exponentSentence(const MeasuredCostStudy& study, const CostFit& fit) {
    const QString layer = architectureInSentence(fit.architecture);
    if (fit.exponentPoints < kConclusivePoints)
        return MeasuredCost::tr("%1: too few points to conclude on the exponent.")
            .arg(architectureWords(fit.architecture));
    if (!fit.isConclusive && fit.spread > kConclusiveSpread)
        return MeasuredCost::tr(
                   "The repeats of %1 differ too much to conclude: their middle half spans %2 of the median.")
            .arg(layer, percentWords(fit.spread));
    if (!fit.isConclusive)
        return MeasuredCost::tr("The exponent of %1 is too noisy to conclude: between %2 and %3.")
            .arg(layer, exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh));
    if (const auto from = fitStart(fit))
        return MeasuredCost::tr("From %1 = %2 on, the exponent of %3 is %4, between %5 and %6; in theory %7.")
            .arg(axisSymbol(study.axis), formatInteger(*from), layer, exponentWords(fit.exponent),
                 exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh), theoryWords(fit.expected));
    return MeasuredCost::tr("The exponent of %1 is %2, between %3 and %4; in theory %5.")
        .arg(layer, exponentWords(fit.exponent), exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh),
             theoryWords(fit.expected));
}

QString crossingSentence(const MeasuredCostStudy& study, const MeasuredCostCrossing& crossing) {
    const QString symbol = axisSymbol(study.axis);
    const QString first = architectureInSentence(crossing.first);
    const QString second = architectureInSentence(crossing.second);
    if (std::isfinite(crossing.measured)) {
        if (std::isfinite(crossing.counted))
            return MeasuredCost::tr("Measured, %3 is faster than %4 up to about %1 = %2; counted, up to %5.")
                .arg(symbol, axisNumber(crossing.measured), first, second, axisNumber(crossing.counted));
        return MeasuredCost::
            tr("Measured, %3 is faster than %4 up to about %1 = %2 and slower beyond it; counted, they do not cross.")
                .arg(symbol, axisNumber(crossing.measured), first, second);
    }
    if (!std::isfinite(crossing.counted)) return {};
    return MeasuredCost::tr("Counted, %1 and %2 cross at %3 = %4; measured, they do not in this range.")
        .arg(first, second, symbol, axisNumber(crossing.counted));
}

/// Says where the fitted lines cross, and how a measured crossing is found.
QString fittedSentence(const MeasuredCostStudy& study) {
    QStringList places, sentences;
    bool hasMeasured = false;
    for (const MeasuredCostCrossing& crossing : study.crossings) {
        hasMeasured = hasMeasured || std::isfinite(crossing.measured);
        if (std::isfinite(crossing.fitted))
            places += QStringLiteral("%1 = %2 (%3)")
                          .arg(axisSymbol(study.axis), axisNumber(crossing.fitted), crossingLayers(crossing));
    }
    if (!places.isEmpty()) sentences += MeasuredCost::tr("The fitted lines cross at %1.").arg(joinList(places));
    if (hasMeasured) sentences += MeasuredCost::tr("A measured crossing is read off between two measured points.");
    return sentences.join(sentenceSeparator());
}

QStringList crossingSentences(const MeasuredCostStudy& study) {
    QStringList sentences;
    for (const MeasuredCostCrossing& crossing : study.crossings)
        if (const QString words = crossingSentence(study, crossing); !words.isEmpty()) sentences += words;
    return sentences;
}

/// Says that the interval of the exponent does not contain the exponent of the theory; empty: it does.
QString disagreement(const CostFit& fit) {
    if (!fit.isConclusive || !std::isfinite(fit.expected)) return {};
    const QString layer = architectureWords(fit.architecture);
    const auto sentence = [&](const QString& words) {
        return words.arg(layer, exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh),
                         theoryWords(fit.expected));
    };
    if (fit.exponentHigh < fit.expected)
        return sentence(MeasuredCost::tr("%1: its time grows more slowly (exponent %2 to %3) than its count (%4)."));
    if (fit.exponentLow > fit.expected)
        return sentence(MeasuredCost::tr("%1: its time grows faster (exponent %2 to %3) than its count (%4)."));
    return {};
}

/// One sentence for each layer whose exponent is not conclusive.
QStringList doubtSentences(const MeasuredCostStudy& study) {
    QStringList sentences;
    for (const CostFit& fit : study.fits)
        if (!fit.isConclusive) sentences += exponentSentence(study, fit);
    return sentences;
}

/// Replaces the blanks in "n = 48" by no-break spaces.
QString unbroken(QString text) {
    return text.replace(QLatin1String(" = "), QStringLiteral("\u00a0=\u00a0"));
}

QString observation(const MeasuredCostStudy& study) {
    if (!study.isMeasured)
        return MeasuredCost::tr(
            "These are counts: exact multiply–adds of one forward pass. “Measure” times the same layers on this "
            "machine.");
    QStringList sentences;
    const QStringList doubts = doubtSentences(study), crossings = crossingSentences(study);
    if (!doubts.isEmpty())
        sentences += doubts.front();
    else if (!crossings.isEmpty())
        sentences += crossings.front();
    sentences +=
        MeasuredCost::tr("Only one processor core is used: attention could compute all outputs at once, but not here.");
    return unbroken(sentences.join(sentenceSeparator()));
}

QString more(const MeasuredCostStudy& study, const Scene& scene) {
    QStringList sentences{
        MeasuredCost::tr("<i>t</i> is the time of a convolution (conv), a recurrence (rec) and self-attention "
                         "(att), <i>c</i> the constant of the layer, the time of one multiply–add. <i>n</i> is "
                         "the number of tokens, <i>d</i> their width, <i>k</i> the kernel size.")};
    const QString exactCrossing = study.axis == AxisVariable::N && !study.setting.projections
                                      ? MeasuredCost::tr(
                                            "Exact counts have a factor 2 for self-attention: it crosses convolution "
                                            "at n = kd/2, not at the n = kd of the terms in O(·).")
                                      : QString();
    if (study.isMeasured) {
        const QStringList doubts = doubtSentences(study), crossings = crossingSentences(study);
        // observation() has the first of these sentences.
        sentences += doubts.mid(1);
        sentences += crossings.mid(doubts.isEmpty() ? 1 : 0);
        if (const QString words = fittedSentence(study); !words.isEmpty()) sentences += words;
        sentences += MeasuredCost::tr(
            "In the table a dot marks the measured exponent and a stroke the counted one. The bar through the dot, "
            "mostly hidden by it, is the 95 % interval: of 20 such intervals about 19 contain the true exponent.");
        for (const CostFit& fit : study.fits)
            if (const QString words = disagreement(fit); !words.isEmpty()) sentences += words;
        const auto end = std::ranges::max(study.points, {}, &MeasuredCostPoint::value).value;
        for (const CostFit& fit : study.fits)
            if (const auto last = std::ranges::max(fit.points, {}, &CostPoint::value).value; last < end)
                sentences += MeasuredCost::tr("%1 was measured up to %2 = %3 only.")
                                 .arg(architectureWords(fit.architecture), axisSymbol(study.axis), formatInteger(last));
        if (study.fits.size() > 1) {
            const auto [cheapest, slowest] =
                std::ranges::minmax_element(study.fits, {}, &CostFit::secondsPerMultiplyAdd);
            sentences +=
                MeasuredCost::tr("A multiply–add of %1 takes %2, one of %3 %4.")
                    .arg(architectureInSentence(cheapest->architecture), timeWords(cheapest->secondsPerMultiplyAdd, 2),
                         architectureInSentence(slowest->architecture), timeWords(slowest->secondsPerMultiplyAdd, 2));
        }
        if (!study.fits.empty()) {
            const auto noisiest = std::ranges::max_element(study.fits, {}, &CostFit::spread);
            sentences += MeasuredCost::tr(
                             "“Noise” says how far the repeats spread: at a typical point of %1, the middle half of "
                             "them differ from each other by at most %2 of the median.")
                             .arg(architectureInSentence(noisiest->architecture), percentWords(noisiest->spread));
        }
    }
    if (!exactCrossing.isEmpty()) sentences += exactCrossing;
    sentences += !scene.parameters.projections
                     ? MeasuredCost::tr(
                           "<a href=\"projections=on\">Include the projections</a>: counted, recurrence then stays "
                           "cheaper than self-attention at every length.")
                     : MeasuredCost::tr("<a href=\"projections=off\">Leave the projections out</a>.");
    return unbroken(joinParagraphs(sentences));
}

QString suggestion(const Scene& scene, const MeasuredCostStudy& study) {
    const Parameters& parameters = scene.parameters;
    QStringList suggestions;
    if (study.isMeasured && !study.isStoredRun)
        suggestions += MeasuredCost::tr("<a href=\"repeats=33\">Repeat more often</a> and measure again.");
    else if (!parameters.quick)
        suggestions += MeasuredCost::tr("<a href=\"quick=on\">Choose fewer points and repeats</a>, then measure.");
    suggestions += parameters.against == AxisVariable::N
                       ? MeasuredCost::tr("<a href=\"against=d\">Vary the width</a> instead of the length.")
                       : MeasuredCost::tr("<a href=\"against=n\">Vary the length</a>.");
    return suggestions.join(sentenceSeparator());
}

Explanation explainPoint(const MeasuredCostStudy& study, const Cell& cell) {
    Explanation explanation;
    if (!isPoint(study, cell)) {
        explanation.value = QStringLiteral("–");
        explanation.sentence =
            MeasuredCost::tr("The sweep has %n point(s), counted from 0.", nullptr, int(study.points.size()));
        explanation.derivation.value = std::numeric_limits<double>::quiet_NaN();
        return explanation;
    }
    const MeasuredCostPoint& point = study.points[std::size_t(cell.row)];
    const bool isMedian = cell.column == Index(CostPointNumber::Median);
    const auto number = isMedian ? CostPointNumber::Median : CostPointNumber::Predicted;
    explanation.derivation = costPointDerivation(study, std::size_t(cell.row), number);
    if (!study.isMeasured) {
        explanation.value = isMedian ? timeWords(point.median) : formatDecimals(double(point.count), 0);
        explanation.sentence = isMedian ? MeasuredCost::tr("time of a forward pass, not measured yet")
                                        : MeasuredCost::tr("multiply-adds of a forward pass, counted exactly");
    } else {
        explanation.value = timeWords(explanation.derivation.value, 4);
        explanation.sentence =
            isMedian ? MeasuredCost::tr("median of %n repeat(s) of a forward pass, in seconds", nullptr,
                                        int(point.seconds.size()))
                     : MeasuredCost::tr("predicted time in seconds: the layer’s constant times its multiply-adds");
    }
    return explanation;
}

Explanation explainFit(const MeasuredCostStudy& study, const Cell& cell) {
    const Architecture architecture = kMeasuredArchitectures[std::size_t(cell.row)];
    const CostFitNumber number = kCostFitNumbers[std::size_t(cell.column)];
    const CostFit* fit = study.fitOf(architecture);
    Explanation explanation;
    explanation.derivation = costFitDerivation(study, architecture, number);
    const double value = explanation.derivation.value;
    const bool isKnown = study.isMeasured && std::isfinite(value);
    switch (number) {
        case CostFitNumber::Exponent:
            explanation.value = isKnown ? exponentWords(value) : MeasuredCost::tr("not measured");
            explanation.sentence =
                MeasuredCost::tr("exponent of %1: the slope of a straight line fitted to the logarithms")
                    .arg(axisSymbol(study.axis));
            if (isKnown && fit && fitStart(*fit))
                explanation.sentence = joinList(
                    {explanation.sentence, MeasuredCost::tr("fitted from %1 = %2 on, because other costs disturb below")
                                               .arg(axisSymbol(study.axis), formatInteger(*fitStart(*fit)))});
            if (isKnown && fit && !fit->isConclusive)
                explanation.sentence = joinList({explanation.sentence, inconclusiveReasons(*fit).front()});
            if (isKnown)
                explanation.sentence =
                    MeasuredCost::tr(
                        "%1; x is ln %2 and y is ln t, each measured from its mean; above stands the "
                        "sum of all x·y, below that of all x²",
                        "what the exponent is; n")
                        .arg(explanation.sentence, axisSymbol(study.axis));
            break;
        case CostFitNumber::Constant:
            explanation.value = timeWords(value);
            explanation.sentence =
                MeasuredCost::tr("seconds for each multiply-add: the median of time over count, over all points");
            break;
        case CostFitNumber::Spread:
            explanation.value = isKnown ? percentWords(value) : MeasuredCost::tr("not measured");
            explanation.sentence = MeasuredCost::tr(
                "the machine’s noise: the range of the middle half of the repeats, divided by their median");
            break;
    }
    return explanation;
}

}  // namespace

QString timeWords(double seconds, int digits) {
    if (!std::isfinite(seconds)) return MeasuredCost::tr("not measured");
    if (seconds < 0.9995e-6) return MeasuredCost::tr("%1 ns").arg(formatSignificantDigits(seconds * 1e9, digits));
    if (seconds < 0.9995e-3) return MeasuredCost::tr("%1 µs").arg(formatSignificantDigits(seconds * 1e6, digits));
    if (seconds < 0.9995) return MeasuredCost::tr("%1 ms").arg(formatSignificantDigits(seconds * 1e3, digits));
    return MeasuredCost::tr("%1 s").arg(formatSignificantDigits(seconds, digits));
}

QString axisSymbol(AxisVariable axis) {
    return axis == AxisVariable::N   ? QStringLiteral("n")
           : axis == AxisVariable::D ? QStringLiteral("d")
                                     : QStringLiteral("k");
}

QString axisWords(AxisVariable axis) {
    switch (axis) {
        case AxisVariable::N:
            return MeasuredCost::tr("Tokens, n");
        case AxisVariable::D:
            return MeasuredCost::tr("Width, d");
        case AxisVariable::Kernel:
            return MeasuredCost::tr("Kernel size, k");
    }
    return {};
}

QString settingWords(const CostOptions& setting, AxisVariable axis) {
    QStringList parts;
    if (axis != AxisVariable::N) parts += QStringLiteral("n = %1").arg(formatInteger(setting.n));
    if (axis != AxisVariable::D) parts += QStringLiteral("d = %1").arg(formatInteger(setting.d));
    if (axis != AxisVariable::Kernel) parts += QStringLiteral("k = %1").arg(formatInteger(setting.kernel));
    parts += setting.projections ? MeasuredCost::tr("with projections") : MeasuredCost::tr("without projections");
    return joinList(parts);
}

QString machineWords(const MeasuredCostStudy& study) {
    return study.machine.empty() ? MeasuredCost::tr("a machine without a name")
                                 : QString::fromStdString(study.machine).remove(QStringLiteral("(R)"));
}

QString exponentWords(double exponent) {
    return formatDecimals(exponent, 2);
}

QString axisNumber(double value) {
    return value >= 10 ? formatDecimals(std::round(value), 0) : formatSignificantDigits(value, 2);
}

QString theoryWords(double exponent) {
    if (!std::isfinite(exponent)) return QStringLiteral("–");
    constexpr double kTolerance = 0.005;
    return formatDecimals(exponent, std::abs(exponent - std::round(exponent)) < kTolerance ? 0 : 2);
}

QString crossingLayers(const MeasuredCostCrossing& crossing) {
    const QString first = architectureInSentence(crossing.first), second = architectureInSentence(crossing.second);
    if (crossing.first == Architecture::Attention) return MeasuredCost::tr("with %1", "a crossing").arg(second);
    if (crossing.second == Architecture::Attention) return MeasuredCost::tr("with %1", "a crossing").arg(first);
    return MeasuredCost::tr("%1 with %2", "a crossing").arg(first, second);
}

QStringList inconclusiveReasons(const CostFit& fit) {
    if (fit.isConclusive) return {};
    if (fit.exponentPoints < kConclusivePoints)
        return {MeasuredCost::tr("too few points to conclude"), MeasuredCost::tr("too few points")};
    return {MeasuredCost::tr("too noisy to conclude"), MeasuredCost::tr("too noisy")};
}

ExhibitTexts MeasuredCost::textsFor(const Scene& scene) const {
    const auto& measured = scene.measurement;
    const AxisVariable against = measured ? measured->against : scene.parameters.against;
    QString claim = tr("Counting predicts how fast the time grows. It can miss where one layer overtakes another.");
    if (!(measured ? measured->projections : scene.parameters.projections))
        claim = against == AxisVariable::N ? tr("Twice the tokens cost self-attention ×4 the time, the others ×2.")
                : against == AxisVariable::D
                    ? tr("Twice the width costs self-attention ×2 the time, the others ×4.")
                    : tr("Twice the kernel size costs the convolution ×2 the time, the others ×1.");
    return {tr("Measured"), tr("The formulas, timed"), claim};
}

std::vector<Preset> MeasuredCost::presets() const {
    return {
        {kStartPreset, tr("Start"), tr("A stored run of another machine, until something is measured here."),
         "sample-run=on; matrix=exponents; row=2; column=0"},
        {"quick", tr("A short sweep"), tr("Short passes only, done in a few seconds."), "quick=on"},
        {"against-d", tr("Against the width"),
         tr("Convolution and recurrence grow with the square of d, self-attention in step with it."),
         "against=d; n=256"},
        {"kernel-sizes", tr("Kernel sizes"), tr("Only the convolution’s cost depends on k."),
         "against=kernel; n=256; d=64"},
        {"projections", tr("With projections"),
         tr("W_q, W_k, W_v and W_o add 4·n·d²: recurrence stays cheaper at every length."), "projections=on"},
        {"exponent", tr("One exponent, explained"),
         tr("How self-attention grows with the length, and how sure that is."), "matrix=exponents; row=2; column=0"},
    };
}

Caption MeasuredCost::caption(const MeasuredCostStudy& study, const Scene& scene) const {
    return {study.formulas(), observation(study), suggestion(scene, study), more(study, scene),
            tr("O(·) tells how a cost grows, not how large it is. Counting leaves out waiting, the exponentials of a "
               "softmax and the start of each computation. So which layer is faster at your length must be measured. "
               "The times here are of forward passes (outputs computed once) on one processor core, with numbers of 64 "
               "bits; another machine has other constants.")};
}

QString MeasuredCost::description(const MeasuredCostStudy& study, const Scene&) const {
    QStringList sentences;
    const QString setting = settingWords(study.setting, study.axis);
    if (!study.isMeasured) {
        sentences += tr("Exact multiply-adds of a forward pass of convolution, recurrence and self-attention against "
                        "%1 on logarithmic axes, at %2. Nothing has been measured yet.")
                         .arg(axisSymbol(study.axis), setting);
    } else {
        sentences += tr("Times of forward passes of convolution, recurrence and self-attention against %1 on "
                        "logarithmic axes, at %2, measured on %3: medians with the middle half of the repeats over the "
                        "exact counts times one constant for each layer.")
                         .arg(axisSymbol(study.axis), setting, machineWords(study));
        for (const CostFit& fit : study.fits) sentences += exponentSentence(study, fit);
        sentences += crossingSentences(study);
    }
    return sentences.join(sentenceSeparator());
}

CellTags MeasuredCost::tags(const MeasuredCostStudy& study, const Scene&, const Cell& cell) const {
    if (cell.matrix == kFitMatrix) return {{architectureWords(kMeasuredArchitectures[std::size_t(cell.row)])}};
    if (!isPoint(study, cell)) return {{tr("sample %1").arg(formatInteger(cell.row))}};
    const MeasuredCostPoint& point = study.points[std::size_t(cell.row)];
    return {{architectureWords(point.architecture)},
            {QStringLiteral("%1 = %2").arg(axisSymbol(study.axis), formatInteger(point.value))}};
}

Explanation MeasuredCost::explain(const MeasuredCostStudy& study, const Scene&, const Cell& cell) const {
    return cell.matrix == kFitMatrix ? explainFit(study, cell) : explainPoint(study, cell);
}

}  // namespace attention::measured_cost
