#include "core/encoding/encoding_scores.h"

#include <cmath>
#include <ctime>

#include "core/encoding/alibi.h"
#include "core/encoding/encoding_table.h"
#include "core/encoding/sinusoidal.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Of a product of a few hundred terms, relative to the largest of them.
constexpr double kScoreTolerance = 1e-12;
/// Of a sum of d/2 cosines, each within 2e-15 twice.
constexpr double kGramTolerance = 1e-12;

EncodingOptions randomSetup(RandomCases& cases, Index mostPositions) {
    EncodingOptions setup;
    setup.positions = cases.whole(1, mostPositions);
    setup.dimensions = cases.whole(1, 40);
    setup.base = cases.real(1.5, 20000);
    setup.seed = std::uint64_t(cases.whole(0, 1000));
    setup.trainingLength = cases.whole(1, mostPositions);
    setup.heads = cases.whole(1, 64);
    setup.head = cases.whole(0, setup.heads - 1);
    return setup;
}

double largest(const Matrix& matrix) {
    return matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff();
}

}  // namespace

class EncodingScoresTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void namesAreTheCommandLines() {
        QCOMPARE(encodingName(EncodingKind::None), std::string_view("none"));
        QCOMPARE(encodingName(EncodingKind::IntegerScaled), std::string_view("integer-scaled"));
        QCOMPARE(encodingName(EncodingKind::Alibi), std::string_view("alibi"));
    }

    void widths_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("digits");
        QTest::newRow("one position: one digit") << 1 << 1;
        QTest::newRow("two: one") << 2 << 1;
        QTest::newRow("three: two") << 3 << 2;
        QTest::newRow("eight: three") << 8 << 3;
        QTest::newRow("nine: four") << 9 << 4;
        QTest::newRow("sixty: six") << 60 << 6;
    }
    void widths() {
        QFETCH(int, n);
        EncodingOptions setup;
        setup.positions = n;
        QTEST(int(encodingWidth(EncodingKind::Binary, setup)), "digits");
        QCOMPARE(encodingWidth(EncodingKind::OneHot, setup), Index(n));
        QCOMPARE(encodingWidth(EncodingKind::Integer, setup), Index(1));
        QCOMPARE(encodingWidth(EncodingKind::Sinusoidal, setup), Index(32));
        QCOMPARE(encodingWidth(EncodingKind::Rotary, setup), Index(0));
        QCOMPARE(encodedPositions(EncodingKind::Learned, setup), std::min<Index>(n, 48));
    }

    void tablesAreTheirEntries() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const EncodingOptions setup = randomSetup(cases, 40);
            const Index step = cases.whole(1, 5);
            for (const EncodingKind kind : kEncodingKinds) {
                if (!hasTable(kind)) continue;
                const Matrix table = encodingTable(kind, setup, step);
                const Matrix vectors = encodingVectors(kind, setup, step);
                QCOMPARE(table.rows(), (encodedPositions(kind, setup) + step - 1) / step);
                QCOMPARE(table.cols(), encodingWidth(kind, setup));
                QCOMPARE(vectors.cols(), setup.dimensions);
                for (Index row = 0; row < table.rows(); ++row, ++compared) {
                    for (Index c = 0; c < table.cols(); ++c)
                        QCOMPARE(table(row, c), encodingEntry(kind, setup, row * step, c));
                    const Vector one = encodingVector(kind, setup, row * step);
                    QVERIFY((vectors.row(row).transpose() - one).norm() <= kScoreTolerance * (1 + one.norm()));
                }
            }
        }
    }

    void scalesAndDigits() {
        EncodingOptions setup;
        setup.positions = 5;
        QCOMPARE(encodingEntry(EncodingKind::Integer, setup, 4, 0), 4.0);
        QCOMPARE(encodingEntry(EncodingKind::IntegerScaled, setup, 1, 0), 0.25);
        QCOMPARE(encodingEntry(EncodingKind::IntegerScaled, setup, 4, 0), 1.0);
        // 4 is 100, the lowest digit first.
        QCOMPARE(encodingEntry(EncodingKind::Binary, setup, 4, 0), 0.0);
        QCOMPARE(encodingEntry(EncodingKind::Binary, setup, 4, 2), 1.0);
        QCOMPARE(encodingEntry(EncodingKind::OneHot, setup, 3, 3), 1.0);
        setup.positions = 1;
        QCOMPARE(encodingEntry(EncodingKind::IntegerScaled, setup, 0, 0), 0.0);
    }

    void loadedRowsAreTheTable() {
        EncodingOptions setup;
        setup.positions = 2;
        setup.dimensions = 3;
        setup.trainingLength = 2;
        setup.learned = std::make_shared<Array>(Array{.shape = {2, 3}, .values = {1, 2, 3, 4, 5, 6}});
        QCOMPARE(encodingTable(EncodingKind::Learned, setup)(1, 0), 4.0);
        setup.learned = nullptr;
        QVERIFY(encodingTable(EncodingKind::Learned, setup)(1, 0) != 4.0);
    }

    void matricesAreTheirScores() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const EncodingOptions setup = randomSetup(cases, 24);
            for (const EncodingKind kind : kEncodingKinds) {
                const EncodingScores all = encodingScores(kind, setup);
                const Index n = encodedPositions(kind, setup);
                QCOMPARE(all.scores.rows(), n);
                QCOMPARE(all.products.rows(), hasTable(kind) ? n : 0);
                const double tolerance = kScoreTolerance * (1 + largest(all.scores) + largest(all.products));
                for (int k = 0; k < 12; ++k, ++compared) {
                    const Index i = cases.whole(0, n - 1), j = cases.whole(0, n - 1);
                    const EncodingScore one = encodingScore(kind, setup, i, j);
                    QVERIFY2(std::abs(all.scores(i, j) - one.score) <= tolerance, encodingName(kind).data());
                    QVERIFY(std::abs(one.content + one.keyTerm + one.queryTerm + one.positionTerm - one.score) <=
                            tolerance);
                    if (hasTable(kind)) QVERIFY(std::abs(all.products(i, j) - one.product) <= tolerance);
                }
            }
        }
    }

    void longTablesAndSamplesAgree_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("d");
        QTest::newRow("as before the shortcut") << 128 << 6;
        QTest::newRow("the first with it") << 129 << 6;
        QTest::newRow("odd width: an unpaired sine") << 200 << 7;
        QTest::newRow("one column") << 150 << 1;
        QTest::newRow("blocks that do not divide") << 333 << 32;
    }
    void longTablesAndSamplesAgree() {
        QFETCH(int, n);
        QFETCH(int, d);
        EncodingOptions setup;
        setup.positions = n;
        setup.dimensions = d;
        setup.trainingLength = 100;
        const Index step = comparisonStep(n);
        QVERIFY((n + step - 1) / step <= kMaxComparedPositions);
        for (const EncodingKind kind : kEncodingKinds) {
            const EncodingScores all = encodingScores(kind, setup);
            const EncodingScores some = encodingScores(kind, setup, step);
            const double tolerance = kScoreTolerance * (1 + largest(all.scores) + largest(all.products));
            for (Index i = 0; i < some.scores.rows(); ++i)
                for (Index j = 0; j < some.scores.cols(); ++j) {
                    QVERIFY2(std::abs(some.scores(i, j) - all.scores(i * step, j * step)) <= tolerance,
                             encodingName(kind).data());
                    if (hasTable(kind))
                        QVERIFY(std::abs(some.products(i, j) - all.products(i * step, j * step)) <= tolerance);
                }
            for (const auto& [i, j] : {std::pair<Index, Index>{0, 0}, {1, 99}, {99, 1}, {64, 65}, {70, 3}}) {
                const EncodingScore one = encodingScore(kind, setup, i, j);
                QVERIFY2(std::abs(all.scores(i, j) - one.score) <= tolerance, encodingName(kind).data());
                if (hasTable(kind)) QVERIFY(std::abs(all.products(i, j) - one.product) <= tolerance);
            }
        }
    }

    void sinusoidalProductsDependOnTheOffsetAlone() {
        RandomCases cases;
        for (int c = 0; c < RandomCases::kCount; ++c) {
            EncodingOptions setup = randomSetup(cases, 2000);
            setup.dimensions += setup.dimensions % 2;
            setup.positions = std::max<Index>(setup.positions, 2);
            const Index offset = cases.whole(0, setup.positions - 1);
            const Index i = cases.whole(0, setup.positions - 1 - offset);
            const double product = encodingScore(EncodingKind::Sinusoidal, setup, i, i + offset).product;
            double expected = 0;
            for (Index pair = 0; pair < setup.dimensions / 2; ++pair)
                expected += std::cos(double(offset) * sinusoidalFrequency(pair, setup.dimensions, setup.base));
            QVERIFY2(std::abs(product - expected) <= kGramTolerance, qPrintable(QString::number(product - expected)));
        }
    }

    void oneHotKnowsNoDistance() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const EncodingOptions setup = randomSetup(cases, 60);
            const Matrix products = encodingScores(EncodingKind::OneHot, setup).products;
            QVERIFY(products == Matrix::Identity(setup.positions, setup.positions));
            compared += int(products.size());
        }
    }

    void rotaryAndAlibiScoresDependOnTheOffsetAlone() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const EncodingOptions setup = randomSetup(cases, 40);
            for (const EncodingKind kind : {EncodingKind::Rotary, EncodingKind::Alibi, EncodingKind::None}) {
                const Matrix scores = encodingScores(kind, setup).scores;
                const double tolerance = kScoreTolerance * (1 + largest(scores));
                for (Index i = 0; i + 1 < scores.rows(); ++i)
                    for (Index j = 0; j + 1 < scores.cols(); ++j, ++compared)
                        QVERIFY(std::abs(scores(i, j) - scores(i + 1, j + 1)) <= tolerance);
                ++compared;
            }
            const Matrix scores = encodingScores(EncodingKind::Alibi, setup).scores;
            const double slope = alibiSlope(setup.head, setup.heads);
            for (Index j = 0; j < scores.cols(); ++j)
                QVERIFY(std::abs(scores(0, j) - scores(0, 0) + slope * double(j)) <=
                        kScoreTolerance * (1 + largest(scores)));
        }
    }

    void projectionKeepsItsRows() {
        // Another n leaves every G that is still there: one-hot's rows only change their common factor.
        EncodingOptions few, many;
        few.positions = 10;
        many.positions = 40;
        const Vector before = encodingVector(EncodingKind::OneHot, few, 3) * std::sqrt(10.0);
        const Vector after = encodingVector(EncodingKind::OneHot, many, 3) * std::sqrt(40.0);
        QVERIFY((before - after).norm() <= kScoreTolerance);
    }

    void bandsOfDiagonals() {
        Matrix square(3, 3);
        square << 1, 2, 3, 4, 5, 6, 7, 8, 9;
        const OffsetBand band = offsetBand(square);
        QCOMPARE(band.mean.size(), Index(5));
        QCOMPARE(band.smallest[0], 7.0);
        QCOMPARE(band.smallest[1], 4.0);
        QCOMPARE(band.largest[1], 8.0);
        QCOMPARE(band.mean[1], 6.0);
        QCOMPARE(band.mean[2], 5.0);
        QCOMPARE(band.largest[4], 3.0);
        const OffsetMeasure measure = offsetMeasure(square);
        QCOMPARE(measure.scale, 9.0);
        QCOMPARE(measure.spread, 8.0 / 9);
        QCOMPARE(measure.variation, 4.0 / 9);
        QCOMPARE(measure.smallRow, Index(0));
        QCOMPARE(measure.largeColumn, Index(2));
        QCOMPARE(offsetMeasure(Matrix::Zero(4, 4)).spread, 0.0);
        QCOMPARE(offsetMeasure(Matrix::Ones(1, 1)).variation, 0.0);
    }

    void stopsWhenAsked() {
        EncodingOptions setup;
        setup.positions = 2048;
        setup.dimensions = 1024;
        std::stop_source source;
        source.request_stop();
        const std::clock_t begun = std::clock();
        for (const EncodingKind kind : kEncodingKinds) encodingScores(kind, setup, 1, source.get_token());
        // All of it takes seconds of the processor, whatever else it does meanwhile.
        QVERIFY(double(std::clock() - begun) / CLOCKS_PER_SEC < 1.5);
    }
};

ATTENTION_TEST(EncodingScoresTest, NoApplication)
#include "encoding_scores_test.moc"
