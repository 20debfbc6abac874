#include "core/encoding/shift_derivation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

namespace attention {
namespace {

using namespace formula;

/// Decimals of sines and cosines in formulas, the same for all, so that the columns of a matrix are aligned.
constexpr int kDecimals = 4;

/// A sine or cosine with kDecimals decimals, or with one significant digit if it would be rounded to 0.
Expression decimals(double value, IndexRole role) {
    const double size = std::abs(value);
    const int before = size > 0 ? int(std::floor(std::log10(size))) + 1 : 0;
    return rounded(value, std::max(1, kDecimals + before), role);
}

Expression grid(std::vector<Expression> parts, int columns) {
    Expression expression;
    expression.kind = Expression::Kind::Grid;
    expression.columns = columns;
    expression.parts = std::move(parts);
    return expression;
}

/// The numbers of one shift for one pair, and the expressions from which its derivations are built.
class ShiftTerms {
 public:
    ShiftTerms(const Shift& shift, Index pair)
        : m_shift(shift), m_pair(pair), m_frequency(sinusoidalFrequency(pair, shift.dimensions, shift.base)) {
        const auto value = [&](Index position, Index column) {
            return sinusoidalValue(double(position), column, shift.dimensions, shift.base);
        };
        // The sine and cosine of this pair in p(position), p(offset) and p(position + offset), rows of the encoding.
        // p(offset) has sin and cos of offset omega_j, which are the entries of the rotation.
        const Index s = 2 * pair;
        m_from = {value(shift.position, s), value(shift.position, s + 1)};
        m_rotation = {value(shift.offset, s), value(shift.offset, s + 1)};
        m_target = {value(shift.position + shift.offset, s), value(shift.position + shift.offset, s + 1)};
        m_rotated = {m_rotation.cosine * m_from.sine + m_rotation.sine * m_from.cosine,
                     m_rotation.cosine * m_from.cosine - m_rotation.sine * m_from.sine};
    }

    struct PairValue {
        double sine = 0;
        double cosine = 0;
        double at(bool isSine) const { return isSine ? sine : cosine; }
    };
    const PairValue& from() const { return m_from; }
    const PairValue& rotation() const { return m_rotation; }
    const PairValue& target() const { return m_target; }
    const PairValue& rotated() const { return m_rotated; }
    double residual() const { return std::hypot(m_rotated.sine - m_target.sine, m_rotated.cosine - m_target.cosine); }
    double frequency() const { return m_frequency; }
    double angle() const { return double(m_shift.offset) * m_frequency; }
    double shiftedAngle() const { return double(m_shift.position + m_shift.offset) * m_frequency; }

    Expression i() const { return symbol("i", m_shift.position, kI); }
    Expression j() const { return symbol("j", m_pair, kJ); }
    Expression d() const { return symbol("d", m_shift.dimensions); }
    Expression delta() const { return symbol("delta", m_shift.offset, kDelta); }
    Expression position() const { return number(m_shift.position, kI); }
    Expression offset() const { return number(m_shift.offset, kDelta); }
    Expression shifted() const { return number(m_shift.position + m_shift.offset); }
    Expression base() const { return number(m_shift.base); }
    Expression exponent() const { return substituteValues(exponentWithSymbols()); }
    Expression exponentWithSymbols() const { return ratio(withValue(twoJ()), d()); }
    /// The frequency with its subscript as a letter, omega_j, or as a number, omega_3.
    Expression omegaJ() const { return keepingLetter(symbol("omega", m_frequency, kJ, {j()})); }
    Expression omega() const { return symbol("omega", m_frequency, kJ, {number(m_pair, kJ)}); }
    Expression twoJ() const { return product({number(2, kJ), j()}); }
    Expression columnWithSymbols(bool isSine) const { return isSine ? twoJ() : sum({twoJ(), number(1, kJ)}); }
    Expression column(bool isSine) const { return number(2 * m_pair + (isSine ? 0 : 1), kJ); }

    Expression entry(double value, Expression row, Expression column) const {
        return symbol("P", value, {std::move(row), std::move(column)});
    }
    Expression fromEntry(bool isSine) const { return entry(m_from.at(isSine), position(), column(isSine)); }
    Expression targetEntry(bool isSine) const { return entry(m_target.at(isSine), shifted(), column(isSine)); }
    /// A component of M p(i).
    Expression rotatedEntry(bool isSine) const { return symbol("R", m_rotated.at(isSine), {column(isSine)}); }

