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
        const Index s = 2 * pair;
        m_from = {value(shift.position, s), value(shift.position, s + 1)};
        m_turn = {value(shift.offset, s), value(shift.offset, s + 1)};
        m_target = {value(shift.position + shift.offset, s), value(shift.position + shift.offset, s + 1)};
        m_rotated = {m_turn.cosine * m_from.sine + m_turn.sine * m_from.cosine,
                     m_turn.cosine * m_from.cosine - m_turn.sine * m_from.sine};
    }

    struct PairValue {
        double sine = 0;
        double cosine = 0;
        double at(bool isSine) const { return isSine ? sine : cosine; }
    };
    const PairValue& from() const { return m_from; }
    const PairValue& turn() const { return m_turn; }
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
    Expression exponentWithSymbols() const { return ratio(shown(twoJ()), d()); }
    /// The frequency with its subscript as a letter, omega_j, or as a number, omega_3.
    Expression omegaJ() const { return named(symbol("omega", m_frequency, kJ, {j()})); }
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
    static Expression turned(Expression cosine, Expression sine, Expression fromSine, Expression fromCosine,
                             bool isSine, Expression (*join)(std::vector<Expression>)) {
        if (isSine)
            return sum(
                {join({std::move(cosine), std::move(fromSine)}), join({std::move(sine), std::move(fromCosine)})});
        return sum(
            {join({std::move(cosine), std::move(fromCosine)}), negative(join({std::move(sine), std::move(fromSine)}))});
    }
    /// cos(delta w) sin(i w) + sin(delta w) cos(i w), or for the cosine cos cos - sin sin.
    Expression turnedWithSymbols(bool isSine) const {
        const auto both = [&](Expression factor, bool sine) {
            return wave(sine, product({std::move(factor), omegaJ()}));
        };
        return turned(both(delta(), false), both(delta(), true), both(i(), true), both(i(), false), isSine, &product);
    }
    Expression turnedWithNumbers(bool isSine) const {
        return turned(decimals(m_turn.cosine, kDelta), decimals(m_turn.sine, kDelta), decimals(m_from.sine, kI),
                      decimals(m_from.cosine, kI), isSine, &times);
    }

    DerivationLine pairLine(Index column) const {
        return line(LineName::tr("pair"), equation({j(), floorOf(ratio(number(column, kJ), number(2)))}), m_pair, 0);
    }
    DerivationLine kindLine(bool isSine) const { return textLine("kind", isSine ? "sine" : "cosine"); }
    DerivationLine frequencyLine() const {
        return line("frequency", equation({omega(), power(base(), negative(exponent()))}), m_frequency);
    }
    DerivationLine turnLine() const {
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
    DerivationLine turnWaveLine(bool isSine) const {
        return line(isSine ? LineName::tr("sine of the turn") : LineName::tr("cosine of the turn"),
                    wave(isSine, rounded(angle(), digitsOfAngle(angle(), 6), kDelta)), m_turn.at(isSine));
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
            return power(brackets(difference(named(symbol("R", m_rotated.at(isSine), {column})),
                                             named(entry(m_target.at(isSine), sum({i(), delta()}), column)))),
                         number(2));
        };
        return root(sum({square(true), square(false)}));
    }

 private:
    const Shift& m_shift;
    Index m_pair;
    double m_frequency;
    PairValue m_from, m_turn, m_target, m_rotated;
};

}  // namespace

