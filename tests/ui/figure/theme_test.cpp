#include "ui/figure/theme.h"

#include <cmath>

#include <QFontDatabase>
#include <QFontMetricsF>

#include "tests/test_class.h"

using namespace attention;

class ThemeTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void digitsAdvanceAlike_data() {
        QTest::addColumn<QFont>("font");
        QTest::addRow("regular") << textFont(14);
        QTest::addRow("semibold") << textFont(32, QFont::DemiBold);
    }
    void digitsAdvanceAlike() {
        loadFonts();
        QFETCH(QFont, font);
        const QFontMetricsF metrics(font);
        for (char16_t digit = u'1'; digit <= u'9'; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
    }

    void charactersOfProgramsAdvanceAlike() {
        loadFonts();
        const QFontMetricsF metrics(codeFont(12));
        for (char16_t character = u' '; character <= u'~'; ++character)
            QCOMPARE(metrics.horizontalAdvance(QChar(character)), metrics.horizontalAdvance(u'0'));
    }

    void facesAreEmbedded() {
        loadFonts();
        for (const char* family :
             {"Attention Lab Sans", "Attention Lab Math", "Attention Lab Mono", "Attention Lab Serif"})
            QVERIFY2(QFontDatabase::families().contains(QLatin1String(family)), family);
    }

    void signedMapIsEvenAtBothSides() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            const ColourMap map = ColourMap::signedMap(*theme);
            QCOMPARE(QColor(map.at(0)), theme->signedStops.front());
            QCOMPARE(QColor(map.at(0.5)), theme->surface);
            QCOMPARE(QColor(map.at(1)), theme->signedStops.back());
            QCOMPARE(map.at(-1), map.at(0));
            QCOMPARE(qAlpha(map.at(std::nan(""))), 0);
        }
    }
};

ATTENTION_TEST(ThemeTest, QApplication)
#include "theme_test.moc"
