#include <algorithm>
#include <cmath>

#include "core/encoding/grid_encoding.h"
#include "core/encoding/sinusoidal.h"
#include "core/io/npy.h"
#include "core/io/npy_reader.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// A product of d entries that are rounded.
constexpr double kProductError = 1e-12;

}  // namespace

class Encoding2dTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void encodingKeepsItsAxes() {
        const Scene scene = sceneWith(encoding2d(), {{"grid-rows", "3"}, {"grid-columns", "5"}, {"d", "8"}});
        std::string bytes;
        QVERIFY(writeNpy(evaluateScene(encoding2d(), scene).table("encoding"),
                         [&](std::string_view piece) { return bytes += piece, true; }));
        const Array array = readNpy(bytes);
        QCOMPARE(array.shape, (std::vector<Index>{3, 5, 8}));
        const Matrix rows = matrixOf(evaluateScene(encoding2d(), scene).table("rows"));
        const Matrix columns = matrixOf(evaluateScene(encoding2d(), scene).table("columns"));
        QCOMPARE(rows, sinusoidalTable({.positions = 3, .dimensions = 4}));
        QCOMPARE(columns, sinusoidalTable({.positions = 5, .dimensions = 4}));
        for (Index row = 0; row < 3; ++row)
            for (Index column = 0; column < 5; ++column)
                for (Index channel = 0; channel < 8; ++channel)
                    QCOMPARE(array.values[std::size_t((row * 5 + column) * 8 + channel)],
                             channel < 4 ? rows(row, channel) : columns(column, channel - 4));
    }

    void similarityIsTheProduct_data() {
        QTest::addColumn<QByteArray>("normalised");
        QTest::addRow("coordinates 0, 1, 2") << QByteArray("off");
        QTest::addRow("normalised") << QByteArray("on");
    }
    void similarityIsTheProduct() {
        QFETCH(QByteArray, normalised);
        const Scene scene = sceneWith(
            encoding2d(),
            {{"grid-rows", "6"}, {"grid-columns", "4"}, {"d", "16"}, {"normalise-grid", normalised.constData()}});
        const Matrix p = *std::get<ArrayTable>(evaluateScene(encoding2d(), scene).table("encoding")).values;
        const Matrix similarity = matrixOf(evaluateScene(encoding2d(), scene).table("similarity"));
        QCOMPARE(similarity.rows(), Index{24});
        QVERIFY((similarity - p * p.transpose()).cwiseAbs().maxCoeff() < kProductError);
    }

    void explanationsAgreeWithTheTable() {
        const Scene scene = sceneWith(
            encoding2d(),
            {{"grid-rows", "6"}, {"grid-columns", "4"}, {"d", "16"}, {"normalise-grid", "on"}, {"from-cell", "9"}});
        const Matrix similarity = matrixOf(evaluateScene(encoding2d(), scene).table("similarity"));
        for (Index row = 0; row < 6; ++row)
            for (Index column = 0; column < 4; ++column) {
                const Explanation explanation = evaluateScene(encoding2d(), scene).explain({row, column});
                QCOMPARE(explanation.derivation.value, similarity(2 * 4 + 1, row * 4 + column));
                QVERIFY(explanation.tags[0].text.contains(QString::number(row)));
                QVERIFY(explanation.tags[1].text.contains(QString::number(column)));
            }
        // One looks from the middle cell, unless another is named.
        QCOMPARE(evaluateScene(encoding2d(), sceneWith(encoding2d(), Parameters{})).explain({8, 8}).derivation.value,
                 16.0);
        QVERIFY(evaluateScene(encoding2d(), sceneWith(encoding2d(), Parameters{})).explain({3, 4}).derivation.value <
                16.0);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(encoding2d(), sceneWith(encoding2d(), Parameters{})).table("derivation"),
                                 std::invalid_argument);
    }

    void widthIsAMultipleOfFour() {
        QVERIFY_EXCEPTION_THROWN(parseValue(*encoding2d().findUse("d"), "30"), ParameterError);
        Scene scene;
        scene.parameters.d = 30;
        QCOMPARE(adaptScene(encoding2d(), scene).parameters.d, 28);
        scene.parameters.d = 1;
        QCOMPARE(adaptScene(encoding2d(), scene).parameters.d, 4);
    }

    void everyPresetShowsWhatItNames() {
        for (const Preset& preset : encoding2d().presets()) {
            const Scene scene = presetScene(encoding2d(), preset.name);
            for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
                const QImage image = painted(encoding2d(), scene, {900, 640}, *theme);
                QVERIFY(countOf(image, theme->indexI.rgb()) > 50);
                QVERIFY(countOf(image, theme->indexJ.rgb()) > 50);
            }
        }
        const Scene row = presetScene(encoding2d(), "one-row");
        const Matrix similarity = matrixOf(evaluateScene(encoding2d(), row).table("similarity"));
        const Matrix p = sinusoidalTable({.positions = 60, .dimensions = 32});
        // What is left is that of a sequence, and a constant for the half that is the same everywhere.
        const Matrix rest = similarity - p * p.transpose();
        QVERIFY((rest.array() - 16).abs().maxCoeff() < kProductError);
    }

    void oneCellHasWords() {
        const Scene scene = sceneWith(encoding2d(), {{"grid-rows", "1"}, {"grid-columns", "1"}, {"d", "4"}});
        QCOMPARE(wordsFault(encoding2d(), scene), QString());
    }

    void pointingFindsTheCell() {
        const Scene scene = sceneWith(encoding2d(), {{"grid-rows", "7"}, {"grid-columns", "9"}});
        const auto figure = shownFigure(encoding2d(), scene, {1000, 640});
        for (Index row = 0; row < 7; ++row)
            for (Index column = 0; column < 9; ++column) {
                const auto rect = figure->cellRect({row, column});
                QVERIFY(rect);
                QCOMPARE(*figure->cellAt(rect->center()), (Cell{row, column}));
                QVERIFY(std::abs(rect->width() - rect->height()) < 1.5);
            }
        // The three maps have the same cells: 3 · 63 of them in all.
        int seen = 0;
        std::optional<Cell> before;
        for (int y = 0; y < 640; ++y)
            for (int x = 0; x < 1000; ++x) seen += figure->cellAt(QPointF(x, y)) == Cell{3, 4};
        QVERIFY(seen > 1.2 * figure->cellRect({3, 4})->width() * figure->cellRect({3, 4})->height());
    }

    /// The start shows the map with both curves and their sum; nothing leaves, and no edge moves along with a cell.
    void oneSumIsThePicture_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 560), QSize(770, 430), QSize(820, 380), QSize(1250, 720)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void oneSumIsThePicture() {
        QFETCH(QSize, size);
        Scene scene = presetScene(encoding2d(), "start");
        QCOMPARE(scene.parameters.show, std::string("sum"));
        std::optional<QRectF> first;
        for (const std::int64_t from : {54, 0, 107}) {
            scene.parameters.fromCell = from;
            const auto figure = shownFigure(encoding2d(), scene, size);
            QVERIFY(figure->panels().size() <= 3 && figure->droppedItems().isEmpty());
            const auto cell = figure->cellRect({5, 10, {}});
            QVERIFY(cell && std::abs(cell->width() - cell->height()) < 1.5);
            if (!first) first = cell;
            QCOMPARE(*cell, *first);
            QCOMPARE(figure->handleAt(figure->cellRect({from / 12, from % 12, {}})->center()),
                     std::string_view("from-cell"));
        }
    }

    void theCellLookedFromIsDragged() {
        const Scene scene = sceneWith(encoding2d(), {{"grid-rows", "7"}, {"grid-columns", "9"}});
        const auto figure = shownFigure(encoding2d(), scene, {1000, 640});
        const auto middleOf = [&](const Cell& cell) { return figure->cellRect(cell)->center(); };
        QCOMPARE(figure->handleAt(middleOf({3, 4})), std::string_view("from-cell"));
        QCOMPARE(figure->handleAt(middleOf({2, 4})), std::string_view());
        QCOMPARE(figure->handleValue("from-cell", middleOf({5, 2})), ParameterValue(std::int64_t{5 * 9 + 2}));
        // Beyond the map the nearest cell.
        QCOMPARE(figure->handleValue("from-cell", {-50, -50}), ParameterValue(std::int64_t{0}));
        QCOMPARE(figure->doubleClickActionAt(middleOf({1, 8}))->value, ParameterValue(std::int64_t{17}));
    }

    void notesAreDrawnWholeOrNotAtAll() {
        std::vector<Scene> scenes{sceneWith(encoding2d(), Parameters{}),
                                  sceneWith(encoding2d(), {{"grid-rows", "64"}})};
        for (const Preset& preset : encoding2d().presets())
            scenes.push_back(adaptScene(encoding2d(), applyPreset(encoding2d(), preset, {})));
        for (const Scene& scene : scenes)
            // As on 120 x 80 mm and 89 x 60 mm, on 180 x 120 mm, and in between.
            for (const QSize size :
                 {encoding2d().makeFigure()->minimumLogicalSize(), QSize(454, 302), QSize(560, 400), QSize(680, 454)}) {
                DrawnText drawn(size);
                QCPPainter painter;
                painter.begin(&drawn);
                const auto figure = encoding2d().makeFigure();
                figure->display(scene, encoding2d().compute(scene, {}));
                figure->paint(painter, size);
                painter.end();
                QVERIFY(!drawn.text().isEmpty());
                QVERIFY2(!drawn.text().contains(u'…'), qPrintable(drawn.text()));
            }
    }

    void smallestAndLargestAreDrawn_data() {
        QTest::addColumn<qint64>("rows");
        QTest::addColumn<qint64>("columns");
        QTest::addColumn<qint64>("d");
        for (const auto& [rows, columns, d] :
             {std::tuple{1, 1, 4}, {1, 64, 8}, {64, 1, 4096}, {64, 64, 256}, {2, 3, 12}})
            QTest::addRow("%d x %d, d=%d", rows, columns, d) << qint64(rows) << qint64(columns) << qint64(d);
    }
    void smallestAndLargestAreDrawn() {
        QFETCH(qint64, rows);
        QFETCH(qint64, columns);
        QFETCH(qint64, d);
        Scene scene = sceneWith(encoding2d(), Parameters{});
        scene.parameters.gridRows = rows;
        scene.parameters.gridColumns = columns;
        scene.parameters.d = d;
        for (const bool selected : {false, true}) {
            if (selected) setSelection(scene.parameters, Cell{rows - 1, 0});
            scene = adaptScene(encoding2d(), scene);
            for (const QSize size : {QSize(1100, 760), QSize(600, 420), QSize(336, 227), QSize(40, 30)})
                QVERIFY(isDrawnOn(painted(encoding2d(), scene, size)));
        }
    }
};

ATTENTION_TEST(Encoding2dTest, QApplication)
#include "encoding_2d_test.moc"
