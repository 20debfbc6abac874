#include "core/encoding/add_or_concatenate.h"

#include <cmath>
#include <set>

#include "tests/test_class.h"
#include "tests/ui/exhibits/page_testing.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// Of a product of up to 8 + 6 terms of a few units, added in another order.
constexpr double kOfSum = 1e-14;

const Exhibit& page() {
    return addOrConcatenate();
}

Scene sceneOf(Parameters parameters = {}) {
    return sceneWith(page(), std::move(parameters));
}

Scene small() {
    Parameters parameters;
    parameters.d = 8;
    return sceneOf(parameters);
}

Matrix matrix(const Scene& scene, std::string_view name) {
    return matrixOf(studied(page(), scene).table(name));
}

std::vector<std::string> matrices() {
    std::vector<std::string> names;
    for (const std::string_view name : page().findUse("matrix")->names) names.emplace_back(name);
    return names;
}

}  // namespace

class AddOrConcatenatePageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tablesAreThoseOfTheContract() {
        QCOMPARE(std::string(page().tables()[0].name), std::string("difference"));
        QCOMPARE(std::string(page().tables()[1].name), std::string("concatenated"));
        QCOMPARE(std::string(page().tables()[2].name), std::string("added"));
        QCOMPARE(std::string(page().tables().back().name), std::string("derivation"));
        QVERIFY_EXCEPTION_THROWN(studied(page(), small()).table("C"), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(studied(page(), small()).table("derivation"), std::invalid_argument);
    }

    void theBlocksMakeBothResults() {
        const Scene scene = small();
        const Matrix x = matrix(scene, "X"), h = matrix(scene, "one-hot");
        const Matrix wx = matrix(scene, "W_x"), wp = matrix(scene, "W_p");
        Matrix inputs(x.rows(), x.cols() + h.cols());
        inputs << x, h;
        Matrix weights(wx.rows() + wp.rows(), wx.cols());
        weights << wx, wp;
        QVERIFY((matrix(scene, "concatenated") - inputs * weights).cwiseAbs().maxCoeff() <= kOfSum);
        QVERIFY((matrix(scene, "added") - (x * wx + h * wp)).cwiseAbs().maxCoeff() <= kOfSum);
        QCOMPARE(Matrix(matrix(scene, "token-part") + matrix(scene, "position-part")), matrix(scene, "added"));
        QCOMPARE(matrix(scene, "difference"), Matrix(matrix(scene, "concatenated") - matrix(scene, "added")));
        QCOMPARE(matrix(scene, "position-part"), wp);
        QVERIFY(h.isIdentity(0));
    }

    void everyCellOfEveryMatrixIsExplained() {
        const Scene scene = small();
        for (const std::string& name : matrices()) {
            const Matrix values = matrix(scene, name);
            const TableShape shape = selectable(page(), scene.parameters, name);
            QCOMPARE(shape.rows, values.rows());
            QCOMPARE(shape.columns, values.cols());
            for (Index row = 0; row < values.rows(); ++row)
                for (Index column = 0; column < values.cols(); ++column) {
                    const Explanation explanation = studied(page(), scene).explain({row, column, name});
                    QVERIFY2(std::abs(explanation.derivation.value - values(row, column)) <= 1e-15, name.c_str());
                    QVERIFY(!explanation.sentence.isEmpty() && !explanation.value.isEmpty());
                }
        }
    }

    void pointingFindsTheCellOfEachMatrix() {
        const Scene scene = small();
        const auto figure = shownFigure(page(), scene, {900, 540});
        std::set<std::string> found;
        for (int x = 0; x < 900; x += 3)
            for (int y = 0; y < 540; y += 3)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(page(), scene.parameters, *cell));
                    found.insert(cell->matrix);
                }
        QCOMPARE(found.size(), matrices().size());
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
        const auto figure = shownFigure(page(), small(), {900, 540});
        const Cell to = figure->neighbour(cellOf(from), right, down);
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
            const Scene scene = sceneOf(parameters);
            for (const QSize size : {QSize(340, 200), QSize(900, 520)}) shownFigure(page(), scene, size);
            if (n > 100) break;
        }
    }

    void captionSaysTheLargestDifference() {
        QVERIFY(studied(page(), small()).caption().whatYouSee.contains("the largest difference is 0, exactly"));
    }
};

ATTENTION_TEST(AddOrConcatenatePageTest, QApplication)
#include "add_or_concatenate_test.moc"
