#include "core/min_max.h"

#include "tests/test_class.h"

using namespace attention;

class ExtentTest : public QObject {
    Q_OBJECT

 private slots:
    void extent_data() {
        QTest::addColumn<QList<double>>("entries");
        QTest::addColumn<double>("smallest");
        QTest::addColumn<double>("largest");
        QTest::addRow("one entry is both") << QList<double>{-2} << -2.0 << -2.0;
        QTest::addRow("first and last") << QList<double>{-1, 0, 0, 0, 0, 5} << -1.0 << 5.0;
        QTest::addRow("last and first") << QList<double>{5, 0, 0, 0, 0, -1} << -1.0 << 5.0;
        QTest::addRow("all positive") << QList<double>{3, 2, 4, 9, 8, 7} << 2.0 << 9.0;
    }
    void extent() {
        QFETCH(QList<double>, entries);
        const Index columns = entries.size() > 1 ? 2 : 1;
        Matrix matrix = Eigen::Map<Matrix>(entries.data(), entries.size() / columns, columns);
        QTEST(minMax(matrix).first, "smallest");
        QTEST(minMax(matrix).second, "largest");
    }
};

ATTENTION_TEST(ExtentTest, NoApplication)
#include "min_max_test.moc"
