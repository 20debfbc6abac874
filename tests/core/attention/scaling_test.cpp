#include <cmath>
#include <limits>
#include <numeric>

#include <QFile>

#include "core/attention/scaling_study.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "core/threads.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// NumPy adds in another order, and its exponentials are off by a rounding or two.
constexpr double kOfNumpy = 1e-12;
/// The relative error of weights grows with how far their scores lie from the largest: see softmaxRow().
constexpr double kOfStatistics = 2e-14;
/// A share of draws is a mean of terms in [0, 1] or so, added in another order in the formula.
constexpr double kOfShare = 1e-9;
/// Statistics of the same draws at every run: 5 standard errors say how unlikely a good generator is to miss them.
constexpr double kSigmas = 5;

bool isNear(double is, double expected, double tolerance = kOfNumpy) {
    return std::abs(is - expected) <= tolerance * std::max(std::abs(expected), 1e-3);
}

/// q . k of every draw and key at one width, draws x n.
Matrix randomScores(const ScalingOptions& setup, Index width) {
    IncrementalScores scores(setup);
    scores.extendTo(width, {});
    return scores.scores();
}

QString told(const ScalingOptions& setup) {
    return QStringLiteral("n %1, draws %2, seed %3").arg(setup.keys).arg(setup.draws).arg(setup.seed);
}

}  // namespace

class ScalingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void goldenDraws() {
        QFile file(ATTENTION_GOLDEN_DIR "/scaling.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int lines = 0;
        for (; !file.atEnd(); ++lines) {
            const QByteArray text = file.readLine().trimmed();
            const QByteArrayList fields = text.split(',');
            QCOMPARE(fields.size(), 11);
            const ScalingOptions setup{
                .keys = fields[1].toInt(), .draws = fields[2].toInt(), .seed = fields[0].toULongLong()};
            const Index width = fields[3].toInt();
            const auto study = studyScaling(setup, width, fields[4].toDouble());
            const SoftmaxStatistics& is = fields[5] == "1" ? study->current.scaled : study->current.unscaled;
            QCOMPARE(study->current.width, width);
            const Matrix scores = randomScores(setup, width);
            const auto check = [&](double value, int field) {
                QVERIFY2(isNear(value, fields[field].toDouble()),
                         qPrintable(QString("%1: %2").arg(QString(text)).arg(value, 0, 'g', 17)));
            };
            check(scores(setup.draws - 1, setup.keys - 1), 6);
            check(is.variance, 7);
            check(is.entropy.mean, 8);
            check(is.largest.mean, 9);
            check(is.gradient.mean, 10);
        }
        QCOMPARE(lines, 5 * 2);
    }

