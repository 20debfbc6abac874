#include "ui/figure/clock.h"

#include <cmath>
#include <numbers>

#include <QImage>

#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr int kSide = 84;
/// Radians: a tenth of a pixel on a dial of this size.
constexpr double kAngleTolerance = 0.1 / (kSide / 2.0);

QImage drawn(double angle, bool sine, const Theme& theme) {
    QImage image(kSide, kSide, QImage::Format_RGB32);
    image.fill(theme.window);
    QPainter painter(&image);
    drawClock(painter, QRectF(0, 0, kSide, kSide), angle, sine, theme);
    return image;
}

/// Pixels of exactly one colour: what anti-aliasing mixes does not count.
QRect extentOf(const QImage& image, const QColor& colour) {
    QRect extent;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour.rgb()) extent |= QRect(x, y, 1, 1);
    return extent;
}

}  // namespace

class ClockTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void theHandStandsAtTheAngle_data() {
        QTest::addColumn<double>("angle");
        QTest::addColumn<double>("shown");
        const double pi = std::numbers::pi;
        QTest::addRow("0: to the right") << 0.0 << 0.0;
        QTest::addRow("a quarter turn: up") << pi / 2 << pi / 2;
        QTest::addRow("half a turn: to the left") << pi << pi;
        QTest::addRow("three quarters: down") << 1.5 * pi << -pi / 2;
        QTest::addRow("a turn and a bit: the bit") << 2 * pi + 0.5 << 0.5;
        QTest::addRow("backwards") << -0.5 << -0.5;
        QTest::addRow("many turns: the rest") << 200 * pi + 1 << 1.0;
    }
    void theHandStandsAtTheAngle() {
        QFETCH(double, angle);
        QFETCH(double, shown);
        const QRectF square(0, 0, kSide, kSide);
        const QPointF arm = clockTip(square, angle) - QPointF(kSide / 2 + 0.5, kSide / 2 + 0.5);
        const double difference = std::remainder(std::atan2(-arm.y(), arm.x()) - shown, 2 * std::numbers::pi);
        QVERIFY2(std::abs(difference) < kAngleTolerance, qPrintable(QString::number(difference)));
        QVERIFY(square.contains(clockTip(square, angle)));
    }

    void theValueIsAHeightOrAWidth_data() {
        QTest::addColumn<bool>("sine");
        QTest::addColumn<bool>("dark");
        QTest::addRow("sine: upright") << true << false;
        QTest::addRow("cosine: lying") << false << false;
        QTest::addRow("sine, dark") << true << true;
    }
    void theValueIsAHeightOrAWidth() {
        QFETCH(bool, sine);
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        const QImage image = drawn(std::numbers::pi / 4, sine, theme);
        const QRect bar = extentOf(image, theme.text);
        QVERIFY(bar.isValid());
        QVERIFY2(sine ? bar.height() > 4 * bar.width() : bar.width() > 4 * bar.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(bar.width()).arg(bar.height())));
        const QRect hand = extentOf(image, theme.indexI);
        QVERIFY(hand.center().x() > kSide / 2 && hand.center().y() < kSide / 2);
    }

    void nothingLiesOutside() {
        for (const double angle : {0.0, 0.8, 1.6, 2.4, 3.2, 4.0, 4.8, 5.6}) {
            QImage image(kSide + 20, kSide + 20, QImage::Format_RGB32);
            image.fill(Qt::white);
            {
                QPainter painter(&image);
                drawClock(painter, QRectF(10, 10, kSide, kSide), angle, true, Theme::light());
            }
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (!QRect(10, 10, kSide, kSide).contains(x, y))
                        QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255), qPrintable(QString::number(angle)));
        }
    }
};

ATTENTION_TEST(ClockTest, QApplication)
#include "clock_test.moc"
