#include "ui/exhibits/sinusoidal_words.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include <QCoreApplication>

#include "core/encoding/sinusoidal_derivation.h"
#include "ui/figure/decimal_sign.h"

namespace attention {
namespace {

struct SinusoidalWords {
    Q_DECLARE_TR_FUNCTIONS(SinusoidalWords)
};

/// `significant` digits, as a reader sees them.
QString significantText(double value, int significant) {
    if (value == 0 || !std::isfinite(value)) return displayNumber(value, 1);
    const int magnitude = int(std::floor(std::log10(std::abs(value))));
    if (magnitude >= -4 && magnitude < 9) return displayNumber(value, std::max(0, significant - 1 - magnitude));
    const double mantissa = value / std::pow(10.0, magnitude);
    QString exponent = QString::number(magnitude);
    exponent.replace(u'-', QChar(0x2212));
    return displayNumber(mantissa, significant - 1) + QStringLiteral(" · 10<sup>%1</sup>").arg(exponent);
}

}  // namespace

SinusoidalRange sinusoidalRange(const Parameters& parameters) {
    return {.positions = parameters.n, .dimensions = parameters.d, .base = parameters.base, .start = parameters.start};
}

Table sinusoidalTableOf(const Parameters& parameters) {
    std::vector<std::string> names;
    for (std::int64_t column = 0; column < parameters.d; ++column) names.push_back(std::to_string(column));
    return MatrixTable{std::make_shared<const Matrix>(sinusoidalTable(sinusoidalRange(parameters))), std::move(names)};
}

double sinusoidalMemory(const Parameters& parameters) {
    return 2.0 * sizeof(double) * double(parameters.n) * double(parameters.d);
}

Explanation sinusoidalExplanation(const Scene& scene, const Cell& cell) {
    const Parameters& parameters = scene.parameters;
    Explanation explanation;
    const std::int64_t position = parameters.start + cell.row;
    explanation.derivation = sinusoidalDerivation(position, cell.column, parameters.d, parameters.base);
    const bool sine = isSineColumn(cell.column);
    explanation.tags = {{SinusoidalWords::tr("position %1").arg(displayNumber(double(position), 0)), IndexRole::I},
                        {SinusoidalWords::tr("column %1").arg(displayNumber(double(cell.column), 0)), IndexRole::J}};
    explanation.value = displayNumber(explanation.derivation.value, 4);
    const QString pair = displayNumber(double(pairOfColumn(cell.column)), 0);
    explanation.sentence =
        sine ? SinusoidalWords::tr("sine of pair %1").arg(pair) : SinusoidalWords::tr("cosine of pair %1").arg(pair);
    for (const DerivationLine& step : explanation.derivation.steps)
        if (step.name == "angle") explanation.clock = Clock{.angle = step.value, .sine = sine};
    return explanation;
}

Table sinusoidalDerivationTable(const Scene& scene) {
    const auto cell = selectionOf(scene);
    if (!cell) throw std::invalid_argument("no cell is selected");
    return derivationTable(sinusoidalExplanation(scene, *cell).derivation);
}

QString sinusoidalDescription(const Parameters& parameters) {
    const auto number = [](std::int64_t value) { return displayNumber(double(value), 0); };
    const QString positions = parameters.n == 1 ? SinusoidalWords::tr("position %1").arg(number(parameters.start))
                                                : SinusoidalWords::tr("%1 positions (%2 to %3)")
                                                      .arg(number(parameters.n), number(parameters.start),
                                                           number(parameters.start + parameters.n - 1));
    const QString dimensions = parameters.d == 1 ? SinusoidalWords::tr("1 dimension")
                                                 : SinusoidalWords::tr("%1 dimensions").arg(number(parameters.d));
    return SinusoidalWords::tr("Sinusoidal positional encoding P of %1 in %2, base %3.")
        .arg(positions, dimensions,
             withDecimalSign(QString::number(parameters.base, 'g', QLocale::FloatingPointShortest)));
}

QString sinusoidalSelection(const Scene& scene) {
    const auto cell = selectionOf(scene);
    if (!cell) return {};
    const Explanation explanation = sinusoidalExplanation(scene, *cell);
    return QLatin1Char(' ') + SinusoidalWords::tr("Selected: %1, %2, P = %3.")
                                  .arg(explanation.tags[0].text, explanation.tags[1].text, explanation.value);
}

QString wavelengthText(double wavelength) {
    return significantText(wavelength, wavelength < 100 ? 3 : std::max(3, int(std::log10(wavelength)) + 1));
}

}  // namespace attention
