#include "ui/figure/qr_code.h"

#include <QCryptographicHash>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/code_plan.h"
#include "ui/files/figure_export.h"

using namespace attention;

namespace {

/// Pixels of a module in the pictures that are read.
constexpr int kDrawnModule = 5;
/// Millimetres: what modules in print must have at least.
constexpr double kLeastModule = 0.4;
constexpr double kModuleRounding = 1e-9;
/// Below it a pixel is dark.
constexpr int kDarkBelow = 128;

QByteArray bitsOf(const QrCode& code) {
    QByteArray bits;
    for (const bool isDark : code.dark) bits += isDark ? '1' : '0';
    return bits;
}

/// What a reader sees: the middle of each module of a picture. @param square  of the code with its quiet zone, in
/// pixels
QByteArray readBits(const QImage& picture, const QRectF& square, int size) {
    const double module = square.width() / (size + 2 * kQrQuietZone);
    QByteArray bits;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const QPointF middle =
                square.topLeft() + QPointF(column + 0.5 + kQrQuietZone, row + 0.5 + kQrQuietZone) * module;
            bits += qGray(picture.pixel(middle.toPoint())) < kDarkBelow ? '1' : '0';
        }
    }
    return bits;
}

/// Everything in the quiet zone is white.
bool hasQuietZone(const QImage& picture, const QRectF& square, int size) {
    const double zone = square.width() / (size + 2 * kQrQuietZone) * kQrQuietZone;
    const QRectF inner = square.adjusted(zone, zone, -zone, -zone);
    // The edges of the zone and of the code may be a pixel or two off, where a caption decides their place.
    for (double y = square.top() + 2; y < square.bottom() - 2; ++y)
        for (double x = square.left() + 2; x < square.right() - 2; ++x)
            if (!inner.adjusted(-2, -2, 2, 2).contains(x, y) && qGray(picture.pixel(int(x), int(y))) != 255)
                return false;
    return true;
}

QImage renderedSvg(const QByteArray& svg, const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter, QRectF({}, QSizeF(size)));
    return image;
}

}  // namespace

class QrCodeTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void modulesAreThoseOfAnotherImplementation() {
        QMap<QString, QStringList> codes;
        const QString golden = QString::fromUtf8(contentsOf(QStringLiteral(ATTENTION_GOLDEN_DIR "/qr.tsv")));
        for (const QString& line : golden.split(u'\n', Qt::SkipEmptyParts)) {
            const QStringList fields = line.split(u'\t');
            codes[fields[0]] += fields[3] + u' ' + fields[4];
        }
        QVERIFY(codes.size() >= 5);
        for (auto code = codes.cbegin(); code != codes.cend(); ++code) {
            const auto made = makeQrCode(code.key().toUtf8());
            QVERIFY2(made, qPrintable(code.key().left(80)));
            const QByteArray digest = QCryptographicHash::hash(bitsOf(*made), QCryptographicHash::Sha256).toHex();
            const QString found = QStringLiteral("%1 %2").arg(made->size).arg(QString::fromLatin1(digest));
            // One of the eight masks.
            QVERIFY2(code.value().contains(found), qPrintable(code.key().left(80)));
        }
    }

    void whatDoesNotFitHasNone() {
        QVERIFY(!makeQrCode({}));
        QVERIFY(makeQrCode(QByteArray(kMaxQrBytes, 'a')));
        QVERIFY(!makeQrCode(QByteArray(kMaxQrBytes + 1, 'a')));
    }

    void whatIsDrawnIsTheCode() {
        const QrCode code = *makeQrCode("attention-lab:exhibit=heads");
        const int side = kDrawnModule * (code.size + 2 * kQrQuietZone);
        QImage image(side + 20, side + 20, QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        const QRectF square(7, 9, side, side);
        drawQrCode(painter, code, square);
        painter.end();
        QCOMPARE(readBits(image, square, code.size), bitsOf(code));
        QVERIFY(hasQuietZone(image, square, code.size));
        QCOMPARE(image.pixel(6, 20), QColor(Qt::red).rgb());
    }

    void figuresCarryTheCodeInACorner_data() {
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<FigureSize>("size");
        QTest::addColumn<double>("fontSize");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("caption");
        QTest::addRow("a wide SVG") << FigureFormat::Svg << FigureSize{120, 80} << 9.0 << false << "";
        QTest::addRow("a dark SVG in large type, with a caption")
            << FigureFormat::Svg << FigureSize{120, 80} << 14.0 << true << "A caption";
        QTest::addRow("a high SVG") << FigureFormat::Svg << FigureSize{89, 150} << 9.0 << false << "";
        QTest::addRow("a column as PNG") << FigureFormat::Png << FigureSize{89, 59} << 9.0 << false << "";
        QTest::addRow("a dark PNG") << FigureFormat::Png << FigureSize{120, 80} << 9.0 << true << "";
    }
    void figuresCarryTheCodeInACorner() {
        QFETCH(FigureFormat, format);
        QFETCH(FigureSize, size);
        QFETCH(bool, dark);
        QFETCH(double, fontSize);
        QFETCH(QString, caption);
        const Exhibit& exhibit = *findExhibit("heads");
        const EvaluatedScene shown = evaluateScene(exhibit, startScene(exhibit));
        ExportOptions choices;
        choices.format = format;
        choices.size = size;
        choices.dark = dark;
        choices.fontSize = fontSize;
        choices.caption = caption;
        choices.qrCode = true;
        choices.linkAddress = QStringLiteral("https://example.org/lab/");
        QCOMPARE(codeProblem(shown.scene(), choices), std::nullopt);
        const FigureOptions options = figureOptions(shown, choices);
        const CodePlan plan = planCode(options);
        QVERIFY(plan.module >= kLeastModule - kModuleRounding);
        QCOMPARE(plan.isBeside, size.width >= size.height);
        const QByteArray bytes = renderExport(shown, choices);
        FigureOptions pixels = options;
        pixels.format = FigureFormat::Png;
        pixels.dpi = 600;
        const QImage picture =
            format == FigureFormat::Png ? QImage::fromData(bytes) : renderedSvg(bytes, pixelSize(pixels));
        const double perMm = picture.width() / size.width, side = plan.side * perMm;
        // A caption has the foot of the page: the code is looked for from there. Half a module to either side of its
        // place the same is read.
        const auto squareAt = [&](double bottom) { return QRectF(picture.width() - side, bottom - side, side, side); };
        double last = -1, first = -1;
        for (double bottom = picture.height(); bottom > side && (last < 0 || first == bottom + 1); bottom -= 1) {
            if (readBits(picture, squareAt(bottom), plan.code->size) != bitsOf(*plan.code)) continue;
            first = bottom;
            if (last < 0) last = bottom;
        }
        QVERIFY(last > 0);
        QVERIFY(!caption.isEmpty() || last == picture.height());
        const QRectF square = squareAt(caption.isEmpty() ? last : (first + last) / 2);
        QVERIFY(hasQuietZone(picture, square, plan.code->size));
        // Nothing of the figure is in the strip that has the code.
        const QRect strip =
            plan.isBeside
                ? QRect(QPoint(int(square.left()) + 2, 0), QPoint(picture.width() - 1, int(square.top()) - 4))
                : QRect(QPoint(0, int(square.top()) + 2), QPoint(int(square.left()) - 4, picture.height() - 1));
        const QRgb ground = (dark ? Theme::dark() : Theme::light()).surface.rgb();
        for (int y = strip.top(); y <= strip.bottom(); y += 2)
            for (int x = strip.left(); x <= strip.right(); x += 2) QCOMPARE(picture.pixel(x, y), ground);
        choices.qrCode = false;
        QVERIFY(renderExport(shown, choices) != bytes);
    }

    void whatHasNoRoomIsRefused_data() {
        QTest::addColumn<FigureSize>("size");
        QTest::addColumn<double>("dpi");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<bool>("isRefused");
        QTest::addRow("usual") << FigureSize{120, 80} << 300.0 << 100 << false;
        QTest::addRow("a long link") << FigureSize{120, 80} << 300.0 << 900 << true;
        QTest::addRow("a long link on a large page") << FigureSize{300, 200} << 300.0 << 900 << false;
        QTest::addRow("too long for any") << FigureSize{2000, 2000} << 300.0 << kMaxQrBytes + 1 << true;
        QTest::addRow("a small page") << FigureSize{30, 20} << 300.0 << 100 << true;
        QTest::addRow("few pixels") << FigureSize{120, 80} << 96.0 << 100 << true;
        QTest::addRow("enough pixels") << FigureSize{120, 80} << 102.0 << 100 << false;
    }
    void whatHasNoRoomIsRefused() {
        QFETCH(FigureSize, size);
        QFETCH(double, dpi);
        QFETCH(int, bytes);
        QFETCH(bool, isRefused);
        FigureOptions options;
        options.format = FigureFormat::Png;
        options.size = size;
        options.dpi = dpi;
        QVERIFY(!codeProblem(options));
        options.link = QByteArray(bytes, 'a');
        QCOMPARE(codeProblem(options).has_value(), isRefused);
    }
};

#include "qr_code_test.moc"
ATTENTION_TEST(QrCodeTest, QApplication)