    void goldenStatistics() {
        QFile file(ATTENTION_GOLDEN_DIR "/softmax_statistics.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int lines = 0;
        for (; !file.atEnd(); ++lines) {
            const QByteArray text = file.readLine().trimmed();
            const QByteArrayList fields = text.split(',');
            std::vector<double> inputs;
            for (const QByteArray& input : fields[0].split(' ')) inputs.push_back(input.toDouble());
            std::vector<double> weights(inputs.size());
            const RowStatistics row = softmaxStatistics(inputs, weights);
            const auto check = [&](double value, int field) {
                const double expected = fields[field].toDouble();
                QVERIFY2(std::abs(value - expected) <= kOfStatistics * std::abs(expected),
                         qPrintable(QString("%1: %2").arg(QString(text)).arg(value, 0, 'g', 17)));
            };
            check(row.entropy, 1);
            check(row.largest, 2);
            check(row.gradient, 3);
        }
        QCOMPARE(lines, 10);
    }

    void scoresAreProductsOfDrawnNumbers() {
        const ScalingOptions setup{.keys = 3, .draws = 70, .seed = 5};
        const Matrix scores = randomScores(setup, 9);
        for (const Index draw : {Index(0), Index(1), Index(31), Index(32), Index(69)})
            for (Index key = 0; key < 3; ++key) {
                double sum = 0;
                for (std::uint32_t c = 0; c < 9; ++c)
                    sum += standardNormal(5, std::uint32_t(RandomStream::ScalingQuery), std::uint64_t(draw), c) *
                           standardNormal(5, std::uint32_t(RandomStream::ScalingKey),
                                          std::uint64_t(scalingKeyRow(draw, key)), c);
                QCOMPARE(scores(draw, key), sum);
            }
        // Where the stock begins again.
        QCOMPARE(scalingKeyRow(31, 55), Index(0));
    }

    /// Dragging n, the draws or d_k keeps every number that is still there, to the bit.
    void growingKeepsWhatIsThere() {
        const ScalingOptions small{.keys = 7, .draws = 40, .seed = 3};
        const Matrix scores = randomScores(small, 20);
        ScalingOptions more = small;
        more.keys = 60;
        QCOMPARE(Matrix(randomScores(more, 20).leftCols(7)), scores);
        more = small;
        more.draws = 90;
        QCOMPARE(Matrix(randomScores(more, 20).topRows(40)), scores);
        // A wider score is the narrower one and the products of the further components.
        const Matrix wider = randomScores(small, 21);
        for (Index draw = 0; draw < 40; ++draw)
            QCOMPARE(wider(draw, 4), scores(draw, 4) + standardNormal(3, std::uint32_t(RandomStream::ScalingQuery),
                                                                      std::uint64_t(draw), 20) *
                                                           standardNormal(3, std::uint32_t(RandomStream::ScalingKey),
                                                                          std::uint64_t(scalingKeyRow(draw, 4)), 20));
    }

    /// A study that goes on from another one has the numbers of one that finds nothing.
    void goingOnChangesNothing() {
        const ScalingOptions setup{.keys = 5, .draws = 30, .seed = 11};
        const ScalingOptions other{.keys = 4, .draws = 20, .seed = 12};
        const auto first = studyScaling(setup, 64, 1);
        const auto warm = studyScaling(setup, 100, 2, first.get());
        QVERIFY(warm->scoresByWidth && warm->scoresByWidth == first->scoresByWidth);
        const auto unlike = studyScaling(other, 64, 1);
        const auto cold = studyScaling(setup, 100, 2, unlike.get());
        QVERIFY(cold->scoresByWidth != unlike->scoresByWidth);
        QCOMPARE(warm->series.size(), sampledWidths().size());
        for (std::size_t at = 0; at < warm->series.size(); ++at)
            for (const bool isScaled : {false, true})
                for (const auto curve : {ScalingCurve::Variance, ScalingCurve::Entropy, ScalingCurve::LargestWeight,
                                         ScalingCurve::GradientNorm})
                    QCOMPARE(scalingValue(warm->series[at], curve, isScaled),
                             scalingValue(cold->series[at], curve, isScaled));
        QCOMPARE(warm->weights.unscaled.counts, cold->weights.unscaled.counts);
        QCOMPARE(warm->scores.scaled.counts, cold->scores.scaled.counts);
        // Another width alone leaves the curves as they are.
        const auto wider = studyScaling(setup, 3000, 2, warm.get());
        QCOMPARE(wider->series.back().scaled.entropy.mean, warm->series.back().scaled.entropy.mean);
        QCOMPARE(wider->current.scaled.variance, studyScaling(setup, 3000, 2)->current.scaled.variance);
        // What is looked at at a width of the series is that point of the series.
        const auto at64 = studyScaling(setup, 64, 2);
        for (const WidthStatistics& point : at64->series)
            if (point.width == 64) QCOMPARE(point.unscaled.entropy.mean, at64->current.unscaled.entropy.mean);
    }

    void threadsDoNotMatter() {
        const int before = threadCount();
        const ScalingOptions setup{.keys = 33, .draws = 200, .seed = 2};
        setThreadCount(1);
        const Matrix one = randomScores(setup, 70);
        setThreadCount(3);
        const Matrix three = randomScores(setup, 70);
        setThreadCount(before);
        QCOMPARE(three, one);
    }

    /// q . k of independent components of variance 1 has variance d_k, and 1 after the scaling.
    void variancesAreThoseOfTheory() {
        const ScalingOptions setup{.keys = 16, .draws = 2000, .seed = 1};
        const auto study = studyScaling(setup, 64, 1);
        for (const WidthStatistics& point : study->series) {
            const double d = double(point.width);
            // Squared lengths of queries, and of the stock's keys, vary by 2/d of themselves.
            const double error = std::sqrt(2 / d / 2000 + 2 / d / 2039 + 2.0 / (16 * 2000) * (1 + 3 / d));
            QVERIFY2(std::abs(point.unscaled.variance / d - 1) < kSigmas * error,
                     qPrintable(QString("d_k = %1: %2").arg(d).arg(point.unscaled.variance)));
            QVERIFY(isNear(point.scaled.variance, point.unscaled.variance / d));
        }
        // Without the scaling the softmax saturates as d_k grows; with it it does not.
        const WidthStatistics& first = study->series.front();
        const WidthStatistics& last = study->series.back();
        QVERIFY(last.unscaled.entropy.mean < 0.1 && last.unscaled.largest.mean > 0.95);
        QVERIFY(last.unscaled.gradient.mean < 0.05 && last.scaled.gradient.mean > 0.15);
        QVERIFY(std::abs(last.scaled.entropy.mean - first.scaled.entropy.mean) < 0.2);
    }

    /// Bounds that any softmax keeps, and equal weights reach.
    void statisticsStayInTheirBounds() {
        RandomCases cases(17062018);
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const Index n = cases.whole(1, 30);
            std::vector<double> inputs(static_cast<std::size_t>(n));
            const double size = std::pow(10, cases.real(-3, 3));
            for (double& input : inputs) input = size * cases.normal();
            std::vector<double> weights(inputs.size());
            const RowStatistics row = softmaxStatistics(inputs, weights);
            constexpr double kRounding = 1e-13;
            const QByteArray words = QString("n %1, size %2").arg(n).arg(size).toUtf8();
            QVERIFY2(row.entropy >= 0 && row.entropy <= std::log(double(n)) + kRounding, words.constData());
            QVERIFY2(row.largest >= 1 / double(n) - kRounding && row.largest <= 1 + kRounding, words.constData());
            QVERIFY2(row.gradient >= 0 && row.gradient <= 0.5 + kRounding, words.constData());
            // The Jacobian itself, entry by entry.
            double sum = 0;
            for (std::size_t i = 0; i < weights.size(); ++i)
                for (std::size_t j = 0; j < weights.size(); ++j) {
                    const double entry = (i == j ? weights[i] : 0) - weights[i] * weights[j];
                    sum += entry * entry;
                }
            QVERIFY2(std::abs(row.gradient - std::sqrt(sum)) <= 1e-8, words.constData());
        }
    }

