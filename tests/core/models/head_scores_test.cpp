#include "core/models/head_scores.h"

#include <cmath>

#include <QFile>

#include "core/models/all_heads_study.h"
#include "core/models/language_model_reader.h"
#include "core/scene/parameters.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some dozen products in another order.
constexpr double kRounding = 1e-14;
/// A formula takes its numbers with four significant digits.
constexpr double kExplainedDigits = 1e-2;

/// What float32 leaves of a pass in double.
constexpr double kOfFloat = 1e-5;

bool isSame(double a, double b, double tolerance) {
    return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= tolerance;
}

struct GoldenHead {
    std::vector<int> tokens;
    HeadScores scores{};
    Matrix weights;
};

std::vector<GoldenHead> goldenHeads() {
    QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/head_scores.csv"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<GoldenHead> heads;
    for (const QString& text : QString::fromLatin1(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList fields = text.split(u',');
        GoldenHead head;
        for (const QString& token : fields[0].split(u' ')) head.tokens.push_back(token.toInt());
        for (std::size_t i = 0; i < kHeadScoreCount; ++i) head.scores[i] = fields[qsizetype(i) + 1].toDouble();
        const Index n = std::ssize(head.tokens);
        head.weights.resize(n, n);
        for (Index i = 0; i < n * n; ++i) head.weights.data()[i] = fields[6 + i].toDouble();
        heads.push_back(std::move(head));
    }
    return heads;
}

/// The golden heads' weights as those of a file, 2 heads in each of so many layers.
std::shared_ptr<const Array> goldenArray(const std::vector<GoldenHead>& heads) {
    auto array = std::make_shared<Array>();
    const Index n = heads.front().weights.rows();
    array->shape = {Index(heads.size()) / 2, 2, n, n};
    for (const GoldenHead& head : heads)
        array->values.insert(array->values.end(), head.weights.data(), head.weights.data() + n * n);
    return array;
}

}  // namespace

class HeadScoresTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void agreeWithNumpy() {
        const std::vector<GoldenHead> heads = goldenHeads();
        QCOMPARE(heads.size(), 8U);
        for (const GoldenHead& head : heads) {
            const HeadScores scores = headScores(head.weights, head.tokens, true);
            for (std::size_t i = 0; i < kHeadScoreCount; ++i)
                QVERIFY2(isSame(scores[i], head.scores[i], kRounding), qPrintable(QString::number(i)));
        }
    }

    void aJobIsNamedByTheFirstScoreThatReaches_data() {
        QTest::addColumn<QList<double>>("scores");
        QTest::addColumn<QString>("name");
        const double none = std::nan("");
        // In the order of HeadScore.
        QTest::newRow("previous") << QList<double>{0.5, 0.2, none, 0.1, 0.3} << "previous-token";
        QTest::newRow("induction goes first") << QList<double>{0.6, 0.9, 0.9, 0.5, 0.1} << "induction";
        QTest::newRow("same before first") << QList<double>{0.1, 0.9, 0.5, 0.1, 0.1} << "same-token";
        QTest::newRow("first") << QList<double>{0.49, 0.5, none, none, 0.9} << "first-token";
        QTest::newRow("spread") << QList<double>{0.1, 0.49, none, 0.1, 0.8} << "spread-out";
        QTest::newRow("mixed") << QList<double>{0.1, 0.49, 0.3, 0.1, 0.79} << "mixed";
    }
    void aJobIsNamedByTheFirstScoreThatReaches() {
        QFETCH(QList<double>, scores);
        QFETCH(QString, name);
        HeadScores given{};
        std::ranges::copy(scores, given.begin());
        QCOMPARE(QString::fromLatin1(headJobName(jobOf(given)).data()), name);
    }

    void loadedWeightsAreMeasuredAndExplained() {
        const std::vector<GoldenHead> heads = goldenHeads();
        const auto study = studyLoadedHeads(goldenArray(heads), {"A", "B", "C", "A", "B", "C", "A"});
        QCOMPARE(study->layers, 4);
        QCOMPARE(study->heads, 2);
        QVERIFY(study->isCausal);
        QCOMPARE(study->tokens, heads.front().tokens);
        // The first two heads are of this text.
        for (Index head = 0; head < 2; ++head)
            for (std::size_t i = 0; i < kHeadScoreCount; ++i)
                QVERIFY(isSame(study->score(head, HeadScore(i)), heads[std::size_t(head)].scores[i], kRounding));
        const auto differs = [](double a, double b) {
            return std::abs(a - b) > kExplainedDigits * std::max(1.0, std::abs(a));
        };
        for (Index score = 0; score < Index(kHeadScoreCount); ++score) {
            const double value = study->score(1, HeadScore(score));
            QCOMPARE(faultOf(study->derivation(1, {0, score, "scores"}), value, differs), QString());
        }
        QCOMPARE(study->derivation(1, {4, 2, "weights"}).value, heads[1].weights(4, 2));
        // Without tokens nothing repeats.
        const auto numbered = studyLoadedHeads(goldenArray(heads), {});
        QVERIFY(std::isnan(numbered->score(0, HeadScore::SameToken)));
        QCOMPARE(tableShape(numbered->table("scores")).rows, 8);
        QCOMPARE(tableShape(numbered->table("weights")).rows, 8 * 7 * 7);
    }

    void aModelsWeightsAreExplained_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"tanh", "scaled"}) QTest::newRow(folder) << QString(folder);
    }
    void aModelsWeightsAreExplained() {
        QFETCH(QString, folder);
        const auto model =
            openLanguageModel((QStringLiteral(ATTENTION_GOLDEN_DIR "/language_model/") + folder).toStdString());
        Parameters parameters;
        parameters.tokens = "the cat saw the cat";
        const auto study = studyAllHeads(parameters, model);
        QCOMPARE(study->headCount(), model->config().layers * model->config().heads);
        const auto differs = [](double a, double b) {
            return std::abs(a - b) > kExplainedDigits * std::max(1.0, std::abs(a));
        };
        // In double from the embedding on, and from what a layer of the float32 pass gets.
        AllHeadsStudy fast = *study;
        fast.exact = nullptr;
        fast.pass = std::make_shared<const LanguageModelPass>(runLanguageModel(*model, study->tokens));
        for (Index head = 0; head < study->headCount(); ++head) {
            const Index query = study->n() - 1;
            const Matrix weights = study->weights(head);
            QVERIFY(std::abs(weights.row(query).sum() - 1) < kRounding * 10);
            for (Index key = 0; key <= query; ++key) {
                const Derivation derivation = study->derivation(head, {query, key, "weights"});
                QVERIFY(std::abs(derivation.value - weights(query, key)) < 10 * kRounding);
                QCOMPARE(faultOf(derivation, weights(query, key), differs), QString());
                QVERIFY(std::abs(fast.derivation(head, {query, key, "weights"}).value - weights(query, key)) <
                        kOfFloat);
            }
            QCOMPARE(study->derivation(head, {0, 1, "weights"}).value, 0.0);
            for (Index score = 0; score < Index(kHeadScoreCount); ++score)
                if (const double value = study->score(head, HeadScore(score)); !std::isnan(value))
                    QCOMPARE(faultOf(study->derivation(head, {0, score, "scores"}), value, differs), QString());
        }
    }

    void aHeadThatIsOffChangesLaterLayersOnly() {
        const auto model = openLanguageModel(ATTENTION_GOLDEN_DIR "/language_model/tanh");
        Parameters parameters;
        parameters.tokens = "the cat saw the cat";
        const auto before = studyAllHeads(parameters, model);
        parameters.ablated = "0,1";
        const auto after = studyAllHeads(parameters, model);
        QVERIFY(after->isAblated(1) && !after->isAblated(0));
        for (Index head = 0; head < before->heads; ++head) QVERIFY(after->weights(head) == before->weights(head));
        QVERIFY(after->weights(before->heads) != before->weights(before->heads));
        QVERIFY(after->score(before->heads, HeadScore::Induction) !=
                before->score(before->heads, HeadScore::Induction));
    }

    void sortedHeadsBeginWithTheHighestScore() {
        const auto study = studyLoadedHeads(goldenArray(goldenHeads()), {"A", "B", "C", "A", "B", "C", "A"});
        for (const HeadOrder order : {HeadOrder::PreviousToken, HeadOrder::FirstToken, HeadOrder::Entropy}) {
            const HeadScore score = HeadScore(int(order) - 1);
            const std::vector<Index> sorted = study->order(order);
            QCOMPARE(std::ssize(sorted), study->headCount());
            for (std::size_t i = 1; i < sorted.size(); ++i)
                QVERIFY(study->score(sorted[i - 1], score) >= study->score(sorted[i], score));
            QCOMPARE(study->highest(score), std::optional(sorted.front()));
        }
    }

    void smallPicturesHaveTheLargestWeights() {
        constexpr Index n = 2 * kThumbnailCells + 1;
        auto array = std::make_shared<Array>();
        array->shape = {n, n};
        array->values.assign(std::size_t(n * n), 0);
        array->values[std::size_t(100 * n + 31)] = 1;
        const auto study = studyLoadedHeads(array, {});
        QCOMPARE(study->thumbnailStep, 3);
        const Matrix& small = study->thumbnails.front();
        QVERIFY(small.rows() <= kThumbnailCells);
        QCOMPARE(small(33, 10), 1.0);
        QCOMPARE(small.sum(), 1.0);
    }
};

ATTENTION_TEST(HeadScoresTest, NoApplication)
#include "head_scores_test.moc"
