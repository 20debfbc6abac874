#include "core/encoding/add_or_concatenate.h"

#include <cmath>
#include <set>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// Of a product of up to 8 + 6 terms of a few units, added in another order.
constexpr double kOfSum = 1e-14;

Scene eightColumns() {
    Parameters parameters;
    parameters.d = 8;
    return sceneWith(addOrConcatenate(), parameters);
}

std::vector<std::string> matrices() {
    std::vector<std::string> names;
    for (const std::string_view name : addOrConcatenate().findUse("matrix")->acceptedNames) names.emplace_back(name);
    return names;
}

}  // namespace

class AddOrConcatenatePageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tablesAreThoseOfTheContract() {
        QCOMPARE(std::string(addOrConcatenate().tables()[0].name), std::string("difference"));
        QCOMPARE(std::string(addOrConcatenate().tables()[1].name), std::string("concatenated"));
        QCOMPARE(std::string(addOrConcatenate().tables()[2].name), std::string("added"));
        QCOMPARE(std::string(addOrConcatenate().tables().back().name), std::string("derivation"));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(addOrConcatenate(), eightColumns()).table("C"), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(addOrConcatenate(), eightColumns()).table("derivation"),
                                 std::invalid_argument);
    }

    void theBlocksMakeBothResults() {
        const Scene scene = eightColumns();
        const Matrix x = matrixOf(addOrConcatenate(), scene, "X"), h = matrixOf(addOrConcatenate(), scene, "one-hot");
        const Matrix wx = matrixOf(addOrConcatenate(), scene, "W_x"), wp = matrixOf(addOrConcatenate(), scene, "W_p");
        Matrix inputs(x.rows(), x.cols() + h.cols());
        inputs << x, h;
        Matrix weights(wx.rows() + wp.rows(), wx.cols());
        weights << wx, wp;
        QVERIFY((matrixOf(addOrConcatenate(), scene, "concatenated") - inputs * weights).cwiseAbs().maxCoeff() <=
                kOfSum);
        QVERIFY((matrixOf(addOrConcatenate(), scene, "added") - (x * wx + h * wp)).cwiseAbs().maxCoeff() <= kOfSum);
        QCOMPARE(Matrix(matrixOf(addOrConcatenate(), scene, "token-part") +
                        matrixOf(addOrConcatenate(), scene, "position-part")),
                 matrixOf(addOrConcatenate(), scene, "added"));
        QCOMPARE(
            matrixOf(addOrConcatenate(), scene, "difference"),
            Matrix(matrixOf(addOrConcatenate(), scene, "concatenated") - matrixOf(addOrConcatenate(), scene, "added")));
        QCOMPARE(matrixOf(addOrConcatenate(), scene, "position-part"), wp);
        QVERIFY(h.isIdentity(0));
    }

    void everyCellOfEveryMatrixIsExplained() {
        const Scene scene = eightColumns();
        for (const std::string& name : matrices()) {
            const Matrix values = matrixOf(addOrConcatenate(), scene, name);
            const TableShape shape = selectableShape(addOrConcatenate(), scene.parameters, name);
            QCOMPARE(shape.rows, values.rows());
            QCOMPARE(shape.columns, values.cols());
            for (Index row = 0; row < values.rows(); ++row)
                for (Index column = 0; column < values.cols(); ++column) {
                    const Explanation explanation =
                        evaluateScene(addOrConcatenate(), scene).explain({row, column, name});
                    QVERIFY2(std::abs(explanation.derivation.value - values(row, column)) <= 1e-15, name.c_str());
                    QVERIFY(!explanation.sentence.isEmpty() && !explanation.value.isEmpty());
                }
        }
    }

    void pointingFindsTheCellOfEachMatrix() {
        const Scene scene = eightColumns();
        const auto figure = shownFigure(addOrConcatenate(), scene, {900, 540});
        std::set<std::string> found;
        for (int x = 0; x < 900; x += 3)
            for (int y = 0; y < 540; y += 3)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(addOrConcatenate(), scene.parameters, *cell));
                    found.insert(cell->matrix);
                }
        QCOMPARE(found.size(), matrices().size());
    }

    void tabsShowTheirCells() { QCOMPARE(tabsFault(addOrConcatenate()), QString()); }

    /// Where the figure glides to another row, the way below comes out of the one above, and ends where it always is.
    void theCutOpens() {
        constexpr QSize kSize(800, 560);
        Scene scene = presetScene(addOrConcatenate(), "start");
        const auto figure = shownFigure(addOrConcatenate(), scene, kSize);
        const auto drawn = [&](Figure& of) {
            of.replot(QCustomPlot::rpImmediateRefresh);
            QImage image(kSize, QImage::Format_RGB32);
            image.fill(Qt::white);
            of.render(&image);
            return image;
        };
        figure->setGlides(true);
        std::vector<QImage> pictures;
        setSelection(scene.parameters, Cell{0, 2, "concatenated"});
        for (const double share : {0.0, 0.3, 1.0}) {
            figure->setGlideClock(share * Figure::kGlideTime);
            if (share == 0) figure->display(scene, studiedOnce(addOrConcatenate(), scene).study());
            pictures.push_back(drawn(*figure));
        }
        QVERIFY(pictures[0] != pictures[1] && pictures[1] != pictures[2]);
        QCOMPARE(pictures[2], drawn(*shownFigure(addOrConcatenate(), scene, kSize)));
    }

    /// The row of the selected cell goes through, and both results have one place.
    void oneRowIsThatOfTheSelectedCell() {
        Scene scene = presetScene(addOrConcatenate(), "start");
        for (const std::int64_t row : {0, 3}) {
            setSelection(scene.parameters, Cell{row, 2, "concatenated"});
            const auto figure = shownFigure(addOrConcatenate(), scene, {800, 560});
            QVERIFY(figure->cellRect({row, 2, "concatenated"}).has_value());
            // Both ways have a row of their own, one below the other.
            const auto above = figure->cellRect({row, 2, "concatenated"}), below = figure->cellRect({row, 2, "added"});
            QVERIFY(below && below->left() == above->left() && below->top() > above->bottom());
            QVERIFY(!figure->cellRect({3 - row, 2, "concatenated"}));
        }
        // Of many columns those around the selected one are among those shown.
        scene.parameters.d = 12;
        scene = adaptScene(addOrConcatenate(), scene);
        for (const std::int64_t column : {1, 6, 10}) {
            setSelection(scene.parameters, Cell{3, column, "concatenated"});
            const auto figure = shownFigure(addOrConcatenate(), scene, {800, 560});
            QVERIFY(figure->cellRect({3, column, "concatenated"}).has_value());
            QVERIFY(figure->cellRect({3, column, "X"}).has_value());
        }
    }

    void arrowsLeadThroughTheBlocks_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("down");
        QTest::addColumn<QString>("to");
        QTest::newRow("inside") << "X 2 3" << 1 << 0 << "X 2 4";
        QTest::newRow("from the token to its position") << "X 2 7" << 1 << 0 << "one-hot 2 0";
        QTest::newRow("and back") << "one-hot 2 0" << -1 << 0 << "X 2 7";
        QTest::newRow("down from block to block") << "W_x 7 3" << 0 << 1 << "W_p 0 3";
        QTest::newRow("and up") << "W_p 0 3" << 0 << -1 << "W_x 7 3";
        QTest::newRow("to a matrix of fewer rows") << "W_x 7 7" << 1 << 0 << "concatenated 5 0";
        QTest::newRow("down to the line below") << "W_p 5 7" << 0 << 1 << "added 0 7";
        QTest::newRow("up to the line above") << "difference 0 2" << 0 << -1 << "concatenated 5 2";
        QTest::newRow("from the parts to their sum") << "position-part 1 7" << 1 << 0 << "added 1 0";
    }
    void arrowsLeadThroughTheBlocks() {
        QFETCH(QString, from);
        QFETCH(int, right);
        QFETCH(int, down);
        const auto cellOf = [](const QString& text) {
            const QStringList parts = text.split(' ');
            return Cell{parts[1].toInt(), parts[2].toInt(), parts[0].toStdString()};
        };
        const auto figure = shownFigure(addOrConcatenate(), eightColumns(), {900, 540});
        const Cell to = figure->adjacentCell(cellOf(from), right, down);
        QTEST(QString("%1 %2 %3").arg(QString::fromStdString(to.matrix)).arg(to.row).arg(to.column), "to");
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("d");
        QTest::newRow("one cell") << 1 << 1;
        QTest::newRow("more tokens than columns") << 40 << 2;
        QTest::newRow("the largest") << 512 << 256;
    }
    void anySizeIsDrawn() {
        QFETCH(int, n);
        QFETCH(int, d);
        for (const std::string& name : matrices()) {
            Parameters parameters;
            parameters.tokens = "";
            parameters.n = n;
            parameters.d = d;
            parameters.matrix = name;
            parameters.row = 0;
            parameters.column = 0;
            Scene scene = sceneWith(addOrConcatenate(), parameters);
            for (const QSize size : {QSize(340, 200), QSize(900, 520)}) shownFigure(addOrConcatenate(), scene, size);
            for (const FigureTab& tab : addOrConcatenate().tabs()) {
                scene.parameters.show = tab.name;
                shownFigure(addOrConcatenate(), scene, {900, 520});
            }
            if (n > 100) break;
        }
    }

    void captionSaysTheLargestDifference() {
        QVERIFY(evaluateScene(addOrConcatenate(), eightColumns())
                    .caption()
                    .observation.contains("the largest difference is 0, exactly"));
    }
};

ATTENTION_TEST(AddOrConcatenatePageTest, QApplication)
#include "add_or_concatenate_test.moc"
