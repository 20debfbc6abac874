#include "ui/exhibits/sinusoidal_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct SinusoidalWords {
    Q_DECLARE_TR_FUNCTIONS(SinusoidalWords)
};

QString dimensionsText(std::int64_t count) {
    return count == 1 ? SinusoidalWords::tr("1 dimension")
                      : SinusoidalWords::tr("%1 dimensions").arg(formatInteger(count));
}

}  // namespace

double sinusoidalMemory(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const double table = sizeof(double) * double(parameters.n) * double(parameters.d);
    return 2.0 * (scene.reference ? 3 : 1) * table;
}

CellTags sinusoidalTags(const Scene& scene, const Cell& cell) {
    return {{SinusoidalWords::tr("position %1").arg(formatInteger(scene.parameters.start + cell.row)), IndexRole::I},
            {SinusoidalWords::tr("column %1").arg(formatInteger(cell.column)), IndexRole::J}};
}

Explanation sinusoidalExplanation(const SinusoidalStudy& study, const Cell& cell) {
    Explanation explanation;
    explanation.derivation = study.derivation(cell.row, cell.column);
    explanation.value = formatDecimals(explanation.derivation.value, 4);
    const bool sine = isSineColumn(cell.column);
    const QString pair = formatInteger(pairOfColumn(cell.column));
    explanation.sentence =
        sine ? SinusoidalWords::tr("sine of pair %1").arg(pair) : SinusoidalWords::tr("cosine of pair %1").arg(pair);
    for (const DerivationLine& step : explanation.derivation.steps)
        if (step.name == "angle") explanation.clock = Clock{.angle = step.value, .sine = sine};
    return explanation;
}

QString sinusoidalDescription(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const QString positions = parameters.n == 1
                                  ? SinusoidalWords::tr("position %1").arg(formatInteger(parameters.start))
                                  : SinusoidalWords::tr("%1 positions (%2 to %3)")
                                        .arg(formatInteger(parameters.n), formatInteger(parameters.start),
                                             formatInteger(parameters.start + parameters.n - 1));
    const QString sentence = SinusoidalWords::tr("Sinusoidal positional encoding P of %1 in %2, base %3.")
                                 .arg(positions, dimensionsText(parameters.d), exactEditableText(parameters.base));
    if (!scene.reference) return sentence;
    const QString differing = differenceText(scene);
    return sentence + sentenceSeparator() +
           (differing.isEmpty() ? SinusoidalWords::tr("Compared with the same values.")
                                : SinusoidalWords::tr("Compared with %1.").arg(differing));
}

QString wavelengthText(double wavelength) {
    // From 100 to 1e9 all digits before the decimal point are given.
    const bool isRoundedToInteger = wavelength >= 100 && wavelength < 1e9;
    return formatSignificantDigits(wavelength, isRoundedToInteger ? int(std::log10(wavelength)) + 1 : 3);
}

QString turnsText(double turns) {
    return formatSignificantDigits(turns, 2);
}

QString positionsText(std::int64_t count) {
    return SinusoidalWords::tr("%1 position(s)", nullptr, int(count)).arg(formatInteger(count));
}

QString pairText(Index pair, Index dimensions) {
    const Index even = 2 * pair;
    if (even + 1 >= dimensions) return SinusoidalWords::tr("column %1").arg(formatInteger(even));
    return SinusoidalWords::tr("columns %1 and %2").arg(formatInteger(even), formatInteger(even + 1));
}

QString onlyFirstPairText() {
    return SinusoidalWords::tr(
        "Nothing differs: the first pair turns by 1 radian (57°) a position at every base and width.");
}

QString differenceText(const Scene& scene) {
    const Parameters& now = scene.parameters;
    const Parameters& before = *scene.reference;
    QStringList parts;
    if (before.n != now.n) parts += positionsText(before.n);
    if (before.d != now.d) parts += dimensionsText(before.d);
    if (before.base != now.base) parts += SinusoidalWords::tr("base %1").arg(exactEditableText(before.base));
    if (before.start != now.start) parts += SinusoidalWords::tr("start %1").arg(formatInteger(before.start));
    return joinList(parts);
}

QString noDifferenceText(const SinusoidalStudy& study) {
    const SinusoidalRange& now = study.range;
    const SinusoidalRange& before = *study.before;
    if (study.overlap.rows == 0)
        return SinusoidalWords::tr("No position is in both figures, so there is nothing to compare.");
    if (now.base != before.base || now.dimensions != before.dimensions)
        return study.overlap.columns > 2 ? QString() : onlyFirstPairText();
    if (now == before) return SinusoidalWords::tr("Nothing differs yet: change a value and see what it does.");
    return SinusoidalWords::tr(
        "Where both figures have an entry it is the same: it depends on its position, not on where the table starts or "
        "ends.");
}

QString sinusoidalSymbols(const Scene& scene) {
    return SinusoidalWords::
        tr("The encoding <i>P</i> has a row for each position <i>i</i> and <i>d</i> columns: 2<i>j</i> and 2<i>j</i> + "
           "1 are pair <i>j</i>. The fraction is an angle in radians, and %1 is called the base. For a cell of "
           "<i>P</i>, <i>ω</i> in the panel is the speed of the pair, its frequency: the angle of one step.")
            .arg(exactEditableText(scene.parameters.base));
}

QString whyPositionsMatter() {
    return SinusoidalWords::tr("Self-attention alone cannot tell the order of the tokens.");
}

QString tryComparing(const Scene& scene, bool isDifference) {
    if (scene.reference) return SinusoidalWords::tr("<a href=\"compare:off\">End the comparison</a>.");
    return isDifference
               ? SinusoidalWords::tr(
                     "<a href=\"compare:on\">Keep this figure</a>, then change a value: you see the difference.")
               : SinusoidalWords::tr(
                     "<a href=\"compare:on\">Keep this figure</a> as a grey copy, then change a value.");
}

QString zoomedText(const Scene& scene, bool columnsToo) {
    const auto& zoom = scene.view.zoom;
    if (!zoom) return {};
    const Parameters& parameters = scene.parameters;
    const auto index = [](double coordinate, std::int64_t count, std::int64_t offset) {
        return formatInteger(std::clamp<std::int64_t>(std::llround(coordinate), 0, count - 1) + offset);
    };
    if (!columnsToo)
        return sentenceSeparator() + SinusoidalWords::tr("Zoomed in: positions %1 to %2.")
                                         .arg(index(std::ceil(zoom->left), parameters.n, parameters.start),
                                              index(std::floor(zoom->right), parameters.n, parameters.start));
    // A cell extends half an index to each side of its index; a cell counts if at least half of it is visible.
    return sentenceSeparator() + SinusoidalWords::tr("Zoomed in: positions %1 to %2, columns %3 to %4.")
                                     .arg(index(zoom->top + 0.5, parameters.n, parameters.start),
                                          index(zoom->bottom - 0.5, parameters.n, parameters.start),
                                          index(zoom->left + 0.5, parameters.d, 0),
                                          index(zoom->right - 0.5, parameters.d, 0));
}

}  // namespace attention
