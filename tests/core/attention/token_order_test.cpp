#include "core/attention/token_order.h"

#include <algorithm>
#include <map>

#include <QFile>

#include "core/scene/lists.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

Permutation listed(std::string_view text) {
    const auto list = readList(text, -kMaxListNumber);
    return {list.begin(), list.end()};
}

}  // namespace

class TokenOrderTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// A list beside what NumPy's X[list] is.
    void entryIsThePlaceOfTheToken() {
        Matrix rows(3, 2);
        rows << 0, 10, 1, 11, 2, 12;
        Matrix expected(3, 2);
        expected << 2, 12, 0, 10, 1, 11;
        QCOMPARE(permuteRows(rows, listed("2,0,1")), expected);
        QCOMPARE(inverseOrder(listed("2,0,1")), (Permutation{1, 2, 0}));
    }

    void refusals_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* text, int count, const char* sentence) {
            QTest::newRow(name) << text << count << sentence;
        };
        row("too short", "1,0", 4,
            "the order has 2 places for 4 tokens; accepted: each of the places 0 to 3 once, as in \"2,0,1\" for three "
            "tokens");
        row("one for many", "0", 3,
            "the order has 1 place for 3 tokens; accepted: each of the places 0 to 2 once, as in \"2,0,1\" for three "
            "tokens");
        row("too long, so one is out of range", "2,0,1", 2,
            "the order has the place 2, which none of the 2 tokens has; accepted: each of the places 0 to 1 once, as "
            "in \"1,0\"");
        row("twice the same", "0,1,1", 3,
            "the order has the place 1 twice; accepted: each of the places 0 to 2 once, as in \"2,0,1\" for three "
            "tokens");
        row("counted from 1", "1,2,3", 3,
            "the order has the place 3, which none of the 3 tokens has; accepted: each of the places 0 to 2 once, as "
            "in \"2,0,1\" for three tokens");
        row("negative", "0,-1", 2,
            "the order has the place -1, which none of the 2 tokens has; accepted: each of the places 0 to 1 once, as "
            "in \"1,0\"");
        row("a single token", "1", 1,
            "the order has the place 1, which none of the 1 tokens has; accepted: the place 0 alone");
        row("fits", "3,1,0,2", 4, "");
        row("blanks", " 1, 0 ", 2, "");
        row("the only order of one", "0", 1, "");
    }
    void refusals() {
        QFETCH(QString, text);
        QFETCH(int, count);
        const std::string problem = orderProblem(listed(text.toStdString()), count);
        QTEST(QString::fromStdString(problem), "sentence");
    }

    void movedTokens_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("order");
        QTest::newRow("forwards") << 0 << 2 << "2,0,4,1,3";
        QTest::newRow("backwards") << 4 << 1 << "4,3,2,0,1";
        QTest::newRow("to the next place") << 1 << 2 << "4,0,2,1,3";
        QTest::newRow("to the end") << 0 << 4 << "2,0,1,3,4";
        QTest::newRow("nowhere") << 3 << 3 << "4,2,0,1,3";
    }
    void movedTokens() {
        QFETCH(int, from);
        QFETCH(int, to);
        QTEST(QString::fromStdString(orderText(withTokenMoved(listed("4,2,0,1,3"), from, to))), "order");
    }

    void anotherNumberOfTokensKeepsWhatFits() {
        const Permutation order = listed("3,1,0,2");
        QCOMPARE(repairOrder(order, 4), order);
        QCOMPARE(repairOrder(order, 2), (Permutation{1, 0}));
        QCOMPARE(repairOrder(order, 6), (Permutation{3, 1, 0, 2, 4, 5}));
        QCOMPARE(repairOrder(Permutation{1, 1, 9, -2}, 3), (Permutation{1, 0, 2}));
        QCOMPARE(repairOrder({}, 3), readingOrder(3));
        QVERIFY(repairOrder(order, 0).empty());
    }

    void golden() {
        QFile file(ATTENTION_GOLDEN_DIR "/token_order.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int shuffles = 0;
        for (; !file.atEnd(); ++shuffles) {
            const QByteArrayList fields = file.readLine().trimmed().split(',');
            QCOMPARE(fields.size(), 3);
            const Permutation order = shuffledOrder(fields[1].toInt(), fields[0].toULongLong());
            QCOMPARE(QByteArray::fromStdString(orderText(order)).replace(',', ' '), fields[2]);
        }
        QCOMPARE(shuffles, 6 * 4);
    }

    void properties() {
        RandomCases cases(20170612);
        for (int k = 0; k < RandomCases::kCount; ++k) {
            const Index n = cases.whole(1, 40);
            const std::uint64_t seed = cases.seed();
            const Permutation order = shuffledOrder(n, seed);
            const QByteArray told = QByteArray::fromStdString(orderText(order));
            QVERIFY2(orderProblem(order, n).empty(), told.constData());
            QVERIFY2(listed(orderText(order)) == order, told.constData());
            QVERIFY2(inverseOrder(inverseOrder(order)) == order, told.constData());
            const Permutation inverse = inverseOrder(order);
            for (Index i = 0; i < n; ++i) QVERIFY2(order[std::size_t(inverse[std::size_t(i)])] == i, told.constData());
            const Index from = cases.whole(0, n - 1);
            const Index to = cases.whole(0, n - 1);
            const Permutation moved = withTokenMoved(order, from, to);
            QVERIFY2(moved[std::size_t(to)] == order[std::size_t(from)], told.constData());
            QVERIFY2(withTokenMoved(moved, to, from) == order, told.constData());
            // One more token changes one place.
            const Permutation longer = shuffledOrder(n + 1, seed);
            int changed = 0;
            for (Index i = 0; i < n; ++i) changed += longer[std::size_t(i)] != order[std::size_t(i)];
            QVERIFY2(changed <= 1, told.constData());
        }
    }

    /// Each of the 24 orders of four tokens comes as often as the next.
    void shufflesAreFair() {
        constexpr int kShuffles = 24000;
        // 23 degrees of freedom: a fair shuffle is above 73.7 in one of a million runs.
        constexpr double kChiSquareLimit = 73.7;
        std::map<std::string, int> counts;
        for (int seed = 0; seed < kShuffles; ++seed) ++counts[orderText(shuffledOrder(4, std::uint64_t(seed)))];
        QCOMPARE(counts.size(), std::size_t(24));
        double chiSquare = 0;
        for (const auto& [order, count] : counts) chiSquare += (count - 1000.0) * (count - 1000.0) / 1000;
        QVERIFY2(chiSquare < kChiSquareLimit, qPrintable(QString::number(chiSquare)));
    }
};

ATTENTION_TEST(TokenOrderTest, NoApplication)
#include "token_order_test.moc"
