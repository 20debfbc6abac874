#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include <QSignalSpy>

#include "core/encoding/relative_shift_study.h"
#include "core/encoding/shift_rotation.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/derivation_words.h"

using namespace attention;

namespace {

/// What core promises for the residual.
constexpr double kResidual = 4e-15;
/// Pixels from one tried place to the next: half of what the smallest clock or number measures.
constexpr int kStep = 3;

std::vector<double> columnOf(std::string_view table, const Scene& scene) {
    const Table all = evaluateScene(relativeShift(), scene).table(table);
    const auto& columns = std::get<ColumnTable>(all).columns;
    return columns.size() == 1 ? std::get<std::vector<double>>(columns[0].values) : std::vector<double>();
}

Vector vectorOf(std::string_view table, const Scene& scene) {
    const std::vector<double> values = columnOf(table, scene);
    return Eigen::Map<const Vector>(values.data(), Index(values.size()));
}

template <class Visit>
void visitPlaces(QSize size, Visit visit) {
    for (int y = 0; y < size.height(); y += kStep)
        for (int x = 0; x < size.width(); x += kStep) visit(QPointF(x, y));
}

/// Where a hand can be taken, by the clock that is there.
std::map<std::int64_t, QPointF> handles(const Figure& figure, QSize size, std::string_view key) {
    std::map<std::int64_t, std::vector<QPointF>> found;
    visitPlaces(size, [&](const QPointF& place) {
        if (figure.handleAt(place) != key) return;
        if (const auto choice = figure.clickActionAt(place))
            found[std::get<std::int64_t>(choice->value)].push_back(place);
    });
    std::map<std::int64_t, QPointF> middles;
    for (const auto& [pair, places] : found) {
        QPointF sum;
        for (const QPointF& place : places) sum += place;
        middles[pair] = sum / double(places.size());
    }
    return middles;
}

/// The middle of each clock, without the label under it.
std::map<std::int64_t, QRectF> clocks(const Figure& figure, QSize size) {
    std::map<std::int64_t, QRectF> found;
    visitPlaces(size, [&](const QPointF& place) {
        const auto cell = figure.cellAt(place);
        if (!cell || cell->matrix != "angles") return;
        found[cell->row] |= QRectF(place, QSizeF(kStep, kStep));
        QCOMPARE(std::get<std::int64_t>(figure.clickActionAt(place)->value), cell->row);
    });
    return found;
}

}  // namespace

class RelativeShiftTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void tables_data();
    void tables();
    void matrixTimesEncodingIsTheShiftedEncoding();
    void oddWidthIsRefused();
    void pairStaysBelowHalfTheWidth();
    void explanationsAgreeWithTheTables_data();
    void explanationsAgreeWithTheTables();
    void derivationLinesHaveWords();
    void everyClockCanBeChosen_data();
    void everyClockCanBeChosen();
    void downLeadsToTheClockBelow_data();
    void downLeadsToTheClockBelow();
    void pointingFindsCells_data();
    void pointingFindsCells();
    void handsCanBeTurned_data();
    void handsCanBeTurned();
    void draggingIsOneGesture();
    void arcsStandStillWhileThePositionRuns();
    void axesDecideTheDirection();
    void theTurnIsSeenFromASecondStart();
    void entriesOfABlockChooseItsPair();
    void smallFiguresKeepRoadAndMatrix_data();
    void smallFiguresKeepRoadAndMatrix();
    void turnsFromTwoStartsAreEqual_data();
    void turnsFromTwoStartsAreEqual();
    void tabsShowWhatTheyAreAbout_data();
    void tabsShowWhatTheyAreAbout();
    void threeClocksHaveTheChosenOne();
    void presetsApply_data();
    void presetsApply();
    void linksLeadSomewhere_data();
    void linksLeadSomewhere();
    void aShiftBackIsSaidWithoutASign();
    void nothingTouchesTheEdge_data();
    void nothingTouchesTheEdge();
};

