#include "core/encoding/grid_encoding.h"

#include <cmath>
#include <cstdint>
#include <functional>
#include <numbers>
#include <stdexcept>

#include <QFile>

#include "core/encoding/sinusoidal.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr int kGridCases = 10000;
/// An entry: a sine of an angle below 64 or, normalised, of one below 2 pi that is rounded twice.
constexpr double kEntryError = 2e-15;
/// A product of d entries that are off by so much each, d/2 of them at their largest.
double productError(Index dimensions) {
    return double(dimensions) * kEntryError;
}

/// What the random cases begin with, while nothing else is said.
constexpr quint64 kGridSeed = 20200526;

QString told(const GridEncoding& encoding) {
    return QStringLiteral("%1 x %2, d %3, base %4%5")
        .arg(encoding.rows)
        .arg(encoding.columns)
        .arg(encoding.dimensions)
        .arg(encoding.base)
        .arg(encoding.normalised ? ", normalised" : "");
}

}  // namespace

class GridEncodingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void exactNumbers() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/grid.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int lines = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            const QList<QByteArray> fields = line.split(',');
            const GridEncoding encoding{.rows = fields[0].toLongLong(),
                                        .columns = fields[1].toLongLong(),
                                        .dimensions = fields[2].toLongLong(),
                                        .base = fields[3].toDouble(),
                                        .normalised = fields[4] == "1"};
            const GridCell cell{fields[5].toLongLong(), fields[6].toLongLong()};
            const Index channel = fields[7].toLongLong();
            const double expected = fields[10].toDouble();
            ++lines;
            if (channel >= 0) {
                const double value = gridTable(encoding)(cell.row * encoding.columns + cell.column, channel);
                QVERIFY2(std::abs(value - expected) <= kEntryError, line.constData());
            } else {
                const GridCell other{fields[8].toLongLong(), fields[9].toLongLong()};
                const double value = gridSimilarity(encoding).between(cell, other);
                QVERIFY2(std::abs(value - expected) <= productError(encoding.dimensions), line.constData());
            }
        }
        QCOMPARE(lines, 9 * 32);
    }

    void coordinatesOfDetr() {
        QCOMPARE(gridCoordinate(0, 16, false), 0.0);
        QCOMPARE(gridCoordinate(15, 16, false), 15.0);
        QCOMPARE(gridCoordinate(0, 16, true), 1 / (16 + 1e-6) * 2 * std::numbers::pi);
        // The last one is a full turn, apart from what keeps DETR from dividing by zero.
        QVERIFY(std::abs(gridCoordinate(15, 16, true) - 2 * std::numbers::pi) < 1e-6);
    }

    void oneRowIsASequence() {
        const GridEncoding encoding{.rows = 1, .columns = 20, .dimensions = 16, .base = 100};
        const Matrix table = gridTable(encoding);
        QCOMPARE(table.rightCols(8), sinusoidalTable({.positions = 20, .dimensions = 8, .base = 100}));
        for (Index column = 0; column < 20; ++column)
            for (Index channel = 0; channel < 8; ++channel)
                QCOMPARE(table(column, channel), isSineColumn(channel) ? 0.0 : 1.0);
    }

    void halvesAndProductsInRandomGrids() {
        RandomCases cases(kGridSeed);
        for (int c = 0; c < kGridCases; ++c) {
            const GridEncoding encoding{.rows = cases.whole(1, c % 50 == 0 ? 64 : 7),
                                        .columns = cases.whole(1, c % 50 == 0 ? 64 : 7),
                                        .dimensions = 4 * cases.whole(1, c % 50 == 0 ? 64 : 6),
                                        .base = 1 + std::pow(10, cases.real(-3, 8)),
                                        .normalised = cases.whole(0, 1) == 0};
            const QByteArray name = told(encoding).toUtf8();
            const double error = productError(encoding.dimensions);
            const Matrix table = gridTable(encoding);
            const Index half = encoding.dimensions / 2;
            const GridSimilarity similarity = gridSimilarity(encoding);
            const GridCell a{cases.whole(0, encoding.rows - 1), cases.whole(0, encoding.columns - 1)};
            const GridCell b{cases.whole(0, encoding.rows - 1), cases.whole(0, encoding.columns - 1)};
            const auto row = [&](const GridCell& cell) { return table.row(cell.row * encoding.columns + cell.column); };
            // The first half knows nothing of the column, the second nothing of the row.
            QVERIFY2(row(a).head(half) == row({a.row, b.column}).head(half), name);
            QVERIFY2(row(a).tail(half) == row({b.row, a.column}).tail(half), name);
            // The parts are the products of the halves, and their sum that of the whole.
            QVERIFY2(std::abs(similarity.rowPart(a.row, b.row) - row(a).head(half).dot(row(b).head(half))) <= error,
                     name);
            QVERIFY2(
                std::abs(similarity.columnPart(a.column, b.column) - row(a).tail(half).dot(row(b).tail(half))) <= error,
                name);
            QVERIFY2(std::abs(similarity.between(a, b) - row(a).dot(row(b))) <= error, name);
            QCOMPARE(similarity.between(a, b),
                     similarity.rowPart(a.row, b.row) + similarity.columnPart(a.column, b.column));
            // Symmetric, the same for every two cells that are as far apart, largest for a cell and itself.
            QCOMPARE(similarity.between(a, b), similarity.between(b, a));
            const GridCell corner{std::abs(a.row - b.row), std::abs(a.column - b.column)};
            QCOMPARE(similarity.between(a, b), similarity.between({0, 0}, corner));
            QVERIFY2(std::abs(similarity.largest() - double(half)) <= error, name);
            QVERIFY2(similarity.between(a, b) <= similarity.largest() + error, name);
            QVERIFY2(similarity.between(a, b) >= similarity.smallest(), name);
            const GridMaps maps = gridMaps(similarity, a);
            QCOMPARE(maps.sum(b.row, b.column), similarity.between(a, b));
            QCOMPARE(maps.rowPart(b.row, b.column), similarity.rowPart(a.row, b.row));
            QCOMPARE(maps.columnPart(b.row, b.column), similarity.columnPart(a.column, b.column));
            const GridCell least = leastSimilarCell(maps);
            QVERIFY2(maps.sum(least.row, least.column) <= maps.sum(b.row, b.column), name);
        }
    }

    void tableOfAllPairs() {
        for (const bool normalised : {false, true}) {
            const GridEncoding encoding{.rows = 3, .columns = 5, .dimensions = 8, .normalised = normalised};
            const Matrix table = gridTable(encoding);
            const Matrix products = table * table.transpose();
            const Matrix similarity = gridSimilarityTable(gridSimilarity(encoding));
            QCOMPARE(similarity.rows(), Index{15});
            QVERIFY((similarity - products).cwiseAbs().maxCoeff() <= productError(8));
            QCOMPARE(similarity, Matrix(similarity.transpose()));
        }
    }

    void everyLineIsTrueInRandomGrids() {
        RandomCases cases(kGridSeed);
        for (int c = 0; c < kGridCases; ++c) {
            const GridEncoding encoding{.rows = cases.whole(1, 12),
                                        .columns = cases.whole(1, 12),
                                        .dimensions = 4 * cases.whole(1, 6),
                                        .base = 1 + std::pow(10, cases.real(-3, 8)),
                                        .normalised = cases.whole(0, 1) == 0};
            const GridCell a{cases.whole(0, encoding.rows - 1), cases.whole(0, encoding.columns - 1)};
            const GridCell b{cases.whole(0, encoding.rows - 1), cases.whole(0, encoding.columns - 1)};
            const Derivation derivation = gridSimilarityDerivation(encoding, gridSimilarity(encoding), a, b);
            const double error = productError(encoding.dimensions);
            QCOMPARE(derivation.value, gridSimilarity(encoding).between(a, b));
            const auto check = [&](const Expression& expression, double value) {
                std::vector<Expression> parts{expression};
                if (expression.kind == Expression::Kind::Equation) parts = expression.parts;
                for (const Expression& part : parts)
                    if (std::abs(evaluate(part) - value) > error)
                        QFAIL(qPrintable(told(encoding) + ": " + QString::fromStdString(expressionText(part)) +
                                         QStringLiteral(" is not %1").arg(value)));
            };
            check(derivation.symbolic, derivation.value);
            check(derivation.numeric(), derivation.value);
            for (const auto* lines : {&derivation.steps, &derivation.context})
                for (const DerivationLine& line : *lines) check(line.expression, line.value);
            for (const Expression& formula : gridDefinition(encoding, gridSimilarity(encoding))) {
                const double value = evaluate(formula.parts.front());
                for (const Expression& part : formula.parts) QVERIFY(std::abs(evaluate(part) - value) <= error);
            }
        }
    }

    void derivationOfACell() {
        const GridEncoding encoding{.rows = 16, .columns = 16, .dimensions = 32, .base = 10000};
        const Derivation plain = gridSimilarityDerivation(encoding, gridSimilarity(encoding), {4, 9}, {7, 9});
        QCOMPARE(expressionText(plain.symbolic), std::string("p_a * p_b = R + C"));
        QCOMPARE(expressionText(findLine(plain, "row coordinate")->expression), std::string("4"));
        QCOMPARE(expressionText(findLine(plain, "row part")->expression),
                 std::string("cos(1 * 3) + cos(0.31623 * 3) + ... + cos(0.00031623 * 3)"));
        QCOMPARE(findLine(plain, "column part")->value, 8.0);
        GridEncoding detr = encoding;
        detr.normalised = true;
        QCOMPARE(expressionText(
                     findLine(gridSimilarityDerivation(detr, gridSimilarity(detr), {4, 9}, {7, 9}), "row coordinate")
                         ->expression),
                 std::string("(4 + 1)/(16 + 1e-06) * 2 pi"));
        QCOMPARE(gridDefinition(encoding, gridSimilarity(encoding)).size(), std::size_t{2});
        QCOMPARE(gridDefinition(detr, gridSimilarity(detr)).size(), std::size_t{3});
        QCOMPARE(expressionText(gridDefinition(detr, gridSimilarity(detr))[1]),
                 std::string("R = cos(omega_0 (y_a - y_b)) + ..."));
        QCOMPARE(expressionText(gridDefinition(detr, gridSimilarity(detr))[2]),
                 std::string("y = (i + 1)/(n_y + 1e-06) * 2 pi"));
    }

    void invalidArguments_data() {
        QTest::addColumn<std::function<void()>>("call");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, std::function<void()> call, const char* message) {
            QTest::addRow("%s", name) << std::move(call) << QByteArray(message);
        };
        row(
            "no row", [] { gridTable({.rows = 0}); }, "the number of rows must be at least 1, not 0.");
        row(
            "no column", [] { gridSimilarity({.columns = 0}); }, "the number of columns must be at least 1, not 0.");
        row(
            "d of 6", [] { gridRowTable({.dimensions = 6}); }, "d must be a multiple of 4, not 6.");
        row(
            "d of 0", [] { gridTable({.dimensions = 0}); }, "d must be a multiple of 4, not 0.");
        row(
            "base 1", [] { gridColumnTable({.base = 1}); }, "base must be a finite number above 1, not 1.");
        row(
            "outside",
            [] {
                gridMaps(gridSimilarity({}), {3, 16});
            },
            "the cell must be in the grid, not 3, 16.");
    }
    void invalidArguments() {
        QFETCH(std::function<void()>, call);
        QFETCH(QByteArray, message);
        QCOMPARE(refusalOf(call), message);
    }
};

ATTENTION_TEST(GridEncodingTest, NoApplication)
#include "grid_encoding_test.moc"
