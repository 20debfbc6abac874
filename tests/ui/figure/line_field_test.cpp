#include "ui/figure/line_field.h"

#include <QPainter>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// Of a colour's 255 steps: one for rounding, one for the table of shades.
constexpr int kPixelRounding = 2;

QImage drawn(const LineAccumulator& field, double ratio = 1) {
    QImage image(int(20 * ratio), int(20 * ratio), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.drawImage(field.corner(), field.picture(Qt::black));
    return image;
}

int darkness(const QImage& image, int x, int y) {
    return 255 - qRed(image.pixel(x, y));
}

/// Of the whole picture, in opaque pixels.
double total(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) sum += darkness(image, x, y);
    return sum / 255;
}

}  // namespace

class LineFieldTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void lineCoversItsPixels() {
        LineAccumulator field(QRectF(0, 0, 20, 20), 1);
        field.add(QLineF(4.5, 2, 4.5, 10), 1, 0.5);
        const QImage image = drawn(field);
        QVERIFY(std::abs(darkness(image, 4, 5) - 128) <= kPixelRounding);
        QCOMPARE(darkness(image, 3, 5), 0);
        QCOMPARE(darkness(image, 5, 5), 0);
        QCOMPARE(darkness(image, 4, 1), 0);
        QCOMPARE(darkness(image, 4, 10), 0);
    }

    void linesLetEachOtherThrough() {
        LineAccumulator field(QRectF(0, 0, 20, 20), 1);
        field.add(QLineF(4.5, 2, 4.5, 10), 1, 0.5);
        field.add(QLineF(2, 5.5, 10, 5.5), 1, 0.5);
        const QImage image = drawn(field);
        QVERIFY(std::abs(darkness(image, 4, 5) - 191) <= kPixelRounding);
    }

    void manyFaintLinesAddUp() {
        // Rounded one by one, none of them would be seen.
        LineAccumulator field(QRectF(0, 0, 20, 20), 1);
        for (int i = 0; i < 1000; ++i) field.add(QLineF(4.5, 2, 4.5, 10), 1, 0.001);
        QVERIFY(std::abs(darkness(drawn(field), 4, 5) - 161) <= kPixelRounding);
    }

    void slopeKeepsTheArea_data() {
        QTest::addColumn<QLineF>("line");
        QTest::addRow("upright") << QLineF(4.3, 2, 4.3, 14);
        QTest::addRow("level") << QLineF(2, 7.7, 14, 7.7);
        QTest::addRow("steep") << QLineF(4, 2, 9, 15);
        QTest::addRow("flat, to the left") << QLineF(17, 6, 3, 9);
        QTest::addRow("diagonal") << QLineF(3, 15, 15, 3);
    }
    void slopeKeepsTheArea() {
        QFETCH(QLineF, line);
        LineAccumulator field(QRectF(0, 0, 20, 20), 1);
        // Faint enough for sums to be areas.
        field.add(line, 1, 0.1);
        const double area = line.length() * 0.1;
        QVERIFY(std::abs(total(drawn(field)) - area) < 0.06 * area);
    }

    void outsideIsCut() {
        LineAccumulator field(QRectF(5, 5, 10, 10), 1);
        field.add(QLineF(0, 0, 20, 20), 1, 0.9);
        field.add(QLineF(-50, 8.5, 70, 8.5), 3, 0.9);
        const QImage image = drawn(field);
        QVERIFY(darkness(image, 10, 8) > 200);
        QCOMPARE(darkness(image, 4, 4), 0);
        QCOMPARE(darkness(image, 4, 8), 0);
        QCOMPARE(darkness(image, 15, 8), 0);
    }

    void finePixelsShareIt() {
        LineAccumulator field(QRectF(0, 0, 20, 20), 2);
        field.add(QLineF(4.5, 2, 4.5, 10), 1, 0.5);
        const QImage image = drawn(field, 2);
        QCOMPARE(image.width(), 40);
        QVERIFY(std::abs(darkness(image, 8, 10) - 128) <= kPixelRounding);
        QVERIFY(std::abs(darkness(image, 9, 10) - 128) <= kPixelRounding);
        QCOMPARE(darkness(image, 7, 10), 0);
    }

    void nothingIsNoTrouble() {
        LineAccumulator field(QRectF(), 1);
        field.add(QLineF(1, 1, 5, 5), 1, 0.5);
        field.add(QLineF(1, 1, 1, 1), 1, 0.5);
        QCOMPARE(total(drawn(field)), 0.0);
    }
};

ATTENTION_TEST(LineFieldTest, QApplication)
#include "line_field_test.moc"