    void histogramsHoldEverything() {
        for (const Index width : {Index(1), Index(7), Index(64), Index(4096)}) {
            const ScalingOptions setup{.keys = 10, .draws = 50, .seed = 8};
            const auto study = studyScaling(setup, width, 1);
            const Matrix scores = randomScores(setup, width);
            for (const ScalingHistogram* histogram : {&study->scores, &study->weights})
                for (const auto& [borders, counts, theory] : {histogram->unscaled, histogram->scaled}) {
                    QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t(0)), histogram->total);
                    QCOMPARE(borders.size(), counts.size() + 1);
                    QVERIFY(std::is_sorted(borders.begin(), borders.end()));
                }
            const auto& [borders, counts, theory] = study->scores.unscaled;
            // Each score by hand.
            for (std::size_t bin = 0; bin < counts.size(); ++bin) {
                std::int64_t count = 0;
                for (const double score : scores.reshaped()) count += score >= borders[bin] && score < borders[bin + 1];
                QVERIFY(std::abs(count - counts[bin]) <= 1);
            }
            // The scaled ones have bins of their own, as much narrower, which hold the same.
            const ScalingBins& scaled = study->scores.scaled;
            for (std::size_t bin = 0; bin < counts.size(); ++bin) {
                QVERIFY(std::abs(scaled.counts[bin] - counts[bin]) <= 1);
                if (bin > 0) QVERIFY(isNear(scaled.edges[bin] * std::sqrt(double(width)), borders[bin]));
            }
            QCOMPARE(study->weights.scaled.edges, study->weights.unscaled.edges);
            const auto sumOf = [](const std::vector<double>& shares) {
                return std::accumulate(shares.begin(), shares.end(), 0.0);
            };
            QVERIFY(isNear(sumOf(theory), 1));
            QVERIFY(isNear(sumOf(scaled.theory), 1));
        }
    }

    void normalShares() {
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        QVERIFY(isNear(normalProbability(-kInfinity, kInfinity, 3), 1));
        QVERIFY(isNear(normalProbability(-1, 1, 1), 0.68268949213708585));
        QVERIFY(isNear(normalProbability(-2, 2, 2), 0.68268949213708585));
        // Far out nothing cancels.
        const double far = normalProbability(10, kInfinity, 1);
        QVERIFY(std::abs(far - 7.6198530241605260e-24) <= 1e-13 * far);
    }

    void refusals_data() {
        QTest::addColumn<int>("keys");
        QTest::addColumn<int>("draws");
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("temperature");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no key") << 0 << 1 << 1 << 1.0 << QByteArray("n: 0; accepted: whole numbers 1 to 512");
        QTest::newRow("too many draws") << 1 << 100001 << 1 << 1.0
                                        << QByteArray("draws: 100001; accepted: whole numbers 1 to 100000");
        QTest::newRow("too wide") << 1 << 1 << 4097 << 1.0
                                  << QByteArray("key-width: 4097; accepted: whole numbers 1 to 4096");
        QTest::newRow("no temperature") << 1 << 1 << 1 << 0.0 << QByteArray("temperature: accepted: numbers above 0");
        QTest::newRow("the least") << 1 << 1 << 1 << 1.0 << QByteArray();
    }
    void refusals() {
        QFETCH(int, keys);
        QFETCH(int, draws);
        QFETCH(int, width);
        QFETCH(double, temperature);
        QTEST(refusalOf([&] { studyScaling({.keys = keys, .draws = draws, .seed = 1}, width, temperature); }),
              "sentence");
    }

    void derivationsAreTrue() {
        for (const ScalingOptions& setup :
             {ScalingOptions{.keys = 6, .draws = 40, .seed = 1}, ScalingOptions{.keys = 1, .draws = 1, .seed = 2},
              ScalingOptions{.keys = 2, .draws = 2, .seed = 3}, ScalingOptions{.keys = 3, .draws = 3, .seed = 4}}) {
            const auto study = studyScaling(setup, 24, 1);
            const auto check = [&](const Derivation& derivation, double expected) {
                const QString fault = faultOf(derivation, expected, [](double a, double b) {
                    return !(std::abs(a - b) <= kOfShare * std::max(1.0, std::abs(b)));
                });
                QVERIFY2(fault.isEmpty(), qPrintable(told(setup) + ": " + fault));
            };
            for (const bool isScaled : {false, true}) {
                for (const auto curve : {ScalingCurve::Variance, ScalingCurve::Entropy, ScalingCurve::LargestWeight,
                                         ScalingCurve::GradientNorm})
                    for (const WidthStatistics& point : study->series)
                        check(study->derivation(point, curve, isScaled), scalingValue(point, curve, isScaled));
                for (const bool isWeights : {false, true})
                    for (Index bin = 0; bin < study->histogram(isWeights).bins(); ++bin)
                        check(study->binDerivation(isWeights, bin, isScaled),
                              study->histogram(isWeights).fraction(bin, isScaled));
            }
        }
    }

    void derivationsInWords() {
        const ScalingOptions setup{.keys = 6, .draws = 40, .seed = 1};
        const auto study = studyScaling(setup, 64, 1);
        const auto general = [&](ScalingCurve curve) {
            return expressionText(study->derivation(study->current, curve, false).symbolic);
        };
        QCOMPARE(general(ScalingCurve::Entropy), std::string("entropy = (entropy_1 + ... + entropy_N)/N"));
        QCOMPARE(general(ScalingCurve::Variance), std::string("Var = s/(N n) - m^2"));
        QCOMPARE(expressionText(study->binDerivation(false, 3, true).symbolic), std::string("f = c/N"));
        QCOMPARE(expressionText(scalingDefinition(64)[0]), std::string("Var (q * k) = d_k = 64"));
    }
};

ATTENTION_TEST(ScalingTest, NoApplication)
#include "scaling_test.moc"
