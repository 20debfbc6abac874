#include "core/encoding/similarity.h"

#include <cmath>
#include <stdexcept>

#include <QFile>

#include "core/encoding/sinusoidal.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Each of the pairs adds at most what its own sine or cosine is off, and a rounding of the sum.
constexpr double kOfPair = 1e-15;
/// Of a square root near 0, whose argument is off by as much as the sum.
constexpr double kOfDistance = 1e-13;

SimilarityMeasure measureNamed(const QString& name) {
    if (name == "cosine") return SimilarityMeasure::Cosine;
    return name == "euclidean" ? SimilarityMeasure::Euclidean : SimilarityMeasure::Dot;
}

}  // namespace

class SimilarityTest : public QObject {
    Q_OBJECT

 private slots:
    void golden_data() {
        QTest::addColumn<QString>("measure");
        for (const char* measure : {"dot", "cosine", "euclidean"}) QTest::addRow("%s, by mpmath", measure) << measure;
    }
    void golden() {
        QFETCH(QString, measure);
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/similarity.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto names = file.readLine().trimmed().split(',');
        const auto column = names.indexOf(measure.toUtf8());
        int rows = 0;
        for (; !file.atEnd(); ++rows) {
            const auto fields = file.readLine().trimmed().split(',');
            const double base = fields[0].toDouble();
            const Index d = fields[1].toLongLong(), i = fields[2].toLongLong(), j = fields[3].toLongLong();
            const auto curve = sinusoidalSimilarity(512, d, base, measureNamed(measure));
            const double expected = fields[column].toDouble();
            QVERIFY2(std::abs(curve[std::size_t(std::abs(i - j))] - expected) <= kOfPair * double(d),
                     qPrintable(QString("base %1, d %2, %3 and %4").arg(base).arg(d).arg(i).arg(j)));
        }
        QVERIFY(rows > 100);
    }