    static Expression wave(bool isSine, Expression angle) { return function(isSine ? "sin" : "cos", std::move(angle)); }
    /// A component of the rotated pair, from the components of the rotation and of the pair; `multiply` is product() or
    /// times().
    static Expression rotatedFormula(Expression cosine, Expression sine, Expression fromSine, Expression fromCosine,
                                     bool isSine, Expression (*multiply)(std::vector<Expression>)) {
        if (isSine)
            return sum({multiply({std::move(cosine), std::move(fromSine)}),
                        multiply({std::move(sine), std::move(fromCosine)})});
        return sum({multiply({std::move(cosine), std::move(fromCosine)}),
                    negative(multiply({std::move(sine), std::move(fromSine)}))});
    }
    /// cos(delta w) sin(i w) + sin(delta w) cos(i w), or for the cosine cos cos - sin sin.
    Expression rotatedWithSymbols(bool isSine) const {
        const auto waveOf = [&](Expression factor, bool sine) {
            return wave(sine, product({std::move(factor), omegaJ()}));
        };
        return rotatedFormula(waveOf(delta(), false), waveOf(delta(), true), waveOf(i(), true), waveOf(i(), false),
                              isSine, &product);
    }
    Expression rotatedWithNumbers(bool isSine) const {
        return rotatedFormula(decimals(m_rotation.cosine, kDelta), decimals(m_rotation.sine, kDelta),
                              decimals(m_from.sine, kI), decimals(m_from.cosine, kI), isSine, &times);
    }

    // The lines of the derivations. A name without LineName::tr() has another wording on the screen, see
    // ui/text/derivation_words.cpp.

    DerivationLine pairLine(Index column) const {
        return line(LineName::tr("pair"), equation({j(), floorOf(ratio(number(column, kJ), number(2)))}), m_pair, 0);
    }
    DerivationLine kindLine(bool isSine) const { return textLine("kind", isSine ? "sine" : "cosine"); }
    DerivationLine frequencyLine() const {
        return line("frequency", equation({omega(), power(base(), negative(exponent()))}), m_frequency);
    }
    DerivationLine rotationAngleLine() const {
        return line("turn", product({offset(), omega()}), angle(), digitsOfAngle(angle(), 6));
    }
    DerivationLine degreesLine() const {
        return line(LineName::tr("turn in degrees"),
                    product({offset(), omega(), fraction(number(180), symbol("pi", std::numbers::pi))}),
                    angle() * (180 / std::numbers::pi), digitsOfAngle(angle(), 6));
    }
    DerivationLine wavelengthLine() const {
        return line(LineName::tr("wavelength"), ratio(twoPi(), omega()),
                    sinusoidalWavelength(m_pair, m_shift.dimensions, m_shift.base));
    }
    /// The step that computes the sine or cosine of the rotation from its angle.
    DerivationLine rotationWaveLine(bool isSine) const {
        return line(isSine ? LineName::tr("sine of the turn") : LineName::tr("cosine of the turn"),
                    wave(isSine, rounded(angle(), digitsOfAngle(angle(), 6), kDelta)), m_rotation.at(isSine));
    }
    DerivationLine entryLine(std::string name, Expression entry) const {
        const double value = entry.value;
        return line(std::move(name), std::move(entry), value);
    }
    DerivationLine residualLine() const { return line("residual", substituteValues(distance()), residual(), 2); }
    /// sqrt((R_2j - P_(i+delta,2j))^2 + (R_(2j+1) - P_(i+delta,2j+1))^2)
    Expression distance() const {
        const auto square = [&](bool isSine) {
            const Expression column = columnWithSymbols(isSine);
            return power(brackets(difference(keepingLetter(symbol("R", m_rotated.at(isSine), {column})),
                                             keepingLetter(entry(m_target.at(isSine), sum({i(), delta()}), column)))),
                         number(2));
        };
        return root(sum({square(true), square(false)}));
    }

