#include "core/encoding/shift_rotation.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

#include <QFile>

#include "core/encoding/shift_derivation.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// What the header promises for the residual.
constexpr double kResidual = 4e-15;
/// What the table of the encoding promises of each entry.
constexpr double kEntry = 2e-15;
/// Products and sums of three or four such entries.
constexpr double kProducts = 8e-15;
/// Of an angle, relative.
constexpr double kAngle = 2 * kUlp;

/// Shifts of every kind: short and far, back before 0, narrow and wide, small bases and large ones.
class RandomShifts : public RandomCases {
 public:
    RandomShifts() : RandomCases(1) {}

    Shift next() {
        const bool isNear = whole(0, 1) == 0;
        const bool isWide = whole(0, 15) == 0;
        const double magnitude = whole(0, 3) == 0 ? real(-4, 300) : real(0.1, 6);
        return {.position = isNear ? whole(0, 100) : whole(0, 1000000),
                .offset = isNear ? whole(-120, 120) : whole(-10000, 10000),
                .dimensions = 2 * whole(1, isWide ? 512 : 20),
                .base = 1 + std::pow(10, magnitude)};
    }
};

QByteArray told(const Shift& shift) {
    return QStringLiteral("position %1, offset %2, d = %3, base %4")
        .arg(shift.position)
        .arg(shift.offset)
        .arg(shift.dimensions)
        .arg(shift.base, 0, 'g', 17)
        .toUtf8();
}

/// How much p(i) may differ from the encoding at a rounded angle.
double angleError(double angle) {
    return std::abs(angle) * 8 * kUlp + kEntry;
}

/// Nothing if every part of the equation comes to `expected`, else the part that does not.
std::string difference(const Expression& expression, double expected, double tolerance) {
    std::vector<Expression> parts{expression};
    if (expression.kind == Expression::Kind::Equation) parts = expression.parts;
    for (const Expression& part : parts)
        if (const double value = evaluate(part); !(std::abs(value - expected) <= tolerance))
            return expressionText(part) + " is " + std::to_string(value) + ", not " + std::to_string(expected);
    return {};
}

std::string firstFault(const Derivation& derivation, double value, double tolerance) {
    if (derivation.value != value) return "the value is not the table's";
    for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
        if (auto fault = difference(formula, value, tolerance); !fault.empty()) return fault;
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines) {
            if (!line.word.empty()) continue;
            if (auto fault = difference(line.expression, line.value, tolerance * (1 + std::abs(line.value)));
                !fault.empty())
                return line.name + ": " + fault;
        }
    return derivation.steps.back().value == value ? std::string() : "the last step has another value";
}

}  // namespace

class ShiftRotationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void goldens();
    void rotationIdentity();
    void matrixTimesRowIsTheShiftedRow();
    void composition();
    void orthogonality();
    void independenceOfThePosition();
    void noPositionIsFarOff_data();
    void noPositionIsFarOff();
    void tenFromOneAndNine();
    void blocksStandOnTheDiagonal();
    void noShiftChangesNothing();
    void halfAnOffset();
    void positionAtAHand();
    void positionAtAHandStaysInside();
    void derivationsAreTrue();
    void derivationOfTheMockedCell();
    void productsReadAsMatrices();
    void invalidArguments_data();
    void invalidArguments();
};

