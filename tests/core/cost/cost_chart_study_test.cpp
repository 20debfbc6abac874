#include "core/cost/cost_chart_study.h"

#include <algorithm>
#include <cmath>

#include "core/scene/parameters.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr int kCases = 200;

Parameters randomParameters(RandomCases& random) {
    Parameters parameters;
    parameters.n = random.whole(1, 3000);
    parameters.d = random.whole(1, 1000);
    parameters.kernel = random.whole(1, 15);
    parameters.radius = random.whole(0, 40);
    parameters.against =
        std::array{AxisVariable::N, AxisVariable::D, AxisVariable::Kernel}[std::size_t(random.whole(0, 2))];
    parameters.quantity = random.whole(0, 2) ? CostQuantity::Cost : CostQuantity::Path;
    return parameters;
}

}  // namespace

class CostChartStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// No curve is below the lowest at the marker, none of the finite ones above the highest.
    void whatTheCurvesAreAtTheMarker() {
        RandomCases random;
        for (int i = 0; i < kCases; ++i) {
            const auto study = studyCostChart(randomParameters(random));
            QCOMPARE(study->curves.size(), study->axis.chart.compared.size());
            for (const ChartCurve& curve : study->curves) {
                QCOMPARE(curve.currentValue,
                         curveValue(study->axis.chart, curve.architecture, double(axisValue(study->axis.chart))));
                QVERIFY(curve.currentValue >= study->lowestCost);
                QVERIFY(std::isinf(curve.currentValue) || curve.currentValue <= study->highestCost);
                const auto isAmong = [&](const std::vector<Architecture>& layers) {
                    return std::ranges::find(layers, curve.architecture) != layers.end();
                };
                const bool isFinite = std::isfinite(curve.currentValue);
                QCOMPARE(isAmong(study->lowest), isFinite && curve.currentValue == study->lowestCost);
                QCOMPARE(isAmong(study->highest), isFinite && curve.currentValue == study->highestCost);
            }
        }
    }

    /// The plane is drawn against n, whatever its tables are asked against.
    void thePlaneKeepsWhatIsAsked() {
        Parameters parameters;
        parameters.against = AxisVariable::D;
        QVERIFY(studyCostChart(parameters)->map.areas.empty());
        parameters.chartView = ChartView::Plane;
        const auto study = studyCostChart(parameters);
        QCOMPARE(study->axis.chart.against, AxisVariable::N);
        QCOMPARE(study->requestedAxis.chart.against, AxisVariable::D);
        QVERIFY(!study->map.areas.empty());
        QCOMPARE(study->plane.d.size() * study->plane.n.size(), study->plane.lowest.size());
    }

    /// A crossing is within the range or beyond it, never both.
    void crossingsAreWithinOrBeyond() {
        RandomCases random;
        for (int i = 0; i < kCases; ++i) {
            const ChartAxis axis = chartAxis(costChart(randomParameters(random)));
            for (const Crossing& crossing : axis.crossings) QVERIFY(crossing.value < double(axis.range.last));
            for (const Crossing& crossing : axis.crossingsBeyond) QVERIFY(crossing.value >= double(axis.range.last));
        }
    }

    void everyCellCanBeSelected_data() {
        QTest::addColumn<std::string>("matrix");
        for (const char* matrix : {"costs", "crossings", "cheapest"}) QTest::newRow(matrix) << std::string(matrix);
    }
    void everyCellCanBeSelected() {
        QFETCH(std::string, matrix);
        RandomCases random;
        for (int i = 0; i < kCases; ++i) {
            Parameters parameters = randomParameters(random);
            parameters.matrix = matrix;
            const Index rows = costChartRows(parameters), columns = costChartColumns(parameters);
            const auto study = studyCostChart(parameters);
            if (matrix == "cheapest") QCOMPARE(rows * columns, Index(study->plane.lowest.size()));
            if (matrix == "crossings" && study->requestedAxis.crossings.empty()) continue;
            QVERIFY(!study->derivation({rows - 1, columns - 1, matrix}).steps.empty());
        }
    }
};

ATTENTION_TEST(CostChartStudyTest, NoApplication)
#include "cost_chart_study_test.moc"