void RelativeShiftTest::tables_data() {
    QTest::addColumn<QString>("values");
    QTest::addRow("as it starts") << "";
    QTest::addRow("4000 and 7: the residual does not grow") << "d=64 position=4000 offset=7";
    QTest::addRow("back before 0") << "position=10 offset=-13";
    QTest::addRow("no shift") << "offset=0";
    QTest::addRow("one pair") << "d=2";
    QTest::addRow("as far as it goes") << "position=1000000 offset=10000 d=1024";
}

void RelativeShiftTest::tables() {
    QFETCH(QString, values);
    const Scene scene = sceneOf(relativeShift(), values);
    const Parameters& p = scene.parameters;
    const Shift shift{.position = p.position, .offset = p.offset, .dimensions = p.d, .base = p.base};
    const ShiftedEncoding encoding = shiftedEncoding(shift);
    QVERIFY(vectorOf("rotated", scene) == encoding.rotated);
    QVERIFY(vectorOf("target", scene) == encoding.target);
    QVERIFY(vectorOf("residual", scene) == encoding.residual);
    QVERIFY(vectorOf("angles", scene) == encoding.angles);
    QCOMPARE(Index(columnOf("rotated", scene).size()), p.d);
    QCOMPARE(Index(columnOf("residual", scene).size()), p.d / 2);
    QVERIFY(vectorOf("residual", scene).maxCoeff() < kResidual);
    const Table rotation = evaluateScene(relativeShift(), scene).table("rotation");
    QVERIFY(*std::get<MatrixTable>(rotation).values == shiftMatrix(p.offset, p.d, p.base));
    QCOMPARE(Index(std::get<MatrixTable>(rotation).columnNames.size()), p.d);
    QVERIFY_EXCEPTION_THROWN(evaluateScene(relativeShift(), scene).table("P"), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(evaluateScene(relativeShift(), scene).table("derivation"), std::invalid_argument);
    QVERIFY(relativeShift().memoryNeeded(scene) >= 8.0 * double(p.d * p.d));
}

void RelativeShiftTest::matrixTimesEncodingIsTheShiftedEncoding() {
    const Scene scene = sceneOf(relativeShift(), "d=64 position=4000 offset=7");
    const Table rotation = evaluateScene(relativeShift(), scene).table("rotation");
    const Matrix p = sinusoidalTable({.positions = 8, .dimensions = 64, .start = 4000});
    const Vector product = *std::get<MatrixTable>(rotation).values * p.row(0).transpose();
    QVERIFY((product - p.row(7).transpose()).cwiseAbs().maxCoeff() < kResidual);
}

void RelativeShiftTest::oddWidthIsRefused() {
    QVERIFY_EXCEPTION_THROWN(parseValue(*relativeShift().findUse("d"), "63"), ParameterError);
    Scene scene;
    scene.parameters.d = 31;
    const Scene fits = adaptScene(relativeShift(), scene);
    QCOMPARE(fits.parameters.d % 2, 0);
    QCOMPARE(std::abs(fits.parameters.d - 31), 1);
}

void RelativeShiftTest::pairStaysBelowHalfTheWidth() {
    Scene scene;
    scene.parameters.d = 8;
    scene.parameters.pair = 40;
    QCOMPARE(adaptScene(relativeShift(), scene).parameters.pair, 3);
}

void RelativeShiftTest::explanationsAgreeWithTheTables_data() {
    QTest::addColumn<QString>("values");
    QTest::addRow("ten from one and nine") << "d=8 position=1 offset=9";
    QTest::addRow("back before 0") << "d=6 position=10 offset=-13";
    QTest::addRow("no shift") << "d=4 offset=0";
    QTest::addRow("a far position") << "d=4 position=999999 offset=-9999 base=3";
}

void RelativeShiftTest::explanationsAgreeWithTheTables() {
    QFETCH(QString, values);
    Scene scene = sceneOf(relativeShift(), values);
    const Index d = scene.parameters.d;
    const auto check = [&](const Cell& cell, double expected) {
        QVERIFY(hasCell(relativeShift(), scene.parameters, cell));
        setSelection(scene.parameters, cell);
        const auto explanation = evaluateScene(relativeShift(), scene).explainSelection();
        QVERIFY(explanation);
        QCOMPARE(explanation->derivation.value, expected);
        QVERIFY(!explanation->value.isEmpty() && !explanation->sentence.isEmpty());
        QVERIFY(explanation->tags.size() >= 2);
        // The table says the same.
        const Table table = evaluateScene(relativeShift(), scene).table("derivation");
        QVERIFY(tableShape(table).rows >= 5);
    };
    for (const std::string matrix : {"rotated", "target", "residual", "angles"}) {
        const std::vector<double> column = columnOf(matrix, scene);
        for (std::size_t row = 0; row < column.size(); ++row) check({Index(row), 0, matrix}, column[row]);
        QVERIFY(!hasCell(relativeShift(), scene.parameters, {Index(column.size()), 0, matrix}));
        QVERIFY(!hasCell(relativeShift(), scene.parameters, {0, 1, matrix}));
    }
    const Table rotation = evaluateScene(relativeShift(), scene).table("rotation");
    const Matrix& m = *std::get<MatrixTable>(rotation).values;
    for (Index row = 0; row < d; ++row)
        for (Index column = 0; column < d; ++column) check({row, column, "rotation"}, m(row, column));
}

void RelativeShiftTest::derivationLinesHaveWords() {
    const Scene scene = sceneOf(relativeShift(), "d=8");
    // Names that are told as they stand, because they are the words.
    for (const std::string matrix : {"rotated", "target", "rotation", "residual", "angles"}) {
        const Explanation explanation = evaluateScene(relativeShift(), scene).explain({1, 0, matrix});
        for (const auto* lines : {&explanation.derivation.steps, &explanation.derivation.context})
            for (const DerivationLine& line : *lines) QVERIFY(!derivationLineName(line.name).isEmpty());
    }
}

void RelativeShiftTest::everyClockCanBeChosen_data() {
    QTest::addColumn<QString>("values");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(850, 590), QSize(490, 300)})
        for (const int d : {2, 4, 8, 16, 18, 32, 64, 200, 512})
            QTest::addRow("d = %d in %d x %d", d, size.width(), size.height())
                << QStringLiteral("d=%1 pair=%2").arg(d).arg(d / 2 - 1) << size;
}

