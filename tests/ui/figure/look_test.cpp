#include "ui/figure/look.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

#include <QImage>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/figure_export.h"
#include "ui/files/style_file.h"

using namespace attention;

namespace {

/// Of luminance, 0 ... 1: two greys farther apart than this are told apart on paper, even as small cells.
constexpr double kToldApart = 0.15;
/// Of WCAG 2.1 for lines and other graphics.
constexpr double kVisibleContrast = 3;
/// Of 255: greys are mixed with greys by rounding each channel.
constexpr int kRoundedChannel = 1;

ExportOptions pictureOptions(const FigureLook& look) {
    ExportOptions options;
    options.format = FigureFormat::Png;
    options.size = {240, 160};
    options.dpi = 60;
    options.look = look;
    return options;
}

QImage drawn(const EvaluatedScene& shown, const FigureLook& look) {
    return QImage::fromData(renderExport(shown, pictureOptions(look)), "PNG");
}

EvaluatedScene startOf(const char* exhibit) {
    Scene scene;
    scene.exhibit = exhibit;
    return evaluateScene(*findExhibit(exhibit), scene);
}

/// The texts of an SVG; what is set in two faces is two of them.
QStringList writtenTexts(const QByteArray& svg) {
    QStringList texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"text") continue;
        const QString text = xml.readElementText();
        // The sign of a blank is of another typeface, and so a text of its own before its word.
        if (!texts.isEmpty() && texts.last() == QChar(0x2423))
            texts.last() += text;
        else
            texts += text;
    }
    return texts;
}

/// A number, also with its unit, or a letter of mathematics with what belongs to it.
bool isSymbol(const QString& text) {
    static const QRegularExpression quantity(QStringLiteral("^[0-9.,]+\\s(µs|ms|s)$"));
    if (quantity.match(text).hasMatch()) return true;
    return std::ranges::count_if(text.toUcs4(), [](uint sign) { return QChar::isLetter(sign); }) <= 1;
}

}  // namespace

class LookTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void inGreyNoPixelHasAHue_data() {
        QTest::addColumn<const Exhibit*>("exhibit");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit;
    }
    void inGreyNoPixelHasAHue() {
        QFETCH(const Exhibit*, exhibit);
        const EvaluatedScene shown = evaluateScene(*exhibit, madeBrief(*exhibit, startScene(*exhibit)));
        const QImage picture = drawn(shown, readStyle(QStringLiteral("greyscale")).look);
        std::set<int> levels;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                const QRgb pixel = picture.pixel(x, y);
                const auto [least, most] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
                QVERIFY2(most - least <= kRoundedChannel, qPrintable(QColor(pixel).name()));
                levels.insert(most);
            }
        QVERIFY(levels.size() > 10);
    }

    void inGreySignsAndCurvesAreToldApart_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void inGreySignsAndCurvesAreToldApart() {
        QFETCH(bool, dark);
        const ScopedLook look(readStyle(QStringLiteral("greyscale")).look, dark ? Theme::dark() : Theme::light());
        const ColourMap map = ColourMap::signedMap(look.theme());
        const auto light = [&](double fraction) { return relativeLuminance(QColor(map.at(fraction))); };
        QVERIFY(std::abs(light(0) - light(1)) > 0.5);
        QVERIFY(std::abs(light(0) - light(0.5)) > kToldApart);
        QVERIFY(std::abs(light(0.5) - light(1)) > kToldApart);

        std::set<QList<qreal>> dashes;
        for (const QColor& ink : look.theme().series) {
            const QPen pen = strokePen(ink, 2);
            dashes.insert(pen.style() == Qt::SolidLine ? QList<qreal>{} : pen.dashPattern());
            QVERIFY(contrastRatio(ink, look.theme().surface) >= kVisibleContrast);
        }
        QCOMPARE(dashes.size(), look.theme().series.size());
    }

    void lineWidthIsAFactor() {
        const QColor ink = Theme::light().series[1];
        QCOMPARE(strokePen(ink, 2), QPen(ink, 2));
        FigureLook look;
        look.lineWidth = 1.5;
        const ScopedLook scope(look, Theme::light());
        QCOMPARE(strokePen(ink, 2), QPen(ink, 3));
        QCOMPARE(&scope.theme(), &Theme::light());
    }

    void everyMapColoursEveryKindOfNumber_data() {
        QTest::addColumn<QString>("map");
        for (const QString& name : colourMapNames()) QTest::addRow("%s", qPrintable(name)) << name;
    }
    void everyMapColoursEveryKindOfNumber() {
        QFETCH(QString, map);
        FigureLook look;
        look.colourMap = map;
        const ScopedLook scope(look, Theme::light());
        const Theme& theme = scope.theme();
        const bool isDiverging = map == u"blue-white-red";
        QCOMPARE(QColor(ColourMap::signedMap(theme).at(0)), theme.map.front());
        QCOMPARE(QColor(ColourMap::signedMap(theme).at(1)), theme.map.back());
        for (const ColourMap& upwards : {ColourMap::positive(theme), ColourMap::weights(theme)}) {
            QCOMPARE(QColor(upwards.at(0)), isDiverging ? theme.map[theme.map.size() / 2] : theme.map.front());
            QCOMPARE(QColor(upwards.at(1)), theme.map.back());
        }
        for (const char* exhibit : {"attention", "encoding-heatmap", "similarity"}) {
            // The map of numbers with a sign that is the exhibit's own changes nothing.
            const bool isOwn = isDiverging && exhibit != std::string_view("attention");
            QCOMPARE(drawn(startOf(exhibit), look) == drawn(startOf(exhibit), {}), isOwn);
        }
    }

    void aLookEndsWithItsScope() {
        const QString sans = textFont(14).families().first();
        {
            FigureLook look;
            look.family = TypeFamily::Serif;
            const ScopedLook serif(look, Theme::light());
            QCOMPARE(textFont(14).families().first(), QStringLiteral("Attention Lab Serif"));
            const ScopedLook inside({}, Theme::light());
            QCOMPARE(textFont(14).families().first(), sans);
        }
        QCOMPARE(textFont(14).families().first(), sans);
        const QImage before = drawn(startOf("attention"), {});
        FigureLook look = readStyle(QStringLiteral("greyscale")).look;
        look.family = TypeFamily::Serif;
        look.lineWidth = 2;
        QVERIFY(drawn(startOf("attention"), look) != before);
        QCOMPARE(drawn(startOf("attention"), {}), before);
    }

    void labels() {
        const EvaluatedScene shown = startOf("encoding-heatmap");
        FigureLook look;
        look.labels = {{QStringLiteral("Position (row)"), QStringLiteral("Zeile")},
                       {QStringLiteral("no such text"), QStringLiteral("x")}};
        ExportOptions options = pictureOptions(look);
        options.format = FigureFormat::Svg;
        FigureReport report;
        const QByteArray svg = renderExport(shown, options, &report);
        QVERIFY(svg.contains(">Zeile</text>") && !svg.contains(">Position (row)</text>"));
        QCOMPARE(report.texts.unmatchedLabels, QStringList(QStringLiteral("no such text")));
        QVERIFY(report.texts.drawn.contains(QStringLiteral("Position (row)")));

        // What is drawn in italics can be typed: the page writes a mathematical tau.
        options.look.labels = {{QStringLiteral("Weights at τ = 1"), QStringLiteral("warm")}};
        QVERIFY(renderExport(startOf("softmax-temperature"), options, &report).contains(">warm</text>"));
        QCOMPARE(report.texts.unmatchedLabels, QStringList());
    }

    void everyTextCanBeReplaced_data() {
        QTest::addColumn<const Exhibit*>("exhibit");
        QTest::addColumn<FigureSize>("size");
        for (const Exhibit* exhibit : exhibits()) {
            QTest::addRow("%s, large", exhibit->id().data()) << exhibit << FigureSize{240, 160};
            QTest::addRow("%s, in a column", exhibit->id().data()) << exhibit << FigureSize{88, 59};
        }
    }
    void everyTextCanBeReplaced() {
        QFETCH(const Exhibit*, exhibit);
        QFETCH(FigureSize, size);
        const Scene start = madeBrief(*exhibit, startScene(*exhibit));
        std::vector<std::string> shows{"all"};
        for (const FigureTab& tab : exhibit->tabs()) shows.emplace_back(tab.name);
        QStringList faults;
        for (const std::string& show : shows) {
            Scene scene = start;
            scene.parameters.show = show;
            const EvaluatedScene shown = evaluateScene(*exhibit, scene);
            ExportOptions options;
            options.size = size;
            FigureReport report;
            const QStringList before = writtenTexts(renderExport(shown, options, &report));
            // A text that has no room is named as it is where it has.
            options.size = {240, 160};
            FigureReport large;
            renderExport(shown, options, &large);
            options.size = size;
            // Short ones, which have room wherever there was some; the letters occur in no figure.
            int number = 0;
            const auto isShortened = [](const QString& text) { return text.endsWith(u'…'); };
            QStringList named = report.texts.drawn + large.texts.drawn;
            named.removeIf(isShortened);
            named.removeDuplicates();
            for (const QString& text : named) options.look.labels[text] = QStringLiteral("ж%1").arg(++number);
            const QStringList after = writtenTexts(renderExport(shown, options, &report));
            for (const QString& text : before)
                if (after.contains(text) && !isSymbol(text))
                    faults += QStringLiteral("%1: %2").arg(QString::fromStdString(show), text);
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }
};

ATTENTION_TEST(LookTest, QApplication)
#include "look_test.moc"
