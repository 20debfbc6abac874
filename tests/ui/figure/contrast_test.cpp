#include <cmath>

#include "tests/test_class.h"
#include "ui/figure/theme.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

/// Relative luminance, 0 ... 1, as WCAG 2.1 defines it.
double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

constexpr double kText = 4.5;       ///< WCAG 2.1, 1.4.3
constexpr double kLargeText = 7.0;  ///< WCAG 2.1, 1.4.6, which the variants for large text keep
constexpr double kShape = 3.0;      ///< WCAG 2.1, 1.4.11

}  // namespace

/// Every pair of an ink and a ground that the program puts together.
class ContrastTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// The formula against values that WCAG's own examples give.
    void theFormula() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        // #777777 on white is known as the grey that just fails 4.5, #767676 as the one that just passes.
        QVERIFY(contrast("#777777", Qt::white) < kText);
        QVERIFY(contrast("#767676", Qt::white) >= kText);
    }

    void pairs_data() {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Contrast variant : {Contrast::Normal, Contrast::High}) {
            for (const Theme* theme : {&Theme::light(variant), &Theme::dark(variant)}) {
                const bool isHigh = variant == Contrast::High;
                const double text = isHigh ? kLargeText : kText;
                const QByteArray name = QByteArray(theme->isDark ? "dark" : "light") + (isHigh ? ", high" : "");
                const auto row = [&](const char* what, const QColor& ink, const QColor& ground, double least) {
                    QTest::addRow("%s: %s", name.constData(), what) << ink << ground << least;
                };
                const QColor pressed = blendColours(theme->track, theme->hover, 0.5);
                const QColor overRow = blendColours(theme->hover, theme->window, 0.55);
                // The frame: menus, list, panel, dialogs.
                row("text on window: list, parameters", theme->text, theme->window, text);
                row("text on raised: boxes, menus, tooltips", theme->text, theme->raised, text);
                row("text on surface: title, caption", theme->text, theme->surface, text);
                row("text on hover: the current row, a menu's entry", theme->text, theme->hover, text);
                row("text on a row under the pointer", theme->text, overRow, text);
                row("text on track: selected text", theme->text, theme->track, text);
                row("text on a pressed button", theme->text, pressed, text);
                row("muted on window: names, chapters", theme->muted, theme->window, text);
                row("muted on raised: shortcuts", theme->muted, theme->raised, text);
                row("muted on surface: claim, headings, axes", theme->muted, theme->surface, text);
                row("muted on hover: a menu's explanation", theme->muted, theme->hover, text);
                row("muted on a pressed button", theme->muted, pressed, text);
                row("faint on window: a slider's ends", theme->faint, theme->window, text);
                row("faint on surface: minor numbers", theme->faint, theme->surface, text);
                row("faint on raised: placeholders", theme->faint, theme->raised, text);
                row("surface on text: the default button", theme->surface, theme->text, text);
                row("surface on muted: the default button under the pointer", theme->surface, theme->muted, text);
                // Indices: letters of formulas, and tags.
                const std::array indices{std::pair{"i", theme->indexI}, std::pair{"j", theme->indexJ},
                                         std::pair{"delta", theme->indexDelta}};
                for (const auto& [index, ink] : indices) {
                    const QByteArray letter(index);
                    row(letter + " on window: symbols, steps", ink, theme->window, text);
                    row(letter + " on surface: formulas", ink, theme->surface, text);
                    row(letter + " on raised: tooltips", ink, theme->raised, text);
                    row("ink on the tag " + letter, theme->onIndex, ink, text);
                }
                // Lines and edges.
                row("control on window: edges of boxes", theme->control, theme->window, kShape);
                row("control on raised: edges of boxes", theme->control, theme->raised, kShape);
                row("control on surface: axes, ticks", theme->control, theme->surface, kShape);
                row("control on hover: a ring on the current row", theme->control, theme->hover, kShape);
                row("focus ring on window", theme->text, theme->window, kShape);
                row("focus ring on surface", theme->text, theme->surface, kShape);
                for (std::size_t i = 0; i < theme->series.size(); ++i)
                    row("curve " + QByteArray::number(int(i)), theme->series[i], theme->surface, kShape);
            }
        }
    }
    void pairs() {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double found = contrast(ink, ground);
        QVERIFY2(found >= least, qPrintable(QString::number(found)));
    }

    /// What is data looks the same whatever size the text has.
    void variantsDifferInInksOnly() {
        for (const auto& [usual, high] : {std::pair{&Theme::light(), &Theme::light(Contrast::High)},
                                          std::pair{&Theme::dark(), &Theme::dark(Contrast::High)}}) {
            QVERIFY(usual != high);
            QCOMPARE(high->isDark, usual->isDark);
            QCOMPARE(high->series, usual->series);
            QCOMPARE(high->signedStops, usual->signedStops);
            QCOMPARE(high->weightStops, usual->weightStops);
            QCOMPARE(high->surface, usual->surface);
            QVERIFY(contrast(high->muted, high->surface) > contrast(usual->muted, usual->surface));
        }
    }

    /// Numbers on cells stand out at every value of every map, with whatever scale and decimals they are written.
    void numbersOnCells() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()})
            for (const ColourMap& map : {ColourMap::signedMap(*theme), ColourMap::positive(*theme),
                                         ColourMap::weights(*theme), ColourMap::blues()})
                for (const auto& [low, high] : {std::pair{0.0, 1.0}, {-1.0, 1.0}, {-17.3, 17.3}, {0.0, 0.03}})
                    for (int decimals = 0; decimals <= 3; ++decimals)
                        for (int step = 0; step <= 1000; ++step) {
                            const double value = low + (high - low) * step / 1000;
                            const QColor cell(map.at((value - low) / (high - low)));
                            const double found = contrast(numberInk(map, low, high, value, decimals), cell);
                            QVERIFY2(found >= kText, qPrintable(QStringLiteral("%1: %2").arg(value).arg(found)));
                        }
    }

    /// Two weights that read the same have the same ink.
    void equalNumbersHaveOneInk() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            const ColourMap map = ColourMap::weights(*theme);
            for (int hundredth = 0; hundredth <= 100; ++hundredth)
                for (const double within : {-0.0049, -0.002, 0.002, 0.0049}) {
                    const double weight = hundredth / 100.0;
                    QCOMPARE(numberInk(map, 0, 1, weight + within, 2), numberInk(map, 0, 1, weight, 2));
                }
        }
    }
};

ATTENTION_TEST(ContrastTest, QApplication)
#include "contrast_test.moc"
