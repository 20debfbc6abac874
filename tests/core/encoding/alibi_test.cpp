#include "core/encoding/alibi.h"

#include <cmath>
#include <stdexcept>

#include <QFile>

#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// The published code multiplies up to 64 slopes together.
constexpr double kSlopeTolerance = 1e-13;

}  // namespace

class AlibiTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/alibi.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int count = 0;
        while (!file.atEnd()) {
            const QByteArrayList fields = file.readLine().trimmed().split(',');
            const double slope = alibiSlope(fields[1].toLongLong(), fields[0].toLongLong());
            QVERIFY2(std::abs(slope / fields[2].toDouble() - 1) <= kSlopeTolerance, fields.join(' ').constData());
            ++count;
        }
        QCOMPARE(count, 110);
    }

    void ofEightHeadsAsInThePaper() {
        for (Index head = 0; head < 8; ++head) QCOMPARE(alibiSlope(head, 8), std::ldexp(1.0, -int(head) - 1));
    }

    void headsAreChecked_data() {
        QTest::addColumn<int>("head");
        QTest::addColumn<int>("heads");
        QTest::newRow("no heads") << 0 << 0;
        QTest::newRow("before the first") << -1 << 4;
        QTest::newRow("after the last") << 4 << 4;
    }
    void headsAreChecked() {
        QFETCH(int, head);
        QFETCH(int, heads);
        QVERIFY_EXCEPTION_THROWN(alibiSlope(head, heads), std::invalid_argument);
    }

    void biasIsLinearAndEven() {
        RandomCases cases;
        for (int c = 0; c < RandomCases::kCount; ++c) {
            const Index heads = cases.whole(1, 64);
            const double slope = alibiSlope(cases.whole(0, heads - 1), heads);
            const Index i = cases.whole(0, 100000), j = cases.whole(0, 100000), by = cases.whole(0, 1000);
            QVERIFY(alibiPenalty(i, j, slope) <= 0);
            QCOMPARE(alibiPenalty(i, j, slope), alibiPenalty(j, i, slope));
            QCOMPARE(alibiPenalty(i, j, slope), alibiPenalty(i + by, j + by, slope));
            QCOMPARE(alibiPenalty(0, by, slope), double(by) * alibiPenalty(0, 1, slope));
        }
    }
};

ATTENTION_TEST(AlibiTest, NoApplication)
#include "alibi_test.moc"
