#include "core/attention/head_derivation.h"

#include <cmath>

#include "core/attention/multi_head.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Steps are written with six significant digits.
constexpr double kShownDigits = 1e-5;

void compareSteps(const Derivation& derivation) {
    QCOMPARE(derivation.steps.back().value, derivation.value);
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines) {
            const double value = evaluate(line.expression);
            QVERIFY2(std::abs(value - line.value) <= kShownDigits * std::max(1.0, std::abs(line.value)) * 10,
                     line.name.c_str());
        }
}

}  // namespace

class HeadDerivationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void countsAreThoseOfTheThreeDesigns_data() {
        QTest::addColumn<int>("design");
        QTest::addColumn<double>("parameters");
        QTest::newRow("sliced: 3 * 64 * 8 + 64^2") << int(HeadDesign::Sliced) << 5632.0;
        QTest::newRow("narrow: 4 * 64^2") << int(HeadDesign::Narrow) << 16384.0;
        QTest::newRow("wide: 4 * 8 * 64^2") << int(HeadDesign::Wide) << 131072.0;
    }
    void countsAreThoseOfTheThreeDesigns() {
        QFETCH(int, design);
        QFETCH(double, parameters);
        const Derivation derivation = parameterCountDerivation(HeadDesign(design), 64, 8);
        QCOMPARE(derivation.value, parameters);
        QCOMPARE(evaluate(derivation.symbolic), parameters);
        QCOMPARE(evaluate(derivation.numeric()), parameters);
    }

    void formulasHaveTheCountsOfTheLayer() {
        RandomCases cases;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const auto design = HeadDesign(cases.whole(0, 2));
            const Index heads = cases.whole(1, 64);
            const Index dimensions = heads * cases.whole(1, 16);
            const Index queries = cases.whole(1, 4096), keys = cases.whole(1, 4096);
            const Derivation parameters = parameterCountDerivation(design, dimensions, heads);
            QCOMPARE(parameters.value, parameterCount(design, dimensions, heads));
            QCOMPARE(evaluate(parameters.symbolic), parameters.value);
            const Derivation operations = multiplyAddsDerivation(design, dimensions, heads, queries, keys);
            QCOMPARE(operations.value, multiplyAdds(design, dimensions, heads, queries, keys));
            QCOMPARE(evaluate(operations.symbolic), operations.value);
            QCOMPARE(evaluate(operations.numeric()), operations.value);
            compareSteps(parameters);
            compareSteps(operations);
            if (QTest::currentTestFailed()) return;
        }
    }

    void entropies_data() {
        QTest::addColumn<QList<double>>("weights");
        QTest::addColumn<double>("expected");
        QTest::newRow("one key: nothing is open") << QList<double>{1} << 0.0;
        QTest::newRow("all on one of three") << QList<double>{0, 1, 0} << 0.0;
        QTest::newRow("two alike: ln 2") << QList<double>{0.5, 0.5} << std::log(2.0);
        QTest::newRow("masked ones add nothing: ln 2") << QList<double>{0.5, 0, 0, 0.5} << std::log(2.0);
        QTest::newRow("eight alike: ln 8") << QList<double>(8, 0.125) << std::log(8.0);
        QTest::newRow("nothing at all") << QList<double>{0, 0} << 0.0;
    }
    void entropies() {
        QFETCH(QList<double>, weights);
        QFETCH(double, expected);
        const Eigen::Map<const Eigen::RowVectorXd> row(weights.constData(), weights.size());
        const Derivation derivation = entropyDerivation(row, 3, weights.size());
        // Rounding of a handful of terms.
        QVERIFY(std::abs(derivation.value - expected) < 1e-15 * 8);
        QVERIFY(std::abs(evaluate(derivation.symbolic) - expected) < 1e-15 * 8);
        compareSteps(derivation);
    }

    void loadedRowsAreDividedByTheirSum_data() {
        QTest::addColumn<QList<double>>("weights");
        QTest::addColumn<double>("expected");
        QTest::newRow("sums to 1: as it is") << QList<double>{0.5, 0.5} << std::log(2.0);
        QTest::newRow("sums to 2: two alike, ln 2 and no more") << QList<double>{1, 1} << std::log(2.0);
        QTest::newRow("sums to 1/2, on one key: 0") << QList<double>{0, 0.5} << 0.0;
        QTest::newRow("sums to 6: eight alike, ln 8") << QList<double>(8, 0.75) << std::log(8.0);
        QTest::newRow("nothing at all") << QList<double>{0, 0} << 0.0;
    }
    void loadedRowsAreDividedByTheirSum() {
        QFETCH(QList<double>, weights);
        QFETCH(double, expected);
        const Eigen::Map<const Eigen::RowVectorXd> row(weights.constData(), weights.size());
        const Derivation derivation = loadedEntropyDerivation(row, 3);
        QCOMPARE(derivation.value, loadedEntropy(row));
        QVERIFY(std::abs(derivation.value - expected) < 1e-15 * 8);
        QVERIFY(std::abs(evaluate(derivation.symbolic) - expected) < 1e-15 * 8);
        compareSteps(derivation);
    }

    void longSumsAreElidedAndStillRight() {
        RandomCases cases;
        for (int i = 0; i < 1000; ++i) {
            Eigen::RowVectorXd weights(cases.whole(1, 40));
            for (double& weight : weights) weight = cases.whole(0, 3) == 0 ? 0 : cases.real(0, 1);
            if (weights.sum() > 0) weights /= weights.sum();
            const Derivation derivation = entropyDerivation(weights, 0, weights.size());
            QVERIFY(std::abs(derivation.value - entropy(weights)) < 1e-13);
            QVERIFY(std::abs(evaluate(derivation.symbolic) - derivation.value) < 1e-13);
            // Each shown weight has four digits, and there are three at most beside the dots.
            QVERIFY(std::abs(evaluate(derivation.numeric()) - derivation.value) < 4e-4);
        }
    }

    void recombinationIsASumOverHeads() {
        QCOMPARE(QString::fromStdString(expressionText(recombinationDefinition(1)[1])), QString("Y = O_0 W[o, 0]^T"));
        for (const Index heads : {1, 2, 3, 64})
            for (const Expression& formula : recombinationDefinition(heads)) QVERIFY(std::isfinite(evaluate(formula)));
    }
};

ATTENTION_TEST(HeadDerivationTest, QCoreApplication)
#include "head_derivation_test.moc"
