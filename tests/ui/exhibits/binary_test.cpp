#include "core/encoding/binary.h"

#include <algorithm>

#include <QWheelEvent>

#include "core/encoding/sinusoidal.h"
#include "core/io/npy.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// Two edges that are computed from equal ranges.
constexpr double kSamePlace = 1e-9;

std::unique_ptr<Figure> figureOf(const Scene& scene, QSize size = {1000, 640}) {
    return shownFigure(binaryCounting(), scene, size);
}

}  // namespace

class BinaryPageTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() {
        loadFonts();
        QCoreApplication::installTranslator(&m_plurals);
    }

    void tables_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("csv");
        QTest::addRow("column b is bit b") << "bits"
                                           << "0,1,2\n0,0,0\n1,0,0\n0,1,0\n1,1,0\n0,0,1\n1,0,1\n0,1,1\n1,1,1\n";
        QTest::addRow("the book's list")
            << "printed"
            << "printed\n0 in binary is 000\n1 in binary is 001\n2 in binary is 010\n3 in binary is 011\n"
               "4 in binary is 100\n5 in binary is 101\n6 in binary is 110\n7 in binary is 111\n";
        QTest::addRow("bits and pairs on one ruler")
            << "periods"
            << "kind,index,positions\nbit,0,2\nbit,1,4\nbit,2,8\npair,0,6.283185307179586\npair,1,62.83185307179586\n";
    }
    void tables() {
        QFETCH(QString, name);
        QFETCH(QString, csv);
        const Scene scene = sceneWith(binaryCounting(), {{"n", "8"}, {"d", "4"}, {"base", "100"}});
        QCOMPARE(QString::fromStdString(csvOf(evaluateScene(binaryCounting(), scene).table(name.toStdString()))), csv);
    }

    void bitsAreIntegersInNumpy() {
        const Table table = evaluateScene(binaryCounting(), sceneWith(binaryCounting(), {{"n", "8"}})).table("bits");
        std::string bytes;
        QVERIFY(writeNpy(table, [&](std::string_view piece) { return bytes += piece, true; }));
        QVERIFY(bytes.find("'<i8'") != std::string::npos);
        QVERIFY(bytes.find("(8, 3)") != std::string::npos);
    }

    void encodingIsThatOfTheOtherPages() {
        const Table table = evaluateScene(binaryCounting(), sceneWith(binaryCounting(), {{"start", "5"}})).table("P");
        QCOMPARE(*std::get<MatrixTable>(table).values, sinusoidalTable({.start = 5}));
    }

    void everyCellIsExplained() {
        const Scene scene = sceneWith(binaryCounting(), {{"n", "13"}, {"d", "7"}, {"start", "6"}});
        const Matrix bits = binaryBits({.positions = 13, .start = 6});
        const Matrix values = sinusoidalTable({.positions = 13, .dimensions = 7, .start = 6});
        for (const auto& [name, matrix] : {std::pair{"bits", &bits}, {"P", &values}})
            for (Index row = 0; row < matrix->rows(); ++row)
                for (Index column = 0; column < matrix->cols(); ++column) {
                    const Explanation explanation = evaluateScene(binaryCounting(), scene).explain({row, column, name});
                    QCOMPARE(explanation.derivation.value, (*matrix)(row, column));
                    QCOMPARE(explanation.tags.size(), std::size_t{2});
                    QVERIFY(explanation.tags[0].text.contains(QString::number(6 + row)));
                    QVERIFY(explanation.tags[1].text.contains(QString::number(column)));
                }
        QCOMPARE(evaluateScene(binaryCounting(), scene).explain({5, 2, "bits"}).value, QString("0"));  // 11 is 1011
        QVERIFY(evaluateScene(binaryCounting(), scene).explain({5, 2, "bits"}).sentence.contains("1011"));
    }

    void asManyDigitsAsThePictureHasBits() {
        for (const auto& [n, digits] : {std::pair{"4", "11"}, {"8", "011"}, {"512", "000000011"}}) {
            const Scene scene =
                sceneWith(binaryCounting(), {{"n", n}, {"matrix", "bits"}, {"row", "3"}, {"column", "1"}});
            QVERIFY(evaluateScene(binaryCounting(), scene)
                        .explain({3, 1, "bits"})
                        .sentence.contains(QStringLiteral(" is %1,").arg(digits)));
            QVERIFY(evaluateScene(binaryCounting(), scene)
                        .description()
                        .contains(QStringLiteral("in binary %1.").arg(digits)));
        }
    }

    void derivationNeedsASelection() {
        QVERIFY_EXCEPTION_THROWN(
            evaluateScene(binaryCounting(), sceneWith(binaryCounting(), Parameters{})).table("derivation"),
            std::invalid_argument);
        const std::string csv =
            csvOf(evaluateScene(binaryCounting(),
                                sceneWith(binaryCounting(), {{"row", "11"}, {"column", "2"}, {"matrix", "bits"}}))
                      .table("derivation"));
        QVERIFY(csv.find("floor(11/2^2) mod 2") != std::string::npos);
    }

    void columnsEndWithTheMatrix_data() {
        QTest::addColumn<QByteArray>("matrix");
        QTest::addColumn<Index>("last");
        QTest::addRow("four bits for 16 positions") << QByteArray("bits") << Index{3};
        QTest::addRow("32 columns of P") << QByteArray("P") << Index{31};
    }
    void columnsEndWithTheMatrix() {
        QFETCH(QByteArray, matrix);
        QFETCH(Index, last);
        const Scene scene =
            sceneWith(binaryCounting(), {{"n", "16"}, {"matrix", matrix.constData()}, {"row", "3"}, {"column", "400"}});
        QCOMPARE(*scene.parameters.column, last);
        QCOMPARE(selectableShape(binaryCounting(), scene.parameters, matrix.toStdString()).columns, last + 1);
    }

    void everyPresetShowsWhatItNames() {
        for (const Preset& preset : binaryCounting().presets()) {
            const Scene scene = presetScene(binaryCounting(), preset.name, kShowAll);
            QVERIFY2(scene.parameters.row, preset.name.data());
            for (const Theme* theme : {&Theme::light(), &Theme::dark()})
                QVERIFY(countOf(painted(binaryCounting(), scene, {900, 640}, *theme), theme->indexI.rgb()) > 100);
        }
        // What the texts of the presets say.
        QCOMPARE(changedBits(255, 256).size(), std::size_t{9});
        for (Index pair = 0; pair + 1 < 8; ++pair)
            QVERIFY(std::abs(sinusoidalWavelength(pair + 1, 16, 256) / sinusoidalWavelength(pair, 16, 256) - 2) <
                    1e-14);
    }

    void smallestTablesHaveWords() {
        for (const char* values : {"n=1 d=1", "n=2 d=2"})
            QCOMPARE(wordsFault(binaryCounting(), sceneOf(binaryCounting(), values)), QString());
    }

    void captionCountsTheFlips() {
        const Caption caption =
            evaluateScene(binaryCounting(), sceneWith(binaryCounting(), {{"n", "16"}, {"row", "12"}})).caption();
        QVERIFY2(caption.observation.contains("From 11 to 12: 3 bits"), qPrintable(caption.observation));
        QVERIFY2(caption.relevance.contains("4 bits"), qPrintable(caption.relevance));
    }

    void aSinglePositionIsNotToldApart() {
        const QString text =
            evaluateScene(binaryCounting(), sceneWith(binaryCounting(), {{"n", "1"}})).caption().relevance;
        QVERIFY2(!text.contains("told apart") && text.startsWith("A row of"), qPrintable(text));
    }

    void captionCountsTheDigitsShown() {
        const Scene scene = sceneWith(binaryCounting(), {{"n", "512"}, {"start", "1000000"}});
        const Caption caption = evaluateScene(binaryCounting(), scene).caption();
        const QString text = caption.relevance + caption.more;
        QCOMPARE(selectableShape(binaryCounting(), scene.parameters, "bits").columns, Index{20});
        QVERIFY2(text.contains("is written with 20 bits") && text.contains("would take 20 floats"), qPrintable(text));
        QVERIFY2(!text.contains("9 bits"), qPrintable(text));
    }

    void pointingFindsTheCell() {
        const Scene scene = sceneWith(binaryCounting(), {{"n", "16"}});
        const auto figure = figureOf(scene);
        for (const auto& [matrix, columns] : {std::pair{"bits", 4}, {"P", 32}})
            for (Index row = 0; row < 16; ++row)
                for (Index column = 0; column < columns; ++column) {
                    const Cell cell{row, column, matrix};
                    const auto rect = figure->cellRect(cell);
                    QVERIFY2(rect, matrix);
                    QCOMPARE(*figure->cellAt(rect->center()), cell);
                }
        QVERIFY(!figure->cellAt({2, 2}));
        QVERIFY(!figure->cellAt({900, 620}));
    }

    void rowsStandBesideEachOther_data() {
        QTest::addColumn<bool>("zoomed");
        QTest::addRow("all rows") << false;
        QTest::addRow("zoomed to a few") << true;
    }
    void rowsStandBesideEachOther() {
        QFETCH(bool, zoomed);
        Scene scene = sceneWith(binaryCounting(), {{"n", "60"}});
        if (zoomed) scene.view.zoom = Zoom{-0.5, 31.5, 9.5, 19.5};
        const auto figure = figureOf(scene);
        for (Index row = 0; row < 60; ++row) {
            const auto bit = figure->cellRect({row, 0, "bits"});
            const auto value = figure->cellRect({row, 0, "P"});
            QCOMPARE(bit.has_value(), !zoomed || (row >= 10 && row < 20));
            QCOMPARE(value.has_value(), bit.has_value());
            if (!bit) continue;
            QVERIFY(std::abs(bit->top() - value->top()) < kSamePlace);
            QVERIFY(std::abs(bit->bottom() - value->bottom()) < kSamePlace);
        }
    }

    void zoomingOneZoomsTheOther() {
        const auto figure = figureOf(sceneWith(binaryCounting(), {{"n", "60"}}));
        std::optional<Zoom> zoom;
        connect(figure.get(), &Figure::zoomed, this, [&](std::optional<Zoom> to) { zoom = to; });
        const QPointF place = figure->cellRect({30, 5, "P"})->center();
        QWheelEvent wheel(place, place, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(figure.get(), &wheel);
        QVERIFY(zoom && zoom->bottom - zoom->top < 60);
        QVERIFY(std::abs(figure->cellRect({30, 0, "bits"})->top() - figure->cellRect({30, 5, "P"})->top()) <
                kSamePlace);
    }

    void longTablesTurnPagesWithTheRow() {
        for (const Index row : {3, 700, 2044}) {
            Scene scene = sceneWith(binaryCounting(), {{"n", "2048"}});
            scene.parameters.row = row;
            const auto figure = figureOf(scene, {1000, 560});
            // A column that alternates is seen to: no row is thinner than a pixel.
            const auto rect = figure->cellRect({row, 0, "bits"});
            QVERIFY2(rect && rect->height() >= 1, qPrintable(QString::number(row)));
        }
    }

    void arrowsWalkFromTheBitsIntoTheEncoding() {
        const auto figure = figureOf(sceneWith(binaryCounting(), {{"n", "16"}}));
        QCOMPARE(figure->adjacentCell({5, 3, "bits"}, 1, 0), (Cell{5, 0, "P"}));
        QCOMPARE(figure->adjacentCell({5, 0, "P"}, -1, 0), (Cell{5, 3, "bits"}));
        QCOMPARE(figure->adjacentCell({5, 1, "bits"}, 1, 1), (Cell{6, 2, "bits"}));
    }

    /// The first tab has one column of each pair.
    void theTabShowsTheSines() {
        const auto figure = figureOf(startScene(binaryCounting()));
        const auto sine = figure->cellRect({4, 6, "P"});
        QVERIFY(sine && !figure->cellRect({4, 7, "P"}));
        QCOMPARE(figure->cellAt(sine->center()), (Cell{4, 6, "P"}));
        QCOMPARE(figure->adjacentCell({4, 4, "P"}, 1, 0), (Cell{4, 6, "P"}));
        QCOMPARE(figure->adjacentCell({4, 0, "P"}, -1, 0), (Cell{4, 3, "bits"}));
        QVERIFY(std::abs(figure->cellRect({4, 0, "bits"})->width() - sine->width()) < 2);
    }

    void aRowAloneIsMarked() {
        Scene scene = sceneWith(binaryCounting(), {{"n", "16"}});
        const QRgb orange = Theme::light().indexI.rgb();
        QCOMPARE(countOf(painted(binaryCounting(), scene, {900, 640}), orange), 0);
        scene.parameters.row = 11;
        QVERIFY(countOf(painted(binaryCounting(), scene, {900, 640}), orange) > 400);
    }

    void notesAreDrawnWholeOrNotAtAll() {
        std::vector<Scene> scenes{sceneWith(binaryCounting(), Parameters{}),
                                  sceneWith(binaryCounting(), {{"start", "1000000"}})};
        for (const Preset& preset : binaryCounting().presets())
            scenes.push_back(presetScene(binaryCounting(), preset.name, kShowAll));
        for (const Scene& scene : scenes) {
            const auto figure = binaryCounting().makeFigure();
            figure->display(scene, binaryCounting().compute(scene, {}));
            DrawnText first({454, 302});
            QCPPainter measuring(&first);
            figure->paint(measuring, {454, 302});
            measuring.end();
            // As on 89 x 60 mm, on 120 x 80 mm, on 180 x 120 mm, and in between.
            for (const QSize size : {figure->minimumLogicalSize(), QSize(454, 302), QSize(560, 400), QSize(680, 454)}) {
                DrawnText drawn(size);
                QCPPainter painter(&drawn);
                figure->paint(painter, size);
                painter.end();
                QVERIFY(!drawn.text().isEmpty());
                QVERIFY2(!drawn.text().contains(u'…'), qPrintable(drawn.text()));
                QVERIFY2(drawn.text().contains("Period: positions until it repeats"), qPrintable(drawn.text()));
            }
        }
    }

    void smallFiguresKeepEverything() {
        const Scene scene = presetScene(binaryCounting(), kStartPreset, kShowAll);
        const auto figure = binaryCounting().makeFigure();
        figure->display(scene, binaryCounting().compute(scene, {}));
        DrawnText drawn({453, 302});
        QCPPainter painter(&drawn);
        figure->paint(painter, {453, 302});
        painter.end();
        QVERIFY(figure->minimumLogicalSize().width() <= 453 && figure->minimumLogicalSize().height() <= 302);
        QVERIFY2(figure->droppedItems().isEmpty(), qPrintable(figure->droppedItems().join(u'\n')));
        QVERIFY2(drawn.text().contains(QStringLiteral("3 → 4\n3 bits flip\n4 → 5\n1 bit flip")),
                 qPrintable(drawn.text()));
        QVERIFY2(drawn.text().contains("pair 2 tells 16 positions apart, binary needs 4 bits"),
                 qPrintable(drawn.text()));
        QVERIFY2(drawn.text().contains("4 is 0100, here in reverse"), qPrintable(drawn.text()));
    }

    void smallestAndLargestAreDrawn_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("d");
        QTest::addColumn<qint64>("start");
        for (const auto& [n, d, start] :
             {std::tuple{1, 1, 0}, {1, 2, 0}, {2, 1, 0}, {3, 7, 1'000'000}, {16384, 3, 0}, {3, 4096, 0}, {512, 256, 0}})
            QTest::addRow("n=%d d=%d start=%d", n, d, start) << qint64(n) << qint64(d) << qint64(start);
    }
    void smallestAndLargestAreDrawn() {
        QFETCH(qint64, n);
        QFETCH(qint64, d);
        QFETCH(qint64, start);
        Scene scene = sceneWith(binaryCounting(), Parameters{});
        scene.parameters.n = n;
        scene.parameters.d = d;
        scene.parameters.start = start;
        for (const bool selected : {false, true}) {
            if (selected) setSelection(scene.parameters, Cell{n - 1, 0, "bits"});
            scene = adaptScene(binaryCounting(), scene);
            for (const QSize size : {QSize(1100, 760), QSize(600, 420), QSize(336, 227), QSize(40, 30)})
                QVERIFY(isDrawnOn(painted(binaryCounting(), scene, size)));
        }
    }

 private:
    Plurals m_plurals;
};

ATTENTION_TEST(BinaryPageTest, QApplication)
#include "binary_test.moc"