void RelativeShiftTest::everyClockCanBeChosen() {
    QFETCH(QString, values);
    QFETCH(QSize, size);
    const Scene scene = sceneOf(relativeShift(), values);
    const auto figure = shownFigure(relativeShift(), scene, size);
    const auto found = clocks(*figure, size);
    QCOMPARE(Index(found.size()), scene.parameters.d / 2);
    QCOMPARE(found.rbegin()->first, scene.parameters.d / 2 - 1);
    for (const auto& [pair, box] : found) QVERIFY(QRectF(QPointF(), size).contains(box.center()));
    // Hands can be taken on the large ones, the first eight at most, and on the chosen one.
    const auto hands = handles(*figure, size, "position");
    QVERIFY(Index(hands.size()) <= std::min<Index>(9, scene.parameters.d / 2));
    QVERIFY(!hands.empty());
}

void RelativeShiftTest::downLeadsToTheClockBelow_data() {
    QTest::addColumn<QString>("values");
    // The chosen clock is a large one: there is none in the product.
    for (const int d : {2, 8, 18, 32, 64, 200}) QTest::addRow("d = %d", d) << QStringLiteral("d=%1 pair=0").arg(d);
}

void RelativeShiftTest::downLeadsToTheClockBelow() {
    QFETCH(QString, values);
    const Scene scene = sceneOf(relativeShift(), values);
    const QSize size(850, 590);
    const auto figure = shownFigure(relativeShift(), scene, size);
    const auto found = clocks(*figure, size);
    int moved = 0;
    for (const auto& [pair, box] : found) {
        const Cell from{pair, 0, "angles"};
        // What covers a clock covers its label. A clock reacts a little beyond its rim, and is found in steps.
        QVERIFY(figure->cellRect(from)->bottom() > box.bottom() - 2 * kStep);
        const Cell below = figure->adjacentCell(from, 0, 1);
        QCOMPARE(below.matrix, std::string("angles"));
        QVERIFY(found.contains(below.row));
        QCOMPARE(figure->adjacentCell(from, 1, 0), (Cell{pair + 1, 0, "angles"}));
        // From the last of a column there is nowhere to go.
        if (below == from) continue;
        ++moved;
        // Labels of different widths belong to the boxes.
        QVERIFY(std::abs(found.at(below.row).center().x() - box.center().x()) < box.width() / 3);
        QVERIFY(found.at(below.row).center().y() > box.center().y());
        QCOMPARE(figure->adjacentCell(below, 0, -1), from);
        QVERIFY(figure->adjacentCell(from, 0, 10).row < scene.parameters.d / 2);
    }
    if (scene.parameters.d >= 18) QVERIFY(moved > 0);
    QCOMPARE(figure->adjacentCell({0, 0, "angles"}, 0, -1), (Cell{0, 0, "angles"}));
    // Not along the columns of the encoding.
    QCOMPARE(figure->adjacentCell({1, 0, "rotated"}, 0, 1), (Cell{2, 0, "rotated"}));
}

