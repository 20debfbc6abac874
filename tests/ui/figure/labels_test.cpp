#include "ui/figure/labels.h"

#include <random>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some doubles.
constexpr double kTolerance = 1e-9;

}  // namespace

class LabelsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void farApartStaysWhereItIsWanted() {
        const std::vector<double> wanted{20, 60, 90};
        const std::vector<double> heights{10, 10, 10};
        QCOMPARE(spreadApart(wanted, heights, 0, 100), wanted);
    }

    void closeOnesShareTheWay() {
        const std::vector<double> heights{10, 10, 10};
        QCOMPARE(spreadApart(std::vector<double>{50, 50, 50}, heights, 0, 100), (std::vector<double>{40, 50, 60}));
        // The block stays inside, whatever its members want.
        QCOMPARE(spreadApart(std::vector<double>{2, 3, 4}, heights, 0, 100), (std::vector<double>{5, 15, 25}));
        QCOMPARE(spreadApart(std::vector<double>{97, 98, 99}, heights, 0, 100), (std::vector<double>{75, 85, 95}));
        QCOMPARE(spreadApart({}, {}, 0, 10), std::vector<double>{});
    }

    void nothingMeets() {
        std::mt19937_64 bits(20170612);
        std::uniform_real_distribution<double> place(0, 200);
        for (int round = 0; round < 200; ++round) {
            std::vector<double> wanted, heights;
            for (int i = 0; i < 8; ++i) wanted.push_back(place(bits)), heights.push_back(6 + place(bits) / 16);
            std::ranges::sort(wanted);
            const std::vector<double> centres = spreadApart(wanted, heights, 0, 200);
            double end = 0;
            for (std::size_t i = 0; i < centres.size(); ++i) {
                QVERIFY(centres[i] - heights[i] / 2 >= end - kTolerance);
                end = centres[i] + heights[i] / 2;
            }
            QVERIFY(end <= 200 + kTolerance);
        }
    }

    void labelsLieOnNothing() {
        LabelPlacer room(QRectF(0, 0, 400, 300));
        const QPolygonF rising{QPointF(0, 300), QPointF(400, 0)};
        const QPolygonF level{QPointF(0, 150), QPointF(400, 150)};
        room.avoidCurve(rising);
        room.avoidCurve(level);
        QVERIFY(!room.isFree({190, 140, 20, 20}));
        QVERIFY(!room.isFree({300, 60, 20, 20}));
        QVERIFY(room.isFree({100, 20, 20, 20}));
        QVERIFY(!room.isFree({390, 20, 20, 20}));
        const QPointF mark(200, 150);
        room.avoid(QRectF(194, 144, 12, 12));
        const auto first = room.place(mark, 6, {90, 16});
        const auto second = room.place(mark, 6, {90, 16});
        QVERIFY(first && second);
        QVERIFY(!first->box.intersects(second->box));
        for (const auto& place : {*first, *second}) {
            QVERIFY(QRectF(0, 0, 400, 300).contains(place.box));
            for (int x = 0; x <= 400; ++x) {
                QVERIFY(!place.box.contains(QPointF(x, 150)));
                QVERIFY(!place.box.contains(QPointF(x, 300 - 0.75 * x)));
            }
            // From the ring's edge to the box.
            QVERIFY(std::abs(QLineF(mark, place.leader.p1()).length() - 6) < kTolerance);
            QVERIFY(place.box.adjusted(-2, -2, 2, 2).contains(place.leader.p2()));
        }
        QVERIFY(!room.place(mark, 6, {500, 16}));
    }
};

ATTENTION_TEST(LabelsTest, NoApplication)
#include "labels_test.moc"
