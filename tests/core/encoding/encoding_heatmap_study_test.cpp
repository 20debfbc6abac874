#include "core/encoding/encoding_heatmap_study.h"

#include <cmath>

#include "core/scene/scene.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Of a distance: some hundred roundings of squares that are at most 4.
constexpr double kDistanceTolerance = 1e-13;

/// Two rows that lie k apart: each pair of columns is a point on a circle that has turned by k steps.
/// Source: Vaswani et al. 2017, section 3.5.
double distanceApart(std::int64_t k, std::int64_t d, double base) {
    double squared = 0;
    for (std::int64_t column = 0; column < d; column += 2)
        squared += 2 - 2 * std::cos(double(k) / std::pow(base, double(column) / double(d)));
    return std::sqrt(squared);
}

}  // namespace

class EncodingHeatmapStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void theNearestRowIsThatOfTheSmallestTurn_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("d");
        QTest::addColumn<double>("base");
        QTest::addColumn<qint64>("row");
        QTest::addColumn<qint64>("nearest");
        QTest::addRow("slow waves: the row before, of two alike the first")
            << qint64{60} << qint64{32} << 1e4 << qint64{20} << qint64{19};
        QTest::addRow("the first row has only the one after")
            << qint64{60} << qint64{32} << 1e4 << qint64{0} << qint64{1};
        QTest::addRow("one fast wave: 44 rows later it has turned seven times")
            << qint64{60} << qint64{2} << 1e4 << qint64{0} << qint64{44};
        QTest::addRow("one row has no other") << qint64{1} << qint64{32} << 1e4 << qint64{0} << qint64{-1};
    }
    void theNearestRowIsThatOfTheSmallestTurn() {
        QFETCH(qint64, n);
        QFETCH(qint64, d);
        QFETCH(double, base);
        QFETCH(qint64, row);
        QFETCH(qint64, nearest);
        Scene scene;
        scene.exhibit = "encoding-heatmap";
        scene.parameters.n = n;
        scene.parameters.d = d;
        scene.parameters.base = base;
        const auto found = EncodingHeatmapStudy(scene).nearestRow(row);
        QCOMPARE(found.has_value(), nearest >= 0);
        if (!found) return;
        QCOMPARE(found->row, nearest);
        QVERIFY(std::abs(found->distance - distanceApart(std::abs(nearest - row), d, base)) < kDistanceTolerance);
        for (qint64 other = 0; other < n; ++other)
            if (other != row)
                QVERIFY(distanceApart(std::abs(other - row), d, base) > found->distance - kDistanceTolerance);
    }
};

ATTENTION_TEST(EncodingHeatmapStudyTest, QCoreApplication)
#include "encoding_heatmap_study_test.moc"
