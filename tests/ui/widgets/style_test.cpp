#include "ui/widgets/style.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QSplitter>
#include <QToolTip>

#include "tests/test_class.h"

using namespace attention;

class StyleTest : public QObject {
    Q_OBJECT

    static QSet<QRgb> coloursOf(const QImage& picture) {
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
        return colours;
    }

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void dressesTheApplication_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void dressesTheApplication() {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        applyTheme(theme);
        QCOMPARE(QApplication::palette().color(QPalette::Window), theme.window);
        QCOMPARE(QApplication::palette().color(QPalette::WindowText), theme.text);
        QCOMPARE(QToolTip::palette().color(QPalette::ToolTipText), theme.text);
        QComboBox box;
        box.addItem(QStringLiteral("one"));
        box.resize(100, 28);
        const QImage picture = box.grab().toImage();
        QCOMPARE(picture.pixelColor(5, 14), theme.raised);
        QCOMPARE(picture.pixelColor(50, 0), theme.control);
    }

    void knowsTheSystemsThemeWhicheverIsInUse() {
        // The offscreen platform's palette is light.
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            applyTheme(*theme);
            QVERIFY(!systemIsDark());
            QCOMPARE(QApplication::palette().color(QPalette::Window), theme->window);
        }
    }

    void iconsAreInkAtAnyScale_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"play", "pause", "reset", "chevron-down", "chevron-up", "chevron-left",
                                 "chevron-right", "undo", "redo", "copy", "export", "presentation"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }
    void iconsAreInkAtAnyScale() {
        QFETCH(QString, name);
        const Theme& theme = Theme::light();
        const QIcon icon = themedIcon(name, theme);
        QVERIFY(!icon.isNull());
        for (const int size : {16, 64}) {
            const QPixmap normal = icon.pixmap(QSize(size, size), 1);
            QCOMPARE(normal.size(), QSize(size, size));
            for (const QRgb colour : coloursOf(normal.toImage().convertToFormat(QImage::Format_ARGB32)))
                if (qAlpha(colour) == 255) QCOMPARE(QColor(colour), theme.muted);
            QVERIFY(icon.pixmap(QSize(size, size), 1, QIcon::Disabled).toImage() != normal.toImage());
        }
    }

    void anUnknownIconIsNull() { QVERIFY(themedIcon(QStringLiteral("no such icon"), Theme::light()).isNull()); }

    void disabledInkIsABlend() {
        // 45 % of black on white: 255 * 0.55 = 140.25.
        QCOMPARE(blendColours(Qt::black, Qt::white, 0.45), QColor(140, 140, 140));
        QCOMPARE(controlColour(Qt::red, true, Theme::light()), QColor(Qt::red));
        QVERIFY(controlColour(Qt::red, false, Theme::light()).alpha() == 255);
    }

    void tooltipsKeepTheirCharacters() {
        QVERIFY(tooltipText(QStringLiteral("a < b"), QStringLiteral("c & d")).contains(QStringLiteral("a &lt; b")));
    }

    void splittersAreHairLines() {
        applyTheme(Theme::light());
        const QSplitter splitter;
        QCOMPARE(splitter.handleWidth(), 1);
    }
};

ATTENTION_TEST(StyleTest, QApplication)
#include "style_test.moc"
