#include <cmath>
#include <map>

#include "core/encoding/embedding.h"
#include "core/io/array.h"
#include "core/scene/tokens.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

Scene tokenScene(const std::string& tokens, std::int64_t d, bool scaled = false, double dropout = 0) {
    Parameters parameters;
    parameters.tokens = tokens;
    parameters.d = d;
    parameters.scaleEmbedding = scaled;
    parameters.embeddingDropout = dropout;
    return sceneWith(tokenPlusPosition(), parameters);
}

Scene tokensWithInput(std::vector<Index> shape, std::vector<double> values, Parameters parameters = {}) {
    const Scene scene = sceneWith(tokenPlusPosition(), std::move(parameters));
    return withArray(tokenPlusPosition(), scene, "input", std::move(shape), std::move(values));
}

}  // namespace

class TokenPlusPositionTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : tokenPlusPosition().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"sum", "X", "P", "mask", "tokens", "derivation"}));
        QVERIFY_EXCEPTION_THROWN(
            evaluateScene(tokenPlusPosition(), sceneWith(tokenPlusPosition(), Parameters{})).table("Y"),
            std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(
            evaluateScene(tokenPlusPosition(), sceneWith(tokenPlusPosition(), Parameters{})).table("derivation"),
            std::invalid_argument);
    }

    /// The picture that opens the page has the numbers of both rows one above the other.
    void equalTokensAreAddedOneAboveTheOther() {
        const Scene scene = presetScene(tokenPlusPosition(), kStartPreset);
        const QSize size(766, 570);
        const auto figure = shownFigure(tokenPlusPosition(), scene, size);
        DrawnText drawn(size);
        QCPPainter painter(&drawn);
        figure->paint(painter, size);
        for (const char* text : {"the · 0", "the · 3", "place 3", "2.0", "from 0.1 to −1.9"})
            QVERIFY2(drawn.text().contains(QString::fromUtf8(text)), qPrintable(drawn.text()));
        std::map<std::string, QRectF> cells;
        for (int y = 0; y < size.height(); y += 2)
            for (int x = 0; x < size.width(); x += 4)
                if (const auto cell = figure->cellAt(QPointF(x, y)); cell && cell->column == 1) {
                    QVERIFY(cell->row == 0 || cell->row == 3);
                    cells[cell->matrix] |= QRectF(x, y, 1, 1);
                }
        QCOMPARE(cells.size(), std::size_t(3));
        QCOMPARE(cells["X"].left(), cells["sum"].left());
        QVERIFY(cells["X"].bottom() < cells["P"].top() && cells["P"].bottom() < cells["sum"].top());
    }

    void theColumnInWhichEqualTokensDifferMostIsNamed() {
        Scene scene = presetScene(tokenPlusPosition(), kStartPreset);
        scene.parameters.show = kShowAll;
        const Matrix sum = matrixOf(tokenPlusPosition(), scene, "sum");
        Index column = 0;
        (sum.row(0) - sum.row(3)).cwiseAbs().maxCoeff(&column);
        const QSize size(766, 600);
        DrawnText drawn(size);
        QCPPainter painter(&drawn);
        shownFigure(tokenPlusPosition(), scene, size)->paint(painter, size);
        const QString title = QStringLiteral("different: most in column %1, by 2.0").arg(column);
        QVERIFY2(drawn.text().contains(title), qPrintable(drawn.text()));
    }

    void sumIsTheSum_data() {
        QTest::addColumn<bool>("scaled");
        QTest::addColumn<double>("dropout");
        QTest::newRow("plain") << false << 0.0;
        QTest::newRow("scaled") << true << 0.0;
        QTest::newRow("half is dropped") << false << 0.5;
        QTest::newRow("scaled, nearly all is dropped") << true << 0.95;
    }
    void sumIsTheSum() {
        QFETCH(bool, scaled);
        QFETCH(double, dropout);
        const Scene scene = tokenScene("the cat saw the other cat", 32, scaled, dropout);
        const Matrix x = matrixOf(tokenPlusPosition(), scene, "X");
        const Matrix p = matrixOf(tokenPlusPosition(), scene, "P");
        const Matrix mask = matrixOf(tokenPlusPosition(), scene, "mask");
        const Matrix expected = (mask.array() * (x + p).array() / (1 - dropout)).matrix();
        QCOMPARE(matrixOf(tokenPlusPosition(), scene, "sum"), expected);
        QCOMPARE(x.rows(), 6);
        QCOMPARE(x.row(0), x.row(3));
        QCOMPARE(x.row(1), x.row(5));
        QVERIFY(x.row(0) != x.row(1));
        QVERIFY(matrixOf(tokenPlusPosition(), scene, "sum").row(0) !=
                matrixOf(tokenPlusPosition(), scene, "sum").row(3));
        if (dropout == 0) QVERIFY((mask.array() == 1).all());
        // 192 draws: none but one in a million falls outside 5 sigma.
        const double kept = mask.mean();
        QVERIFY(std::abs(kept - (1 - dropout)) <= 5 * std::sqrt(dropout * (1 - dropout) / double(mask.size())));
    }

    void scalingIsTheRootOfTheWidth() {
        const Matrix plain = matrixOf(tokenPlusPosition(), tokenScene("a b", 16), "X");
        QCOMPARE(matrixOf(tokenPlusPosition(), tokenScene("a b", 16, true), "X"), Matrix(4 * plain));
    }

    void tokensDecideN() {
        QCOMPARE(tokenScene("the cat saw the other cat", 8).parameters.n, 6);
        QCOMPARE(tokenScene("猫看见猫", 8).parameters.n, 4);
        Parameters parameters;
        parameters.tokens = "";
        parameters.n = 9;
        const Scene numbered = sceneWith(tokenPlusPosition(), parameters);
        QCOMPARE(numbered.parameters.n, 9);
        QCOMPARE(matrixOf(tokenPlusPosition(), numbered, "X").rows(), 9);
        const auto tokens = std::get<ColumnTable>(evaluateScene(tokenPlusPosition(), numbered).table("tokens"));
        QCOMPARE(std::get<std::vector<std::string>>(tokens.columns[1].values), numberedTokens(9));
    }

    void loadedArrayDecidesItsSize() {
        Parameters parameters;
        parameters.matrix = "X";
        parameters.row = 1;
        parameters.column = 2;
        const Scene scene = tokensWithInput({2, 3}, {1, 2, 3, 1, 2, 3}, parameters);
        QCOMPARE(scene.parameters.n, 2);
        QCOMPARE(scene.parameters.d, 3);
        QCOMPARE(matrixOf(tokenPlusPosition(), scene, "X")(1, 2), 3.0);
        QCOMPARE(evaluateScene(tokenPlusPosition(), scene).explain({1, 2, "X"}).derivation.value, 3.0);
        const Scene batch = tokensWithInput({2, 1, 3}, {1, 2, 3, 4, 5, 6});
        QCOMPARE(batch.parameters.n, 1);
        QCOMPARE(matrixOf(tokenPlusPosition(), batch, "X"), Matrix(Eigen::RowVector3d(1, 2, 3)));
        QVERIFY(evaluateScene(tokenPlusPosition(), batch).caption().observation.contains("first of 2"));
    }

    void explanationsHaveTheTablesNumbers() {
        for (const bool scaled : {false, true})
            for (const double dropout : {0.0, 0.3}) {
                const Scene scene = tokenScene("the cat saw, the other cat!", 7, scaled, dropout);
                for (const char* name : {"sum", "X", "P"}) {
                    const Matrix values = matrixOf(tokenPlusPosition(), scene, name);
                    for (Index row = 0; row < values.rows(); ++row)
                        for (Index column = 0; column < values.cols(); ++column) {
                            const Explanation explanation =
                                evaluateScene(tokenPlusPosition(), scene).explain({row, column, name});
                            // The sum's parts are rounded once more than its table's.
                            QVERIFY(std::abs(explanation.derivation.value - values(row, column)) <= 1e-15);
                            QCOMPARE(explanation.tags.size(), std::size_t(2));
                            QVERIFY(!explanation.sentence.isEmpty());
                        }
                }
            }
    }

    void shiftedStartsOfOtherPagesDoNotMatter() {
        Parameters parameters;
        parameters.start = 100;
        const Scene scene = sceneWith(tokenPlusPosition(), parameters);
        QCOMPARE(evaluateScene(tokenPlusPosition(), scene).explain({0, 1, "P"}).derivation.value, 1.0);
        QCOMPARE(matrixOf(tokenPlusPosition(), scene, "P")(0, 1), 1.0);
    }

    void pointingFindsTheCellOfEachMatrix() {
        const Scene scene = tokenScene("the cat saw the other cat", 8);
        const auto figure = shownFigure(tokenPlusPosition(), scene, {900, 500});
        std::map<std::string, int> hits;
        for (int x = 0; x < 900; x += 3)
            for (int y = 0; y < 500; y += 3)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(tokenPlusPosition(), scene.parameters, *cell));
                    ++hits[cell->matrix];
                }
        QCOMPARE(hits.size(), std::size_t(3));
        // All three are equally large.
        for (const auto& [name, count] : hits) QVERIFY(std::abs(count - hits["sum"]) < count / 10);
    }

    void equalRowsAreOutlinedAmongManyTokens() {
        std::string tokens = "again";
        for (int i = 1; i < 50; ++i) tokens += i == 30 ? " again" : " word" + std::to_string(i);
        const auto isOutlined = [&](Index selected, Index row) {
            Scene scene = tokenScene(tokens, 16);
            setSelection(scene.parameters, Cell{selected, 3, "sum"});
            const auto figure = shownFigure(tokenPlusPosition(), scene, {600, 520});
            const QImage image = figure->grab().toImage();
            const QRect cell = figure->markedCellRect(Cell{row, 0, "X"}).value_or(QRectF()).toAlignedRect();
            // The outline's left side, in the colour of the row.
            const QColor ink = Theme::light().indexI;
            constexpr int kNear = 40;
            for (int x = cell.left() - 3; x <= cell.left(); ++x) {
                const QColor colour(image.pixel(x, cell.center().y()));
                if (std::abs(colour.red() - ink.red()) < kNear && std::abs(colour.green() - ink.green()) < kNear &&
                    std::abs(colour.blue() - ink.blue()) < kNear)
                    return true;
            }
            return false;
        };
        QVERIFY(isOutlined(0, 30));
        QVERIFY(isOutlined(30, 0));
        QVERIFY(!isOutlined(0, 29));
        QVERIFY(!isOutlined(29, 30));
    }

    void arrowsLeadFromMatrixToMatrix() {
        const Scene scene = tokenScene("the cat", 8);
        const auto figure = shownFigure(tokenPlusPosition(), scene, {900, 500});
        QCOMPARE(figure->adjacentCell({1, 3, "X"}, 1, 0), (Cell{1, 4, "X"}));
        QCOMPARE(figure->adjacentCell({1, 7, "X"}, 1, 0), (Cell{1, 0, "P"}));
        QCOMPARE(figure->adjacentCell({1, 0, "sum"}, -1, 0), (Cell{1, 7, "P"}));
        QCOMPARE(figure->adjacentCell({0, 7, "sum"}, 1, 0), (Cell{0, 8, "sum"}));
    }

    void droppedCellsAreHatched() {
        const Scene dropped = tokenScene("the cat saw", 16, false, 0.5);
        const Matrix mask = matrixOf(tokenPlusPosition(), dropped, "mask");
        QVERIFY(mask.minCoeff() == 0 && mask.maxCoeff() == 1);
        // Grey is in the hatching, in words and in axes, never in a cell's colour.
        const auto greys = [](const Scene& scene) {
            const QImage image = painted(tokenPlusPosition(), scene, {800, 400});
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = image.width() * 2 / 3; x < image.width(); ++x) {
                    const QColor colour(image.pixel(x, y));
                    if (colour.red() < 230 && std::abs(colour.red() - colour.blue()) < 30 &&
                        std::abs(colour.red() - colour.green()) < 30)
                        ++pixels;
                }
            return pixels;
        };
        // A line of hatching crosses a cell of some 14 x 60 pixels every few pixels.
        const double cells = double(mask.size()) - mask.sum();
        constexpr double kMinInCell = 50;
        QVERIFY(greys(dropped) - greys(tokenScene("the cat saw", 16)) > kMinInCell * cells);
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("d");
        QTest::newRow("one cell") << 1 << 1;
        QTest::newRow("odd width") << 3 << 5;
        QTest::newRow("many tokens") << 512 << 2;
        QTest::newRow("as large as on a slider") << 512 << 256;
    }
    void anySizeIsDrawn() {
        QFETCH(int, n);
        QFETCH(int, d);
        Parameters parameters;
        parameters.tokens = "";
        parameters.n = n;
        parameters.d = d;
        parameters.embeddingDropout = 0.5;
        parameters.row = 0;
        parameters.column = d - 1;
        const Scene scene = sceneWith(tokenPlusPosition(), parameters);
        for (const QSize size : {QSize(340, 200), QSize(900, 520)}) shownFigure(tokenPlusPosition(), scene, size);
    }

    void aBadSentenceDoesNoHarm() {
        Parameters parameters;
        parameters.tokens = "  ";  // refused wherever it is read
        parameters.n = 4;
        QCOMPARE(matrixOf(tokenPlusPosition(), sceneWith(tokenPlusPosition(), parameters), "X").rows(), 4);
    }

    void aLoadedArrayHasWords() {
        QCOMPARE(wordsFault(tokenPlusPosition(), tokensWithInput({1, 2}, {1, 2})), QString());
    }

    void captionTellsTheRepeatedWord() {
        QVERIFY(evaluateScene(tokenPlusPosition(), sceneWith(tokenPlusPosition(), Parameters{}))
                    .caption()
                    .observation.contains("“the” at"));
        QVERIFY(evaluateScene(tokenPlusPosition(), tokenScene("one two", 8))
                    .caption()
                    .observation.contains("No token is repeated"));
        Parameters parameters;
        setSelection(parameters, Cell{5, 0, "X"});
        QVERIFY(evaluateScene(tokenPlusPosition(), sceneWith(tokenPlusPosition(), parameters))
                    .caption()
                    .observation.contains("“cat” at"));
    }
};

ATTENTION_TEST(TokenPlusPositionTest, QApplication)
#include "token_plus_position_test.moc"
