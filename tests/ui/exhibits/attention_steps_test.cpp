#include <cmath>
#include <limits>
#include <map>
#include <tuple>

#include "core/attention/attention_layer_setup.h"
#include "core/attention/attention_steps_study.h"
#include "core/io/array.h"
#include "core/scene/tokens.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/number_format.h"

using namespace attention;

namespace {

constexpr int kLast = 8;  ///< the last step
constexpr double kInfinity = std::numeric_limits<double>::infinity();

Matrix valuesOf(const Table& table) {
    if (const auto* matrix = std::get_if<MatrixTable>(&table)) return *matrix->values;
    return *std::get<ArrayTable>(table).values;
}
Matrix values(const Scene& scene, std::string_view name) {
    return valuesOf(evaluateScene(attentionSteps(), scene).table(name));
}
std::vector<Index> shapeOf(const Scene& scene, std::string_view name) {
    const Table table = evaluateScene(attentionSteps(), scene).table(name);
    if (const auto* matrix = std::get_if<MatrixTable>(&table)) return {matrix->values->rows(), matrix->values->cols()};
    std::vector<Index> shape;
    for (const ArrayAxis& axis : std::get<ArrayTable>(table).axes) shape.push_back(axis.size);
    return shape;
}

/// A place inside a cell of the picture.
std::optional<QPointF> placeOf(const Figure& figure, const Cell& cell) {
    // Cells are larger than the steps.
    for (int y = 0; y < figure.height(); y += 5)
        for (int x = 0; x < figure.width(); x += 5)
            if (figure.cellAt(QPointF(x, y)) == cell) return QPointF(x, y);
    return std::nullopt;
}

/// Where the first step meets each cell.
std::map<std::tuple<std::string, Index, Index>, QPointF> placesOf(const Figure& figure) {
    std::map<std::tuple<std::string, Index, Index>, QPointF> places;
    for (int y = 0; y < figure.height(); y += 5)
        for (int x = 0; x < figure.width(); x += 5)
            if (const auto cell = figure.cellAt(QPointF(x, y)))
                places.try_emplace({cell->matrix, cell->row, cell->column}, x, y);
    return places;
}

}  // namespace

class AttentionStepsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        QVERIFY(QCoreApplication::installTranslator(&m_plurals));
    }

    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : attentionSteps().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"weights", "X", "Q", "K", "V", "scores", "scaled", "masked",
                                                  "head-output", "concatenation", "output", "W_q", "W_k", "W_v", "W_o",
                                                  "P", "M", "derivation"}));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "")).table("Y"),
                                 std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "")).table("derivation"),
                                 std::invalid_argument);
    }

    void shapesDropABatchOfOne() {
        const Scene one = sceneOf(attentionSteps(), "tokens=a-b-c d=12 heads=3");  // five tokens
        QCOMPARE(shapeOf(one, "weights"), (std::vector<Index>{3, 5, 5}));
        QCOMPARE(shapeOf(one, "Q"), (std::vector<Index>{3, 5, 4}));
        QCOMPARE(shapeOf(one, "output"), (std::vector<Index>{5, 12}));
        const Scene two = sceneOf(attentionSteps(), "tokens=a-b-c memory-tokens=d-e d=12 heads=3 batch=2");
        QCOMPARE(shapeOf(two, "weights"), (std::vector<Index>{2, 3, 5, 3}));
        QCOMPARE(shapeOf(two, "V"), (std::vector<Index>{2, 3, 3, 4}));
        QCOMPARE(shapeOf(two, "output"), (std::vector<Index>{2, 5, 12}));
        QCOMPARE(shapeOf(two, "M"), (std::vector<Index>{2, 3, 12}));
    }

    void everyTableFollowsFromThoseBefore_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("one head") << "d=8 heads=1";
        QTest::newRow("four heads, causal") << "d=16 heads=4 mask=causal";
        QTest::newRow("warm") << "d=16 heads=2 temperature=3";
        QTest::newRow("another sentence's keys") << "d=8 heads=2 memory-tokens=one,two";
        QTest::newRow("without projections") << "d=8 attention-projections=off";
        QTest::newRow("whole numbers") << "d=4 heads=1 numbers=integers add-position=off";
    }
    void everyTableFollowsFromThoseBefore() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(attentionSteps(), words);
        const Parameters& p = scene.parameters;
        const bool projected = p.attentionProjections;
        const Index heads = projected ? p.heads : 1;
        const Index w = p.d / heads;
        const Index n = p.n, m = p.m;
        const auto near = [](const Matrix& one, const Matrix& other) {
            return one.rows() == other.rows() && one.cols() == other.cols() &&
                   (one - other).cwiseAbs().maxCoeff() <= kSumRounding;
        };
        const Matrix x = values(scene, "X"), memory = values(scene, "M");
        const Matrix q = values(scene, "Q"), k = values(scene, "K"), v = values(scene, "V");
        for (Index head = 0; head < heads; ++head) {
            const Matrix qh = q.middleRows(head * n, n), kh = k.middleRows(head * m, m), vh = v.middleRows(head * m, m);
            QVERIFY(near(qh, x * values(scene, "W_q").middleRows(head * w, w).transpose()));
            QVERIFY(near(kh, memory * values(scene, "W_k").middleRows(head * w, w).transpose()));
            QVERIFY(near(vh, memory * values(scene, "W_v").middleRows(head * w, w).transpose()));
            const Matrix scores = values(scene, "scores").middleRows(head * n, n);
            QVERIFY(near(scores, qh * kh.transpose()));
            const double divisor = (projected ? std::sqrt(double(w)) : 1) * p.temperature;
            QVERIFY(near(values(scene, "scaled").middleRows(head * n, n), scores / divisor));
            const Matrix masked = values(scene, "masked").middleRows(head * n, n);
            Matrix weights = masked.array().exp();
            for (Index row = 0; row < n; ++row) {
                for (Index key = 0; key < m; ++key)
                    if (std::isinf(masked(row, key))) weights(row, key) = 0;
                weights.row(row) /= weights.row(row).sum();
            }
            QVERIFY(near(values(scene, "weights").middleRows(head * n, n), weights));
            const Matrix output = values(scene, "head-output").middleRows(head * n, n);
            QVERIFY(near(output, weights * vh));
            QVERIFY(near(values(scene, "concatenation").middleCols(head * w, w), output));
        }
        QVERIFY(near(values(scene, "output"), values(scene, "concatenation") * values(scene, "W_o").transpose()));
    }

    /// d2l, "Multi-Head Attention": its rows of weights are these for any W.
    void exampleOfTheBook() {
        const Scene scene = presetScene(attentionSteps(), "d2l");
        QCOMPARE(shapeOf(scene, "output"), (std::vector<Index>{2, 4, 100}));
        QCOMPARE(shapeOf(scene, "weights"), (std::vector<Index>{2, 5, 4, 4}));
        const Matrix weights = values(scene, "weights");
        for (Index row = 0; row < weights.rows(); ++row)
            for (Index key = 0; key < 4; ++key) {
                const bool isFirst = row < weights.rows() / 2;
                const Index length = isFirst ? 3 : 2;
                if (key >= length)
                    QCOMPARE(weights(row, key), 0.0);
                else
                    QVERIFY(std::abs(weights(row, key) - 1.0 / double(length)) <= kSumRounding);
            }
    }

    void maskedIsExactlyZeroAndMinusInfinity() {
        const Scene scene = sceneOf(attentionSteps(), "d=8 heads=1 mask=causal radius=1 masked-cells=3,2");
        const Matrix weights = values(scene, "weights"), masked = values(scene, "masked");
        for (Index i = 0; i < 6; ++i)
            for (Index j = 0; j < 6; ++j) {
                const bool isHidden = j > i || i - j > 1 || (i == 3 && j == 2);
                QCOMPARE(weights(i, j) == 0, isHidden);
                QCOMPARE(masked(i, j) == -kInfinity, isHidden);
            }
    }

    void aFullyMaskedRowIsUniformAndSaysSo() {
        const Scene scene = sceneOf(attentionSteps(), "d=8 heads=1 valid-length=0");
        const Matrix weights = values(scene, "weights");
        QVERIFY((weights.array() - 1.0 / 6).abs().maxCoeff() <= kSumRounding);
        QVERIFY(evaluateScene(attentionSteps(), scene).explain({1, 2, "weights"}).sentence.contains("uniform"));
        QVERIFY(evaluateScene(attentionSteps(), scene).caption().observation.contains("Every word is hidden"));
    }

    void typedEntriesAreTaken() {
        const Scene plain = sceneOf(attentionSteps(), "d=8 heads=1");
        Scene typed = plain;
        typed.parameters.entries = "X 2 3 1.5; W_q 0 1 -2";
        typed = adaptScene(attentionSteps(), typed);
        QCOMPARE(values(typed, "X")(2, 3), 1.5);
        QCOMPARE(values(typed, "W_q")(0, 1), -2.0);
        QVERIFY(values(typed, "Q") != values(plain, "Q"));
        const auto entry =
            attentionSteps().editable()->entryOf(*attentionSteps().compute(typed, {}), typed, {2, 3, "X"});
        QVERIFY(entry);
        QCOMPARE(*entry, (Entry{"X", 2, 3, 1.5}));
        QVERIFY(attentionSteps().editable()->entryOf(*attentionSteps().compute(typed, {}), typed, {0, 1, "W_o"}));
        for (const char* name : {"Q", "scores", "weights", "output", "P", "M"})
            QVERIFY(!attentionSteps().editable()->entryOf(*attentionSteps().compute(typed, {}), typed, {0, 0, name}));
    }

    void entriesOfTheSecondSequenceAreItsOwn() {
        Scene scene = sceneOf(attentionSteps(), "d=8 heads=1 batch=2 sequence=1");
        const auto entry =
            attentionSteps().editable()->entryOf(*attentionSteps().compute(scene, {}), scene, {1, 0, "X"});
        QVERIFY(entry);
        QCOMPARE(entry->row, std::int64_t(7));
    }

    void explanationsHaveTheTablesNumbers_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("as it opens") << "";
        QTest::newRow("second head, causal") << "d=8 heads=2 head=1 mask=causal";
        QTest::newRow("another sentence's keys") << "d=8 heads=1 memory-tokens=one,two";
        QTest::newRow("without projections") << "d=6 attention-projections=off";
        QTest::newRow("second sequence") << "d=8 heads=2 batch=2 sequence=1 valid-length=3,2";
    }
    void explanationsHaveTheTablesNumbers() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(attentionSteps(), words);
        const auto result = attentionSteps().compute(scene, {});
        const Index head = scene.parameters.head.value_or(0);
        const Index sequence = scene.parameters.sequence.value_or(0);
        for (const TableDescription& table : attentionSteps().tables()) {
            if (table.name == kDerivationTable.name) continue;
            const std::string name(table.name);
            const Matrix all = values(scene, name);
            const TableShape shape = selectableShape(attentionSteps(), scene.parameters, name);
            const Index parts = all.rows() / shape.rows;
            const bool isOfHeads = shapeOf(scene, name).size() == (scene.parameters.batch > 1 ? 4 : 3);
            const Index heads = isOfHeads ? parts / scene.parameters.batch : 1;
            const Index first = parts == 1 ? 0 : (sequence * heads + (isOfHeads ? head : 0)) * shape.rows;
            QCOMPARE(all.cols(), shape.columns);
            for (Index row = 0; row < shape.rows; ++row)
                for (Index column = 0; column < shape.columns; column += 3) {
                    const Explanation explanation = evaluateScene(attentionSteps(), scene).explain({row, column, name});
                    const double value = all(first + row, column);
                    QVERIFY2(explanation.derivation.value == value ||
                                 std::abs(explanation.derivation.value - value) <= kSumRounding,
                             name.c_str());
                    QVERIFY(explanation.tags.size() >= 2);
                    QVERIFY(!explanation.sentence.isEmpty());
                }
        }
    }

    void aClickHidesAndShowsACell() {
        Scene scene = sceneOf(attentionSteps(), "d=8 heads=1 mask=causal matrix=masked");
        auto figure = shownFigure(attentionSteps(), scene, {850, 560});
        const auto open = placeOf(*figure, {3, 1, "masked"});
        const auto later = placeOf(*figure, {1, 3, "masked"});
        QVERIFY(open && later);
        QVERIFY(!figure->clickActionAt(*later));
        const auto hide = figure->clickActionAt(*open);
        QVERIFY(hide);
        QCOMPARE(hide->key, std::string_view("masked-cells"));
        QCOMPARE(std::get<std::string>(hide->value), std::string("3,1"));
        scene.parameters.maskedCells = "3,1";
        figure = shownFigure(attentionSteps(), scene, {850, 560});
        QCOMPARE(std::get<std::string>(figure->clickActionAt(*open)->value), std::string());
    }

    void aHeadIsChosenByItsNumber() {
        const auto figure = shownFigure(attentionSteps(), sceneOf(attentionSteps(), "d=16 heads=4"), {850, 560});
        std::set<std::int64_t> heads;
        for (int y = 0; y < 560; y += 3)
            for (int x = 0; x < 850; x += 3)
                if (const auto choice = figure->clickActionAt(QPointF(x, y)); choice && choice->key == "head")
                    heads.insert(std::get<std::int64_t>(choice->value));
        QCOMPARE(heads, (std::set<std::int64_t>{0, 1, 2, 3}));
    }

    void stepsShowOneMatrixAfterTheOther() {
        const auto matricesAt = [](int step) {
            const auto figure =
                shownFigure(attentionSteps(),
                            sceneOf(attentionSteps(), QStringLiteral("d=8 heads=1 add-position=off step=%1").arg(step)),
                            {850, 560});
            std::set<std::string> names;
            // Cells are larger than the steps.
            for (int y = 0; y < 560; y += 5)
                for (int x = 0; x < 850; x += 5)
                    if (const auto cell = figure->cellAt(QPointF(x, y))) names.insert(cell->matrix);
            return names;
        };
        std::set<std::string> expected{"X"};
        QCOMPARE(matricesAt(1), expected);
        expected.insert({"Q", "K", "V"});
        QCOMPARE(matricesAt(2), expected);
        // Scores, scaled and masked stand in one place.
        for (const auto& [step, name] : {std::pair{3, "scores"}, {4, "scaled"}, {5, "masked"}}) {
            auto shown = expected;
            shown.insert(name);
            QCOMPARE(matricesAt(step), shown);
        }
        expected.insert({"scores", "weights"});
        QCOMPARE(matricesAt(6), expected);
        expected.insert("head-output");
        QCOMPARE(matricesAt(7), expected);
        expected.insert("output");
        QCOMPARE(matricesAt(8), expected);
    }

    void nothingMovesBetweenSteps() {
        const auto boxAt = [](int step, const char* matrix) {
            const auto figure =
                shownFigure(attentionSteps(),
                            sceneOf(attentionSteps(), QStringLiteral("d=8 heads=1 step=%1").arg(step)), {850, 560});
            return figure->markedCellRect({1, 0, matrix});
        };
        for (const auto& [from, name] :
             {std::pair{1, "X"}, {2, "Q"}, {2, "K"}, {2, "V"}, {3, "scores"}, {6, "weights"}}) {
            const auto last = boxAt(8, name);
            QVERIFY(last);
            for (int step = from; step < 8; ++step)
                if (const auto box = boxAt(step, name)) QCOMPARE(*box, *last);
            if (from > 1) QVERIFY(!boxAt(from - 1, name));
        }
    }

    void whatAStepBringsComesFromTheOneBefore_data() {
        QTest::addColumn<QString>("show");
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("step");
        QTest::addColumn<Cell>("from");
        QTest::addColumn<Cell>("to");
        const auto add = [](const char* name, const char* show, int before, int step, Cell from, Cell to) {
            QTest::newRow(name) << QString(show) << before << step << std::move(from) << std::move(to);
        };
        add("words to queries", "all", 1, 2, {0, 7, "X"}, {0, 0, "Q"});
        add("words to keys", "all", 1, 2, {0, 7, "X"}, {0, 7, "K"});
        add("words to values", "all", 1, 2, {4, 7, "X"}, {0, 7, "V"});
        add("queries to scores", "all", 2, 3, {0, 7, "Q"}, {0, 0, "scores"});
        add("keys to scores", "all", 2, 3, {2, 7, "K"}, {0, 2, "scores"});
        add("scores to weights", "all", 5, 6, {0, 4, "scores"}, {0, 0, "weights"});
        add("values to the sum", "all", 6, 7, {3, 7, "V"}, {3, 0, "head-output"});
        add("sum to the output", "all", 7, 8, {3, 7, "head-output"}, {3, 0, "output"});
        add("matrices to queries", "matrices", 1, 2, {0, 0, "W_q"}, {0, 0, "Q"});
        add("queries to scores alone", "queries-and-keys", 2, 3, {0, 7, "Q"}, {0, 0, "scores"});
        add("scores to weights alone", "all-words", 5, 6, {0, 4, "scores"}, {0, 0, "weights"});
        add("weights to the sums", "output", 6, 7, {0, 4, "weights"}, {0, 0, "head-output"});
        add("words to the output", "in-and-out", 7, 8, {3, 7, "X"}, {3, 7, "output"});
        add("a word's value", "one-word", 1, 2, {3, 0, "scores"}, {0, 0, "V"});
        add("a word asks", "one-word", 2, 3, {3, 0, "scores"}, {3, 4, "scores"});
        add("scores to bars", "one-word", 5, 6, {3, 1, "scores"}, {3, 1, "weights"});
        add("values to products", "one-word", 6, 7, {4, 7, "V"}, {3, 0, "head-output"});
    }
    /// What moves is between the two places on its way; then the picture is the one that it always is.
    void whatAStepBringsComesFromTheOneBefore() {
        QFETCH(QString, show);
        QFETCH(int, before);
        QFETCH(int, step);
        QFETCH(Cell, from);
        QFETCH(Cell, to);
        constexpr QSize kSize(960, 620);
        const auto sceneAt = [&](int at) {
            Scene scene = presetScene(attentionSteps(), "start", show.toStdString());
            scene.parameters.step = at;
            return scene;
        };
        const auto drawn = [&](Figure& of) {
            of.replot(QCustomPlot::rpImmediateRefresh);
            QImage image(kSize, QImage::Format_RGB32);
            image.fill(Qt::white);
            of.render(&image);
            return image;
        };
        const auto pictureAt = [&](int at) { return drawn(*shownFigure(attentionSteps(), sceneAt(at), kSize)); };
        // Between the two cells, whichever side of the one the other is at.
        const auto whole = shownFigure(attentionSteps(), sceneAt(kLast), kSize);
        const auto scoresFigure = shownFigure(attentionSteps(), sceneAt(step), kSize);
        const auto placeOfCell = [&](const Cell& cell) {
            const auto place = whole->cellRect(cell);
            return place ? place : scoresFigure->cellRect(cell);
        };
        const auto begin = placeOfCell(from), end = placeOfCell(to);
        QVERIFY(begin && end);
        const QRectF &a = *begin, &b = *end, both = a | b;
        const bool isAside = a.right() < b.left();
        const QRect gap = (isAside ? QRectF(a.right(), both.top(), b.left() - a.right(), both.height())
                                   : QRectF(both.left(), std::min(a.bottom(), b.bottom()), both.width(),
                                            std::max(a.top(), b.top()) - std::min(a.bottom(), b.bottom())))
                              .toAlignedRect()
                              .adjusted(3, 3, -3, -3);
        QVERIFY(gap.isValid());

        const auto figure = shownFigure(attentionSteps(), sceneAt(before), kSize);
        double clock = 1000;
        const auto goTo = [&](int at) {
            figure->setGlideClock(clock);
            figure->setGlides(true);
            figure->display(sceneAt(at), studiedOnce(attentionSteps(), sceneAt(at)).study());
        };
        const auto atShare = [&](double share) {
            figure->setGlideClock(clock + share * Figure::kGlideTime);
            return drawn(*figure);
        };
        const QImage last = pictureAt(step);
        goTo(step);
        const QImage middle = atShare(0.5);
        QVERIFY(middle.copy(gap) != last.copy(gap));
        QVERIFY(middle.copy(gap) != pictureAt(before).copy(gap));
        QVERIFY(atShare(0.7) != middle);
        QCOMPARE(atShare(1), last);
        // Back at once, and a step that is chosen on the way ends it.
        clock += 2000;
        goTo(before);
        QCOMPARE(atShare(0), pictureAt(before));
        goTo(step);
        clock += Figure::kGlideTime / 2;
        const int other = step < kLast ? step + 1 : step - 1;
        goTo(other);
        QCOMPARE(atShare(1), pictureAt(other));
        // Without a glide the first picture is the last.
        goTo(before);
        figure->setGlides(false);
        figure->display(sceneAt(step), studiedOnce(attentionSteps(), sceneAt(step)).study());
        QCOMPARE(drawn(*figure), last);
    }

    void aChipUnfoldsItsMatrixAndFoldsItAgain() {
        Scene scene = sceneOf(attentionSteps(), "d=8 heads=1 matrix=weights row=1 column=1");
        const auto chosen = [](const Figure& figure) {
            std::set<std::string> names;
            for (int y = 0; y < 560; y += 5)
                for (int x = 0; x < 850; x += 5)
                    if (const auto choice = figure.clickActionAt(QPointF(x, y)); choice && choice->key == "matrix")
                        names.insert(std::get<std::string>(choice->value));
            return names;
        };
        QCOMPARE(chosen(*shownFigure(attentionSteps(), scene, {850, 560})),
                 (std::set<std::string>{"P", "W_q", "W_k", "W_v", "W_o", "scaled"}));
        // A mask has a chip where there is one.
        Scene masked = scene;
        masked.parameters.mask = MaskKind::Causal;
        const std::set<std::string> ofMasked = chosen(*shownFigure(attentionSteps(), masked, {850, 560}));
        // Masked scores are scaled already.
        QVERIFY(ofMasked.contains("masked") && !ofMasked.contains("scaled"));
        scene.parameters.matrix = "W_k";
        const auto figure = shownFigure(attentionSteps(), scene, {850, 560});
        QVERIFY(placeOf(*figure, {1, 1, "W_k"}));
        QVERIFY(chosen(*figure).contains("weights"));
        // The line of the query stays where it was.
        QCOMPARE(expandedQuery(scene.parameters, 6), Index(1));
        // So does one without a column.
        scene.parameters.matrix = "weights";
        scene.parameters.column = std::nullopt;
        QCOMPARE(expandedQuery(scene.parameters, 6), Index(1));
        QVERIFY(figure->markedCellRect({1, 0, "head-output"}));
        QVERIFY(!figure->markedCellRect({5, 0, "head-output"}));
    }

    void aWeightOfOneWordHasItsNumberInItsPlace() {
        Scene scene = startScene(attentionSteps());
        scene.parameters.show = "one-word";
        scene.parameters.row = 1;
        const auto figure = shownFigure(attentionSteps(), scene, {850, 560});
        const auto weight = figure->cellRect({1, 0, "weights"}), value = figure->cellRect({0, 0, "V"});
        QVERIFY(weight && value);
        // Between them there is a sign, and no number.
        constexpr double kSignRoom = 24;
        QVERIFY2(weight->right() < value->left() && value->left() - weight->right() <= kSignRoom,
                 qPrintable(QString::number(value->left() - weight->right())));
        QVERIFY(!figure->cellRect({2, 0, "weights"}));
    }

    void anEarlyStepExplainsWhatIsThere() {
        Scene scene = sceneOf(attentionSteps(), "d=8 heads=1 matrix=weights row=3 column=1");
        for (const auto& [step, name] : {std::pair{1, "X"},
                                         {2, "Q"},
                                         {3, "scores"},
                                         {4, "scaled"},
                                         {5, "masked"},
                                         {6, "weights"},
                                         {8, "weights"}}) {
            scene.parameters.step = step;
            QCOMPARE(matrixAtStep(step, "weights"), std::string_view(name));
            QCOMPARE(evaluateScene(attentionSteps(), scene).explain({3, 1, "weights"}).derivation.value,
                     values(scene, name)(3, 1));
        }
        scene.parameters.step = 3;
        QCOMPARE(matrixAtStep(3, "K"), std::string_view("K"));
        QVERIFY(evaluateScene(attentionSteps(), scene).caption().observation.contains("A score is query times key"));
    }

    void theStartProvesTheClaim() {
        const Scene scene = presetScene(attentionSteps(), "start");
        const double weight = values(scene, "weights")(3, 1);
        QVERIFY(weight >= 0.6 && weight <= 0.8);
    }

    void tabsShowTheirCells() { QCOMPARE(tabsFault(attentionSteps()), QString()); }

    /// Of many keys the heaviest have a row each, and what the others add is not lost.
    void theHeaviestKeysAreTold() {
        constexpr Index kMost = 8, kFew = 6, kQuery = 3;
        const auto study = studyAttentionSteps(sceneOf(attentionSteps(), "tokens= n=12 d=8 heads=1"));
        const Matrix terms = study->termsOf(kQuery);
        const auto weights = study->matrix("weights").row(kQuery);
        Index lightest = 0;
        weights.minCoeff(&lightest);
        for (const auto with : {std::optional<Index>(), std::optional(lightest)}) {
            const LeadingKeys leading = study->leadingKeys(kQuery, terms, kMost, kFew, with);
            QCOMPARE(leading.keys.size(), std::size_t(kFew));
            QCOMPARE(leading.others, 12 - kFew);
            QVERIFY(std::ranges::is_sorted(leading.keys));
            double sum = leading.othersWeight, least = 1;
            Matrix row = leading.othersTerm;
            for (const Index key : leading.keys) {
                sum += weights(key);
                row += terms.row(key);
                if (key != with) least = std::min(least, weights(key));
            }
            QVERIFY(std::abs(sum - 1) <= kSumRounding);
            QVERIFY((row - study->matrix("head-output").row(kQuery)).cwiseAbs().maxCoeff() <= kSumRounding);
            QCOMPARE((weights.array() >= least).count(), with ? kFew - 1 : kFew);
            QCOMPARE(std::ranges::count(leading.keys, lightest), with ? 1 : 0);
        }
        QCOMPARE(study->leadingKeys(kQuery, terms, 12, kFew).keys.size(), std::size_t(12));
    }

    void arrowKeysLeadThroughTheTableOfOneWord() {
        Scene scene = presetScene(attentionSteps(), "start");
        const auto figure = shownFigure(attentionSteps(), scene, {800, 560});
        QCOMPARE(figure->adjacentCell({3, 1, "weights"}, 0, 1), (Cell{3, 2, "weights"}));
        QCOMPARE(figure->adjacentCell({3, 4, "weights"}, 0, 1), (Cell{3, 4, "weights"}));
        QCOMPARE(figure->adjacentCell({3, 1, "scores"}, 1, 0), (Cell{3, 1, "weights"}));
        QCOMPARE(figure->adjacentCell({3, 1, "weights"}, 1, 0), (Cell{1, 0, "V"}));
        QCOMPARE(figure->adjacentCell({1, 7, "V"}, 1, 0), (Cell{3, 0, "head-output"}));
        QCOMPARE(figure->adjacentCell({3, 0, "head-output"}, -1, 0), (Cell{1, 7, "V"}));
    }

    /// Each stage adds a column to what can be selected.
    void stagesFillTheTableOfOneWord() {
        Scene scene = presetScene(attentionSteps(), "start");
        std::size_t before = 0;
        for (const int step : {1, 2, 3, 6, 8}) {
            scene.parameters.step = step;
            std::set<std::string> found;
            for (const auto& [cell, place] : placesOf(*shownFigure(attentionSteps(), scene, {800, 560})))
                found.insert(std::get<0>(cell));
            QCOMPARE(found.size(), before);
            if (step < 8) ++before;
        }
    }

    void aClickedWordAsks() {
        const auto figure = shownFigure(attentionSteps(), presetScene(attentionSteps(), "start"), {800, 560});
        const auto bar = figure->cellRect({3, 0, "weights"});
        QVERIFY(bar);
        const auto choice = figure->clickActionAt({20, bar->center().y()});
        QVERIFY(choice && choice->also);
        QCOMPARE(choice->also->first, std::string_view("row"));
        QCOMPARE(std::get<std::int64_t>(choice->also->second), std::int64_t(0));
    }

    void theProjectionOfTheSelectedMatrixIsShown() {
        for (const char* which : {"q", "k", "v"}) {
            Scene scene = sceneOf(attentionSteps(), "d=8 heads=2 head=1");
            const std::string name = std::string("W_") + which;
            setSelection(scene.parameters, Cell{5, 2, name});
            const auto figure = shownFigure(attentionSteps(), scene, {850, 560});
            QVERIFY(placeOf(*figure, {5, 2, name}));
            // Rows of the other head are elsewhere.
            QVERIFY(!placeOf(*figure, {1, 2, name}));
        }
    }

    void columnsAreTheSameCellsTransposed() {
        const Scene rows = sceneOf(attentionSteps(), "d=8 heads=1");
        const Scene columns = sceneOf(attentionSteps(), "d=8 heads=1 token-axis=columns");
        const auto lying = placesOf(*shownFigure(attentionSteps(), columns, {850, 560}));
        const auto standing = placesOf(*shownFigure(attentionSteps(), rows, {850, 560}));
        for (const char* name : {"X", "Q", "K", "V", "scores", "weights", "output"}) {
            const auto first = lying.find({name, 1, 0}), second = lying.find({name, 2, 0});
            QVERIFY2(first != lying.end() && second != lying.end(), name);
            const auto before = standing.find({name, 1, 0}), after = standing.find({name, 2, 0});
            QVERIFY2(before != standing.end() && after != standing.end(), name);
            // Keys stand over the scores, where tokens are columns at their left.
            const bool isKey = name == std::string_view("K");
            const QPointF across = second->second - first->second, down = after->second - before->second;
            QVERIFY2(isKey ? across.y() > 0 : across.x() > 0, name);
            QVERIFY2(isKey ? down.x() > 0 : down.y() > 0, name);
        }
    }

    void arrowKeysLeadFromMatrixToMatrix() {
        const auto figure =
            shownFigure(attentionSteps(), sceneOf(attentionSteps(), "d=8 heads=1 add-position=off"), {850, 560});
        QCOMPARE(figure->adjacentCell({1, 7, "X"}, 1, 0), (Cell{1, 0, "Q"}));
        QCOMPARE(figure->adjacentCell({1, 0, "V"}, -1, 0), (Cell{1, 7, "K"}));
        QCOMPARE(figure->adjacentCell({1, 5, "masked"}, 1, 0), (Cell{1, 0, "weights"}));
        QCOMPARE(figure->adjacentCell({1, 2, "weights"}, 0, 1), (Cell{2, 2, "weights"}));
        // Keys and projections lie on their side.
        QCOMPARE(figure->adjacentCell({1, 2, "K"}, 1, 0), (Cell{2, 2, "K"}));
        QCOMPARE(figure->adjacentCell({5, 2, "K"}, 1, 0), (Cell{5, 0, "V"}));
        QCOMPARE(figure->adjacentCell({0, 2, "K"}, -1, 0), (Cell{0, 7, "Q"}));
        QCOMPARE(figure->adjacentCell({1, 2, "W_q"}, 1, 0), (Cell{2, 2, "W_q"}));
    }

    void otherPagesHeadsDoNotMatter() {
        Scene wide = sceneOf(attentionSteps(), "d=8 heads=2");
        const Matrix narrow = values(wide, "output");
        wide.parameters.headDesign = HeadDesign::Wide;
        QCOMPARE(values(wide, "output"), narrow);
        QCOMPARE(shapeOf(wide, "Q"), (std::vector<Index>{2, 6, 4}));
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("one cell") << "tokens=a d=1 heads=1";
        QTest::newRow("one token, many heads") << "tokens=a d=64 heads=16";
        QTest::newRow("many tokens") << "tokens= n=512 d=8 heads=2 mask=causal";
        QTest::newRow("many columns") << "d=512 heads=16";
        QTest::newRow("many tokens in columns") << "tokens= n=300 d=4 heads=1 token-axis=columns mask=causal";
        QTest::newRow("many arrows") << "tokens= n=200 d=4 heads=1 output-view=arrows";
        QTest::newRow("arrows in one dimension") << "d=1 heads=1 output-view=arrows";
        QTest::newRow("few keys, many queries") << "tokens= n=40 memory-tokens=a,b d=8 heads=1";
    }
    void anySizeIsDrawn() {
        QFETCH(QString, words);
        Scene scene = sceneOf(attentionSteps(), words);
        for (const FigureTab& tab : attentionSteps().tabs())
            for (const int step : {1, 5, 8}) {
                scene.parameters.show = tab.name;
                scene.parameters.step = step;
                for (const QSize size : {QSize(480, 292), QSize(850, 560)}) shownFigure(attentionSteps(), scene, size);
            }
        scene.parameters.show = kShowAll;
        for (const char* name : {"weights", "K", "output"}) {
            setSelection(scene.parameters, Cell{0, 0, name});
            for (const QSize size : {QSize(480, 292), QSize(850, 560)}) shownFigure(attentionSteps(), scene, size);
        }
    }

    void positionsAreNamedWhereTheyAreAdded() {
        QVERIFY(evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "d=8 heads=1"))
                    .description()
                    .contains("embeddings X + P"));
        QVERIFY(evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "d=8 heads=1 add-position=off"))
                    .description()
                    .contains("embeddings X,"));
        for (const char* name : {"Q", "K", "V"}) {
            QVERIFY(evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "d=8 heads=1"))
                        .explain({1, 2, name})
                        .sentence.contains("X + P"));
            QVERIFY(!evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "d=8 heads=1 add-position=off"))
                         .explain({1, 2, name})
                         .sentence.contains("P"));
        }
        QVERIFY(!evaluateScene(attentionSteps(), sceneOf(attentionSteps(), "d=8 heads=1 memory-tokens=a,b"))
                     .explain({1, 2, "K"})
                     .sentence.contains("X"));
    }

    void memoryMakesItCross() {
        const Scene scene = presetScene(attentionSteps(), "cross");
        QVERIFY(attentionSteps().textsFor(scene).title.startsWith("Cross"));
        const Caption caption = evaluateScene(attentionSteps(), scene).caption();
        for (const char* point : {"1.", "2.", "3.", "4.", "Bahdanau"}) QVERIFY(caption.relevance.contains(point));
        const auto figure = shownFigure(attentionSteps(), scene, {850, 560});
        QVERIFY(placeOf(*figure, {2, 1, "M"}));
    }

    void captionHasTheScenesNumbers() {
        const Scene scene = presetScene(attentionSteps(), "causal");
        const double weight = values(scene, "weights")(3, 1);
        QVERIFY(evaluateScene(attentionSteps(), scene).caption().observation.contains(formatDecimals(weight, 2)));
        QVERIFY(evaluateScene(attentionSteps(), scene).caption().observation.contains("“too”"));
        QVERIFY(evaluateScene(attentionSteps(), scene).caption().observation.contains("“animal”"));
    }

    void equalWeightsAndRepeatedWordsAreToldApart() {
        const Scene ones = presetScene(attentionSteps(), "d2l");
        attentionSteps().compute(ones, {});
        const Caption book = evaluateScene(attentionSteps(), ones).caption();
        QVERIFY2(book.observation.contains("3 words fit"), qPrintable(book.observation));
        QVERIFY(book.more.contains("Sequence 0 of 2"));
        QVERIFY(book.observation.contains("after the first 3"));
        const Scene twice = presetScene(attentionSteps(), "without-projections");
        QVERIFY(evaluateScene(attentionSteps(), twice).caption().observation.contains("2 words fit"));
        QVERIFY(evaluateScene(attentionSteps(), twice).explain({1, 5, "weights"}).tags[1].text.contains("place 5"));
        QVERIFY(!evaluateScene(attentionSteps(), twice).explain({2, 5, "weights"}).tags[0].text.contains("place"));
    }

    void entriesSayWhereTheyComeFrom_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("source");
        QTest::newRow("normal") << "d=4 heads=1 add-position=off"
                                << "drawn number";
        QTest::newRow("whole") << "d=4 heads=1 add-position=off numbers=integers"
                               << "drawn number";
        QTest::newRow("whole, with positions") << "d=4 heads=1 numbers=integers"
                                               << "drawn number";
        QTest::newRow("ones") << "d=4 heads=1 add-position=off numbers=ones"
                              << "all ones";
        QTest::newRow("typed") << "d=4 heads=1 entries=X-2-3-1.5"
                               << "typed number";
    }
    void entriesSayWhereTheyComeFrom() {
        QFETCH(QString, words);
        QFETCH(QString, source);
        Scene scene = sceneOf(attentionSteps(), words.section(" entries=", 0, 0));
        const bool typed = words.contains("entries=");
        if (typed) scene.parameters.entries = "X 2 3 1.5; W_q 0 1 -2";
        const Explanation explanation = evaluateScene(attentionSteps(), scene).explain({2, 3, "X"});
        QStringList names;
        for (const DerivationLine& line : explanation.derivation.steps) names += QString::fromStdString(line.name);
        QVERIFY2(names.contains(source), qPrintable(names.join(',')));
        QVERIFY(source == "loaded number" || !names.contains("loaded number"));
        QCOMPARE(explanation.derivation.value, values(scene, "X")(2, 3));
        const QString seen = evaluateScene(attentionSteps(), scene).caption().more;
        QCOMPARE(seen.contains("Here they are drawn at random"), !typed);
        QCOMPARE(seen.contains("2 typed number"), typed);
        if (typed)
            QCOMPARE(evaluateScene(attentionSteps(), scene).explain({0, 1, "W_q"}).derivation.steps.front().name,
                     std::string("typed number"));
    }

    void aSequenceIsChosenByItsNumber() {
        const auto figure = shownFigure(attentionSteps(), presetScene(attentionSteps(), "d2l"), {850, 560});
        std::set<std::int64_t> sequences;
        for (int y = 0; y < 560; y += 3)
            for (int x = 0; x < 850; x += 3)
                if (const auto choice = figure->clickActionAt(QPointF(x, y)); choice && choice->key == "sequence")
                    sequences.insert(std::get<std::int64_t>(choice->value));
        QCOMPARE(sequences, (std::set<std::int64_t>{0, 1}));
    }

 private:
    Plurals m_plurals;
};

ATTENTION_TEST(AttentionStepsTest, QApplication)
#include "attention_steps_test.moc"