    void dependsOnTheOffsetAlone() {
        RandomCases cases;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const Index d = 2 * cases.whole(1, 32);
            const double base = std::pow(10.0, 0.1 + double(cases.whole(0, 499)) / 100);
            const Index position = cases.whole(0, 99999), other = position + cases.whole(0, 199);
            const auto rowAt = [&](Index at) {
                return sinusoidalTable({.positions = 1, .dimensions = d, .base = base, .start = at});
            };
            const Matrix a = rowAt(position), b = rowAt(other);
            const auto offset = std::size_t(other - position);
            const auto dot = sinusoidalSimilarity(Index(offset) + 1, d, base, SimilarityMeasure::Dot)[offset];
            const auto far = sinusoidalSimilarity(Index(offset) + 1, d, base, SimilarityMeasure::Euclidean)[offset];
            // Two rows' entries are each off by twice the table's error.
            QVERIFY(std::abs(a.row(0).dot(b.row(0)) - dot) <= 4 * kOfPair * double(d));
            QVERIFY(std::abs((a - b).norm() - far) <= kOfDistance);
        }
    }

    void matrixOfATable_data() {
        QTest::addColumn<QString>("measure");
        for (const char* measure : {"dot", "cosine", "euclidean"})
            QTest::addRow("%s: the rows' own, and the encoding's Toeplitz matrix", measure) << measure;
    }
    void matrixOfATable() {
        QFETCH(QString, measure);
        const Matrix table = sinusoidalTable({.positions = 150, .dimensions = 64});
        const Matrix similarity = tableSimilarity(table, measureNamed(measure));
        const auto curve = sinusoidalSimilarity(150, 64, 10000, measureNamed(measure));
        const Matrix expected = toeplitzMatrix(curve);
        QVERIFY((similarity - expected).cwiseAbs().maxCoeff() <= kOfDistance);
        QCOMPARE(similarity, Matrix(similarity.transpose()));
        const SimilarityByOffset byOffset = similarityByOffset(similarity);
        for (std::size_t offset = 0; offset < 150; ++offset) {
            QVERIFY(std::abs(byOffset.mean[offset] - curve[offset]) <= kOfDistance);
            QVERIFY(byOffset.spread[offset] <= kOfDistance);
        }
    }

    void rowsOfZeros() {
        const Matrix zero = Matrix::Zero(3, 4);
        QCOMPARE(tableSimilarity(zero, SimilarityMeasure::Cosine), Matrix(Matrix::Zero(3, 3)));
        QCOMPARE(tableSimilarity(zero, SimilarityMeasure::Euclidean), Matrix(Matrix::Zero(3, 3)));
    }

    void farOffsetsShareAnEmbedding() {
        for (Index offset = -9; offset <= 9; ++offset)
            QCOMPARE(clipOffset(offset, 4), offset < -4 ? Index{-4} : offset > 4 ? Index{4} : offset);
    }

    void findsSecondaryPeaks_data() {
        QTest::addColumn<std::vector<double>>("byOffset");
        QTest::addColumn<bool>("distance");
        QTest::addColumn<std::vector<Index>>("offsets");
        using Curve = std::vector<double>;
        using Offsets = std::vector<Index>;
        QTest::addRow("only falls: none") << Curve{4, 3, 2, 1} << false << Offsets{};
        QTest::addRow("one position: none") << Curve{4} << false << Offsets{};
        QTest::addRow("a flat curve never rises: none") << Curve{1, 1, 1} << false << Offsets{};
        QTest::addRow("a peak after the valley") << Curve{4, 1, 2, 1} << false << Offsets{2};
        QTest::addRow("still rising at the end counts") << Curve{4, 1, 2, 3} << false << Offsets{3};
        QTest::addRow("the closest first, three at most")
            << Curve{9, 0, 1, 0, 3, 0, 2, 0, 1.5, 0} << false << Offsets{4, 6, 8};
        QTest::addRow("of distances the smallest") << Curve{0, 5, 2, 5, 1, 5} << true << Offsets{4, 2};
    }
    void findsSecondaryPeaks() {
        QFETCH(std::vector<double>, byOffset);
        QFETCH(bool, distance);
        QFETCH(std::vector<Index>, offsets);
        const auto found =
            attention::secondaryPeaks(byOffset, distance ? SimilarityMeasure::Euclidean : SimilarityMeasure::Dot, 3);
        std::vector<Index> got;
        for (const SecondaryPeak& one : found) {
            got.push_back(one.offset);
            QCOMPARE(one.value, byOffset[std::size_t(one.offset)]);
        }
        QCOMPARE(got, offsets);
    }

    void derivationComesToTheEntry_data() {
        QTest::addColumn<QString>("measure");
        for (const char* measure : {"dot", "cosine", "euclidean"}) QTest::addRow("%s", measure) << measure;
    }
    void derivationComesToTheEntry() {
        QFETCH(QString, measure);
        RandomCases cases(20240611);
        for (int i = 0; i < 300; ++i) {
            const Index d = 2 * cases.whole(1, 40), from = cases.whole(0, 299), to = cases.whole(0, 299);
            const Derivation derivation = similarityDerivation(from, to, d, 10000, measureNamed(measure));
            const auto offset = std::size_t(std::abs(from - to));
            const double expected = sinusoidalSimilarity(Index(offset) + 1, d, 10000, measureNamed(measure))[offset];
            QVERIFY(std::abs(derivation.value - expected) <= kOfDistance);
            QVERIFY(std::abs(evaluate(derivation.symbolic) - expected) <= kOfDistance);
            // Its numbers have four digits, of up to 2 each.
            const double rounding = measure == "euclidean" ? 0.05 : 2e-3 * double(d);
            QVERIFY2(std::abs(evaluate(derivation.numeric()) - expected) <= rounding,
                     expressionText(derivation.numeric()).c_str());
            for (const DerivationLine& line : derivation.context)
                if (line.name == "by the offset alone") QVERIFY(std::abs(line.value - expected) <= 1e-11);
        }
    }

    void badArguments() {
        QVERIFY_EXCEPTION_THROWN(sinusoidalSimilarity(0, 4, 10000, SimilarityMeasure::Dot), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(sinusoidalSimilarity(3, 5, 10000, SimilarityMeasure::Dot), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(similarityDerivation(0, 1, 7, 10000, SimilarityMeasure::Dot), std::invalid_argument);
    }
};

ATTENTION_TEST(SimilarityTest, QCoreApplication)
#include "similarity_test.moc"