void ShiftRotationTest::goldens() {
    QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/shift_rotation.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int rows = 0;
    double worst = 0;
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().trimmed().split(',');
        const Shift shift{.position = fields[2].toLongLong(),
                          .offset = fields[3].toLongLong(),
                          .dimensions = fields[1].toLongLong(),
                          .base = fields[0].toDouble()};
        const Index pair = fields[4].toLongLong();
        const ShiftedEncoding shifted = shiftedEncoding(shift);
        const double angle = fields[5].toDouble();
        QVERIFY2(std::abs(shifted.angles[pair] - angle) <= kAngle * std::abs(angle), told(shift));
        const double errors[] = {shifted.rotation[2 * pair] - fields[6].toDouble(),
                                 shifted.rotation[2 * pair + 1] - fields[7].toDouble(),
                                 shifted.target[2 * pair] - fields[8].toDouble(),
                                 shifted.target[2 * pair + 1] - fields[9].toDouble(),
                                 (shifted.rotated[2 * pair] - fields[8].toDouble()) / 2,
                                 (shifted.rotated[2 * pair + 1] - fields[9].toDouble()) / 2};
        for (const double error : errors) {
            QVERIFY2(std::abs(error) <= kEntry, told(shift));
            worst = std::max(worst, std::abs(error));
        }
        ++rows;
    }
    QVERIFY(rows > 500);
    qInfo("%d rows, largest error %.2g", rows, worst);
}

void ShiftRotationTest::rotationIdentity() {
    RandomShifts random;
    double worst = 0;
    for (int k = 0; k < RandomShifts::kCount; ++k) {
        const Shift shift = random.next();
        const ShiftedEncoding shifted = shiftedEncoding(shift);
        QCOMPARE(shifted.residual.size(), shift.dimensions / 2);
        QVERIFY2(shifted.residual.maxCoeff() <= kResidual, told(shift));
        QCOMPARE(shifted.largest, shifted.residual.maxCoeff());
        QCOMPARE(shifted.residual[shifted.largestPair], shifted.largest);
        worst = std::max(worst, shifted.largest);
    }
    qInfo("largest residual %.2g", worst);
}

void ShiftRotationTest::matrixTimesRowIsTheShiftedRow() {
    // The whole matrix, by Eigen's own product: what a reader of the table gets.
    RandomShifts random;
    for (int k = 0; k < RandomShifts::kCount; ++k) {
        Shift shift = random.next();
        shift.dimensions = std::min<Index>(shift.dimensions, 64);
        const Matrix matrix = shiftMatrix(shift.offset, shift.dimensions, shift.base);
        const ShiftedEncoding shifted = shiftedEncoding(shift);
        const Vector product = matrix * sinusoidalRow(shift.position, shift.dimensions, shift.base);
        const Vector target = sinusoidalRow(shift.position + shift.offset, shift.dimensions, shift.base);
        QVERIFY2((product - target).cwiseAbs().maxCoeff() <= kResidual, told(shift));
        QVERIFY2((product - shifted.rotated).cwiseAbs().maxCoeff() <= 2 * kUlp, told(shift));
    }
}

void ShiftRotationTest::composition() {
    RandomShifts random;
    for (int k = 0; k < RandomShifts::kCount; ++k) {
        Shift shift = random.next();
        const Index first = random.whole(-10000, 10000);
        shift.dimensions = std::min<Index>(shift.dimensions, 16);
        const Matrix both = shiftMatrix(first, shift.dimensions, shift.base) *
                            shiftMatrix(shift.offset - first, shift.dimensions, shift.base);
        const Matrix once = shiftMatrix(shift.offset, shift.dimensions, shift.base);
        QVERIFY2((both - once).cwiseAbs().maxCoeff() <= kResidual, told(shift));
    }
}

void ShiftRotationTest::orthogonality() {
    RandomShifts random;
    for (int k = 0; k < RandomShifts::kCount; ++k) {
        Shift shift = random.next();
        shift.dimensions = std::min<Index>(shift.dimensions, 32);
        const Matrix matrix = shiftMatrix(shift.offset, shift.dimensions, shift.base);
        const Matrix identity = Matrix::Identity(shift.dimensions, shift.dimensions);
        QVERIFY2((matrix * matrix.transpose() - identity).cwiseAbs().maxCoeff() <= kProducts, told(shift));
        // Turning back is the inverse, bit for bit.
        QVERIFY2(shiftMatrix(-shift.offset, shift.dimensions, shift.base) == matrix.transpose(), told(shift));
    }
}

