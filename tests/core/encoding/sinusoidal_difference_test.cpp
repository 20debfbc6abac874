#include "core/encoding/sinusoidal_difference.h"

#include <cmath>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// Rounding of the product position * omega in a formula of doubles, for positions below some 1000.
constexpr double kFormulaTolerance = 1e-12;

SinusoidalRange range(Index positions, Index dimensions, double base, Index start) {
    return {.positions = positions, .dimensions = dimensions, .base = base, .start = start};
}

}  // namespace

Q_DECLARE_METATYPE(attention::SinusoidalRange)
Q_DECLARE_METATYPE(attention::SinusoidalOverlap)

class SinusoidalDifferenceTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void overlapIsWhatBothHave_data() {
        QTest::addColumn<SinusoidalRange>("now");
        QTest::addColumn<SinusoidalRange>("before");
        QTest::addColumn<SinusoidalOverlap>("overlap");
        const auto row = [](const char* name, const SinusoidalRange& now, const SinusoidalRange& before,
                            const SinusoidalOverlap& overlap) {
            QTest::addRow("%s", name) << now << before << overlap;
        };
        row("another base: all", range(60, 32, 100, 0), range(60, 32, 10000, 0), {0, 60, 32});
        row("wider now: the columns of before", range(60, 32, 100, 0), range(60, 9, 100, 0), {0, 60, 9});
        row("narrower now: the columns of now", range(60, 9, 100, 0), range(60, 32, 100, 0), {0, 60, 9});
        row("scrolled down: the first rows", range(60, 32, 100, 40), range(60, 32, 100, 0), {0, 20, 32});
        row("scrolled up: the last rows", range(60, 32, 100, 0), range(60, 32, 100, 40), {40, 20, 32});
        row("inside", range(60, 32, 100, 0), range(5, 32, 100, 10), {10, 5, 32});
        row("one behind the other: nothing", range(60, 32, 100, 60), range(60, 32, 100, 0), {0, 0, 0});
        row("far apart: nothing", range(1, 1, 100, 0), range(1, 1, 100, 1000), {0, 0, 0});
    }
    void overlapIsWhatBothHave() {
        QFETCH(SinusoidalRange, now);
        QFETCH(SinusoidalRange, before);
        QFETCH(SinusoidalOverlap, overlap);
        QVERIFY(sinusoidalOverlap(now, before) == overlap);

        const Matrix table = sinusoidalTable(now);
        const Matrix other = sinusoidalTable(before);
        const SinusoidalDifference difference = sinusoidalDifference(now, table, before);
        QVERIFY(difference.overlap == overlap);
        QCOMPARE(difference.values->rows(), table.rows());
        QCOMPARE(difference.values->cols(), table.cols());
        QCOMPARE(difference.reference->rows(), overlap.rows);
        double largest = 0;
        for (Index r = 0; r < table.rows(); ++r)
            for (Index c = 0; c < table.cols(); ++c) {
                const Index there = now.start + r - before.start;
                const bool both = there >= 0 && there < before.positions && c < before.dimensions;
                QCOMPARE(overlap.contains(r, c), both);
                const double expected = both ? table(r, c) - other(there, c) : 0;
                QCOMPARE((*difference.values)(r, c), expected);
                if (both) QCOMPARE((*difference.reference)(r - overlap.firstRow, c), other(there, c));
                largest = std::max(largest, std::abs(expected));
            }
        QCOMPARE(difference.largest, largest);
        if (now.base == before.base && now.dimensions == before.dimensions) QCOMPARE(largest, 0.0);
    }

    void linesSayBeforeAndDifference_data() {
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("before");
        QTest::addRow("sine") << 3 << 6 << "sin(3/100^(6/32))";
        QTest::addRow("cosine, negative before: plus") << 6 << 7 << "cos(6/100^(6/32))";
        QTest::addRow("pair 0 is the same at every base") << 6 << 0 << "sin(6/100^(0/32))";
    }
    void linesSayBeforeAndDifference() {
        QFETCH(int, position);
        QFETCH(int, column);
        QFETCH(QString, before);
        const auto lines = sinusoidalComparison(position, column, range(60, 32, 10000, 0), range(60, 32, 100, 0));
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].name, std::string("before"));
        QCOMPARE(lines[1].name, std::string("difference"));
        const double angle = position * std::pow(100.0, -(column / 2 * 2) / 32.0);
        QVERIFY(std::abs(lines[0].value - (column % 2 ? std::cos(angle) : std::sin(angle))) < kFormulaTolerance);
        QCOMPARE(QString::fromStdString(expressionText(lines[0].expression)), before);
        QVERIFY(std::abs(evaluate(lines[0].expression) - lines[0].value) < kFormulaTolerance);
        QCOMPARE(evaluate(lines[1].expression), lines[1].value);
        QCOMPARE(lines[1].value, sinusoidalValue(position, column, 32, 10000) - lines[0].value);
        const bool plus = expressionText(lines[1].expression).find(" + ") != std::string::npos;
        QCOMPARE(plus, lines[0].value < 0);
        QVERIFY(expressionText(lines[1].expression).find("--") == std::string::npos);
    }

    void nothingIsSaidOfWhatWasNotThere() {
        QVERIFY(sinusoidalComparison(59, 6, range(60, 32, 100, 0), range(59, 32, 10000, 0)).empty());
        QVERIFY(sinusoidalComparison(3, 9, range(60, 32, 100, 0), range(60, 9, 10000, 0)).empty());
        QCOMPARE(sinusoidalComparison(58, 8, range(60, 32, 100, 0), range(59, 9, 10000, 0)).size(), std::size_t(2));
    }
};

ATTENTION_TEST(SinusoidalDifferenceTest, QCoreApplication)
#include "sinusoidal_difference_test.moc"
