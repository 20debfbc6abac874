#include "tests/ui/gallery.h"

#include <cmath>
#include <limits>
#include <unordered_map>

#include <QDir>
#include <QImageWriter>

#include "tests/test_class.h"
#include "tests/ui/picture_difference.h"
#include "ui/text/language.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

/// A golden picture keeps so many colours, which makes its file a fifth, and what is drawn is compared in the same
/// ones. The most usual are the inks and grounds; the others are there so that no hue is lost.
constexpr std::size_t kColours = 32;
constexpr std::size_t kUsualColours = 16;
/// Renew the golden pictures by running this test with the variable set, then look at what changed.
constexpr const char* kRenew = "ATTENTION_RENEW_GOLDEN";

struct Row {
    bool dark;
    int ratio;  ///< device pixels a logical one
    const char* language;
};

int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

/// The most usual colours of a picture, and those that are farthest from all others chosen.
QList<QRgb> fewColours(const QImage& picture) {
    std::unordered_map<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) ++counts[line[x] | 0xff000000];
    }
    std::vector<std::pair<int, QRgb>> byCount;
    for (const auto& [colour, count] : counts) byCount.emplace_back(count, colour);
    std::ranges::sort(byCount, std::greater());
    QList<QRgb> table;
    for (std::size_t i = 0; i < std::min(kUsualColours, byCount.size()); ++i) table.append(byCount[i].second);
    std::vector<int> nearest(byCount.size(), std::numeric_limits<int>::max());
    const auto take = [&](QRgb taken) {
        for (std::size_t i = 0; i < byCount.size(); ++i)
            nearest[i] = std::min(nearest[i], distance(byCount[i].second, taken));
    };
    for (const QRgb colour : table) take(colour);
    while (std::size_t(table.size()) < std::min(kColours, byCount.size())) {
        const auto farthest = std::ranges::max_element(nearest) - nearest.begin();
        table.append(byCount[std::size_t(farthest)].second);
        take(table.back());
    }
    return table;
}

/// The picture in these colours, each pixel in the nearest of them.
QImage inColours(const QImage& picture, const QList<QRgb>& table) {
    std::unordered_map<QRgb, uchar> places;
    QImage few(picture.size(), QImage::Format_Indexed8);
    few.setColorTable(table);
    for (int y = 0; y < picture.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        uchar* to = few.scanLine(y);
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb colour = from[x] | 0xff000000;
            auto known = places.find(colour);
            if (known == places.end()) {
                const auto best =
                    std::ranges::min_element(table, {}, [colour](QRgb other) { return distance(colour, other); });
                known = places.emplace(colour, uchar(best - table.begin())).first;
            }
            to[x] = known->second;
        }
    }
    return few;
}

bool save(const QImage& picture, const QString& path) {
    QDir().mkpath(QFileInfo(path).path());
    QImageWriter writer(path, "png");
    writer.setCompression(100);  // the most that zlib can
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
        // What a theme, a ratio or a language breaks, it breaks with any of the others: all twelve would be megabytes.
        const std::array rows{Row{false, 1, "en"}, Row{true, 1, "zh_CN"}, Row{false, 1, "pt_BR"}, Row{true, 2, "en"}};
        for (const auto& [dark, ratio, code] : rows)
            QTest::addRow("%s-%dx-%s", dark ? "dark" : "light", ratio, code)
                << dark << ratio << QString::fromLatin1(code);
    }
    void isDrawnAsBefore() {
        QFETCH(bool, dark);
        QFETCH(int, ratio);
        QFETCH(QString, language);
        installLanguage(*findLanguage(language.toStdString()));
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        applyTheme(theme);
        const QImage actual = draw(theme, ratio);

        const QString name = QString::fromUtf8(QTest::currentDataTag());
        const QString golden = QStringLiteral(ATTENTION_GOLDEN_DIR "/gallery/%1.png").arg(name);
        if (qEnvironmentVariableIsSet(kRenew)) {
            QVERIFY2(save(inColours(actual, fewColours(actual)), golden), qPrintable(golden));
            QVERIFY(sayDrawnWithThisQt());
            return;
        }
        const QImage kept = QImage(golden);
        const QString drawn = QDir::current().filePath(QStringLiteral("gallery/%1.png").arg(name));
        const auto problem = [&]() -> QString {
            if (kept.isNull()) return QStringLiteral("%1 cannot be read").arg(golden);
            if (kept.size() != actual.size())
                return QStringLiteral("the page has another size: %1 × %2 pixels, not %3 × %4")
                    .arg(actual.width())
                    .arg(actual.height())
                    .arg(kept.width())
                    .arg(kept.height());
            const QImage expected = kept.convertToFormat(QImage::Format_RGB32);
            const QImage compared = inColours(actual, kept.colorTable()).convertToFormat(QImage::Format_RGB32);
            const auto worst = fault(compared, expected, kTile * ratio);
            if (!worst) return {};
            save(differencePicture(compared, expected), QString(drawn).replace(".png", "-difference.png"));
            return QStringLiteral("the picture differs by %1 of 255, most around (%2, %3); the difference is beside it")
                .arg(worst->rms, 0, 'f', 1)
                .arg(worst->tile.left() / ratio)
                .arg(worst->tile.top() / ratio);
        }();
        if (problem.isEmpty()) return;
        save(actual, drawn);
        QFAIL(qPrintable(
            QStringLiteral("%1. What was drawn is in %2; if it is right, run scripts/renew.").arg(problem, drawn)));
    }

    /// Else a golden picture would tell of the clock or of a random place in memory.
    void isDrawnTwiceTheSame() {
        applyTheme(Theme::light());
        QCOMPARE(draw(Theme::light(), 1), draw(Theme::light(), 1));
    }

 private:
    static QImage draw(const Theme& theme, int ratio) {
        QWidget gallery;
        fillGallery(gallery, theme, ratio);
        gallery.ensurePolished();
        gallery.adjustSize();
        QImage picture(gallery.size() * ratio, QImage::Format_RGB32);
        picture.setDevicePixelRatio(ratio);
        picture.fill(theme.surface);
        gallery.render(&picture);
        return picture;
    }
};

ATTENTION_TEST(GalleryTest, QApplication)
#include "gallery_test.moc"