void RelativeShiftTest::pointingFindsCells_data() {
    QTest::addColumn<QString>("values");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("matrices");
    const QStringList all{"angles", "residual", "rotated", "rotation", "target"};
    QTest::addRow("all of it in a large window") << "" << QSize(850, 590) << all;
    QTest::addRow("few clocks") << "d=4" << QSize(850, 590) << all;
    QTest::addRow("many clocks") << "d=512 pair=200" << QSize(850, 590) << all;
    QTest::addRow("a small window keeps what matters")
        << "" << QSize(490, 300) << QStringList{"angles", "rotated", "rotation"};
}

void RelativeShiftTest::pointingFindsCells() {
    QFETCH(QString, values);
    QFETCH(QSize, size);
    QFETCH(QStringList, matrices);
    const Scene scene = sceneOf(relativeShift(), values);
    const auto figure = shownFigure(relativeShift(), scene, size);
    std::set<QString> found;
    std::set<std::pair<Index, Index>> entries;
    visitPlaces(size, [&](const QPointF& place) {
        const auto cell = figure->cellAt(place);
        if (!cell) return;
        QVERIFY2(hasCell(relativeShift(), scene.parameters, *cell), cell->matrix.c_str());
        found.insert(QString::fromStdString(cell->matrix));
        if (cell->matrix == "rotated") QCOMPARE(pairOfColumn(cell->row), scene.parameters.pair);
        if (cell->matrix == "rotation" && pairOfColumn(cell->row) == scene.parameters.pair)
            entries.insert({cell->row % 2, cell->column - 2 * scene.parameters.pair});
    });
    for (const QString& matrix : matrices) QVERIFY2(found.contains(matrix), qPrintable(matrix));
    for (const auto& entry : {std::pair<Index, Index>(0, 0), {0, 1}, {1, 0}, {1, 1}}) QVERIFY(entries.contains(entry));
}

void RelativeShiftTest::handsCanBeTurned_data() {
    QTest::addColumn<QString>("values");
    QTest::addColumn<int>("pair");
    QTest::addColumn<bool>("sineRight");
    QTest::addRow("a fast clock") << "position=10 offset=3" << 0 << false;
    QTest::addRow("a slower one") << "position=10 offset=3" << 2 << false;
    QTest::addRow("with the sine to the right") << "position=10 offset=3 clock-axes=sin-cos" << 1 << true;
    QTest::addRow("a shift backwards") << "position=30 offset=-5" << 1 << false;
    QTest::addRow("one of three") << "position=10 offset=3 show=clocks" << 1 << false;
    QTest::addRow("one of three, with the sine to the right")
        << "position=10 offset=3 clock-axes=sin-cos show=clocks" << 2 << true;
}

