#include "core/lesson/condition.h"

#include "core/scene/parameter_table.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

class ConditionTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void holds_data() {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<bool>("atFirst");
        QTest::addColumn<bool>("afterwards");
        const auto row = [](const char* condition, bool atFirst, bool afterwards) {
            QTest::addRow("%s", condition) << QString(condition) << atFirst << afterwards;
        };
        // At first n is 60, d 32, the mask none; afterwards n 128, d 32, causal, order 1,0, row 3 column 6 of
        // "weights".
        row("n >= 128", false, true);
        row("n > 128", false, false);
        row("n < 100", true, false);
        row("n <= 60", true, false);
        row("n = 128", false, true);
        row("n != 60", false, true);
        row("d = 32 and n = 128", false, true);
        row("d = 33 and n = 128", false, false);
        row("mask = causal", false, true);
        row("mask != causal", true, false);
        row("n changed", false, true);
        row("d changed", false, false);
        row("order changed", false, true);
        row("played offset", false, true);
        row("played n", false, false);
        row("selected", false, true);
        row("selected row 3", false, true);
        row("selected row 3 column 6", false, true);
        row("selected row 3 column 7", false, false);
        row("selected weights column 6", false, true);
        row("selected values column 6", false, false);
        row("base >= 10000", true, true);
        row("radius >= 0", false, false);
    }
    void holds() {
        QFETCH(QString, condition);
        QFETCH(bool, atFirst);
        QFETCH(bool, afterwards);
        const Condition read = readCondition(condition.toStdString());
        Parameters first;
        first.n = 60;
        first.d = 32;
        Parameters now = first;
        now.n = 128;
        now.order = "1,0";
        setValue(now, *findParameter("mask"), parseValue({.key = "mask"}, "causal"));
        now.matrix = "weights";
        now.row = 3;
        now.column = 6;
        QCOMPARE(attention::holds(read, first, {first}), atFirst);
        QCOMPARE(attention::holds(read, now, {first, {"offset"}}), afterwards);
    }

    void refused_data() {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* condition, const char* words) {
            QTest::addRow("%s", condition) << QString(condition) << QString(words);
        };
        const char* what = "is no condition";
        row("", what);
        row("n", what);
        row("n =", what);
        row("n ~ 3", what);
        row("n = 3 and ", what);
        row("selected row", what);
        row("selected row x", what);
        row("selected row 1 row 2", what);
        row("selected row -1", what);
        row("colour = red", "there is no parameter \"colour\"");
        row("played colour", "there is no parameter \"colour\"");
        row("n = many", "n: \"many\"");
        row("n = 0", "n: ");
        row("mask >= causal", "\"mask\" has no order");
    }
    void refused() {
        QFETCH(QString, condition);
        QFETCH(QString, words);
        const QByteArray said = refusalOf([&] { readCondition(condition.toStdString()); });
        QVERIFY2(said.contains(words.toUtf8()), said.constData());
    }

    void solutionsHold() {
        for (const char* text : {"n >= 128", "n > 128", "n = 7 and d <= 16", "n < 60 and d > 32",
                                 "selected weights row 2 column 1 and n = 9", "selected", "selected weights row 2",
                                 "played n and d = 4"}) {
            const Condition condition = readCondition(text);
            const auto solution = solutionOf(condition);
            QVERIFY2(solution, text);
            Parameters solved;
            for (const auto& [key, value] : *solution)
                setValue(solved, *findParameter(key), parseValue({.key = findParameter(key)->key}, value));
            QVERIFY2(attention::holds(condition, solved, {Parameters{}, {"n"}}), text);
        }
        for (const char* text : {"temperature > 3", "n changed", "n != 3"})
            QVERIFY2(!solutionOf(readCondition(text)), text);
    }
};

ATTENTION_TEST(ConditionTest, attention::NoApplication)
#include "condition_test.moc"
