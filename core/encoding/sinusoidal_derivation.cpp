#include "core/encoding/sinusoidal_derivation.h"

#include <algorithm>
#include <cmath>

#include "core/encoding/sinusoidal_cell.h"

namespace attention {
namespace {

using namespace formula;

/// Significant digits of an angle below one turn, see digitsOfAngle().
constexpr int kDigitsOfAngle = 6;

/// The expressions from which the derivation of one entry is built.
class WaveTerms {
 public:
    WaveTerms(const SinusoidalCell& cell, Index dimensions, double base)
        : m_cell(cell), m_dimensions(double(dimensions)), m_base(base) {}

    Expression i() const { return symbol("i", m_cell.position, kI); }
    Expression j() const { return symbol("j", m_cell.pair, kJ); }
    Expression twoJ() const { return product({number(2, kJ), j()}); }
    Expression position() const { return number(m_cell.position, kI); }
    /// The exponent in symbols, 2j/d, and in numbers, 6/32.
    Expression exponentWithSymbols() const { return ratio(withValue(twoJ()), symbol("d", m_dimensions)); }
    Expression exponent() const { return substituteValues(exponentWithSymbols()); }
    Expression base() const { return number(m_base); }
    Expression omega() const { return symbol("omega", m_cell.frequency, kJ, {number(m_cell.pair, kJ)}); }
    Expression entry(double value, Index position, Index column) const {
        return symbol("P", value, {number(position, kI), number(column, kJ)});
    }
    Expression wave(Expression angle) const { return function(m_cell.sine ? "sin" : "cos", std::move(angle)); }

 private:
    const SinusoidalCell& m_cell;
    double m_dimensions;
    double m_base;
};

/// A context line with another entry of the table.
DerivationLine neighbour(std::string name, const SinusoidalCell& cell, Index dimensions, double base) {
    const WaveTerms terms(cell, dimensions, base);
    return line(std::move(name), terms.entry(cell.value, cell.position, cell.column), cell.value);
}

}  // namespace

Derivation sinusoidalDerivation(Index position, Index column, Index dimensions, double base) {
    const SinusoidalCell cell = sinusoidalCell(position, column, dimensions, base);
    const WaveTerms terms(cell, dimensions, base);
    Expression columnWithSymbols = terms.twoJ();
    if (!cell.sine) columnWithSymbols = sum({std::move(columnWithSymbols), number(1, kJ)});

    Derivation derivation{.value = cell.value};
    derivation.symbolic = equation({symbol("P", cell.value, {terms.i(), std::move(columnWithSymbols)}),
                                    terms.wave(fraction(terms.i(), power(terms.base(), terms.exponentWithSymbols())))});
    derivation.results = {terms.wave(
        fraction(terms.position(), rounded(1 / cell.frequency, digitsOfAngle(cell.angle, kDigitsInFormula))))};
    // The column is 2j or 2j + 1; solve it for j.
    Expression twice = number(column, kJ);
    if (!cell.sine) twice = difference(std::move(twice), number(1));
    const Expression pair = equation({terms.j(), ratio(std::move(twice), number(2))});
    derivation.steps = {
        line(LineName::tr("pair"), pair, cell.pair, 0),
        textLine("kind", cell.sine ? "sine" : "cosine"),
        line("frequency", equation({terms.omega(), power(terms.base(), negative(terms.exponent()))}), cell.frequency),
        line(LineName::tr("angle"), ratio(terms.position(), power(terms.base(), terms.exponent())), cell.angle,
             digitsOfAngle(cell.angle, kDigitsOfAngle)),
        line(LineName::tr("value"), terms.wave(rounded(cell.angle, digitsOfAngle(cell.angle, kDigitsOfAngle))),
             cell.value),
    };
    derivation.context = {
        line(LineName::tr("wavelength"), ratio(twoPi(), terms.omega()), cell.wavelength),
        line("turns", ratio(terms.position(), rounded(cell.wavelength, kDigitsInFormula)),
             double(position) / cell.wavelength),
    };
    const Index partner = cell.sine ? column + 1 : column - 1;
    if (partner < dimensions)
        derivation.context.push_back(neighbour(cell.sine ? LineName::tr("its cosine") : LineName::tr("its sine"),
                                               sinusoidalCell(position, partner, dimensions, base), dimensions, base));
    derivation.context.push_back(neighbour(LineName::tr("next position"),
                                           sinusoidalCell(position + 1, column, dimensions, base), dimensions, base));
    if (column + 2 < dimensions)
        derivation.context.push_back(neighbour(
            LineName::tr("next pair"), sinusoidalCell(position, column + 2, dimensions, base), dimensions, base));
    return derivation;
}

std::vector<Expression> sinusoidalDefinition(Index dimensions, double base) {
    const SinusoidalCell cell = sinusoidalCell(1, dimensions > 2 ? 2 : 0, dimensions, base);
    const WaveTerms terms(cell, dimensions, base);
    const auto entry = [&](std::string_view wave, Expression column) {
        const Expression value = function(wave, fraction(terms.i(), power(terms.base(), terms.exponentWithSymbols())));
        return equation({symbol("P", evaluate(value), {terms.i(), std::move(column)}), value});
    };
    return {entry("sin", terms.twoJ()), entry("cos", sum({terms.twoJ(), number(1, kJ)}))};
}

}  // namespace attention