 private:
    const Shift& m_shift;
    Index m_pair;
    double m_frequency;
    PairValue m_from, m_rotation, m_target, m_rotated;
};

}  // namespace

Derivation rotatedDerivation(const Shift& shift, Index column) {
    const bool isSine = isSineColumn(column);
    const ShiftTerms terms(shift, pairOfColumn(column));
    Derivation derivation{.value = terms.rotated().at(isSine)};
    derivation.symbolic =
        equation({terms.entry(derivation.value, sum({terms.i(), terms.delta()}), terms.columnWithSymbols(isSine)),
                  terms.rotatedWithSymbols(isSine)});
    derivation.results = {terms.rotatedWithNumbers(isSine)};
    derivation.steps = {
        terms.pairLine(column),
        terms.frequencyLine(),
        terms.rotationAngleLine(),
        terms.rotationWaveLine(false),
        terms.rotationWaveLine(true),
        terms.entryLine(LineName::tr("sine before the shift"), terms.fromEntry(true)),
        terms.entryLine(LineName::tr("cosine before the shift"), terms.fromEntry(false)),
        line(LineName::tr("value"), terms.rotatedWithNumbers(isSine), derivation.value),
    };
    derivation.context = {terms.entryLine(LineName::tr("computed directly"), terms.targetEntry(isSine)),
                          terms.residualLine(), terms.wavelengthLine()};
    return derivation;
}

Derivation shiftTargetDerivation(const Shift& shift, Index column) {
    const bool isSine = isSineColumn(column);
    const ShiftTerms terms(shift, pairOfColumn(column));
    const Expression angle = rounded(terms.shiftedAngle(), digitsOfAngle(terms.shiftedAngle(), kDigitsInFormula));
    Derivation derivation{.value = terms.target().at(isSine)};
    derivation.symbolic =
        equation({terms.entry(derivation.value, sum({terms.i(), terms.delta()}), terms.columnWithSymbols(isSine)),
                  ShiftTerms::wave(isSine, product({brackets(sum({terms.i(), terms.delta()})), terms.omegaJ()}))});
    derivation.results = {ShiftTerms::wave(isSine, angle)};
    derivation.steps = {
        terms.pairLine(column),
        terms.kindLine(isSine),
        terms.frequencyLine(),
        line(LineName::tr("shifted position"), substituteValues(sum({terms.i(), terms.delta()})),
             shift.position + shift.offset, 0),
        line(LineName::tr("angle"), product({terms.shifted(), terms.omega()}), terms.shiftedAngle(),
             digitsOfAngle(terms.shiftedAngle(), 6)),
        line(LineName::tr("value"),
             ShiftTerms::wave(isSine, rounded(terms.shiftedAngle(), digitsOfAngle(terms.shiftedAngle(), 6))),
             derivation.value),
    };
    derivation.context = {terms.entryLine(LineName::tr("by turning"), terms.rotatedEntry(isSine)), terms.residualLine(),
                          terms.rotationAngleLine(), terms.wavelengthLine()};
    return derivation;
}

Derivation shiftMatrixDerivation(const Shift& shift, Index row, Index column) {
    const ShiftTerms terms(shift, pairOfColumn(row));
    const auto entry = [](double value, Expression r, Expression c) {
        return symbol("M", value, {std::move(r), std::move(c)});
    };
    Derivation derivation;
    if (pairOfColumn(row) != pairOfColumn(column)) {
        const auto pairOf = [](std::string name, Index index) {
            return line(std::move(name), floorOf(ratio(number(index, kJ), number(2))), pairOfColumn(index), 0);
        };
        derivation.value = 0;
        derivation.symbolic = equation({entry(0, number(row, kJ), number(column, kJ)), number(0)});
        derivation.steps = {pairOf(LineName::tr("pair of the row"), row),
                            pairOf(LineName::tr("pair of the column"), column),
                            line(LineName::tr("value"), number(0), 0, 0)};
        return derivation;
    }
    const bool isDiagonal = row == column;
    const bool isLower = row > column;
    // 0 - x instead of -x, so that no -0 is shown.
    const double value = isDiagonal ? terms.rotation().cosine
                         : isLower  ? 0 - terms.rotation().sine
                                    : terms.rotation().sine;
    const auto wave = [&](Expression angle) {
        Expression entryWave = ShiftTerms::wave(!isDiagonal, std::move(angle));
        return isLower ? negative(std::move(entryWave)) : entryWave;
    };
    derivation.value = value;
    derivation.symbolic = equation(
        {entry(value, terms.columnWithSymbols(isSineColumn(row)), terms.columnWithSymbols(isSineColumn(column))),
         wave(product({terms.delta(), terms.omegaJ()}))});
    derivation.results = {wave(rounded(terms.angle(), digitsOfAngle(terms.angle(), kDigitsInFormula), kDelta))};
    derivation.steps = {
        terms.pairLine(row), terms.frequencyLine(), terms.rotationAngleLine(),
        line(LineName::tr("value"), wave(rounded(terms.angle(), digitsOfAngle(terms.angle(), 6), kDelta)), value)};
    derivation.context = {terms.degreesLine(), terms.wavelengthLine()};
    return derivation;
}

Derivation shiftResidualDerivation(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    Derivation derivation{.value = terms.residual()};
    const Expression name = symbol("r", derivation.value, {terms.j()});
    derivation.symbolic = equation({name, terms.distance()});
    const auto rotated = [&](bool isSine) {
        return line(isSine ? LineName::tr("sine by turning") : LineName::tr("cosine by turning"),
                    equation({terms.rotatedEntry(isSine), terms.rotatedWithNumbers(isSine)}),
                    terms.rotated().at(isSine), 17);
    };
    const auto direct = [&](bool isSine) {
        DerivationLine line = terms.entryLine(isSine ? "sine directly" : "cosine directly", terms.targetEntry(isSine));
        line.digits = 17;
        return line;
    };
    derivation.steps = {rotated(true), direct(true), rotated(false), direct(false), terms.residualLine()};
    derivation.steps.back().name = LineName::tr("value");
    derivation.context = {terms.rotationAngleLine(), terms.wavelengthLine()};
    return derivation;
}

Derivation shiftAngleDerivation(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    Derivation derivation{.value = terms.angle()};
    derivation.symbolic =
        equation({symbol("theta", derivation.value, kDelta, {terms.j()}), product({terms.delta(), terms.omegaJ()}),
                  fraction(terms.delta(), power(terms.base(), terms.exponentWithSymbols()))});
    derivation.steps = {terms.frequencyLine(), terms.rotationAngleLine()};
    derivation.steps.back().name = LineName::tr("value");
    derivation.context = {
        terms.degreesLine(),
        // The angle as a number of turns, for example 1.25.
        line("whole and broken turns",
             ratio(rounded(terms.angle(), digitsOfAngle(terms.angle(), kDigitsInFormula), kDelta), twoPi()),
             terms.angle() / (2 * std::numbers::pi)),
        terms.wavelengthLine()};
    return derivation;
}

Expression shiftProduct(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    const auto wave = [&](bool isSine) { return ShiftTerms::wave(isSine, product({terms.offset(), terms.omega()})); };
    return equation({product({grid({wave(false), wave(true), negative(wave(true)), wave(false)}, 2),
                              grid({terms.fromEntry(true), terms.fromEntry(false)}, 1)}),
                     grid({terms.targetEntry(true), terms.targetEntry(false)}, 1)});
}

Expression shiftProductWithNumbers(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    const auto two = [](const ShiftTerms::PairValue& values, IndexRole role) {
        return grid({decimals(values.sine, role), decimals(values.cosine, role)}, 1);
    };
    const ShiftTerms::PairValue& rotation = terms.rotation();
    return equation({product({grid({decimals(rotation.cosine, kDelta), decimals(rotation.sine, kDelta),
                                    decimals(0 - rotation.sine, kDelta), decimals(rotation.cosine, kDelta)},
                                   2),
                              two(terms.from(), kI)}),
                     two(terms.rotated(), IndexRole::None)});
}

std::vector<Expression> shiftAdditionFormulas(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    std::vector<Expression> formulas;
    for (const bool isSine : {true, false}) {
        const auto waveAt = [&](Expression position, bool sine) {
            return ShiftTerms::wave(sine, product({std::move(position), terms.omega()}));
        };
        const auto additionTheorem = [&](auto multiply, Expression fromSine, Expression fromCosine, Expression bySine,
                                         Expression byCosine) {
            if (isSine)
                return sum({multiply({std::move(fromSine), std::move(byCosine)}),
                            multiply({std::move(fromCosine), std::move(bySine)})});
            return difference(multiply({std::move(fromCosine), std::move(byCosine)}),
                              multiply({std::move(fromSine), std::move(bySine)}));
        };
        formulas.push_back(equation(
            {waveAt(terms.shifted(), isSine),
             additionTheorem(&formula::product, waveAt(terms.position(), true), waveAt(terms.position(), false),
                             waveAt(terms.offset(), true), waveAt(terms.offset(), false)),
             additionTheorem(&formula::times, decimals(terms.from().sine, kI), decimals(terms.from().cosine, kI),
                             decimals(terms.rotation().sine, kDelta), decimals(terms.rotation().cosine, kDelta)),
             decimals(terms.rotated().at(isSine), IndexRole::None)}));
    }
    return formulas;
}

std::vector<Expression> shiftDefinition(const Shift& shift) {
    const ShiftTerms terms(shift, 0);
    const auto functionOf = [](std::string_view name, Expression argument) {
        return product({symbol(name, 1), brackets(std::move(argument))});
    };
    const Expression a = symbol("a", halfOffset(shift.offset), kDelta);
    const Expression b = symbol("b", shift.offset - halfOffset(shift.offset), kDelta);
    const auto wave = [&](bool isSine) { return ShiftTerms::wave(isSine, product({terms.delta(), terms.omegaJ()})); };
    return {
        equation({functionOf("p", sum({terms.i(), terms.delta()})),
                  product({functionOf("M", terms.delta()), functionOf("p", terms.i())})}),
        equation({symbol("M", 1, {terms.j()}), grid({wave(false), wave(true), negative(wave(true)), wave(false)}, 2)}),
        equation({product({functionOf("M", a), functionOf("M", b)}), functionOf("M", sum({a, b}))})};
}

}  // namespace attention
