#include "core/cost/crossing_derivation.h"

#include <cmath>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// Five digits are shown of what is no whole number.
constexpr double kShown = 1e-4;

CostChart chartOf(CostKind kind, bool projections, std::int64_t kernel, AxisVariable against) {
    CostChart chart;
    chart.setting.kernel = kernel;
    chart.setting.projections = projections;
    chart.kind = kind;
    chart.against = against;
    return chart;
}

}  // namespace

class CrossingDerivationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void lettersBecomeNumbers_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("projections");
        QTest::addColumn<int>("kernel");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("numbers");
        QTest::newRow("terms") << int(CostKind::Term) << false << 3 << "n = k d = 96"
                               << "n = 3 * 32 = 96";
        QTest::newRow("exact") << int(CostKind::Exact) << false << 3 << "n = k d/2 = 48"
                               << "n = 3 * 32/2 = 48";
        QTest::newRow("projections") << int(CostKind::Exact) << true << 7 << "n = (k - 4) d/2 = 48"
                                     << "n = (7 - 4) * 32/2 = 48";
    }
    void lettersBecomeNumbers() {
        QFETCH(int, kind);
        QFETCH(bool, projections);
        QFETCH(int, kernel);
        QFETCH(QString, label);
        QFETCH(QString, numbers);
        CostChart chart = chartOf(CostKind(kind), projections, kernel, AxisVariable::N);
        chart.compared = {Architecture::Convolution, Architecture::Attention};
        const auto found = findCrossings(chart, {1, 10000});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(expressionText(crossingLabel(found[0]))), label);
        QCOMPARE(QString::fromStdString(expressionText(evaluated(found[0].formula))), numbers);
    }

    /// At the whole numbers beside a crossing the lower one is lower, by the counts themselves.
    void bothSidesAreWhatTheyAreCalled() {
        int found = 0;
        for (const CostKind kind : {CostKind::Term, CostKind::Exact})
            for (const bool projections : {false, true})
                for (const int kernel : {2, 3, 7})
                    for (const AxisVariable against : {AxisVariable::N, AxisVariable::D, AxisVariable::Kernel})
                        for (const CostQuantity quantity : {CostQuantity::Cost, CostQuantity::Path}) {
                            CostChart chart = chartOf(kind, projections, kernel, against);
                            chart.quantity = quantity;
                            const AxisRange range{1, against == AxisVariable::Kernel ? 63 : 10000};
                            for (const Crossing& crossing : findCrossings(chart, range)) {
                                ++found;
                                const Derivation derivation = crossingDerivation(chart, crossing);
                                QCOMPARE(derivation.value, crossing.value);
                                QCOMPARE(derivation.steps.size(), std::size_t(5));
                                QVERIFY(derivation.steps[0].value <= derivation.steps[1].value);
                                QVERIFY(derivation.steps[2].value <= derivation.steps[3].value);
                                QCOMPARE(derivation.steps[4].value, crossing.value);
                                // They change places.
                                QVERIFY(derivation.steps[0].name != derivation.steps[1].name);
                                QCOMPARE(derivation.steps[2].name, derivation.steps[1].name);
                                QCOMPARE(derivation.steps[3].name, derivation.steps[0].name);
                                for (const DerivationLine& line : derivation.steps)
                                    QVERIFY(std::abs(evaluate(line.expression) - line.value) <=
                                            kShown * std::abs(line.value));
                            }
                        }
        QVERIFY(found > 50);
    }

    void theSettingFollowsTheAxis() {
        CostChart chart;
        for (const auto& [against, field] : {std::pair{AxisVariable::N, &CostOptions::n},
                                             {AxisVariable::D, &CostOptions::d},
                                             {AxisVariable::Kernel, &CostOptions::kernel}}) {
            chart.against = against;
            QCOMPARE(settingAt(chart, 17).*field, std::int64_t(17));
        }
        QCOMPARE(chartColumn(chart), CostColumn::Term);
        chart.kind = CostKind::Exact;
        QCOMPARE(chartColumn(chart), CostColumn::Exact);
        chart.quantity = CostQuantity::Path;
        QCOMPARE(chartColumn(chart), CostColumn::Path);
    }
};

ATTENTION_TEST(CrossingDerivationTest, NoApplication)
#include "crossing_derivation_test.moc"
