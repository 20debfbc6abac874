#include "core/lesson/goal.h"

#include <limits>

#include "core/lesson/lesson.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;
using Relation = ConditionClause::Relation;

class GoalTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void numbersAndConditionsAreRead() {
        const Goal goal = readGoal("gram 25..220 20 < 0.9 and kernel <= 3 and table 3 count / table 2 count >= 8");
        QCOMPARE(goal.condition, readCondition("kernel <= 3"));
        const GoalClause range{.number = {"gram", 25, 220, "20"}, .relation = Relation::Less, .limit = 0.9};
        const GoalClause ratio{.number = {"table", 3, 3, "count"},
                               .divisor = GoalRange{"table", 2, 2, "count"},
                               .relation = Relation::AtLeast,
                               .limit = 8};
        QCOMPARE(goal.numbers, (std::vector{range, ratio}));
        const Goal all = readGoal("difference * * <= 1e-3");
        QCOMPARE(all.numbers.at(0).number, (GoalRange{"difference", std::nullopt, std::nullopt, "*"}));
        // Five words of a sentence are no numbers.
        QCOMPARE(readGoal("tokens = a > 3").numbers.size(), std::size_t(0));
    }

    void whatIsNoGoalIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"gram 3 20 < many", "gram 3..1 20 < 1", "gram -1 20 < 1", "gram 3.. 20 < 1", "gram 3 20 < nan",
              "gram 3 20 near 1", "gram 3..4 1 / gram 1 1 < 1", "gram 3 * / gram 1 1 < 1", "gram 3 1 / gram * 1 < 1",
              "gram 3 1 / gram 1 1", "gram 3 20", "", "d >= 8 and ", "e >= 8"})
            QTest::addRow("%s", text) << QString(text);
    }
    void whatIsNoGoalIsRefused() {
        QFETCH(QString, text);
        QVERIFY_THROWS_EXCEPTION(TextError, readGoal(text.toStdString()));
    }

    void aNumberCompares_data() {
        QTest::addColumn<int>("relation");
        QTest::addColumn<double>("number");
        QTest::addColumn<bool>("holds");
        const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
        const auto row = [](Relation relation, double number, bool holds) {
            QTest::addRow("%d %g", int(relation), number) << int(relation) << number << holds;
        };
        row(Relation::Equal, 2, true);
        row(Relation::Unequal, 2, false);
        row(Relation::Unequal, 3, true);
        row(Relation::Less, 2, false);
        row(Relation::AtMost, 2, true);
        row(Relation::Greater, 2, false);
        row(Relation::AtLeast, 2, true);
        row(Relation::AtMost, infinity, false);
        row(Relation::AtLeast, infinity, true);
        for (const Relation relation : {Relation::Equal, Relation::Unequal, Relation::Less, Relation::AtMost,
                                        Relation::Greater, Relation::AtLeast})
            row(relation, nan, false);
    }
    void aNumberCompares() {
        QFETCH(int, relation);
        QFETCH(double, number);
        QFETCH(bool, holds);
        QCOMPARE(compares(number, Relation(relation), 2), holds);
    }

    void aStepHasAGoal_data() {
        QTest::addColumn<QString>("step");
        QTest::addColumn<int>("line");  // of its error; 0: none
        QTest::newRow("with a hint before") << "hint: Try.\ngoal: d >= 8\n" << 0;
        QTest::newRow("with a hint behind") << "goal: gram 0 0 < 1\nhint: Try.\n" << 0;
        QTest::newRow("and a task") << "do: n = 4\ngoal: d >= 8\n" << 5;
        QTest::newRow("and a question") << "ask: How?\n- one\n- [x] two\ngoal: d >= 8\n" << 7;
        QTest::newRow("a hint of nothing") << "hint: Try.\n" << 4;
        QTest::newRow("no goal") << "goal: gram 0 0\n" << 4;
    }
    void aStepHasAGoal() {
        QFETCH(QString, step);
        QFETCH(int, line);
        const Lesson lesson = readLesson("# T\n\n## One\n" + step.toStdString());
        QCOMPARE(lesson.diagnostics.size(), std::size_t(line > 0));
        if (line > 0) {
            QCOMPARE(lesson.diagnostics[0].line, std::size_t(line));
            QVERIFY(lesson.steps[0].hasErrors);
        } else {
            QVERIFY(lesson.steps[0].goal && !lesson.steps[0].task);
            QCOMPARE(lesson.steps[0].goalHint, std::string("Try."));
        }
    }
};

ATTENTION_TEST(GoalTest, attention::NoApplication)
#include "goal_test.moc"