void RelativeShiftTest::handsCanBeTurned() {
    QFETCH(QString, values);
    QFETCH(int, pair);
    QFETCH(bool, sineRight);
    const Scene scene = sceneOf(relativeShift(), values);
    const Parameters& p = scene.parameters;
    const QSize size(850, 590);
    const auto figure = shownFigure(relativeShift(), scene, size);
    const double frequency = sinusoidalFrequency(pair, p.d, p.base);
    const QPointF middle = [&] {
        // The widest row of the clock, which lies above that of its label.
        std::map<int, QRectF> rows;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const auto choice = figure->clickActionAt(QPointF(x, y));
                if (choice && std::get<std::int64_t>(choice->value) == pair) rows[y] |= QRectF(x, y, 1, 1);
            }
        double widest = 0;
        std::vector<QPointF> middles;
        for (const auto& [y, row] : rows) {
            if (row.width() < widest - 6) break;
            if (row.width() > widest) middles.clear();
            widest = std::max(widest, row.width());
            if (row.width() == widest) middles.push_back(row.center());
        }
        return (middles.front() + middles.back()) / 2;
    }();
    for (const char* key : {"position", "offset"}) {
        const auto ends = handles(*figure, size, key);
        QVERIFY2(ends.contains(pair), key);
        const QPoint end = ends.at(pair).toPoint();
        QCOMPARE(figure->handleAt(end), std::string_view(key));
        // Taking hold tells the figure whose hand it is.
        QTest::mousePress(figure.get(), Qt::LeftButton, {}, end);
        for (const int steps : {0, 1, -1, 2}) {
            if (std::abs(steps) * frequency > 3) continue;
            const Index now = std::string_view(key) == "position" ? p.position : p.offset;
            const double angle =
                double((std::string_view(key) == "position" ? p.position : p.position + p.offset) + steps) * frequency;
            const QPointF way =
                sineRight ? QPointF(std::sin(angle), -std::cos(angle)) : QPointF(std::cos(angle), -std::sin(angle));
            const ParameterValue value = figure->handleValue(key, middle + 60 * way);
            QCOMPARE(std::get<std::int64_t>(value), now + steps);
        }
        QTest::mouseRelease(figure.get(), Qt::LeftButton, {}, end);
    }
}

void RelativeShiftTest::draggingIsOneGesture() {
    const Scene scene = sceneOf(relativeShift(), "position=10 offset=3");
    const QSize size(850, 590);
    const auto figure = shownFigure(relativeShift(), scene, size);
    const QPointF end = handles(*figure, size, "offset").at(2);
    QSignalSpy grabbed(figure.get(), &Figure::dragStarted);
    QSignalSpy released(figure.get(), &Figure::dragFinished);
    std::vector<std::int64_t> values;
    connect(figure.get(), &Figure::edited, this, [&](const std::string& key, const ParameterValue& value) {
        if (key == "offset") values.push_back(std::get<std::int64_t>(value));
    });
    QTest::mousePress(figure.get(), Qt::LeftButton, {}, end.toPoint());
    for (int step = 1; step <= 30; ++step) QTest::mouseMove(figure.get(), end.toPoint() + QPoint(-3 * step, step));
    QTest::mouseRelease(figure.get(), Qt::LeftButton, {}, end.toPoint() + QPoint(-90, 30));
    QCOMPARE(grabbed.size(), 1);
    QCOMPARE(released.size(), 1);
    QVERIFY(values.size() >= 20);
    QCOMPARE(values.front(), 3);
    // The hand points down and left; further left is back.
    QVERIFY(values.back() < 3);
}

void RelativeShiftTest::arcsStandStillWhileThePositionRuns() {
    const Vector angles = vectorOf("angles", sceneOf(relativeShift(), "position=0 offset=9"));
    const Table rotation =
        evaluateScene(relativeShift(), sceneOf(relativeShift(), "position=0 offset=9")).table("rotation");
    for (const int position : {1, 10, 999, 123456}) {
        const Scene scene = sceneOf(relativeShift(), QStringLiteral("position=%1 offset=9").arg(position));
        QVERIFY(vectorOf("angles", scene) == angles);
        const Table now = evaluateScene(relativeShift(), scene).table("rotation");
        QVERIFY(*std::get<MatrixTable>(now).values == *std::get<MatrixTable>(rotation).values);
    }
    QVERIFY(vectorOf("angles", sceneOf(relativeShift(), "offset=8")) != angles);
}

