#include "ui/figure/png.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include "tests/test_class.h"

using namespace attention;

/// What Qt writes at the same quality.
static QByteArray bytesOfQt(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG", 60) ? buffer.data() : QByteArray();
}

/// Colours that change from pixel to pixel in ways for which each of the filters is the best one.
static QRgb colourAt(int kind, int x, int y) {
    const auto noise = [](unsigned at) { return (at * 2654435761U) >> 24; };
    switch (kind) {
        case 0:
            return qRgb(0, 0, 0);
        case 1:
            return qRgb(x, 2 * x + y, 3 * y);
        case 2:
            return qRgb(int(noise(unsigned(x))), int(noise(unsigned(x + 7))), y / 9);
        case 3:
            return qRgb(int(noise(unsigned(x + 1000 * y))), int(noise(unsigned(y + 1000 * x))), x ^ y);
        default:
            return (x / 24 + y / 40) % 2 == 0 ? qRgb(0x25, 0x61, 0xB8) : qRgb(0xFF, 0xFF, 0xFF);
    }
}

class PngTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void bytesAreThoseOfQt() {
        for (const QSize& size : {QSize(2, 2), QSize(150, 146), QSize(401, 333), QSize(21846, 1), QSize(1, 21846)})
            for (int kind = 0; kind < 6; ++kind) {
                QImage image(size, QImage::Format_RGB32);
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        // The last kind has all of the others below each other.
                        image.setPixel(x, y, colourAt(kind < 5 ? kind : y / 40 % 5, x, y));
                image.setDotsPerMeterX(11811);
                image.setDotsPerMeterY(11811);
                image.setText(QStringLiteral("Software"), QStringLiteral("a program"));
                image.setText(QStringLiteral("Description"), QString(300, u'é'));
                const QByteArray bytes = pngBytes(image);
                QVERIFY2(bytes == bytesOfQt(image),
                         qPrintable(QStringLiteral("%1 x %2, %3").arg(size.width()).arg(size.height()).arg(kind)));
                QCOMPARE(QImage::fromData(bytes).convertToFormat(QImage::Format_RGB32), image);
            }
    }

    void transparencyStays() {
        QImage image(300, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(QColor(255, 0, 0, 100));
        QCOMPARE(pngBytes(image), bytesOfQt(image));
    }
};

ATTENTION_TEST(PngTest, NoApplication)
#include "png_test.moc"
