#include "ui/files/panels_page.h"

#include "tests/test_class.h"
#include "tests/ui/pdf_contents.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// Pixels in which edges are in line: they are placed on whole ones.
constexpr double kInLine = 1;

PanelEntry panelOf(const char* id, std::int64_t n = 20, std::int64_t d = 16) {
    const Exhibit& exhibit = *findExhibit(id);
    Scene scene = commandScene(exhibit);
    scene.parameters.n = n;
    scene.parameters.d = d;
    return {evaluateScene(exhibit, adaptScene(exhibit, scene)), {}};
}

std::vector<PanelEntry> panelsOf(std::initializer_list<const char*> ids) {
    std::vector<PanelEntry> panels;
    for (const char* id : ids) panels.push_back(panelOf(id));
    return panels;
}

ExportOptions choices(double fontSize = 6) {
    ExportOptions choices;
    choices.size = {kPanelsWidth, 100};
    choices.fontSize = fontSize;
    return choices;
}

}  // namespace

class PanelsPageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// Plots and matrices of a row begin at one height.
    void rowsAreInLine_data() {
        QTest::addColumn<QByteArrayList>("ids");
        QTest::addRow("heatmaps and curves") << QByteArrayList{"encoding-heatmap", "encoding-curves"};
        QTest::addRow("a square matrix") << QByteArrayList{"similarity", "encoding-heatmap"};
        QTest::addRow("charts") << QByteArrayList{"complexity-chart", "encoding-curves"};
    }
    void rowsAreInLine() {
        QFETCH(QByteArrayList, ids);
        std::vector<PanelEntry> panels;
        for (const QByteArray& id : ids) panels.push_back(panelOf(id.constData()));
        const PanelsPage page(std::move(panels), {}, choices());
        QCOMPARE(page.problem(), std::nullopt);
        QVERIFY(std::abs(page.plots(0).top() - page.plots(1).top()) <= kInLine);
    }

    /// Those that fill their places end at one height, too, and in a column have their sides in line.
    void columnsAreInLine() {
        const PanelsPage row(panelsOf({"encoding-heatmap", "encoding-curves"}), {}, choices());
        QVERIFY(std::abs(row.plots(0).bottom() - row.plots(1).bottom()) <= kInLine);
        PanelsLayout layout;
        layout.columns = 1;
        const PanelsPage column(panelsOf({"encoding-heatmap", "encoding-curves"}), layout, choices());
        QVERIFY(std::abs(column.plots(0).left() - column.plots(1).left()) <= kInLine);
        QVERIFY(std::abs(column.plots(0).right() - column.plots(1).right()) <= kInLine);
        QVERIFY(column.plots(1).top() > column.plots(0).bottom());
    }

    /// Type has one size in all panels: what does not fit is refused by name, with what it needs.
    void aPanelWithoutRoomIsNamed() {
        ExportOptions small = choices(9);
        small.size.width = 80;
        const PanelsPage page(panelsOf({"encoding-heatmap", "similarity"}), {}, small);
        QVERIFY(page.problem());
        QVERIFY(page.problem()->contains(QStringLiteral("mm")));
        QVERIFY2(page.problem()->startsWith(QStringLiteral("(a) encoding-heatmap")), qPrintable(*page.problem()));
    }

    /// A panel alone fits if and only if the exporters draw the figure at that size with type of that size.
    void aPanelFitsWhereItsFigureDoes_data() {
        QTest::addColumn<const Exhibit*>("exhibit");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        for (const Exhibit* exhibit : exhibits())
            for (const auto& [width, height] : {std::pair{59, 50}, {120, 80}})
                QTest::addRow("%s at %d x %d", std::string(exhibit->id()).c_str(), width, height)
                    << exhibit << double(width) << double(height);
    }
    void aPanelFitsWhereItsFigureDoes() {
        QFETCH(const Exhibit*, exhibit);
        QFETCH(double, width);
        QFETCH(double, height);
        const EvaluatedScene shown = evaluateScene(*exhibit, commandScene(*exhibit));
        ExportOptions options = choices(8);
        options.size = {width, height};
        PanelsLayout layout;
        layout.letters = QStringLiteral("off");
        layout.isHeightFree = false;
        const PanelsPage page({{shown, {}}}, layout, options);
        options.format = FigureFormat::Svg;
        FigureReport report;
        renderExport(shown, options, &report);
        const PageFit& fit = report.fit;
        QCOMPARE(!page.problem(), fit.fontSize == options.fontSize);
        QCOMPARE(page.problem().has_value(), fit.needed.width > width || fit.needed.height > height);
    }

    /// More only where the panels need it.
    void aFreeHeightIsThatOfPaper() {
        PanelsLayout layout;
        layout.columns = 1;
        const std::vector<PanelEntry> maps(3, panelOf("encoding-heatmap", 16, 16));
        const PanelsPage page(maps, layout, choices(8));
        QVERIFY(!page.problem());
        QVERIFY2(page.size().height <= 230, qPrintable(QString::number(page.size().height)));
        const PanelsPage many(std::vector<PanelEntry>(8, maps.front()), layout, choices(8));
        QVERIFY(!many.problem());
        QVERIFY(many.size().height > 230);
    }

    /// What is offered in the place of a page that has no room was tried: the largest such type in half points.
    void theTypeThatIsNamedFits_data() {
        QTest::addColumn<QByteArrayList>("ids");
        QTest::addRow("maps") << QByteArrayList{"encoding-heatmap", "similarity", "encoding-curves"};
        QTest::addRow("attention") << QByteArrayList{"attention", "heads", "scaling"};
        QTest::addRow("charts") << QByteArrayList{"complexity-chart", "paths", "fading"};
    }
    void theTypeThatIsNamedFits() {
        QFETCH(QByteArrayList, ids);
        std::vector<PanelEntry> panels;
        for (const QByteArray& id : ids) panels.push_back(panelOf(id.constData(), 8, 8));
        const PanelsPage page(panels, {}, choices(11));
        QVERIFY(page.problem());
        QVERIFY(page.fittingFontSize());
        const double points = *page.fittingFontSize();
        QVERIFY2(page.problem()->contains(QStringLiteral("%1 pt").arg(points)), qPrintable(*page.problem()));
        QCOMPARE(PanelsPage(panels, {}, choices(points)).problem(), std::nullopt);
        QVERIFY(PanelsPage(panels, {}, choices(points + 0.5)).problem());
    }

    void sharesDivideTheWidth() {
        PanelsLayout layout;
        layout.widths = {2, 1};
        const PanelsPage page(panelsOf({"encoding-heatmap", "encoding-heatmap"}), layout, choices(5));
        QCOMPARE(page.problem(), std::nullopt);
        // 183 mm with type of 5 pt, less the gap, of which the first column has two thirds.
        const double perMillimetre = kLogicalDpi / kMillimetresPerInch * kFontPoints / 5;
        const double expected = (kPanelsWidth - layout.gap) * perMillimetre * 2 / 3 + layout.gap * perMillimetre;
        QVERIFY(std::abs(page.plots(1).left() - page.plots(0).left() - expected) <= 2 * kInLine);
    }

    /// Cells of the same colours are held at one range, so that equal numbers look equal, and have one bar.
    void aColourBarIsShared() {
        PanelsLayout layout;
        layout.columns = 1;
        layout.sharesColourBar = true;
        // The diagonal is half of d: 8 of at most 16 in the first panel.
        ExportOptions picture = choices(9);
        picture.format = FigureFormat::Png;
        picture.dpi = kLogicalDpi;
        PanelsPage page({panelOf("similarity", 20, 16), panelOf("similarity", 20, 32)}, layout, picture);
        QCOMPARE(page.problem(), std::nullopt);
        const auto shared = page.sharedScales();
        QCOMPARE(shared.size(), std::size_t(1));
        QCOMPARE(shared.front().low, 0.0);
        QCOMPARE(shared.front().high, 16.0);
        const QImage drawn = QImage::fromData(page.render());
        const auto corner = [&](std::size_t panel) {
            return drawn.pixelColor((page.plots(panel).topLeft() + QPointF(3, 3)).toPoint());
        };
        const ColourMap map = ColourMap::positive(Theme::light());
        QCOMPARE(corner(0).name(), QColor(map.at(0.5)).name());
        QCOMPARE(corner(1).name(), QColor(map.at(1)).name());
        QVERIFY(PanelsPage({panelOf("similarity"), panelOf("encoding-curves")}, layout, choices()).problem());
    }

    /// Panels of one exhibit are drawn with the ranges that both need.
    void rangesAreShared_data() {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"attention", "add-or-concatenate", "convolution", "encoding-2d", "encoding-heatmap",
                               "order", "similarity", "token-plus-position"})
            QTest::addRow("%s", id) << QByteArray(id);
    }
    void rangesAreShared() {
        QFETCH(QByteArray, id);
        ExportOptions wide = choices(4);
        wide.size.width = 600;
        const std::vector<PanelEntry> panels{panelOf(id.constData(), 8, 8), panelOf(id.constData(), 8, 32)};
        const auto scalesOf = [&](bool isShared, std::size_t panel) {
            PanelsLayout layout;
            layout.sharesRanges = isShared;
            return PanelsPage(panels, layout, wide).colourScales(panel);
        };
        QVERIFY(!scalesOf(true, 0).empty());
        QCOMPARE(scalesOf(true, 0), scalesOf(true, 1));
        // Without that they differ, or there would be nothing to share.
        if (id != "encoding-heatmap") QVERIFY(scalesOf(false, 0) != scalesOf(false, 1));
    }

    void rangesOfDifferentExhibitsAreNotShared() {
        PanelsLayout layout;
        layout.sharesRanges = true;
        QVERIFY(PanelsPage(panelsOf({"encoding-heatmap", "similarity"}), layout, choices(5)).problem());
    }

    void lettersGoOn() {
        QCOMPARE(panelLetter(QStringLiteral("(a)"), 2), QStringLiteral("(c)"));
        QCOMPARE(panelLetter(QStringLiteral("A"), 25), QStringLiteral("Z"));
        QCOMPARE(panelLetter(QStringLiteral("off"), 0), QString());
    }

    void equalCallsGiveEqualBytes_data() {
        QTest::addColumn<int>("format");
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf})
            QTest::addRow("%d", int(format)) << int(format);
    }
    void equalCallsGiveEqualBytes() {
        QFETCH(int, format);
        ExportOptions options = choices();
        options.format = FigureFormat(format);
        options.dpi = 60;
        const auto render = [&] { return PanelsPage(panelsOf({"encoding-heatmap", "scaling"}), {}, options).render(); };
        const QByteArray once = render();
        QVERIFY(!once.isEmpty());
        QCOMPARE(render(), once);
    }

    void allTextOfPdfsIsLetters() {
        ExportOptions options = choices();
        options.format = FigureFormat::Pdf;
        const auto fonts = pdfCharacters(PanelsPage(panelsOf({"attention", "scaling"}), {}, options).render());
        QVERIFY(fonts.contains("AttentionLabMath-Regular"));
        for (const auto& [font, characters] : fonts)
            QVERIFY2(!characters.mid(1).isEmpty() && !characters.mid(1).contains(QString()), font.constData());
    }

    /// In a vector file nothing is a picture, and no id stands twice.
    void vectorsStayVectors() {
        const QByteArray svg = PanelsPage(panelsOf({"encoding-heatmap", "encoding-curves"}), {}, choices()).render();
        QVERIFY(!svg.contains("<image"));
        QSet<QByteArray> ids;
        for (auto at = svg.indexOf(" id=\""); at >= 0; at = svg.indexOf(" id=\"", at + 1)) {
            const QByteArray id = svg.mid(at + 5, svg.indexOf('"', at + 5) - at - 5);
            QVERIFY2(!ids.contains(id), id.constData());
            ids += id;
        }
    }
};

ATTENTION_TEST(PanelsPageTest, QApplication)
#include "panels_page_test.moc"
