#include "ui/lesson/goal_check.h"

#include <algorithm>

#include "core/attention/temperature_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

class GoalCheckTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// A comparison with a range of rows holds if it holds for each of them, the first and the last among them.
    void everyRowOfARangeCounts_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<bool>("isReached");
        QTest::newRow("the row alone") << 0 << 0 << false;
        QTest::newRow("the last row of the range") << 1 << 0 << false;
        QTest::newRow("the first row of the range") << 0 << 1 << false;
        QTest::newRow("a range before the row") << 2 << -1 << true;
        QTest::newRow("a range behind the row") << -1 << 2 << true;
    }
    void everyRowOfARangeCounts() {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(bool, isReached);
        const EvaluatedScene shown =
            evaluateScene(softmaxTemperature(), presetScene(softmaxTemperature(), kStartPreset));
        const auto& weights = static_cast<const TemperatureStudy&>(*shown.study()).weights;
        // A weight that is smaller than the two before it and the two behind it.
        std::int64_t row = -1;
        double limit = 0;
        for (std::size_t i = 2; i + 2 < weights.size(); ++i) {
            const double next = std::min({weights[i - 2], weights[i - 1], weights[i + 1], weights[i + 2]});
            if (weights[i] >= next) continue;
            row = std::int64_t(i);
            limit = (weights[i] + next) / 2;
        }
        QVERIFY(row >= 0);
        const Goal goal{.condition = {},
                        .numbers = {{.number = {"weights", row - before, row + after, "weight"},
                                     .relation = ConditionClause::Relation::AtLeast,
                                     .limit = limit}}};
        QCOMPARE(attention::isReached(goal, shown, {}), isReached);
    }
};

ATTENTION_TEST(GoalCheckTest, QApplication)
#include "goal_check_test.moc"