void ShiftRotationTest::independenceOfThePosition() {
    RandomShifts random;
    for (int k = 0; k < RandomShifts::kCount; ++k) {
        const Shift shift = random.next();
        Shift other = shift;
        other.position = random.whole(0, 1000000);
        const ShiftedEncoding one = shiftedEncoding(shift);
        const ShiftedEncoding two = shiftedEncoding(other);
        QVERIFY2(one.rotation == two.rotation && one.angles == two.angles, told(shift));
        // The turn can be found back from any position and its target.
        const ShiftedEncoding& at = two;
        for (Index s = 0; s < shift.dimensions; s += 2) {
            const double sine = at.target[s] * at.from[s + 1] - at.target[s + 1] * at.from[s];
            const double cosine = at.target[s] * at.from[s] + at.target[s + 1] * at.from[s + 1];
            QVERIFY2(
                std::abs(sine - one.rotation[s]) <= kProducts && std::abs(cosine - one.rotation[s + 1]) <= kProducts,
                told(shift));
        }
    }
}

void ShiftRotationTest::noPositionIsFarOff_data() {
    QTest::addColumn<Index>("position");
    QTest::addColumn<Index>("offset");
    QTest::addRow("back before 0: position -3") << Index{10} << Index{-13};
    QTest::addRow("from before 0: position -3 on to 10") << Index{-3} << Index{13};
    QTest::addRow("exactly to 0") << Index{10} << Index{-10};
    QTest::addRow("behind a table of a million") << Index{1000000} << Index{10000};
    QTest::addRow("4000 and 7: the residual does not grow with the position") << Index{4000} << Index{7};
}

void ShiftRotationTest::noPositionIsFarOff() {
    QFETCH(Index, position);
    QFETCH(Index, offset);
    const ShiftedEncoding shifted = shiftedEncoding({.position = position, .offset = offset, .dimensions = 64});
    QVERIFY(shifted.largest <= kResidual);
    const Index target = position + offset;
    for (Index c = 0; c < 64; ++c) QCOMPARE(shifted.target[c], sinusoidalValue(double(target), c, 64, 10000));
}

void ShiftRotationTest::tenFromOneAndNine() {
    const Vector one = sinusoidalRow(1, 64, 10000);
    const Vector nine = sinusoidalRow(9, 64, 10000);
    const Vector two = sinusoidalRow(2, 64, 10000);
    const Vector eight = sinusoidalRow(8, 64, 10000);
    const Vector ten = sinusoidalRow(10, 64, 10000);
    for (Index s = 0; s < 64; s += 2) {
        QVERIFY(std::abs(one[s] * nine[s + 1] + one[s + 1] * nine[s] - ten[s]) <= kResidual);
        QVERIFY(std::abs(two[s + 1] * eight[s + 1] - two[s] * eight[s] - ten[s + 1]) <= kResidual);
    }
    const auto formulas = shiftAdditionFormulas({.position = 1, .offset = 9, .dimensions = 64}, 3);
    QCOMPARE(formulas.size(), std::size_t(2));
    QCOMPARE(expressionText(formulas[0]),
             std::string("sin(10 omega_3) = sin(1 omega_3) cos(9 omega_3) + cos(1 omega_3) sin(9 omega_3) = 0.4093 * "
                         "(-0.7939) + 0.9124 * (-0.6081) = -0.8798"));
    for (const Expression& formula : formulas) {
        const double expected = ten[&formula == &formulas[0] ? 6 : 7];
        QCOMPARE(difference(formula, expected, kProducts), std::string());
    }
}

void ShiftRotationTest::blocksStandOnTheDiagonal() {
    const Matrix matrix = shiftMatrix(7, 64, 10000);
    for (Index r = 0; r < 64; ++r)
        for (Index c = 0; c < 64; ++c) {
            const double angle = 7 * sinusoidalFrequency(r / 2, 64, 10000);
            const double expected = r / 2 != c / 2 ? 0
                                    : r == c       ? std::cos(angle)
                                    : r < c        ? std::sin(angle)
                                                   : -std::sin(angle);
            QVERIFY(std::abs(matrix(r, c) - expected) <= angleError(angle));
            if (r / 2 != c / 2) QVERIFY(matrix(r, c) == 0 && !std::signbit(matrix(r, c)));
        }
}

