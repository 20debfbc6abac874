#include "core/encoding/add_or_concatenate.h"

#include <cmath>
#include <limits>

#include <QFile>

#include "core/scene/tokens.h"
#include "core/threads.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// NumPy adds the terms of a sum in another order: a rounding of each of up to 17 terms of a few units.
constexpr double kOfTerms = 17 * 16 * kUlp;
/// A formula with dots adds in another order too: some 22 terms of at most 8.3 * 8.3 each.
constexpr double kOfFormula = 22 * 70 * kUlp;

QString sumFault(const Derivation& derivation, double expected) {
    if (derivation.value != expected || derivation.steps.back().value != expected)
        return QStringLiteral("%1 is not the entry, exactly").arg(derivation.value, 0, 'g', 17);
    return faultOf(derivation, expected, [](double a, double b) { return !(std::abs(a - b) <= kOfFormula); });
}

}  // namespace

class AddOrConcatenateTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(ATTENTION_GOLDEN_DIR "/add_or_concatenate.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int entries = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            const QByteArrayList fields = line.split(',');
            QCOMPARE(fields.size(), 7);
            const std::uint64_t seed = fields[0].toULongLong();
            const AddOrConcatenate result =
                projectBothWays(Embedding(numberedTokens(fields[1].toInt()), fields[2].toInt(), seed), seed);
            const Index i = fields[3].toInt();
            const Index c = fields[4].toInt();
            QVERIFY2(std::abs(result.concatenated(i, c) - fields[5].toDouble()) <= kOfTerms, line.constData());
            QVERIFY2(std::abs(result.added(i, c) - fields[6].toDouble()) <= kOfTerms, line.constData());
            ++entries;
        }
        QCOMPARE(entries, 6 * 8 + 1 + 5 * 2 + 3 * 9);
    }

    /// The position's term is the last of its sum, and the zeros of the one-hot vector add nothing: so both roads do
    /// the same roundings, and the difference is not small but 0.
    void addEqualsConcatenate() {
        RandomCases cases(19052021);
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const Index n = cases.whole(1, 12);
            const Index d = cases.whole(1, 16);
            const std::uint64_t of = cases.seed();
            const auto loaded = std::make_shared<const Matrix>(1e3 * Matrix::Random(n, d));
            const AddOrConcatenate result =
                projectBothWays(k % 3 == 0 ? Embedding(loaded) : Embedding(numberedTokens(n), d, of), of);
            const QByteArray told = QString("n %1, d %2, seed %3").arg(n).arg(d).arg(of).toUtf8();
            QVERIFY2(result.largest == 0, told.constData());
            QVERIFY2((result.difference.array() == 0).all(), told.constData());
            // An order of Eigen's own judges both.
            const Matrix expected = result.tokens * result.tokenWeights + result.positionWeights;
            const double tolerance =
                double(d + 1) * kUlp *
                (result.tokens.cwiseAbs() * result.tokenWeights.cwiseAbs() + result.positionWeights.cwiseAbs())
                    .maxCoeff();
            QVERIFY2((result.added - expected).cwiseAbs().maxCoeff() <= tolerance, told.constData());
            QVERIFY2((result.positionPart - result.positionWeights).cwiseAbs().maxCoeff() == 0, told.constData());
        }
    }

    void shapes() {
        const AddOrConcatenate result = projectBothWays(Embedding(numberedTokens(3), 5, 1), 1);
        const auto is = [](const Matrix& matrix, Index rows, Index columns) {
            return matrix.rows() == rows && matrix.cols() == columns;
        };
        QVERIFY(is(result.tokens, 3, 5));
        QVERIFY(is(result.oneHot, 3, 3));
        QVERIFY(is(result.tokenWeights, 5, 5));
        QVERIFY(is(result.positionWeights, 3, 5));
        for (const Matrix* matrix :
             {&result.tokenPart, &result.positionPart, &result.concatenated, &result.added, &result.difference})
            QVERIFY(is(*matrix, 3, 5));
    }

    /// Fewer tokens or columns keep the drawn numbers of those that are left.
    void draggingKeepsWhatIsThere() {
        constexpr double kTwoRoundings = 2 * kUlp;
        const AddOrConcatenate large = projectBothWays(Embedding(numberedTokens(9), 8, 4), 4);
        const AddOrConcatenate fewer = projectBothWays(Embedding(numberedTokens(5), 8, 4), 4);
        QCOMPARE(fewer.added, Matrix(large.added.topRows(5)));
        QCOMPARE(fewer.tokenWeights, large.tokenWeights);
        const AddOrConcatenate narrow = projectBothWays(Embedding(numberedTokens(9), 2, 4), 4);
        for (Index row = 0; row < 9; ++row)
            for (Index column = 0; column < 2; ++column)
                QVERIFY(std::abs(narrow.positionWeights(row, column) / 2 - large.positionWeights(row, column)) <=
                        kTwoRoundings * std::abs(large.positionWeights(row, column)));
    }

    void threadsDoNotMatter() {
        const int before = threadCount();
        const Embedding embedding(numberedTokens(90), 40, 5);
        setThreadCount(1);
        const Matrix one = projectBothWays(embedding, 5).concatenated;
        setThreadCount(4);
        const Matrix four = projectBothWays(embedding, 5).concatenated;
        setThreadCount(before);
        QCOMPARE(four, one);
    }

    void derivationsInWords() {
        const AddOrConcatenate result = projectBothWays(Embedding(numberedTokens(6), 8, 1), 1);
        QCOMPARE(expressionText(concatenatedDerivation(result, 4, 6).symbolic),
                 std::string("C[i, c] = X[i, 0] W[0, c] + ... + X[i, 7] W[7, c] + I[i, i] W[d + i, c]"));
        QCOMPARE(expressionText(addedDerivation(result, 4, 6).symbolic),
                 std::string("Y[i, c] = (X[i, 0] W[0, c] + ... + X[i, 7] W[7, c]) + W[d + i, c]"));
        QCOMPARE(expressionText(addOrConcatenateDifferenceDerivation(result, 4, 6).symbolic),
                 std::string("D[i, c] = C[i, c] - Y[i, c]"));
        QCOMPARE(expressionText(positionWeightDerivation(result, 1, 4, 6).symbolic),
                 std::string("W[d + i, c] = G[i, c]/sqrt(d)"));
        QCOMPARE(expressionText(tokenWeightDerivation(result, 1, 4, 6).symbolic),
                 std::string("W[k, c] = G[k, c]/sqrt(d)"));
        QCOMPARE(expressionText(oneHotDerivation(result, 2, 2).numeric()), std::string("I[2, 2] = 1"));
        QCOMPARE(expressionText(positionPartDerivation(result, 2, 2).symbolic),
                 std::string("U[i, c] = I[i, i] W[d + i, c]"));
    }

    void derivationsAreTrue() {
        RandomCases cases(20210519);
        for (int k = 0; k < RandomCases::kCount / 20; ++k) {
            const Index n = cases.whole(1, 8);
            const Index d = cases.whole(1, 9);
            const std::uint64_t seed = cases.seed();
            const AddOrConcatenate result = projectBothWays(Embedding(numberedTokens(n), d, seed), seed);
            const auto check = [](const Derivation& derivation, double expected) {
                const QString fault = sumFault(derivation, expected);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            };
            const Index i = cases.whole(0, n - 1);
            const Index c = cases.whole(0, d - 1);
            check(concatenatedDerivation(result, i, c), result.concatenated(i, c));
            check(addedDerivation(result, i, c), result.added(i, c));
            check(addOrConcatenateDifferenceDerivation(result, i, c), 0);
            check(tokenPartDerivation(result, i, c), result.tokenPart(i, c));
            check(positionPartDerivation(result, i, c), result.positionPart(i, c));
            check(positionWeightDerivation(result, seed, i, c), result.positionWeights(i, c));
            const Index row = cases.whole(0, d - 1);
            check(tokenWeightDerivation(result, seed, row, c), result.tokenWeights(row, c));
            const Index column = cases.whole(0, n - 1);
            check(oneHotDerivation(result, i, column), result.oneHot(i, column));
        }
    }
};

ATTENTION_TEST(AddOrConcatenateTest, NoApplication)
#include "add_or_concatenate_test.moc"
