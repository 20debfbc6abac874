#include "core/encoding/embedding.h"

#include <cmath>
#include <limits>
#include <stdexcept>

#include <QFile>

#include "core/encoding/embedding_derivation.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/scene/tokens.h"
#include "core/threads.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// The random numbers' own 1e-15, a root, a quotient and a product.
constexpr double kOfEmbedding = 2e-15;
/// What the table of P promises, an embedding of a few units, and the rescaling of their sum by up to 20.
constexpr double kOfSum = 20 * 1e-14;
/// A formula rounds each of its steps.
constexpr double kOfSteps = 16 * kUlp;

/// Sentences, and what they are drawn with.
class Cases : public RandomCases {
 public:
    Cases() : RandomCases(17061203) {}
    double part() { return double(bits() >> 11) * 0x1p-53; }
    std::string word() {
        static const std::array words{"the",   "cat", "saw",   "The",  "other", "Ñandú",
                                      "ÑANDÚ", "猫",  "don't", "3.14", "!"};
        return words[std::size_t(whole(0, Index(words.size()) - 1))];
    }
    std::vector<std::string> words(Index count) {
        std::vector<std::string> sentence;
        for (Index i = 0; i < count; ++i) sentence.push_back(word());
        return sentence;
    }
};

const std::vector<std::string> kGoldenWords{"the", "cat",    "saw",     "The", "other",
                                            "cat", "Straße", "STRASSE", "猫",  "Ñandú"};

std::shared_ptr<const Matrix> matrixOf(std::initializer_list<std::initializer_list<double>> rows) {
    auto matrix = std::make_shared<Matrix>(rows);
    return matrix;
}

Matrix filled(const Embedding& embedding, double factor = 1) {
    Matrix table;
    embedding.fill(table, factor);
    return table;
}

/// Nothing if every formula of the derivation has its value; else what hasn't.
QString embeddingFault(const Derivation& derivation, double expected) {
    return faultOf(derivation, expected, [](double a, double b) {
        return !(std::abs(a - b) <= kOfSteps * std::max({1.0, std::abs(a), std::abs(b)}));
    });
}

std::string lineOf(const std::vector<DerivationLine>& lines, std::string_view name) {
    for (const DerivationLine& line : lines)
        if (line.name == name) return line.word.empty() ? expressionText(line.expression) : line.word;
    return "none";
}

}  // namespace

class EmbeddingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(ATTENTION_GOLDEN_DIR "/embedding.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int entries = 0;
        TokenPlusPosition result;
        QByteArray computed;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            const QByteArrayList fields = line.split(',');
            QCOMPARE(fields.size(), 13);
            const Index n = fields[5].toInt();
            const Index d = fields[6].toInt();
            if (fields[0] != computed) {
                computed = fields[0];
                const std::uint64_t seed = fields[1].toULongLong();
                const std::vector<std::string> words(kGoldenWords.begin(), kGoldenWords.begin() + n);
                addPositions(Embedding(words, d, seed),
                             {.base = fields[2].toDouble(),
                              .scaled = fields[3] == "1",
                              .dropout = fields[4].toDouble(),
                              .seed = seed},
                             result);
                QCOMPARE(result.sum.rows(), n);
                QCOMPARE(result.sum.cols(), d);
            }
            const Index i = fields[7].toInt();
            const Index c = fields[8].toInt();
            const double x = fields[9].toDouble();
            QVERIFY2(std::abs(result.embeddings(i, c) - x) <= kOfEmbedding * std::abs(x), line.constData());
            QVERIFY2(std::abs(result.positions(i, c) - fields[10].toDouble()) <= 2e-15, line.constData());
            QCOMPARE(result.mask(i, c), fields[11].toDouble());
            QVERIFY2(std::abs(result.sum(i, c) - fields[12].toDouble()) <= kOfSum, line.constData());
            ++entries;
        }
        QCOMPARE(entries, 6 * 32 * 2 + 10 * 8 + 10 * 5 + 1);
    }

    void sameWordSameRow() {
        Cases cases;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const Index d = cases.whole(1, 12);
            const std::uint64_t seed = cases.seed();
            const std::vector<std::string> one = cases.words(cases.whole(1, 8));
            const std::vector<std::string> other = cases.words(cases.whole(1, 8));
            const Embedding a(one, d, seed), b(other, d, seed);
            const Matrix x = filled(a), y = filled(b);
            for (Index i = 0; i < x.rows(); ++i)
                for (Index j = 0; j < y.rows(); ++j) {
                    const bool same = caseFoldToken(one[std::size_t(i)]) == caseFoldToken(other[std::size_t(j)]);
                    QVERIFY2((x.row(i) == y.row(j)) == same, one[std::size_t(i)].c_str());
                }
            for (Index i = 0; i < x.rows(); ++i)
                for (Index j = 0; j < x.rows(); ++j) QCOMPARE(a.typeAt(i) == a.typeAt(j), x.row(i) == x.row(j));
        }
    }

    /// A longer sentence or more columns keep every number that is still there: G of the embeddings, the draws of
    /// dropout, and with the scaling X itself but for a rounding.
    void draggingKeepsWhatIsThere() {
        Cases cases;
        constexpr double kTwoRoundings = 2 * kUlp;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const std::uint64_t seed = cases.seed();
            std::vector<std::string> words = cases.words(cases.whole(2, 8));
            const Index d = cases.whole(2, 12);
            const TokenPlusPositionOptions choice{.scaled = true, .dropout = 0.95 * cases.part(), .seed = seed};
            const Embedding large(words, d, seed);
            TokenPlusPosition of;
            addPositions(large, choice, of);
            words.resize(std::size_t(cases.whole(1, Index(words.size()))));
            const Embedding small(words, cases.whole(1, d), seed);
            TokenPlusPosition still;
            addPositions(small, choice, still);
            for (Index i = 0; i < small.positions(); ++i)
                for (Index c = 0; c < small.dimensions(); ++c) {
                    QCOMPARE(small.standardNormalAt(i, c), large.standardNormalAt(i, c));
                    QCOMPARE(still.mask(i, c), of.mask(i, c));
                    QVERIFY(std::abs(still.embeddings(i, c) - of.embeddings(i, c)) <=
                            kTwoRoundings * std::abs(of.embeddings(i, c)));
                }
            if (small.dimensions() == large.dimensions())
                QCOMPARE(still.sum, Matrix(of.sum.topRows(small.positions())));
        }
    }

    void dropped() {
        Cases cases;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const std::vector<std::string> words = cases.words(cases.whole(1, 6));
            const TokenPlusPositionOptions choice{.base = 1 + 20000 * cases.part() + 1e-3,
                                                  .scaled = cases.whole(0, 1) == 1,
                                                  .dropout = 0.95 * cases.part(),
                                                  .seed = cases.seed()};
            const Embedding embedding(words, cases.whole(1, 10), choice.seed);
            TokenPlusPosition result, lower;
            addPositions(embedding, choice, result);
            TokenPlusPositionOptions less = choice;
            less.dropout *= cases.part();
            addPositions(embedding, less, lower);
            for (Index i = 0; i < result.sum.rows(); ++i)
                for (Index c = 0; c < result.sum.cols(); ++c) {
                    const double kept = result.mask(i, c);
                    QVERIFY(kept == 0 || kept == 1);
                    const double x = result.sum(i, c);
                    if (kept == 0) QVERIFY(x == 0 && !std::signbit(x));
                    if (kept == 1) {
                        const double plain = result.embeddings(i, c) + result.positions(i, c);
                        QCOMPARE(x, plain / (1 - choice.dropout));
                        QCOMPARE(lower.mask(i, c), 1.0);  // a smaller p keeps whatever a larger one keeps
                    }
                }
        }
    }

    /// Over many draws the kept part is 1 - p, and the rescaling keeps the mean. Limits of 5 sigma: a good generator
    /// misses one in 2 million.
    void dropoutOnAverage_data() {
        QTest::addColumn<double>("p");
        for (const double p : {0.0, 0.01, 0.1, 0.5, 0.9, 0.95}) QTest::addRow("p = %g", p) << p;
    }
    void dropoutOnAverage() {
        QFETCH(double, p);
        constexpr Index kRows = 512;
        constexpr Index kColumns = 256;
        constexpr double kEntries = double(kRows) * double(kColumns);
        const auto ones = std::make_shared<const Matrix>(Matrix::Ones(kRows, kColumns));
        TokenPlusPosition result;
        addPositions(Embedding(ones), {.dropout = p, .seed = 3}, result);
        const double kept = result.mask.sum() / kEntries;
        QVERIFY2(std::abs(kept - (1 - p)) <= 5 * std::sqrt(p * (1 - p) / kEntries), qPrintable(QString::number(kept)));
        const Matrix plain = result.embeddings + result.positions;
        const double deviation = std::sqrt(plain.squaredNorm() * p / (1 - p)) / kEntries;
        QVERIFY(std::abs(result.sum.mean() - plain.mean()) <= 5 * deviation + kOfSteps);
    }

    void varianceIsOneOverD() {
        constexpr Index kWords = 500;
        constexpr Index kColumns = 64;
        const Embedding embedding(numberedTokens(kWords), kColumns, 1);
        constexpr double kEntries = double(kWords) * double(kColumns);
        const double variance = filled(embedding).squaredNorm() / kEntries;
        // The mean of squares of normal numbers deviates by sqrt(2/count) of itself.
        QVERIFY(std::abs(variance * double(kColumns) - 1) <= 5 * std::sqrt(2 / kEntries));
        QVERIFY(std::abs(filled(embedding, std::sqrt(double(kColumns))).squaredNorm() / kEntries - 1) <=
                5 * std::sqrt(2 / kEntries));
    }

    void threadsDoNotMatter() {
        TokenPlusPosition one, four;
        const int before = threadCount();
        const Embedding embedding(numberedTokens(200), 100, 5);
        setThreadCount(1);
        addPositions(embedding, {.dropout = 0.3}, one);
        setThreadCount(4);
        addPositions(embedding, {.dropout = 0.3}, four);
        setThreadCount(before);
        QCOMPARE(four.sum, one.sum);
        QCOMPARE(four.mask, one.mask);
    }

    void loadedRows() {
        const Embedding embedding(matrixOf({{1, 2}, {3, 4}, {1, 2}, {0.0, 1}, {-0.0, 1}}));
        QVERIFY(!embedding.isRandom());
        QCOMPARE(embedding.positions(), 5);
        QCOMPARE(embedding.dimensions(), 2);
        QCOMPARE(embedding.typeCount(), 3);
        QCOMPARE(embedding.typeAt(2), 0);
        QCOMPARE(embedding.typeAt(4), 2);
        QCOMPARE(embedding.firstOf(2), 3);
        QCOMPARE(filled(embedding)(1, 1), 4.0);
        QCOMPARE(filled(embedding, 3)(1, 1), 12.0);
    }

    void othersLike() {
        const Embedding embedding({"the", "cat", "The", "dog", "THE", "the"}, 4, 1);
        QCOMPARE(embedding.typeCount(), 3);
        QCOMPARE(embedding.samePositions(1), std::vector<Index>{});
        QCOMPARE(embedding.samePositions(2), (std::vector<Index>{0, 4, 5}));
        QCOMPARE(embedding.samePositions(5), (std::vector<Index>{4, 2, 0}));
    }

    void refused_data() {
        QTest::addColumn<double>("dropout");
        QTest::newRow("negative") << -0.1;
        QTest::newRow("everything") << 1.0;
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN();
    }
    void refused() {
        QFETCH(double, dropout);
        TokenPlusPosition result;
        const Embedding embedding({"a"}, 2, 1);
        QVERIFY_EXCEPTION_THROWN(addPositions(embedding, {.dropout = dropout}, result), std::invalid_argument);
    }

    void derivationsInWords() {
        const std::vector<std::string> words{"the", "cat", "saw", "the", "other", "cat"};
        const Embedding embedding(words, 32, 1);
        const Derivation plain = embeddingDerivation(embedding, words, {}, 3, 6);
        QCOMPARE(expressionText(plain.symbolic), std::string("X[i, c] = E[w, c] = G[w, c]/sqrt(d)"));
        QCOMPARE(lineOf(plain.steps, "word"), std::string("the"));
        QCOMPARE(lineOf(plain.context, "same word"), std::string("X[0, 6]"));
        QCOMPARE(lineOf(plain.context, "next position"), std::string("X[4, 6]"));
        const Derivation scaled = embeddingDerivation(embedding, words, {.scaled = true}, 3, 6);
        QCOMPARE(expressionText(scaled.symbolic), std::string("X[i, c] = sqrt(d) * E[w, c]"));
        const Derivation sum = tokenPlusPositionDerivation(embedding, words, {}, 3, 6);
        QCOMPARE(expressionText(sum.symbolic), std::string("Y[i, c] = X[i, c] + P[i, c]"));
        QCOMPARE(lineOf(sum.steps, "rescaling"), std::string("none"));
        const Derivation dropped = tokenPlusPositionDerivation(embedding, words, {.dropout = 0.5}, 3, 6);
        QCOMPARE(expressionText(dropped.symbolic), std::string("Y[i, c] = m[i, c] * (X[i, c] + P[i, c])/(1 - p)"));
        QCOMPARE(lineOf(dropped.steps, "rescaling"), std::string("1/(1 - 0.5)"));
        const Embedding loaded(matrixOf({{1, 2}, {1, 2}}));
        const Derivation given = embeddingDerivation(loaded, {}, {}, 1, 0);
        QCOMPARE(expressionText(given.symbolic), std::string("X[i, c] = E[i, c]"));
        QCOMPARE(lineOf(given.steps, "word"), std::string("none"));
        QCOMPARE(lineOf(given.context, "equal row"), std::string("X[0, 0]"));
    }

    void derivationsAreTrue() {
        Cases cases;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const std::vector<std::string> words = cases.words(cases.whole(1, 6));
            const TokenPlusPositionOptions choice{.base = 1.001 + 20000 * cases.part(),
                                                  .scaled = cases.whole(0, 1) == 1,
                                                  .dropout = k % 3 == 0 ? 0 : 0.95 * cases.part(),
                                                  .seed = cases.seed()};
            const Index d = cases.whole(1, 10);
            const Embedding drawn(words, d, choice.seed);
            const Embedding loaded(std::make_shared<const Matrix>(Matrix::Random(Index(words.size()), d)));
            const Embedding& embedding = k % 4 == 0 ? loaded : drawn;
            TokenPlusPosition result;
            addPositions(embedding, choice, result);
            const Index i = cases.whole(0, embedding.positions() - 1);
            const Index c = cases.whole(0, d - 1);
            const QString ofX =
                embeddingFault(embeddingDerivation(embedding, words, choice, i, c), result.embeddings(i, c));
            QVERIFY2(ofX.isEmpty(), qPrintable(ofX));
            const Derivation sum = tokenPlusPositionDerivation(embedding, words, choice, i, c);
            QCOMPARE(sum.value, result.sum(i, c));
            const QString ofSum = embeddingFault(sum, result.sum(i, c));
            QVERIFY2(ofSum.isEmpty(), qPrintable(ofSum));
        }
    }
};

ATTENTION_TEST(EmbeddingTest, NoApplication)
#include "embedding_test.moc"
