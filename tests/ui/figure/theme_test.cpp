#include "ui/figure/theme.h"

#include <cmath>

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QtTest>

using namespace attention;

namespace {

/// WCAG 2.1 relative luminance, 0 ... 1.
double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

constexpr double kText = 4.5;   ///< WCAG 2.1, 1.4.3
constexpr double kShape = 3.0;  ///< WCAG 2.1, 1.4.11

}  // namespace

class ThemeTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void contrastOfBlackOnWhite() { QCOMPARE(contrast(Qt::black, Qt::white), 21.0); }

    void contrasts_data() {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            const char* name = theme->dark ? "dark" : "light";
            const std::array<std::pair<const char*, QColor>, 3> grounds{
                {{"window", theme->window}, {"surface", theme->surface}, {"raised", theme->raised}}};
            const std::array<std::pair<const char*, QColor>, 6> inks{{{"text", theme->text},
                                                                      {"muted", theme->muted},
                                                                      {"faint", theme->faint},
                                                                      {"i", theme->indexI},
                                                                      {"j", theme->indexJ},
                                                                      {"delta", theme->indexDelta}}};
            for (const auto& [groundName, ground] : grounds) {
                for (const auto& [inkName, ink] : inks)
                    QTest::addRow("%s: %s on %s", name, inkName, groundName) << ink << ground << kText;
                QTest::addRow("%s: control on %s", name, groundName) << theme->control << ground << kShape;
            }
            QTest::addRow("%s: text on the current row", name) << theme->text << theme->hover << kText;
            QTest::addRow("%s: muted on the current row", name) << theme->muted << theme->hover << kText;
            QTest::addRow("%s: text on selected text", name) << theme->text << theme->track << kText;
            for (const QColor& tag : {theme->indexI, theme->indexJ, theme->indexDelta})
                QTest::addRow("%s: on the tag %s", name, qPrintable(tag.name())) << theme->onIndex << tag << kText;
            for (const QColor& curve : theme->series)
                QTest::addRow("%s: curve %s", name, qPrintable(curve.name())) << curve << theme->surface << kShape;
        }
    }
    void contrasts() {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double found = contrast(ink, ground);
        QVERIFY2(found >= least, qPrintable(QString::number(found)));
    }

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

    void facesAreEmbedded() {
        loadFonts();
        for (const char* family : {"Attention Lab Sans", "Attention Lab Math"})
            QVERIFY2(QFontDatabase::families().contains(QLatin1String(family)), family);
    }

    void signedMapIsEvenAtBothSides() {
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            const ColourMap map = ColourMap::signedMap(*theme);
            QCOMPARE(QColor(map.at(0)), theme->signedStops.front());
            QCOMPARE(QColor(map.at(0.5)), theme->surface);
            QCOMPARE(QColor(map.at(1)), theme->signedStops.back());
            QCOMPARE(map.at(-1), map.at(0));
            QCOMPARE(qAlpha(map.at(std::nan(""))), 0);
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
