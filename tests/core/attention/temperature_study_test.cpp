#include "core/attention/temperature_study.h"

#include <cmath>
#include <numeric>

#include <QFile>

#include "core/scene/scene.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Exponentials are off by a rounding or two, and a sum of 64 terms by a few more.
constexpr double kTolerance = 1e-14;
/// A formula takes its numbers with four significant digits.
constexpr double kOfDigits = 1e-2;

std::shared_ptr<const TemperatureStudy> study(std::int64_t n, std::int64_t seed, double temperature) {
    Scene scene;
    scene.parameters.n = n;
    scene.parameters.seed = seed;
    scene.parameters.temperature = temperature;
    return studyTemperature(scene);
}

std::vector<double> numbers(const QString& text) {
    std::vector<double> all;
    for (const QString& part : text.split(u' ')) all.push_back(part.toDouble());
    return all;
}

}  // namespace

class TemperatureStudyTest : public QObject {
    Q_OBJECT

 private slots:
    void agreesWithMpmath_data() {
        QTest::addColumn<QStringList>("fields");
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/temperature.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromLatin1(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        for (const QString& line : lines.mid(1)) {
            const QStringList fields = line.split(u',');
            QTest::addRow("%s scores, seed %s, temperature %s", qPrintable(fields[0]), qPrintable(fields[1]),
                          qPrintable(fields[2]))
                << fields;
        }
    }
    void agreesWithMpmath() {
        QFETCH(QStringList, fields);
        const auto made = study(fields[0].toLongLong(), fields[1].toLongLong(), fields[2].toDouble());
        QCOMPARE(made->scores, numbers(fields[3]));
        const std::vector<double> weights = numbers(fields[4]);
        for (std::size_t key = 0; key < weights.size(); ++key)
            QVERIFY(std::abs(made->weights[key] - weights[key]) <= kTolerance);
        QVERIFY(std::abs(made->entropy - fields[5].toDouble()) <= 10 * kTolerance);
    }

    void coldGathersAndHotSpreads() {
        double entropy = 0;
        for (const double temperature : {0.01, 0.1, 1.0, 10.0, 100.0}) {
            const auto made = study(30, 5, temperature);
            QVERIFY(made->entropy >= entropy);
            QVERIFY(made->entropy <= made->maxEntropy + kTolerance);
            entropy = made->entropy;
            QCOMPARE(std::max_element(made->weights.begin(), made->weights.end()) - made->weights.begin(),
                     std::ptrdiff_t(made->largest()));
        }
    }

    void leadsAreTheRatiosOfTheLargestTwoWeights() {
        const auto made = study(12, 3, 0.5);
        std::size_t which = 0;
        for (std::vector<double> weights : {made->colder, made->weights, made->hotter}) {
            std::ranges::sort(weights, std::ranges::greater{});
            QVERIFY(std::abs(made->leads[which++] - std::log10(weights[0] / weights[1])) <= 10 * kTolerance);
        }
        QVERIFY(std::isinf(study(1, 3, 0.5)->leads[1]));
        QVERIFY(std::isfinite(study(12, 3, 1e-4)->leads[0]));
    }

    void derivationsGiveTheirNumbers() {
        const auto made = study(12, 3, 0.5);
        for (Index key = 0; key < 12; ++key) {
            QCOMPARE(made->derivation(key, false).value, made->scores[std::size_t(key)]);
            const Derivation derivation = made->derivation(key, true);
            QCOMPARE(derivation.value, made->weights[std::size_t(key)]);
            QVERIFY(std::abs(evaluate(derivation.symbolic) - derivation.value) <= kTolerance);
            QVERIFY(std::abs(evaluate(derivation.numeric()) - derivation.value) <= kOfDigits * derivation.value);
        }
        QCOMPARE(expressionText(study(2, 3, 0.5)->derivation(1, true).symbolic),
                 std::string("w_1 = e^(s_1/tau)/(e^(s_0/tau) + e^(s_1/tau))"));
    }

    void exponentialsBeyondADoubleAreTakenRelativeToTheLargest() {
        const auto made = study(5, 3, 1e-4);
        const Derivation derivation = made->derivation(made->largest(), true);
        QCOMPARE(derivation.steps[0].name, std::string("largest score"));
        QCOMPARE(evaluate(derivation.symbolic), 1.0);
    }
};

ATTENTION_TEST(TemperatureStudyTest, NoApplication)
#include "temperature_study_test.moc"
