#include "core/scene/lists.h"

#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

class ListsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void whatIsReadIsWritten() {
        QCOMPARE(listText(readList(" 3, 2 ,0", 0)), std::string("3,2,0"));
        QVERIFY(readList("  ", 0).empty());
        QCOMPARE(readList("-1,1", -kMaxOffset, kMaxOffset), (std::vector<std::int64_t>{-1, 1}));
        QCOMPARE(readLists("1,2,3; 1,1,2", 0), (std::vector<std::vector<std::int64_t>>{{1, 2, 3}, {1, 1, 2}}));
        QCOMPARE(cellsText(readCells("3,1 ; 2,0")), std::string("3,1;2,0"));
        QCOMPARE(entriesText(readEntries("X 2  3 1.5;W_q 0 1 -2")), std::string("X 2 3 1.5; W_q 0 1 -2"));
    }

    void aCellIsToggled() {
        QCOMPARE(withToggledCell("", 3, 1), std::string("3,1"));
        QCOMPARE(withToggledCell("3,1;2,0", 1, 1), std::string("3,1;2,0;1,1"));
        QCOMPARE(withToggledCell("3,1;2,0", 3, 1), std::string("2,0"));
    }

    void anEntryTakesThePlaceOfAnOlderOne() {
        QCOMPARE(withEntry("X 2 3 1.5; W_q 0 1 -2", {"X", 2, 3, 4}), std::string("W_q 0 1 -2; X 2 3 4"));
        QCOMPARE(withEntry("X 2 3 1.5", {"W_q", 2, 3, 0.1}), std::string("X 2 3 1.5; W_q 2 3 0.1"));
    }

    void refused_data() {
        QTest::addColumn<std::function<void()>>("call");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, std::function<void()> call, const char* words) {
            QTest::newRow(name) << call << words;
        };
        row(
            "no number", [] { readList("3,x", 0); }, "\"x\" is not a whole number; accepted: whole numbers from 0 on");
        row(
            "an empty piece", [] { readList("3,,2", 0); }, "\"\" is not a whole number");
        row(
            "a fraction", [] { readList("1.5", 0); }, "\"1.5\" is not a whole number");
        row(
            "negative", [] { readList("3,-1", 0); }, "\"-1\" is negative");
        row(
            "too far back", [] { readList("-10001", -kMaxOffset, kMaxOffset); },
            "\"-10001\" is out of range; accepted: whole numbers -10000 to 10000 with commas between them");
        row(
            "too far ahead", [] { readList("1,10001", -kMaxOffset, kMaxOffset); },
            "\"10001\" is out of range; accepted: whole numbers -10000 to 10000");
        row(
            "quotes inside", [] { readList("a \"b\" \\c", 0); }, "\"a \\\"b\\\" \\\\c\" is not a whole number");
        row(
            "a list in a list", [] { readLists("1;x", 0); }, "\"x\" is not a whole number");
        row(
            "half a pair", [] { readCells("3"); }, "\"3\" is no pair; accepted: pairs of row and column");
        row(
            "three of them", [] { readCells("3,1,2"); }, "\"3,1,2\" is no pair");
        row(
            "an unknown matrix", [] { readEntries("Y 0 0 1"); }, "\"Y\" is no matrix that can be typed into");
        row(
            "no value", [] { readEntries("X 0 0"); }, "\"X 0 0\" is no entry");
        row(
            "too large", [] { readEntries("X 0 0 -1e308"); },
            "\"-1e308\" is out of range; accepted: numbers up to 1e+40");
        row(
            "infinite", [] { readEntries("X 0 0 inf"); }, "\"inf\" is not a number");
    }
    void refused() {
        QFETCH(std::function<void()>, call);
        QFETCH(QString, words);
        const QString said = refusalOf(call);
        QVERIFY2(said.startsWith(words), qPrintable(said));
    }

    void listsOfAnyLengthAreEitherReadOrRefused() {
        std::string longest = "0";
        for (std::size_t i = 1; i < kMaxListLength; ++i) longest += ",1";
        QCOMPARE(readList(longest, 0).size(), kMaxListLength);
        QVERIFY(!refusalOf([&] { readList(longest + ",1", 0); }).isEmpty());
    }
};

ATTENTION_TEST(ListsTest, QCoreApplication)
#include "lists_test.moc"
