#include "ui/widgets/gallery.h"

#include <cmath>
#include <map>

#include <QDir>
#include <QImageWriter>
#include <QtTest>

#include "ui/language.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

/// Of 255. The same picture comes out the same to the bit on one machine; another version of the font renderer moves
/// the grey of a letter's edge, and golden pictures keep 256 colours only. A line that moves by a pixel, or a tick that
/// is missing, is above it in its tile.
constexpr double kTolerance = 2;
/// Logical pixels. On the whole page the root mean square would drown what happens to one widget.
constexpr int kTile = 64;
/// Renew the golden pictures by running this test with the variable set, then look at what changed.
constexpr const char* kRenew = "ATTENTION_RENEW_GOLDEN";

struct Difference {
    double rms = 0;  ///< of the worst tile, of 255
    QRect tile;
};

Difference difference(const QImage& a, const QImage& b, int tileSize) {
    Difference worst;
    for (int top = 0; top < a.height(); top += tileSize) {
        for (int left = 0; left < a.width(); left += tileSize) {
            const QRect tile = QRect(left, top, tileSize, tileSize).intersected(a.rect());
            double sum = 0;
            for (int y = tile.top(); y <= tile.bottom(); ++y) {
                const auto* lineA = reinterpret_cast<const QRgb*>(a.constScanLine(y));
                const auto* lineB = reinterpret_cast<const QRgb*>(b.constScanLine(y));
                for (int x = tile.left(); x <= tile.right(); ++x) {
                    for (const int each : {qRed(lineA[x]) - qRed(lineB[x]), qGreen(lineA[x]) - qGreen(lineB[x]),
                                           qBlue(lineA[x]) - qBlue(lineB[x])})
                        sum += each * each;
                }
            }
            const double rms = std::sqrt(sum / (3.0 * tile.width() * tile.height()));
            if (rms > worst.rms) worst = {rms, tile};
        }
    }
    return worst;
}

/// What differs in ink on white.
QImage differencePicture(const QImage& a, const QImage& b) {
    QImage shown(a.size(), QImage::Format_RGB32);
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int most =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            const int grey = 255 - std::min(255, 4 * most);
            shown.setPixel(x, y, qRgb(grey, grey, grey));
        }
    return shown;
}

/// The picture in its 256 most usual colours, others in the nearest of these: a third of the file.
QImage withFewColours(const QImage& picture) {
    std::map<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) ++counts[picture.pixel(x, y) | 0xff000000];
    std::vector<std::pair<int, QRgb>> byCount;
    for (const auto& [colour, count] : counts) byCount.emplace_back(count, colour);
    std::ranges::sort(byCount, std::greater());
    QList<QRgb> table;
    for (std::size_t i = 0; i < std::min<std::size_t>(256, byCount.size()); ++i) table.append(byCount[i].second);
    std::map<QRgb, uchar> places;
    for (const auto& [count, colour] : byCount) {
        const auto distance = [colour = colour](QRgb other) {
            const int red = qRed(colour) - qRed(other);
            const int green = qGreen(colour) - qGreen(other);
            const int blue = qBlue(colour) - qBlue(other);
            return red * red + green * green + blue * blue;
        };
        places[colour] = uchar(std::ranges::min_element(table, {}, distance) - table.begin());
    }
    QImage few(picture.size(), QImage::Format_Indexed8);
    few.setColorTable(table);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) few.scanLine(y)[x] = places[picture.pixel(x, y) | 0xff000000];
    return few;
}

bool save(const QImage& picture, const QString& path) {
    QDir().mkpath(QFileInfo(path).path());
    QImageWriter writer(path, "png");
    writer.setCompression(100);
    return writer.write(picture);
}

}  // namespace

/// Looks at every widget in every state, in both themes, at two pixel ratios, in each language.
class GalleryTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void isDrawnAsBefore_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("ratio");
        QTest::addColumn<QString>("language");
        for (const bool dark : {false, true})
            for (const int ratio : {1, 2})
                for (const Language& language : languages()) {
                    const QString code = QString::fromUtf8(language.code.data(), qsizetype(language.code.size()));
                    const QString name = QStringLiteral("%1-%2x-%3").arg(dark ? "dark" : "light").arg(ratio).arg(code);
                    QTest::addRow("%s", qPrintable(name)) << dark << ratio << code;
                }
    }
    void isDrawnAsBefore() {
        QFETCH(bool, dark);
        QFETCH(int, ratio);
        QFETCH(QString, language);
        useLanguage(*findLanguage(language.toStdString()));
        const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
        applyTheme(theme);
        const QImage actual = draw(theme, ratio);

        const QString name = QString::fromUtf8(QTest::currentDataTag());
        const QString golden = QStringLiteral(ATTENTION_GOLDEN_DIR "/gallery/%1.png").arg(name);
        if (qEnvironmentVariableIsSet(kRenew)) {
            QVERIFY2(save(withFewColours(actual), golden), qPrintable(golden));
            return;
        }
        const QImage expected = QImage(golden).convertToFormat(QImage::Format_RGB32);
        const QString kept = QDir::current().filePath(QStringLiteral("gallery/%1.png").arg(name));
        const auto tell = [&](const QString& what) {
            save(actual, kept);
            return QStringLiteral("%1. What was drawn is in %2; if it is right, run this test with %3=1.")
                .arg(what, kept, QLatin1String(kRenew))
                .toLocal8Bit();
        };
        QVERIFY2(!expected.isNull(), tell(golden + QStringLiteral(" cannot be read")).constData());
        QVERIFY2(expected.size() == actual.size(),
                 tell(QStringLiteral("the page has another size: %1 × %2, not %3 × %4")
                          .arg(actual.width())
                          .arg(actual.height())
                          .arg(expected.width())
                          .arg(expected.height()))
                     .constData());
        const Difference worst = difference(actual, expected, kTile * ratio);
        if (worst.rms > kTolerance)
            save(differencePicture(actual, expected), QString(kept).replace(".png", "-difference.png"));
        QVERIFY2(
            worst.rms <= kTolerance,
            tell(QStringLiteral("the picture differs by %1 of 255, most around %2, %3 (the difference is beside it)")
                     .arg(worst.rms)
                     .arg(worst.tile.left() / ratio)
                     .arg(worst.tile.top() / ratio))
                .constData());
    }

    /// Else a golden picture would tell of the clock or of a random place in memory.
    void isDrawnTwiceTheSame() {
        applyTheme(Theme::light());
        QCOMPARE(draw(Theme::light(), 1), draw(Theme::light(), 1));
    }

 private:
    static QImage draw(const Theme& theme, int ratio) {
        Gallery gallery(theme, ratio);
        gallery.ensurePolished();
        gallery.adjustSize();
        QImage picture(gallery.size() * ratio, QImage::Format_RGB32);
        picture.setDevicePixelRatio(ratio);
        picture.fill(theme.surface);
        gallery.render(&picture);
        return picture;
    }
};

QTEST_MAIN(GalleryTest)
#include "gallery_test.moc"
