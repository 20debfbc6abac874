#include "core/encoding/sinusoidal_derivation.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include "core/encoding/sinusoidal_cell.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

using Kind = Expression::Kind;

/// Of a correctly rounded function of numbers that are rounded themselves.
constexpr double kFewUlps = 4 * kUlp;
/// What the table promises for its entries below position 10^6.
constexpr double kTableError = 2e-15;

/// Relative error of base^(2j/d) from double arithmetic: half an ulp of the exponent is multiplied by ln(base).
double powerError(const SinusoidalCell& cell, Index dimensions, double base) {
    const double exponent = 2.0 * double(cell.pair) / double(dimensions);
    return kFewUlps + kUlp * exponent * std::log(base);
}

/// Absolute error of a sine or cosine: the angle i * omega is rounded, where the table turns by the exact one.
double waveError(const SinusoidalCell& cell, double relative) {
    return cell.angle * relative + kTableError;
}

bool isWave(const Expression& expression) {
    return expression.kind == Kind::Function;
}

std::string told(const Expression& expression, double value, double expected) {
    return expressionText(expression) + " is " + std::to_string(value) + ", not " + std::to_string(expected);
}

struct WaveCell {
    Index position;
    Index column;
    Index dimensions;
    double base;
};

/// Nothing if every part of the expression is `expected`; else what differs.
std::string difference(const Expression& expression, double expected, const SinusoidalCell& cell, double relative) {
    std::vector<Expression> parts{expression};
    if (expression.kind == Kind::Equation) parts = expression.parts;
    for (const Expression& part : parts) {
        const double tolerance = isWave(part) ? waveError(cell, relative) : std::abs(expected) * relative;
        const double value = evaluate(part);
        if (!(std::abs(value - expected) <= tolerance)) return told(part, value, expected);
    }
    return {};
}

/// Nothing if all lines of the derivation of that cell are true; else what isn't.
std::string firstFault(const WaveCell& c) {
    const SinusoidalCell cell = sinusoidalCell(c.position, c.column, c.dimensions, c.base);
    const Derivation derivation = sinusoidalDerivation(c.position, c.column, c.dimensions, c.base);
    const double relative = powerError(cell, c.dimensions, c.base);
    if (derivation.value != cell.value) return "the value is not the table's";
    for (const Expression& formula : {derivation.symbolic, derivation.numeric()}) {
        if (formula.kind != Kind::Equation) return "no equation";
        if (auto fault = difference(formula, cell.value, cell, relative); !fault.empty()) return fault;
        const Expression& entry = formula.parts[0];
        if (entry.kind != Kind::Symbol || entry.parts.size() != 2) return "not an entry of P";
        if (evaluate(entry.parts[0]) != double(c.position)) return "another row";
        if (evaluate(entry.parts[1]) != double(c.column)) return "another column";
    }
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines) {
            if (!line.word.empty()) continue;
            // A neighbour's sine isn't computed, it is told; anything else has few roundings.
            if (auto fault = difference(line.expression, line.value, cell, relative); !fault.empty())
                return line.name + ": " + fault;
        }
    if (derivation.steps.back().value != cell.value) return "the last step has another value";
    return {};
}

const DerivationLine* find(const std::vector<DerivationLine>& lines, std::string_view name) {
    for (const DerivationLine& line : lines)
        if (line.name == name) return &line;
    return nullptr;
}

}  // namespace

class SinusoidalDerivationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void goldenEntry() {
        // Row 3, column 6 of d = 32: mpmath at 50 digits.
        constexpr double angle = 0.5334838230116768;
        constexpr double sine = 0.5085361344196324;
        const Derivation derivation = sinusoidalDerivation(3, 6, 32, 10000);
        QVERIFY(std::abs(derivation.value - sine) <= kTableError);
        QCOMPARE(expressionText(derivation.symbolic), std::string("P[i, 2j] = sin(i/10000^(2j/d))"));
        QCOMPARE(expressionText(derivation.numeric()), std::string("P[3, 6] = sin(3/10000^(6/32)) = sin(3/5.6234)"));
        QCOMPARE(expressionLatex(derivation.numeric()),
                 std::string("P_{3,6} = \\sin \\frac{3}{10000^{6/32}} = \\sin \\frac{3}{5.6234}"));
        const DerivationLine* step = find(derivation.steps, "angle");
        QVERIFY(step);
        QVERIFY(std::abs(step->value - angle) <= kFewUlps);
        QCOMPARE(expressionText(find(derivation.steps, "pair")->expression), std::string("j = 6/2"));
        QCOMPARE(find(derivation.steps, "pair")->value, 3.0);
        QCOMPARE(find(derivation.steps, "kind")->word, std::string("sine"));
        QCOMPARE(expressionText(find(derivation.steps, "frequency")->expression),
                 std::string("omega_3 = 10000^(-6/32)"));
        QVERIFY(find(derivation.context, "its cosine"));
        QVERIFY(!find(derivation.context, "its sine"));
    }

    void oddColumnIsTheCosine() {
        const Derivation derivation = sinusoidalDerivation(3, 7, 32, 10000);
        QCOMPARE(expressionText(derivation.symbolic), std::string("P[i, 2j + 1] = cos(i/10000^(2j/d))"));
        QCOMPARE(expressionText(find(derivation.steps, "pair")->expression), std::string("j = (7 - 1)/2"));
        QCOMPARE(find(derivation.steps, "kind")->word, std::string("cosine"));
        QVERIFY(find(derivation.context, "its sine"));
    }

    void indicesHaveTheirColours() {
        const Derivation derivation = sinusoidalDerivation(3, 6, 32, 10000);
        for (const Expression& formula : {derivation.symbolic, derivation.numeric()}) {
            const std::vector<Expression>& subscripts = formula.parts[0].parts;
            QVERIFY(subscripts[0].role == IndexRole::I);
            const Expression& column = subscripts[1];
            QVERIFY(column.role == IndexRole::J || column.parts[0].role == IndexRole::J);
        }
    }

    void neighboursEndWithTheTable_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<bool>("hasPartner");
        QTest::addColumn<bool>("hasNextPair");
        QTest::newRow("first of many") << 0 << 32 << true << true;
        QTest::newRow("last sine of an even d") << 30 << 32 << true << false;
        QTest::newRow("last cosine") << 31 << 32 << true << false;
        QTest::newRow("the unpaired sine of an odd d") << 32 << 33 << false << false;
        QTest::newRow("the pair before it, sine") << 30 << 33 << true << true;
        QTest::newRow("the pair before it, cosine: none in the next") << 31 << 33 << true << false;
        QTest::newRow("one column") << 0 << 1 << false << false;
    }
    void neighboursEndWithTheTable() {
        QFETCH(int, column);
        QFETCH(int, dimensions);
        const Derivation derivation = sinusoidalDerivation(3, column, dimensions, 10000);
        const bool hasPartner = find(derivation.context, "its sine") || find(derivation.context, "its cosine");
        QTEST(hasPartner, "hasPartner");
        QTEST(find(derivation.context, "next pair") != nullptr, "hasNextPair");
        QVERIFY(find(derivation.context, "next position"));
        for (const DerivationLine& line : derivation.context) {
            if (line.expression.kind != Kind::Symbol) continue;
            const double row = evaluate(line.expression.parts[0]);
            const double c = evaluate(line.expression.parts[1]);
            QVERIFY2(line.value == sinusoidalValue(row, Index(c), dimensions, 10000), line.name.c_str());
        }
    }

    void everyLineIsTrue_data() {
        QTest::addColumn<WaveCell>("cell");
        const auto row = [](const char* name, const WaveCell& cell) { QTest::newRow(name) << cell; };
        row("column 0 turns by the position itself", {3, 0, 32, 10000});
        row("position 0, sine", {0, 6, 32, 10000});
        row("position 0, cosine", {0, 7, 32, 10000});
        row("the unpaired last column", {12, 32, 33, 10000});
        row("one column", {5, 0, 1, 10000});
        row("a position of a million", {1000000, 6, 32, 10000});
        row("a million, fastest", {1000000, 0, 32, 10000});
        row("a base near 1: all waves alike", {59, 30, 32, 1.0001});
        row("a base near the largest double: slow waves stand still", {59, 31, 32, 1e300});
        row("a large base, many columns", {1000000, 1023, 1024, 1e300});
    }
    void everyLineIsTrue() {
        QFETCH(WaveCell, cell);
        const std::string fault = firstFault(cell);
        QVERIFY2(fault.empty(), fault.c_str());
    }

    void everyLineIsTrueInRandomScenes() {
        constexpr int kScenes = 400;
        constexpr int kCellsOfEach = 12;
        constexpr Index kAll = 60;  // cells of a table that is gone through whole
        std::mt19937_64 bits(20240611);
        const auto whole = [&](Index least, Index most) {
            return least + Index(bits() % std::uint64_t(most - least + 1));
        };
        std::uniform_real_distribution<double> magnitude(-4, 300);
        std::uniform_real_distribution<double> usual(1, 6);
        for (int s = 0; s < kScenes; ++s) {
            const bool isSmall = s % 4 == 0;
            const Index n = whole(1, isSmall ? 7 : 1000);
            const Index d = whole(1, isSmall ? 8 : 1024);
            const Index start = s % 3 == 0 ? whole(0, 999000) : 0;
            // From just above 1 to near the largest double.
            const double base = s % 2 == 0 ? 1 + std::pow(10, magnitude(bits)) : std::pow(10, usual(bits));
            const auto check = [&](Index position, Index column) {
                const std::string fault = firstFault({position, column, d, base});
                return fault.empty() ? fault
                                     : fault + " (n " + std::to_string(n) + ", d " + std::to_string(d) + ", base " +
                                           std::to_string(base) + ", position " + std::to_string(position) +
                                           ", column " + std::to_string(column) + ")";
            };
            const Index cells = n * d;
            for (Index k = 0; k < (cells <= kAll ? cells : kCellsOfEach); ++k) {
                const Index cell = cells <= kAll ? k : whole(0, cells - 1);
                const std::string fault = check(start + cell / d, cell % d);
                QVERIFY2(fault.empty(), fault.c_str());
            }
        }
    }

    void definition_data() {
        QTest::addColumn<int>("dimensions");
        for (const int d : {1, 2, 3, 32, 1023}) QTest::addRow("d = %d", d) << d;
    }
    void definition() {
        QFETCH(int, dimensions);
        const std::vector<Expression> definition = sinusoidalDefinition(dimensions, 10000);
        QCOMPARE(definition.size(), std::size_t(2));
        QCOMPARE(expressionText(definition[0]), std::string("P[i, 2j] = sin(i/10000^(2j/d))"));
        QCOMPARE(expressionText(definition[1]), std::string("P[i, 2j + 1] = cos(i/10000^(2j/d))"));
        for (const Expression& equation : definition) {
            const double expected = evaluate(equation.parts[0]);
            for (const Expression& part : equation.parts)
                QVERIFY2(std::abs(evaluate(part) - expected) <= 2 * kFewUlps,
                         told(part, evaluate(part), expected).c_str());
        }
    }
};

ATTENTION_TEST(SinusoidalDerivationTest, NoApplication)
#include "sinusoidal_derivation_test.moc"