void RelativeShiftTest::axesDecideTheDirection() {
    // From position 0 the hand of pair 0 stands where the cosine is 1, and goes to where the sine grows.
    for (const bool sineRight : {false, true}) {
        const Scene scene =
            sceneOf(relativeShift(),
                    QStringLiteral("position=0 offset=1 clock-axes=%1").arg(sineRight ? "sin-cos" : "cos-sin"));
        const QSize size(850, 590);
        const auto figure = shownFigure(relativeShift(), scene, size);
        const QPointF from = handles(*figure, size, "position").at(0);
        const QPointF to = handles(*figure, size, "offset").at(0);
        if (sineRight)
            QVERIFY(to.x() > from.x() && to.y() > from.y());
        else
            QVERIFY(to.x() < from.x() && to.y() < from.y());
    }
}

void RelativeShiftTest::theTurnIsSeenFromASecondStart() {
    const auto drawnAt = [](const Scene& scene) {
        DrawnText drawn({850, 590});
        QCPPainter painter(&drawn);
        const auto figure = relativeShift().makeFigure();
        figure->display(scene, studiedOnce(relativeShift(), scene).study());
        figure->paint(painter, {850, 590});
        return drawn.text();
    };
    Scene start = presetScene(relativeShift(), kStartPreset);
    QCOMPARE(start.parameters.show, std::string("clocks"));
    start.parameters.show = kShowAll;
    const QString both = drawnAt(start);
    QVERIFY2(both.contains(QStringLiteral("7 → 12")) && both.contains(QStringLiteral("0 → 5")), qPrintable(both));
    // The angle of the selected pair, by both.
    QCOMPARE(both.count(QStringLiteral("91°")), 2);
    QVERIFY(evaluateScene(relativeShift(), start)
                .caption()
                .observation.contains(QStringLiteral("from 7 to 12, and by as much from 0 to 5")));
    // The hands of the first four clocks are named, also where they are close.
    const QStringList texts = both.split(u'\n');
    for (const QString& end : {QStringLiteral("7"), QStringLiteral("5")})
        QVERIFY2(texts.count(end) >= 4, qPrintable(both));
    // From 0 itself it would be the same twice.
    const QString once = drawnAt(sceneOf(relativeShift(), "position=0 offset=5 d=16"));
    QCOMPARE(once.count(QStringLiteral("0 → 5")), 4);
    QVERIFY(!once.contains("same turn"));
}

void RelativeShiftTest::entriesOfABlockChooseItsPair() {
    const QSize size(850, 590);
    const auto figure = shownFigure(relativeShift(), sceneOf(relativeShift(), "d=8"), size);
    const auto choiceIn = [&](Index row, Index column) {
        return figure->clickActionAt(figure->cellRect({row, column, "rotation"})->center());
    };
    QCOMPARE(std::get<std::int64_t>(choiceIn(4, 5)->value), 2);
    QVERIFY(!choiceIn(4, 1));
}

void RelativeShiftTest::smallFiguresKeepRoadAndMatrix_data() {
    QTest::addColumn<QString>("values");
    for (const char* values : {"", "d=64 position=1 offset=9 pair=3", "position=10 offset=500 pair=7", "d=4"})
        QTest::addRow("with %s", values) << values;
}