void ShiftRotationTest::noShiftChangesNothing() {
    const Matrix matrix = shiftMatrix(0, 8, 10000);
    QVERIFY(matrix == Matrix::Identity(8, 8));
    for (Index k = 0; k < matrix.size(); ++k) QVERIFY(!std::signbit(matrix.data()[k]));
    const ShiftedEncoding shifted = shiftedEncoding({.position = 10, .offset = 0});
    QVERIFY(shifted.rotated == shifted.from && shifted.largest == 0);
}

void ShiftRotationTest::halfAnOffset() {
    QCOMPARE(halfOffset(9), Index{4});
    QCOMPARE(halfOffset(-9), Index{-4});
    QCOMPARE(halfOffset(1), Index{0});
}

void ShiftRotationTest::positionAtAHand() {
    RandomShifts random;
    for (int k = 0; k < RandomShifts::kCount; ++k) {
        const Shift shift = random.next();
        const Index pair = random.whole(0, shift.dimensions / 2 - 1);
        const double frequency = sinusoidalFrequency(pair, shift.dimensions, shift.base);
        // A hand that is pulled less than half a turn away, by whole positions and a little.
        const double half = std::numbers::pi / frequency;
        const Index steps = random.whole(-1000, 1000) % std::max<Index>(1, Index(std::min(1000.0, half - 0.5)));
        const Index expected = shift.position + steps;
        if (expected < 0) continue;
        const double angle = (double(expected) + 0.3) * frequency;
        QVERIFY2(positionAtAngle(angle, shift.position, pair, shift.dimensions, shift.base, 0, 2000000) == expected,
                 told(shift));
        // Whole turns of the hand do not matter.
        if (frequency > 1e-3)
            QVERIFY2(positionAtAngle(angle - 6 * std::numbers::pi, shift.position, pair, shift.dimensions, shift.base,
                                     0, 2000000) == expected,
                     told(shift));
    }
}

void ShiftRotationTest::positionAtAHandStaysInside() {
    QCOMPARE(positionAtAngle(-1, 10, 15, 32, 10000, 0, 1000000), Index{0});
    // Half a turn of the slowest clock is further than any position.
    QCOMPARE(positionAtAngle(3, 10, 15, 32, 1e300, 0, 1000000), Index{1000000});
    QCOMPARE(positionAtAngle(0.1, 0, 0, 32, 10000, -5, 5), Index{0});
    QCOMPARE(positionAtAngle(1.1, 0, 0, 32, 10000, -5, 5), Index{1});
}

void ShiftRotationTest::derivationsAreTrue() {
    RandomShifts random;
    for (int k = 0; k < 2000; ++k) {
        const Shift shift = random.next();
        const Index column = random.whole(0, shift.dimensions - 1);
        const Index pair = pairOfColumn(column);
        const ShiftedEncoding shifted = shiftedEncoding(shift);
        // The formulas evaluate angles in plain doubles, which round i omega.
        const double farthest = (std::abs(double(shift.position)) + 2 * std::abs(double(shift.offset))) *
                                sinusoidalFrequency(pair, shift.dimensions, shift.base);
        // base^(-2j/d) in doubles has the rounding of the exponent times ln(base).
        const double power = 1 + std::log(shift.base);
        const double tolerance = angleError(farthest) * power;
        const auto check = [&](const Derivation& derivation, double value) {
            const std::string fault = firstFault(derivation, value, tolerance);
            return fault.empty() ? QByteArray() : QByteArray::fromStdString(fault) + ": " + told(shift);
        };
        QCOMPARE(check(rotatedDerivation(shift, column), shifted.rotated[column]), QByteArray());
        QCOMPARE(check(shiftTargetDerivation(shift, column), shifted.target[column]), QByteArray());
        QCOMPARE(check(shiftResidualDerivation(shift, pair), shifted.residual[pair]), QByteArray());
        QCOMPARE(check(shiftAngleDerivation(shift, pair), shifted.angles[pair]), QByteArray());
        const Matrix matrix = shiftMatrix(shift.offset, shift.dimensions, shift.base);
        for (const Index other : {column, column ^ 1, random.whole(0, shift.dimensions - 1)})
            QCOMPARE(check(shiftMatrixDerivation(shift, column, other), matrix(column, other)), QByteArray());
    }
}