Derivation rotatedDerivation(const Shift& shift, Index column) {
    const bool isSine = isSineColumn(column);
    const ShiftTerms terms(shift, pairOfColumn(column));
    Derivation derivation{.value = terms.rotated().at(isSine)};
    derivation.symbolic =
        equation({terms.entry(derivation.value, sum({terms.i(), terms.delta()}), terms.columnWithSymbols(isSine)),
                  terms.turnedWithSymbols(isSine)});
    derivation.results = {terms.turnedWithNumbers(isSine)};
    derivation.steps = {
        terms.pairLine(column),
        terms.frequencyLine(),
        terms.turnLine(),
        terms.turnWaveLine(false),
        terms.turnWaveLine(true),
        terms.entryLine(LineName::tr("sine before the shift"), terms.fromEntry(true)),
        terms.entryLine(LineName::tr("cosine before the shift"), terms.fromEntry(false)),
        line(LineName::tr("value"), terms.turnedWithNumbers(isSine), derivation.value),
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
                          terms.turnLine(), terms.wavelengthLine()};
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
    const double value = isDiagonal ? terms.turn().cosine : isLower ? 0 - terms.turn().sine : terms.turn().sine;
    const auto wave = [&](Expression angle) {
        Expression of = ShiftTerms::wave(!isDiagonal, std::move(angle));
        return isLower ? negative(std::move(of)) : of;
    };
    derivation.value = value;
    derivation.symbolic = equation(
        {entry(value, terms.columnWithSymbols(isSineColumn(row)), terms.columnWithSymbols(isSineColumn(column))),
         wave(product({terms.delta(), terms.omegaJ()}))});
    derivation.results = {wave(rounded(terms.angle(), digitsOfAngle(terms.angle(), kDigitsInFormula), kDelta))};
    derivation.steps = {
        terms.pairLine(row), terms.frequencyLine(), terms.turnLine(),
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
                    equation({terms.rotatedEntry(isSine), terms.turnedWithNumbers(isSine)}), terms.rotated().at(isSine),
                    17);
    };
    const auto direct = [&](bool isSine) {
        DerivationLine line = terms.entryLine(isSine ? "sine directly" : "cosine directly", terms.targetEntry(isSine));
        line.digits = 17;
        return line;
    };
    derivation.steps = {rotated(true), direct(true), rotated(false), direct(false), terms.residualLine()};
    derivation.steps.back().name = LineName::tr("value");
    derivation.context = {terms.turnLine(), terms.wavelengthLine()};
    return derivation;
}

Derivation shiftAngleDerivation(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    Derivation derivation{.value = terms.angle()};
    derivation.symbolic =
        equation({symbol("theta", derivation.value, kDelta, {terms.j()}), product({terms.delta(), terms.omegaJ()}),
                  fraction(terms.delta(), power(terms.base(), terms.exponentWithSymbols()))});
    derivation.steps = {terms.frequencyLine(), terms.turnLine()};
    derivation.steps.back().name = LineName::tr("value");
    derivation.context = {
        terms.degreesLine(),
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
    const ShiftTerms::PairValue& turn = terms.turn();
    return equation({product({grid({decimals(turn.cosine, kDelta), decimals(turn.sine, kDelta),
                                    decimals(0 - turn.sine, kDelta), decimals(turn.cosine, kDelta)},
                                   2),
                              two(terms.from(), kI)}),
                     two(terms.rotated(), IndexRole::None)});
}

std::vector<Expression> shiftAdditionFormulas(const Shift& shift, Index pair) {
    const ShiftTerms terms(shift, pair);
    std::vector<Expression> formulas;
    for (const bool isSine : {true, false}) {
        const auto at = [&](Expression place, bool sine) {
            return ShiftTerms::wave(sine, product({std::move(place), terms.omega()}));
        };
        const auto join = [&](auto combine, Expression fromSine, Expression fromCosine, Expression bySine,
                              Expression byCosine) {
            if (isSine)
                return sum({combine({std::move(fromSine), std::move(byCosine)}),
                            combine({std::move(fromCosine), std::move(bySine)})});
            return difference(combine({std::move(fromCosine), std::move(byCosine)}),
                              combine({std::move(fromSine), std::move(bySine)}));
        };
        formulas.push_back(
            equation({at(terms.shifted(), isSine),
                      join(&formula::product, at(terms.position(), true), at(terms.position(), false),
                           at(terms.offset(), true), at(terms.offset(), false)),
                      join(&formula::times, decimals(terms.from().sine, kI), decimals(terms.from().cosine, kI),
                           decimals(terms.turn().sine, kDelta), decimals(terms.turn().cosine, kDelta)),
                      decimals(terms.rotated().at(isSine), IndexRole::None)}));
    }
    return formulas;
}

std::vector<Expression> shiftDefinition(const Shift& shift) {
    const ShiftTerms terms(shift, 0);
    const auto of = [](std::string_view name, Expression argument) {
        return product({symbol(name, 1), brackets(std::move(argument))});
    };
    const Expression a = symbol("a", halfOffset(shift.offset), kDelta);
    const Expression b = symbol("b", shift.offset - halfOffset(shift.offset), kDelta);
    const auto wave = [&](bool isSine) { return ShiftTerms::wave(isSine, product({terms.delta(), terms.omegaJ()})); };
    return {
        equation({of("p", sum({terms.i(), terms.delta()})), product({of("M", terms.delta()), of("p", terms.i())})}),
        equation({symbol("M", 1, {terms.j()}), grid({wave(false), wave(true), negative(wave(true)), wave(false)}, 2)}),
        equation({product({of("M", a), of("M", b)}), of("M", sum({a, b}))})};
}

}  // namespace attention