/// 120 x 80 mm; and 89 x 60 mm, where all is drawn smaller, until the smallest text has 6 points.
void RelativeShiftTest::smallFiguresKeepRoadAndMatrix() {
    QFETCH(QString, values);
    const Scene scene = sceneOf(relativeShift(), values);
    const auto figure = relativeShift().makeFigure();
    figure->display(scene, studiedOnce(relativeShift(), scene).study());
    QImage image(453, 302, QImage::Format_RGB32);
    QCPPainter painter(&image);
    figure->paint(painter, image.size());
    painter.end();
    constexpr QSizeF kPage(89 / 25.4 * 96, 60 / 25.4 * 96);
    constexpr double kSmallest = 6.0 / 72 * 96 / font_size::kSmallest;
    const QSize least = figure->minimumLogicalSize();
    QVERIFY2(least.width() * kSmallest <= kPage.width() && least.height() * kSmallest <= kPage.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    QVERIFY(figure->cellRect({0, 0, "rotation"}));
    for (const QString& left : figure->droppedItems()) QVERIFY(!left.contains("road") && !left.contains("matrix"));
}

void RelativeShiftTest::turnsFromTwoStartsAreEqual_data() {
    QTest::addColumn<QString>("values");
    for (const char* values : {"position=7 offset=5", "position=0 offset=5", "position=990 offset=500",
                               "position=10 offset=-13", "offset=0", "position=7 offset=5 first-shift=60", "d=2"})
        QTest::addRow("with %s", values) << values;
}

void RelativeShiftTest::turnsFromTwoStartsAreEqual() {
    QFETCH(QString, values);
    const RelativeShiftStudy study(sceneOf(relativeShift(), values), {});
    QVERIFY(study.otherStart != study.shift.position);
    // Angles of hands are rounded to some 1e-16, of many turns to as much of their size.
    const auto isNear = [](double a, double b) { return std::abs(a - b) <= 1e-14 * (10 + std::abs(b)); };
    for (Index pair = 0; pair < study.pairs(); ++pair) {
        const ShiftTurn one = study.turn(pair, false), other = study.turn(pair, true);
        QVERIFY(isNear(one.angle, study.encoding.angles[pair]) && isNear(other.angle, study.encoding.angles[pair]));
        QVERIFY(isNear(std::sin(one.start), study.encoding.from[2 * pair]));
        // One step after the other leads as far.
        const ShiftTurn first = study.step(pair, false), second = study.step(pair, true);
        QVERIFY(isNear(first.angle + second.angle, one.angle));
    }
    const bool isAlone = study.pairs() < 2;
    QVERIFY(isNear(study.slowing(), isAlone ? 1
                                    : study.encoding.angles[0] == 0
                                        ? study.slowing()
                                        : study.encoding.angles[0] / study.encoding.angles[1]));
}

void RelativeShiftTest::tabsShowWhatTheyAreAbout_data() {
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("matrix");
    QTest::addColumn<QStringList>("texts");
    QTest::addRow("three clocks") << "position=7 offset=5 d=16 show=clocks"
                                  << "angles" << QStringList{"286.5°", "286.5°", "90.6°", "90.6°", "28.6°", "28.6°"};
    // From 0 the other start is another one.
    QTest::addRow("three clocks from 0") << "position=0 offset=59 d=16 show=clocks"
                                         << "angles" << QStringList{"3380°", "3380°", "66"};
    QTest::addRow("one clock") << "position=7 offset=5 d=2 show=clocks"
                               << "angles" << QStringList{"286.5°", "286.5°"};
    QTest::addRow("all pairs") << "position=7 offset=5 d=16 show=all-pairs"
                               << "angles" << QStringList{"pair 3"};
    QTest::addRow("the matrix") << "position=7 offset=5 d=16 pair=1 show=matrix"
                                << "rotation" << QStringList{"90.6°"};
    QTest::addRow("two steps") << "position=7 offset=5 d=16 pair=1 show=two-steps"
                               << "angles" << QStringList{"36.2°", "54.4°"};
}

void RelativeShiftTest::tabsShowWhatTheyAreAbout() {
    QFETCH(QString, values);
    QFETCH(QString, matrix);
    QFETCH(QStringList, texts);
    const Scene scene = sceneOf(relativeShift(), values);
    for (const QSize size : {QSize(820, 380), QSize(800, 560)}) {
        DrawnText drawn(size);
        QCPPainter painter(&drawn);
        const auto figure = relativeShift().makeFigure();
        figure->resize(size);
        figure->display(scene, studiedOnce(relativeShift(), scene).study());
        figure->paint(painter, size);
        QCOMPARE(figure->droppedItemsAt(size), QStringList());
        const auto panels = figure->panels();
        QVERIFY(std::ranges::count_if(panels, [](const Figure::Panel& panel) { return !panel.place.isEmpty(); }) <= 4);
        QVERIFY(figure->cellRect({matrix == "rotation"                             ? 2
                                  : scene.parameters.pair < scene.parameters.d / 2 ? scene.parameters.pair
                                                                                   : 0,
                                  matrix == "rotation" ? 2 : 0, matrix.toStdString()}));
        QStringList all = drawn.text().split(u'\n');
        for (const QString& text : texts) QVERIFY2(all.removeOne(text), qPrintable(text + ": " + drawn.text()));
    }
}

void RelativeShiftTest::threeClocksHaveTheChosenOne() {
    const QSize size(820, 380);
    // Two, and larger ones, where there is little width.
    const auto two = shownFigure(relativeShift(), sceneOf(relativeShift(), "d=16 show=clocks pair=2"), {766, 570});
    const auto large = clocks(*two, {766, 570});
    QCOMPARE(large.size(), std::size_t(2));
    QVERIFY(large.contains(0) && large.contains(2));
    for (const int pair : {0, 2, 7}) {
        const auto figure = shownFigure(
            relativeShift(), sceneOf(relativeShift(), QStringLiteral("d=16 show=clocks pair=%1").arg(pair)), size);
        const auto found = clocks(*figure, size);
        QCOMPARE(found.size(), std::size_t(3));
        QVERIFY(found.contains(pair) && found.contains(0) && found.contains(1));
        for (const auto& [each, hand] : handles(*figure, size, "position")) QVERIFY(found.contains(each));
    }
}

void RelativeShiftTest::presetsApply_data() {
    QTest::addColumn<QString>("name");
    for (const Preset& preset : relativeShift().presets())
        QTest::addRow("%s", preset.name.data())
            << QString::fromLatin1(preset.name.data(), qsizetype(preset.name.size()));
}

void RelativeShiftTest::presetsApply() {
    QFETCH(QString, name);
    const Scene scene = presetScene(relativeShift(), name.toStdString());
    if (name.startsWith("ten-from")) QCOMPARE(scene.parameters.position + scene.parameters.offset, 10);
    if (name == "backwards") QVERIFY(scene.parameters.position + scene.parameters.offset < 0);
    if (name == "many-turns") {
        const Vector angles = vectorOf("angles", scene);
        QCOMPARE(int(angles[0] / (2 * std::numbers::pi)), 79);
        QCOMPARE(std::lround(angles[angles.size() - 1] * 180 / std::numbers::pi), 5);
    }
}

void RelativeShiftTest::linksLeadSomewhere_data() {
    QTest::addColumn<QString>("values");
    for (const char* values : {"", "offset=0", "d=2", "position=1 offset=9", "offset=-13", "clock-axes=sin-cos"})
        QTest::addRow("with %s", values) << values;
}

void RelativeShiftTest::linksLeadSomewhere() {
    QFETCH(QString, values);
    QCOMPARE(wordsFault(relativeShift(), sceneOf(relativeShift(), values)), QString());
}

void RelativeShiftTest::aShiftBackIsSaidWithoutASign() {
    const QString back = evaluateScene(relativeShift(), sceneOf(relativeShift(), "offset=-7")).caption().relevance;
    QVERIFY(back.contains("the one 7 back"));
    QVERIFY(evaluateScene(relativeShift(), sceneOf(relativeShift(), "offset=7"))
                .caption()
                .relevance.contains("the one 7 further"));
}

void RelativeShiftTest::nothingTouchesTheEdge_data() {
    QTest::addColumn<QString>("values");
    QTest::addColumn<QSize>("size");
    for (const char* values : {"", "d=4", "d=512 pair=200", "position=990 offset=20 pair=4"})
        for (const QSize size : {QSize(850, 590), QSize(490, 300)})
            QTest::addRow("%s in %d x %d", *values ? values : "as it starts", size.width(), size.height())
                << values << size;
}

/// The ring of the keyboard's focus is drawn there, two pixels wide, and one stays free beside it.
void RelativeShiftTest::nothingTouchesTheEdge() {
    QFETCH(QString, values);
    QFETCH(QSize, size);
    const QImage image = shownFigure(relativeShift(), sceneOf(relativeShift(), values), size)->grab().toImage();
    constexpr int kFree = 3;
    const QRect inside = image.rect().adjusted(kFree, kFree, -kFree, -kFree);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (!inside.contains(x, y))
                QVERIFY2(image.pixel(x, y) == image.pixel(0, 0), qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
}

ATTENTION_TEST(RelativeShiftTest, QApplication)
#include "relative_shift_test.moc"
