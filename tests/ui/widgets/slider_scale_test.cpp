#include "ui/widgets/slider_scale.h"

#include <cmath>

#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr SliderScale kPositions{.minimum = 1, .maximum = 16384, .integer = true, .logarithmic = true};
constexpr SliderScale kBase{.minimum = 10, .maximum = 1e6, .integer = false, .logarithmic = true};
constexpr SliderScale kColumns{.minimum = 0, .maximum = 31, .integer = true};
constexpr SliderScale kShare{.minimum = 0, .maximum = 0.95, .integer = false, .step = 0.05};

}  // namespace

class SliderScaleTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void findsEveryIntegerAgain_data() {
        QTest::addColumn<bool>("logarithmic");
        QTest::addRow("logarithmic 1 ... 16384") << true;
        QTest::addRow("linear 1 ... 16384") << false;
    }
    void findsEveryIntegerAgain() {
        QFETCH(bool, logarithmic);
        SliderScale scale = kPositions;
        scale.logarithmic = logarithmic;
        for (int n = 1; n <= 16384; ++n) QCOMPARE(double(scale.valueAt(scale.fractionOf(n))), double(n));
    }

    void placesValues_data() {
        QTest::addColumn<SliderScale>("scale");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("fraction");
        QTest::addRow("128 = 2^7 is half of 2^14") << kPositions << 128.0 << 0.5;
        QTest::addRow("1000 is 2 of 5 decades up from 10") << kBase << 1000.0 << 0.4;
        QTest::addRow("below the range: its start") << kBase << 1.5 << 0.0;
        QTest::addRow("above the range: its end") << kColumns << 99.0 << 1.0;
        QTest::addRow("linear 0.19 of 0.95") << kShare << 0.19 << 0.2;
        QTest::addRow("an empty range has one place") << SliderScale{.minimum = 3, .maximum = 3} << 3.0 << 0.0;
        QTest::addRow("no logarithm of 0: linear")
            << SliderScale{.minimum = 0, .maximum = 8, .logarithmic = true} << 2.0 << 0.25;
    }
    void placesValues() {
        QFETCH(SliderScale, scale);
        QFETCH(double, value);
        QFETCH(double, fraction);
        // A slider is some 300 pixels long; this is far below one of them.
        constexpr double kPlaceTolerance = 1e-12;
        QVERIFY(std::abs(scale.fractionOf(value) - fraction) < kPlaceTolerance);
    }

    void givesRoundReals_data() {
        QTest::addColumn<SliderScale>("scale");
        QTest::addColumn<double>("fraction");
        QTest::addColumn<double>("value");
        QTest::addRow("10^(1 + 5*0.503) = 3273.4..., three digits") << kBase << 0.503 << 3270.0;
        QTest::addRow("the end exactly") << kBase << 1.0 << 1e6;
        QTest::addRow("the start exactly") << kBase << 0.0 << 10.0;
        QTest::addRow("beyond the end") << kBase << 1.7 << 1e6;
        QTest::addRow("0.95/3 = 0.31666... to thousandths") << kShare << 1.0 / 3 << 0.317;
    }
    void givesRoundReals() {
        QFETCH(SliderScale, scale);
        QFETCH(double, fraction);
        QFETCH(double, value);
        QCOMPARE(double(scale.valueAt(fraction)), value);
    }

    void steps_data() {
        QTest::addColumn<SliderScale>("scale");
        QTest::addColumn<double>("from");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("to");
        QTest::addRow("integers by one, on a logarithmic scale too") << kPositions << 60.0 << 1 << 61.0;
        QTest::addRow("not below the minimum") << kPositions << 1.0 << -1 << 1.0;
        QTest::addRow("1, 2, 5: up from 10000") << kBase << 10000.0 << 1 << 20000.0;
        QTest::addRow("1, 2, 5: down from 10000") << kBase << 10000.0 << -1 << 5000.0;
        QTest::addRow("1, 2, 5: three up is a decade") << kBase << 20.0 << 3 << 200.0;
        QTest::addRow("to the next of the series from beside it") << kBase << 3270.0 << 1 << 5000.0;
        QTest::addRow("and down") << kBase << 3270.0 << -1 << 2000.0;
        QTest::addRow("across the decade") << kBase << 99999.0 << 1 << 100000.0;
        QTest::addRow("from a typed 0, which has no logarithm, as from the minimum") << kBase << 0.0 << 1 << 20.0;
        QTest::addRow("a step of 0.05 leaves no dust: 0.15 + 0.05") << kShare << 0.15 << 1 << 0.2;
    }
    void steps() {
        QFETCH(SliderScale, scale);
        QFETCH(double, from);
        QFETCH(int, count);
        QFETCH(double, to);
        QCOMPARE(double(scale.stepped(from, count)), to);
    }

    void pages_data() {
        QTest::addColumn<SliderScale>("scale");
        QTest::addColumn<double>("from");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("to");
        QTest::addRow("a tenth of 31, rounded") << kColumns << 10.0 << 1 << 13.0;
        QTest::addRow("one at least: 1 * 2^1.4 = 2.6") << kPositions << 1.0 << 1 << 3.0;
        QTest::addRow("one at least, in a short range") << SliderScale{.minimum = 0, .maximum = 3} << 1.0 << -1 << 0.0;
        QTest::addRow("a decade of reals") << kBase << 10000.0 << -1 << 1000.0;
    }
    void pages() {
        QFETCH(SliderScale, scale);
        QFETCH(double, from);
        QFETCH(int, count);
        QFETCH(double, to);
        QCOMPARE(double(scale.pageStepped(from, count)), to);
    }

    void everyStepMovesOn() {
        auto value = double(kBase.minimum);
        int count = 0;
        for (; value < kBase.maximum && count < 100; ++count) {
            const auto next = double(kBase.stepped(value, 1));
            QVERIFY2(next > value, qPrintable(QString::number(value)));
            QCOMPARE(double(kBase.stepped(next, -1)), value);
            value = next;
        }
        QCOMPARE(count, 15);  // five decades of three steps
    }
};

ATTENTION_TEST(SliderScaleTest, QApplication)
#include "slider_scale_test.moc"