void ShiftRotationTest::derivationOfTheMockedCell() {
    const Derivation derivation = rotatedDerivation({.position = 1, .offset = 9, .dimensions = 64}, 6);
    QCOMPARE(expressionText(derivation.symbolic),
             std::string("P[i + delta, 2j] = cos(delta omega_j) sin(i omega_j) + sin(delta omega_j) cos(i omega_j)"));
    QCOMPARE(expressionText(derivation.numeric()),
             std::string("P[10, 6] = cos(9 omega_3) sin(1 omega_3) + sin(9 omega_3) cos(1 omega_3) = -0.7939 * 0.4093 "
                         "+ (-0.6081) * 0.9124"));
    const Derivation back = shiftTargetDerivation({.position = 10, .offset = -3, .dimensions = 64}, 7);
    QCOMPARE(expressionText(back.numeric()), std::string("P[7, 7] = cos((10 - 3) omega_3) = cos(2.95188)"));
    const Derivation outside = shiftMatrixDerivation({.dimensions = 64}, 6, 9);
    QCOMPARE(expressionText(outside.numeric()), std::string("M[6, 9] = 0"));
}

void ShiftRotationTest::productsReadAsMatrices() {
    const Shift shift{.position = 1, .offset = 9, .dimensions = 64};
    QCOMPARE(expressionText(shiftProduct(shift, 3)),
             std::string("[cos(9 omega_3), sin(9 omega_3); -sin(9 omega_3), cos(9 omega_3)] [P[1, 6]; P[1, 7]] = "
                         "[P[10, 6]; P[10, 7]]"));
    QCOMPARE(expressionText(shiftProductWithNumbers(shift, 3)),
             std::string("[-0.7939, -0.6081; 0.6081, -0.7939] [0.4093; 0.9124] = [-0.8798; -0.4754]"));
}

void ShiftRotationTest::invalidArguments_data() {
    QTest::addColumn<Index>("position");
    QTest::addColumn<Index>("offset");
    QTest::addColumn<Index>("dimensions");
    QTest::addColumn<QString>("message");
    QTest::addRow("odd d") << Index{1} << Index{1} << Index{7} << "d must be even and at least 2, not 7.";
    QTest::addRow("d = 0") << Index{1} << Index{1} << Index{0} << "d must be even and at least 2, not 0.";
    const Index far = (Index{1} << 50) + 1;
    QTest::addRow("a position beyond 2^50")
        << far << Index{0} << Index{8} << "the position must be within 2^50 of 0, not 1125899906842625.";
    QTest::addRow("a position before -2^50")
        << -far << Index{0} << Index{8} << "the position must be within 2^50 of 0, not -1125899906842625.";
}

void ShiftRotationTest::invalidArguments() {
    QFETCH(Index, position);
    QFETCH(Index, offset);
    QFETCH(Index, dimensions);
    QFETCH(QString, message);
    const QByteArray refusal =
        refusalOf([&] { shiftedEncoding({.position = position, .offset = offset, .dimensions = dimensions}); });
    QCOMPARE(QString::fromUtf8(refusal), message);
}

ATTENTION_TEST(ShiftRotationTest, NoApplication)
#include "shift_rotation_test.moc"
