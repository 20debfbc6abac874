#include "ui/files/figure_export.h"

#include <unistd.h>

#include "core/scene/scene_text.h"
#include "core/system/memory.h"
#include "core/version.h"
#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/painted_texts.h"
#include "tests/ui/pdf_contents.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/text/scoped_language.h"

using namespace attention;

namespace {

Scene exportedScene(const Exhibit& exhibit) {
    Scene scene;
    scene.exhibit = exhibit.id();
    makeSmall(exhibit, scene.parameters);
    scene.parameters.row = 3;
    scene.parameters.column = 6;
    return adaptScene(exhibit, scene);
}

QByteArray exported(const Exhibit& exhibit, const Scene& scene, const ExportOptions& choices) {
    return renderExport(studiedOnce(exhibit, scene), choices);
}

double residentBytes() {
    const QByteArray pages = contentsOf(QStringLiteral("/proc/self/statm")).split(' ').value(1);
    return pages.toDouble() * double(sysconf(_SC_PAGESIZE));
}

}  // namespace

class FigureExportTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    /// Beside the picture itself nothing of a large export stays.
    void memoryGoesBackAfterALargePicture() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer keeps what is freed");
#endif
        // 10004 x 10004 pixels, 400 MB, in which the allocator would keep more than 20 MB.
        ExportOptions choices;
        choices.format = FigureFormat::Png;
        choices.size = {847, 847};
        constexpr double kKept = 8e6;
        const Exhibit& exhibit = convolution();
        const EvaluatedScene shown = studiedOnce(exhibit, exportedScene(exhibit));
        ExportOptions small;
        small.format = FigureFormat::Png;
        QVERIFY(!renderExport(shown, small).isEmpty());
        releaseFreedMemory();
        const double before = residentBytes();
        QVERIFY(!renderExport(shown, choices).isEmpty());
        const double more = residentBytes() - before;
        QVERIFY2(more <= kKept, qPrintable(QString::number(more)));
    }

    void picturesOpenToWhatTheyShow_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<FigureFormat>("format");
        for (const Exhibit* exhibit : exhibits())
            for (const char* format : {"png", "svg", "pdf"})
                QTest::addRow("%s as %s", exhibit->id().data(), format)
                    << exhibit->id().data() << *figureFormat(QString::fromLatin1(format));
    }
    void picturesOpenToWhatTheyShow() {
        QFETCH(QString, id);
        QFETCH(FigureFormat, format);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = exportedScene(exhibit);
        scene.parameters.base = 123.456;
        scene.view.zoom = Zoom{2.5, 20.25, 1.5, 30.5};
        scene.view.size = FigureSize{60, 60};
        ExportOptions choices;
        choices.format = format;
        choices.size = {89, 71.5};
        choices.fontSize = 7;
        choices.title = QStringLiteral("A title");
        const QByteArray bytes = exported(exhibit, scene, choices);
        const OpenedScene opened = readScene(bytes, QString());
        scene.view.size = choices.size;  // what it reopens at is what it was exported at
        QVERIFY(opened.scene == scene);
        QVERIFY(opened.isFromFigure);
        QVERIFY(opened.warnings.isEmpty());
    }

    void allTextOfPdfsIsLetters_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("code");
        for (const Exhibit* exhibit : exhibits())
            for (const char* code : {"en", "zh_CN"})
                QTest::addRow("%s in %s", exhibit->id().data(), code) << exhibit->id().data() << code;
    }
    void allTextOfPdfsIsLetters() {
        QFETCH(QString, id);
        QFETCH(QString, code);
        const ScopedLanguage language(*findLanguage(code.toStdString()));
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        ExportOptions choices;
        choices.format = FigureFormat::Pdf;
        choices.size = {240, 160};
        const QByteArray pdf = exported(exhibit, exportedScene(exhibit), choices);
        for (const auto& [number, object] : pdfObjects(pdf))
            QVERIFY2(!object.isEmpty(), qPrintable(QString::number(number)));
        const auto fonts = pdfCharacters(pdf);
        QVERIFY(!fonts.empty());
        for (const auto& [font, characters] : fonts) {
            // Glyph 0 is what a face draws for a character that it lacks.
            QVERIFY2(!characters.mid(1).isEmpty() && !characters.mid(1).contains(QString()),
                     qPrintable(font + ": " + characters.join(u'|')));
        }
    }

    /// A formula is drawn as outlines and written as text that is not drawn.
    void formulasOfPdfsAreOutlinesAndLetters() {
        const Exhibit& exhibit = *findExhibit("attention");
        ExportOptions choices;
        choices.format = FigureFormat::Pdf;
        choices.size = {240, 160};
        const QByteArray pdf = exported(exhibit, exportedScene(exhibit), choices);
        const QStringList letters = pdfCharacters(pdf).at("AttentionLabMath-Regular");
        for (const char* letter : {"Q", "K", "V", "A", "\u221A"})
            QVERIFY2(letters.contains(QString::fromUtf8(letter)), letter);
        const QByteArrayList drawings = pdfDrawings(pdf);
        QCOMPARE(drawings.size(), 1);
        QVERIFY(drawings[0].contains("\nBT\n3 Tr\n"));
    }

    /// So that the lines from the curves' ends to the names do not cross.
    void namesStandInTheOrderOfTheirCurvesEnds_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::addRow("two pairs") << 60 << 6 << 9;
        QTest::addRow("pairs that end among each other") << 40 << 2 << 7;
        QTest::addRow("two pairs, of which one ends within the other") << 39 << 4 << 7;
    }
    void namesStandInTheOrderOfTheirCurvesEnds() {
        QFETCH(int, n);
        QFETCH(int, first);
        QFETCH(int, last);
        const Exhibit& exhibit = *findExhibit("encoding-curves");
        Scene scene;
        scene.exhibit = exhibit.id();
        scene.parameters.n = n;
        scene.parameters.firstColumn = first;
        scene.parameters.lastColumn = last;
        scene = adaptScene(exhibit, scene);
        const auto figure = exhibit.makeFigure();
        figure->setTheme(Theme::light());
        figure->display(scene, exhibit.compute(scene, {}));
        const QSize size = figure->minimumLogicalSize().expandedTo({400, 300});
        PaintedTexts page(size);
        {
            QCPPainter painter(&page);
            painter.setMode(QCPPainter::pmNoCaching);
            figure->paint(painter, size);
        }
        std::vector<PaintedText> names = page.visible();
        std::erase_if(names, [](const PaintedText& text) { return !text.text.startsWith(QStringLiteral("Column ")); });
        QCOMPARE(int(names.size()), last - first + 1);
        std::ranges::sort(names, {}, [](const PaintedText& text) { return text.box.top(); });
        double above = 1;
        for (const PaintedText& name : names) {
            const int column = name.text.section(u' ', 1, 1).toInt();
            const double angle = (n - 1) * std::pow(10000.0, -(column - column % 2) / double(scene.parameters.d));
            const double end = column % 2 == 0 ? std::sin(angle) : std::cos(angle);
            QVERIFY2(end <= above, qPrintable(name.text));
            above = end;
        }
    }

    /// On a page without a ground nothing has a block of the surface's colour behind it, as large as a digit.
    void transparentPicturesHaveNoBlocks_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"scaling", "softmax-temperature", "position-heads", "induction"})
            QTest::addRow("%s", id) << id;
    }
    void transparentPicturesHaveNoBlocks() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        ExportOptions choices;
        choices.format = FigureFormat::Png;
        choices.transparent = true;
        choices.dark = true;  // whose colour maps' numbers are other colours
        choices.dpi = kLogicalDpi;
        choices.size = {183, 120};
        const QImage image = QImage::fromData(exported(exhibit, startScene(exhibit), choices));
        const QRgb surface = Theme::dark().surface.rgb();
        constexpr int kSide = 7;
        for (int y = 0; y + kSide <= image.height(); ++y)
            for (int x = 0, run = 0; x < image.width(); ++x) {
                run = image.pixel(x, y) == surface ? run + 1 : 0;
                if (run < kSide) continue;
                bool isBlock = true;
                for (int down = 1; isBlock && down < kSide; ++down)
                    for (int left = 0; isBlock && left < kSide; ++left)
                        isBlock = image.pixel(x - left, y + down) == surface;
                QVERIFY2(!isBlock, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
    }

    void choicesBecomeOptions() {
        const Exhibit& exhibit = *findExhibit("encoding-curves");
        Scene scene = exportedScene(exhibit);
        scene.exhibit = "encoding-heatmap";  // the exhibit that draws it wins
        ExportOptions choices;
        choices.format = FigureFormat::Png;
        choices.size = {100, 50};
        choices.dpi = 72;
        choices.transparent = true;
        choices.fontSize = 12;
        choices.legend = false;
        choices.caption = QStringLiteral("Caption");
        const FigureOptions plain = figureOptions(evaluateScene(exhibit, scene), choices);
        QVERIFY(plain.format == FigureFormat::Png);
        QCOMPARE(plain.size, choices.size);
        QCOMPARE(plain.dpi, 72.0);
        QVERIFY(plain.transparent);
        QCOMPARE(plain.fontSize, 12.0);
        QCOMPARE(plain.parts, (FigureDecorations{.legend = false, .colourBar = true}));
        QCOMPARE(plain.caption, choices.caption);
        // Without a title nothing stands above the figure, but the file has a name.
        QVERIFY(plain.heading.isEmpty());
        QCOMPARE(plain.title, exhibit.words().title);
        QCOMPARE(plain.description, evaluateScene(exhibit, scene).description());
        scene.exhibit = exhibit.id();
        scene.view.size = choices.size;
        QCOMPARE(plain.scene, writeSceneText(scene));
        choices.title = QStringLiteral("Title");
        QCOMPARE(figureOptions(choices).title, choices.title);
        QCOMPARE(figureOptions(choices).heading, choices.title);
    }

    /// A label whose text is another tab's is told as not drawn; where it is drawn, and where no text has it, it is
    /// not.
    void labelsThatThePictureLacksAreTold() {
        const Exhibit& exhibit = *findExhibit("depth");
        Scene scene = startScene(exhibit);
        ExportOptions choices;
        choices.size = {240, 160};
        choices.look.labels = {{QStringLiteral("Layer"), QStringLiteral("stage")},
                               {QStringLiteral("no such text"), QStringLiteral("x")}};
        const auto undrawn = [&](const char* show) {
            scene.parameters.show = show;
            FigureReport report;
            const QByteArray svg = renderExport(studiedOnce(exhibit, scene), choices, &report);
            return std::pair(report.texts.undrawnLabels, svg.contains(">stage<"));
        };
        QCOMPARE(undrawn("all"), std::pair(QStringList(), true));
        QCOMPARE(undrawn("similarity"), std::pair(QStringList(QStringLiteral("Layer")), false));
    }

    void darkIsDark() {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        ExportOptions choices;
        choices.dark = true;
        QVERIFY(exported(exhibit, exportedScene(exhibit), choices).contains(Theme::dark().surface.name().toUtf8()));
    }

    void captionsAreReadyForAPaper() {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        Scene scene = exportedScene(exhibit);
        const QString program = QStringLiteral(" Made with Attention Lab ") +
                                QString::fromStdString(std::string(kVersion)) + QStringLiteral(".");
        QCOMPARE(suggestedCaption(evaluateScene(exhibit, scene)),
                 QStringLiteral("Sinusoidal positional encoding P of 60 positions (0 to 59) in 32 dimensions, base "
                                "10000. Rows are positions, columns dimensions; colour runs from \u22121 (blue) over 0 "
                                "(neutral) to 1 (red). Selected: position 3, column 6: 0.5085 (sine of pair 3).") +
                     program);
        scene.view.zoom = Zoom{0, 10, 0, 10};
        QVERIFY(suggestedCaption(evaluateScene(exhibit, scene))
                    .endsWith(QStringLiteral(". A part of it is shown.") + program));
    }
};

ATTENTION_TEST(FigureExportTest, QApplication)
#include "figure_export_test.moc"
