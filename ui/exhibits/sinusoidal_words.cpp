#include "ui/exhibits/sinusoidal_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/encoding/sinusoidal_cell.h"

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

/// Ungrouped, as a formula writes it.
QString baseText(double base) {
    return base == std::floor(base) && base < 1e9 ? QString::number(base, 'f', 0) : significantText(base, 6);
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

std::optional<Readout> sinusoidalReadout(const Parameters& parameters, std::optional<Cell> cell) {
    if (!cell) return std::nullopt;
    const SinusoidalCell entry =
        sinusoidalCell(parameters.start + cell->row, cell->column, parameters.d, parameters.base);
    const QString base = baseText(parameters.base);
    const QString position = displayNumber(double(entry.position), 0);
    Readout readout;
    readout.rowTag = SinusoidalWords::tr("position %1").arg(position);
    readout.columnTag = SinusoidalWords::tr("column %1").arg(entry.column);
    readout.value = displayNumber(entry.value, 4);
    readout.number = entry.value;
    readout.lines = {
        {SinusoidalWords::tr("pair"), QStringLiteral("𝑗 = ⌊%1/2⌋").arg(entry.column), QString::number(entry.pair)},
        {SinusoidalWords::tr("kind"),
         entry.sine ? SinusoidalWords::tr("even column") : SinusoidalWords::tr("odd column"),
         entry.sine ? SinusoidalWords::tr("sine") : SinusoidalWords::tr("cosine")},
        {SinusoidalWords::tr("frequency"),
         QStringLiteral("%1<sup>−%2/%3</sup>").arg(base).arg(2 * entry.pair).arg(parameters.d),
         significantText(entry.frequency, 6)},
        {SinusoidalWords::tr("angle"), QStringLiteral("%1 𝜔<sub>%2</sub>").arg(position).arg(entry.pair),
         significantText(entry.angle, 6)},
        {SinusoidalWords::tr("wavelength"), QStringLiteral("2π / 𝜔<sub>%1</sub>").arg(entry.pair),
         significantText(entry.wavelength, 5)},
        {SinusoidalWords::tr("value"),
         QStringLiteral("%1 %2 𝜔<sub>%3</sub>")
             .arg(entry.sine ? QStringLiteral("sin") : QStringLiteral("cos"), position)
             .arg(entry.pair),
         displayNumber(entry.value, 6)},
    };
    return readout;
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
        .arg(positions, dimensions, QString::number(parameters.base, 'g', QLocale::FloatingPointShortest));
}

QString sinusoidalSelection(const Parameters& parameters) {
    if (!parameters.row || !parameters.column) return {};
    const auto readout = *sinusoidalReadout(parameters, Cell{*parameters.row, *parameters.column});
    return QLatin1Char(' ') +
           SinusoidalWords::tr("Selected: %1, %2, P = %3.").arg(readout.rowTag, readout.columnTag, readout.value);
}

QString sinusoidalFormula(const Parameters& parameters) {
    return QStringLiteral(
               "𝑃<sub>𝑖,2𝑗</sub> = sin 𝑖 𝜔<sub>𝑗</sub><br>𝑃<sub>𝑖,2𝑗+1</sub> = cos 𝑖 𝜔<sub>𝑗</sub><br>"
               "𝜔<sub>𝑗</sub> = %1<sup>−2𝑗/𝑑</sup>")
        .arg(baseText(parameters.base));
}

QString wavelengthText(double wavelength) {
    return significantText(wavelength, wavelength < 100 ? 3 : std::max(3, int(std::log10(wavelength)) + 1));
}

}  // namespace attention
