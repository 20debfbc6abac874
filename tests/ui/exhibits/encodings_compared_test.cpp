#include <cmath>
#include <map>
#include <set>

#include "core/encoding/alibi.h"
#include "core/encoding/encoding_properties.h"
#include "core/encoding/encoding_table.h"
#include "core/encoding/encodings_compared_study.h"
#include "core/encoding/sinusoidal.h"
#include "core/io/npy.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/derivation_words.h"
#include "ui/text/number_format.h"

using namespace attention;

namespace {

/// A score computed on its own, and one of a whole matrix: another order of the same sum.
constexpr double kSameSum = 1e-10;

Scene withLearned(Scene scene, Index rows, Index columns, double size = 1) {
    std::vector<double> values;
    for (Index k = 0; k < rows * columns; ++k) values.push_back((double(k % 17) - 8) * size);
    return withArray(encodingsCompared(), std::move(scene), "learned", {rows, columns}, std::move(values));
}

}  // namespace

class EncodingsComparedTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() {
        loadFonts();
        QCoreApplication::installTranslator(&m_plurals);
    }

    void tablesAreNamedAsPromised() {
        QStringList names;
        for (const TableDescription& table : encodingsCompared().tables())
            names += QString::fromUtf8(table.name.data(), qsizetype(table.name.size()));
        QCOMPARE(
            names.join(u' '),
            QString("properties integer integer-scaled one-hot binary sinusoidal learned none-scores integer-scores "
                    "integer-scaled-scores one-hot-scores binary-scores sinusoidal-scores learned-scores "
                    "rotary-scores alibi-scores derivation"));
    }

    /// Each cell of the chosen diagonal has an outline, from the first to the last row.
    void theWholeDiagonalIsOutlined() {
        constexpr int kPositions = 8;
        constexpr QSize kSize(1000, 620);
        const std::string_view matrix = "sinusoidal-scores";
        const Scene scene =
            sceneWith(encodingsCompared(), {{"n", "8"}, {"d", "16"}, {"show", "one-test"}, {"encoding", "sinusoidal"}});
        const auto figure = shownFigure(encodingsCompared(), scene, kSize);
        const QImage image = painted(encodingsCompared(), scene, kSize, Theme::light(), true);
        const auto isOutlined = [&](int row, int column) {
            const auto cell = figure->markedCellRect({row, column, std::string(matrix)});
            if (!cell) return false;
            // The outline is wider than a pixel, but not on whole ones.
            constexpr int kAntialiased = 90;
            const QColor outline = Theme::light().indexDelta;
            int count = 0;
            for (int y = int(cell->top()); y < cell->bottom(); ++y)
                for (int x = int(cell->left()); x < cell->right(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    count += std::abs(pixel.red() - outline.red()) < kAntialiased &&
                             std::abs(pixel.green() - outline.green()) < kAntialiased &&
                             std::abs(pixel.blue() - outline.blue()) < kAntialiased;
                }
            return count > cell->width() + cell->height();
        };
        int offset = 0;
        while (offset < kPositions && !isOutlined(0, offset)) ++offset;
        QVERIFY(offset + 2 < kPositions);
        for (int row = 0; row + offset < kPositions; ++row)
            QVERIFY2(isOutlined(row, row + offset), qPrintable(QString::number(row)));
        QVERIFY(!isOutlined(0, kPositions - 1));
    }

    void tablesHaveTheirShapes_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addRow("nine encodings") << "properties" << 9 << 16;
        QTest::addRow("one number each") << "integer" << 20 << 1;
        QTest::addRow("as many columns as positions") << "one-hot" << 20 << 20;
        QTest::addRow("five digits") << "binary" << 20 << 5;
        QTest::addRow("d columns") << "sinusoidal" << 20 << 6;
        QTest::addRow("as many rows as were trained") << "learned" << 12 << 6;
        QTest::addRow("scores of all positions") << "none-scores" << 20 << 20;
        QTest::addRow("scores of those with a row") << "learned-scores" << 12 << 12;
    }
    void tablesHaveTheirShapes() {
        QFETCH(QString, name);
        const Scene scene = sceneWith(encodingsCompared(), {{"n", "20"}, {"d", "6"}, {"training-length", "12"}});
        const TableShape shape = tableShape(evaluateScene(encodingsCompared(), scene).table(name.toStdString()));
        QTEST(int(shape.rows), "rows");
        QTEST(int(shape.columns), "columns");
        const TableShape cells = selectableShape(encodingsCompared(), scene.parameters, name.toStdString());
        QCOMPARE(cells.rows, shape.rows);
        QCOMPARE(cells.columns, name == "properties" ? 5 : shape.columns);
    }

    void tablesHoldCoresNumbers() {
        const Scene scene =
            sceneWith(encodingsCompared(), {{"n", "20"}, {"d", "6"}, {"base", "100"}, {"heads", "8"}, {"head", "2"}});
        QCOMPARE(matrixOf(evaluateScene(encodingsCompared(), scene).table("sinusoidal")),
                 sinusoidalTable({.positions = 20, .dimensions = 6, .base = 100}));
        const Matrix none = matrixOf(evaluateScene(encodingsCompared(), scene).table("none-scores"));
        const Matrix alibi = matrixOf(evaluateScene(encodingsCompared(), scene).table("alibi-scores"));
        for (Index i = 0; i < 20; ++i)
            for (Index j = 0; j < 20; ++j)
                QVERIFY(std::abs(alibi(i, j) - none(i, j) - alibiPenalty(i, j, 0.125)) < kSameSum);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(encodingsCompared(), scene).table("no such table"),
                                 std::invalid_argument);
    }

    void propertiesAreListed() {
        const std::string csv =
            csvOf(evaluateScene(encodingsCompared(), sceneWith(encodingsCompared(), Parameters{})).table("properties"));
        QVERIFY(csv.starts_with(
            "encoding,width,smallest-distance,unique,largest-value,growth,bounded,product-spread,score-spread,"
            "variation,"
            "offset-alone,further-tested,further-in-range,extends,shift-residual,linear-shift\nnone,0,0,no,0,"));
        QVERIFY(csv.find("\nbinary,6,1,yes,1,0,yes,1,") != std::string::npos);
        QVERIFY(csv.find(",48,16,in-part,") != std::string::npos);
    }

    void everyCellIsExplained_data() {
        QTest::addColumn<QString>("matrix");
        for (const TableDescription& table : encodingsCompared().tables())
            if (table.name != kDerivationTable.name && table.name != "properties")
                QTest::addRow("%s", table.name.data()) << table.name.data();
    }
    void everyCellIsExplained() {
        QFETCH(QString, matrix);
        const Scene scene = sceneWith(encodingsCompared(), {{"n", "13"}, {"d", "7"}, {"training-length", "10"}});
        const Matrix values = matrixOf(evaluateScene(encodingsCompared(), scene).table(matrix.toStdString()));
        for (Index row = 0; row < values.rows(); ++row)
            for (Index column = 0; column < values.cols(); ++column) {
                const Explanation explanation =
                    evaluateScene(encodingsCompared(), scene).explain({row, column, matrix.toStdString()});
                const double told = explanation.derivation.value;
                QVERIFY(std::abs(told - values(row, column)) <= kSameSum * (1 + std::abs(told)));
                QCOMPARE(explanation.tags.size(), std::size_t{3});
                QVERIFY(explanation.tags[1].text.contains(QString::number(row)));
                QVERIFY(explanation.tags[2].text.contains(QString::number(column)));
            }
    }

    void everyPropertyIsExplained() {
        const Scene scene = sceneWith(encodingsCompared(), Parameters{});
        for (Index row = 0; row < 9; ++row)
            for (Index column = 0; column < 5; ++column) {
                const Explanation explanation =
                    evaluateScene(encodingsCompared(), scene).explain({row, column, "properties"});
                QVERIFY(!explanation.value.isEmpty());
                QVERIFY(!explanation.sentence.contains("%"));
                QCOMPARE(explanation.derivation.steps.back().value, explanation.derivation.value);
                for (const auto* lines : {&explanation.derivation.steps, &explanation.derivation.context})
                    for (const DerivationLine& line : *lines) QVERIFY(!derivationLineName(line.name).isEmpty());
            }
        QCOMPARE(evaluateScene(encodingsCompared(), scene).explain({4, 3, "properties"}).value, QString("16/48"));
        QVERIFY(evaluateScene(encodingsCompared(), scene)
                    .explain({0, 0, "properties"})
                    .sentence.contains("cannot be told apart"));
        QCOMPARE(evaluateScene(encodingsCompared(), scene).explain({8, 4, "properties"}).value, QStringLiteral("–"));
    }

    void derivationNeedsASelection() {
        QVERIFY_EXCEPTION_THROWN(
            evaluateScene(encodingsCompared(), sceneWith(encodingsCompared(), Parameters{})).table("derivation"),
            std::invalid_argument);
        const Scene scene = sceneWith(
            encodingsCompared(), {{"encoding", "alibi"}, {"matrix", "alibi-scores"}, {"row", "20"}, {"column", "31"}});
        QVERIFY(csvOf(evaluateScene(encodingsCompared(), scene).table("derivation")).find("penalty,0.25 * 11,2.75") !=
                std::string::npos);
    }

    void headsChooseTheSlope() {
        const auto fall = [](const Scene& scene) {
            const Matrix scores = matrixOf(evaluateScene(encodingsCompared(), scene).table("alibi-scores"));
            return scores(0, 0) - scores(0, 1);
        };
        QVERIFY(std::abs(fall(sceneWith(encodingsCompared(), Parameters{})) - 0.25) < kSameSum);
        QVERIFY(std::abs(fall(sceneWith(encodingsCompared(), {{"heads", "8"}})) - 0.5) < kSameSum);
        QVERIFY(std::abs(fall(sceneWith(encodingsCompared(), {{"heads", "8"}, {"head", "7"}})) - 1.0 / 256) < kSameSum);
    }

    void loadedTableDecides() {
        const Scene scene = withLearned(sceneWith(encodingsCompared(), {{"encoding", "learned"}, {"n", "100"}}), 24, 5);
        QCOMPARE(scene.parameters.n, 24);
        QCOMPARE(scene.parameters.d, 5);
        QCOMPARE(scene.parameters.trainingLength, 24);
        const Matrix table = matrixOf(evaluateScene(encodingsCompared(), scene).table("learned"));
        QCOMPARE(table(2, 1), double(11 % 17) - 8);
        QVERIFY(evaluateScene(encodingsCompared(), scene).caption().observation.contains("file"));
        const Scene shorter = withLearned(sceneWith(encodingsCompared(), {{"n", "7"}}), 24, 5);
        QCOMPARE(shorter.parameters.n, 7);
        QCOMPARE(tableShape(evaluateScene(encodingsCompared(), shorter).table("learned")).rows, 7);
    }

    void computingChangesNoExplanation() {
        const auto told = [](const Scene& scene) {
            QStringList words;
            for (Index row = 0; row < 9; ++row)
                for (Index column = 0; column < 5; ++column) {
                    const Explanation explanation =
                        evaluateScene(encodingsCompared(), scene).explain({row, column, "properties"});
                    words += explanation.value + explanation.sentence;
                    words += QString::fromStdString(expressionText(explanation.derivation.numeric()));
                }
            return words.join(u'\n');
        };
        const Scene scene = sceneWith(encodingsCompared(), {{"n", "21"}, {"d", "5"}});
        const Scene other = sceneWith(encodingsCompared(), {{"n", "34"}, {"d", "6"}, {"seed", "3"}});
        const Scene loaded = withLearned(scene, 21, 5);
        encodingsCompared().compute(other, {});
        const QString before = told(scene), ofLoaded = told(loaded);
        QVERIFY(before != ofLoaded);
        encodingsCompared().compute(scene, {});
        QCOMPARE(told(scene), before);
        QCOMPARE(told(loaded), ofLoaded);
        encodingsCompared().compute(loaded, {});
        QCOMPARE(told(loaded), ofLoaded);
        QCOMPARE(told(scene), before);
    }

    void hugeLoadedNumbersProveNothing() {
        // Up to 8e307, whose squares are no numbers.
        const Scene scene = withLearned(sceneWith(encodingsCompared(), {{"encoding", "learned"}}), 12, 5, 1e307);
        for (const Index column : {0, 2, 4}) {
            const Explanation explanation =
                evaluateScene(encodingsCompared(), scene).explain({6, column, "properties"});
            QCOMPARE(explanation.value, QStringLiteral("–"));
            QVERIFY(explanation.sentence.contains("too large"));
        }
        QVERIFY(!evaluateScene(encodingsCompared(), scene).caption().observation.contains("inf"));
        QVERIFY(countOf(painted(encodingsCompared(), scene, {850, 530}), Theme::light().surface.rgb()) > 0);
    }

    void captionNamesPositionsThatExist_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<QString>("neighbours");
        QTest::newRow("up to 59") << 60 << "7 and 8";
        QTest::newRow("up to 8") << 9 << "7 and 8";
        QTest::newRow("up to 7") << 8 << "3 and 4";
        QTest::newRow("up to 6") << 7 << "3 and 4";
        QTest::newRow("up to 3") << 4 << "1 and 2";
        QTest::newRow("no power of two but 1") << 2 << QString();
    }
    void captionNamesPositionsThatExist() {
        QFETCH(int, n);
        QFETCH(QString, neighbours);
        const QString seen = evaluateScene(encodingsCompared(),
                                           sceneWith(encodingsCompared(),
                                                     {{"encoding", "binary"}, {"n", std::to_string(n)}, {"d", "7"}}))
                                 .caption()
                                 .observation;
        QCOMPARE(seen.contains("are neighbours"), !neighbours.isEmpty());
        QVERIFY2(seen.contains(neighbours), qPrintable(seen));
    }

    void integersStepIsThatOfTheLastRow() {
        const Scene scene = sceneWith(encodingsCompared(), {{"encoding", "integer"}});
        const Matrix scores = matrixOf(evaluateScene(encodingsCompared(), scene).table("integer-scores"));
        const Index last = scores.rows() - 1;
        const QString seen = evaluateScene(encodingsCompared(), scene).caption().observation;
        for (const Index key : {Index{1}, last})
            QVERIFY2(
                seen.contains("scores " + formatSignificantDigits(scores(last, key) - scores(last, key - 1), 3) + " "),
                qPrintable(seen));
    }

    void pointingFindsEveryCell_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("encoding");
        for (const char* encoding : {"sinusoidal", "rotary", "learned", "integer"}) {
            QTest::addRow("all of the page, %s", encoding) << QSize(850, 530) << encoding;
            QTest::addRow("a small window, %s", encoding) << QSize(487, 300) << encoding;
        }
    }
    void pointingFindsEveryCell() {
        QFETCH(QSize, size);
        QFETCH(QString, encoding);
        const std::string kind = encoding.toStdString();
        const Scene scene =
            sceneWith(encodingsCompared(), {{"encoding", kind}, {"n", "12"}, {"training-length", "8"}, {"d", "4"}});
        const auto figure = shownFigure(encodingsCompared(), scene, size);
        std::map<std::string, std::set<std::pair<Index, Index>>> seen;
        std::set<std::int64_t> choices;
        const int stride = size.width() > 700 ? 2 : 1;
        for (int y = 0; y < size.height(); y += stride)
            for (int x = 0; x < size.width(); x += stride) {
                const auto cell = figure->cellAt(QPointF(x, y));
                if (cell && seen[cell->matrix].insert({cell->row, cell->column}).second)
                    QVERIFY(hasCell(encodingsCompared(), scene.parameters, *cell));
                if (const auto choice = figure->clickActionAt(QPointF(x, y))) {
                    QCOMPARE(choice->key, std::string_view("encoding"));
                    const std::int64_t chosen = std::get<std::int64_t>(choice->value);
                    choices.insert(chosen);
                    // What is selected there is of the same encoding.
                    QVERIFY(cell);
                    const auto matrix = comparedMatrix(cell->matrix);
                    QCOMPARE(matrix ? std::int64_t(matrix->kind) : std::int64_t(cell->row), chosen);
                }
            }
        // All but the one that is shown.
        QCOMPARE(choices.size(), std::size_t{8});
        QCOMPARE(seen["properties"].size(), std::size_t{45});
        const std::size_t n = kind == "learned" ? 8 : 12;
        QCOMPARE(seen[kind + "-scores"].size(), n * n);
        const bool whole = size.width() > 700;
        const std::size_t width = kind == "integer" ? 1 : kind == "rotary" ? 0 : 4;
        QCOMPARE(seen[kind].size(), whole ? n * width : 0);
    }

    void selectionIsDrawnInIndexColours_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("all of the page") << QSize(850, 530);
        QTest::newRow("a smaller window") << QSize(700, 430);
    }
    void selectionIsDrawnInIndexColours() {
        QFETCH(QSize, size);
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            QCOMPARE(countOf(painted(encodingsCompared(), sceneWith(encodingsCompared(), Parameters{}), size, *theme),
                             theme->indexI.rgb()),
                     0);
            const QImage image = painted(
                encodingsCompared(),
                sceneWith(encodingsCompared(), {{"matrix", "sinusoidal-scores"}, {"row", "20"}, {"column", "31"}}),
                size, *theme);
            QVERIFY(countOf(image, theme->indexI.rgb()) > 50);
            QVERIFY(countOf(image, theme->indexJ.rgb()) > 50);
            QVERIFY(countOf(image, theme->indexDelta.rgb()) > 20);
        }
    }

    void selectionOfAnotherEncodingShowsInItsPicture() {
        const Scene elsewhere =
            sceneWith(encodingsCompared(), {{"matrix", "rotary-scores"}, {"row", "20"}, {"column", "31"}});
        const QImage image = painted(encodingsCompared(), elsewhere, {850, 530});
        const QRect small(0, 0, 120, 530);
        QVERIFY(image.copy(small) !=
                painted(encodingsCompared(), sceneWith(encodingsCompared(), Parameters{}), {850, 530}).copy(small));
        // Among the small pictures only.
        QCOMPARE(countOf(image.copy(120, 0, 730, 530), Theme::light().indexI.rgb()), 0);
    }

    void everySizeIsDrawn_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("d");
        for (const auto& [n, d] : {std::pair{1, 1}, {1, 2}, {2, 1}, {3, 7}, {60, 31}, {65, 32}, {700, 3}})
            QTest::addRow("n=%d d=%d", n, d) << n << d;
    }
    void everySizeIsDrawn() {
        QFETCH(int, n);
        QFETCH(int, d);
        for (const EncodingKind encoding : kEncodingKinds) {
            Scene scene;
            scene.exhibit = encodingsCompared().id();
            scene.parameters.n = n;
            scene.parameters.d = d;
            scene.parameters.encoding = EncodingChoice(encoding);
            scene = adaptScene(encodingsCompared(), scene);
            for (const QSize size : {QSize(850, 530), QSize(487, 300)})
                for (const char* show : {"tests", "one-test", "numbers", "scores", "by-distance", "all"}) {
                    // What all encodings share is drawn once, and large matrices take long.
                    if (show != std::string("tests") && show != std::string("all") &&
                        (n > 100 || encoding == EncodingKind::Integer))
                        continue;
                    scene.parameters.show = show;
                    QVERIFY(isDrawnOn(painted(encodingsCompared(), scene, size)));
                }
            QCOMPARE(painted(encodingsCompared(), scene, {40, 30}).width(), 40);
            QVERIFY(!studiedOnce(encodingsCompared(), scene).caption().observation.contains("%1"));
            QVERIFY(encodingsCompared().memoryNeeded(scene) > 0);
        }
    }

    void everyTestHasItsPicture_data() {
        QTest::addColumn<QString>("values");
        for (const char* values : {"n=32 d=16 training-length=24", "n=1", "n=5 d=7", "n=200 d=4 training-length=3"})
            QTest::addRow("%s", values) << values;
    }
    void everyTestHasItsPicture() {
        QFETCH(QString, values);
        const QSize size(820, 380);
        for (Index row = 0; row < Index(kEncodingKinds.size()); ++row) {
            const QString encoding = QString::fromUtf8(encodingName(kEncodingKinds[std::size_t(row)]));
            std::set<QString> pictures;
            for (Index column = 0; column < 5; ++column) {
                const Scene scene =
                    sceneOf(encodingsCompared(),
                            QStringLiteral("%1 show=one-test encoding=%2 matrix=properties row=%3 column=%4")
                                .arg(values, encoding)
                                .arg(row)
                                .arg(column));
                DrawnText drawn(size);
                QCPPainter painter(&drawn);
                const auto figure = encodingsCompared().makeFigure();
                figure->resize(size);
                figure->display(scene, studiedOnce(encodingsCompared(), scene).study());
                figure->paint(painter, size);
                QCOMPARE(figure->droppedItemsAt(size), QStringList());
                QVERIFY(figure->panels().size() <= 3);
                QVERIFY(figure->cellRect({row, column, "properties"}));
                pictures.insert(drawn.text());
            }
            QCOMPARE(pictures.size(), std::size_t(5));
        }
    }

    void diagonalsSayTheirNumbers() {
        const auto textOf = [](const QString& values) {
            const Scene scene = sceneOf(encodingsCompared(), "n=32 d=16 training-length=24 show=one-test " + values);
            DrawnText drawn({820, 380});
            QCPPainter painter(&drawn);
            const auto figure = encodingsCompared().makeFigure();
            figure->display(scene, studiedOnce(encodingsCompared(), scene).study());
            figure->paint(painter, {820, 380});
            return drawn.text().split(u'\n');
        };
        const Matrix p = sinusoidalTable({.positions = 32, .dimensions = 16});
        for (const Index offset : {5, 9}) {
            const QStringList texts = textOf(offset == 5 ? QStringLiteral("matrix=properties row=5 column=2")
                                                         : QStringLiteral("matrix=sinusoidal-scores row=3 column=12"));
            QVERIFY2(texts.contains(QStringLiteral("%1 apart").arg(offset)), qPrintable(texts.join(u'|')));
            QVERIFY2(texts.contains("always " + formatSignificantDigits(p.row(0).dot(p.row(offset)), 3)),
                     qPrintable(texts.join(u'|')));
        }
        QVERIFY(!textOf("encoding=learned matrix=properties row=6 column=2").filter("from ").isEmpty());
    }

    void aChosenTestIsOneOfTheChosenEncoding() {
        const Parameters start = presetScene(encodingsCompared(), kStartPreset).parameters;
        Parameters next = start;
        next.row = 3;
        QCOMPARE(int(encodingsCompared().withLinkedParameters(start, next).encoding), int(EncodingKind::OneHot));
        next = start;
        next.encoding = EncodingChoice::Rotary;
        QCOMPARE(encodingsCompared().withLinkedParameters(start, next).row, std::int64_t(EncodingKind::Rotary));
    }

    void presetsDoWhatTheySay_data() {
        QTest::addColumn<QString>("name");
        for (const Preset& preset : encodingsCompared().presets())
            QTest::addRow("%s", preset.name.data()) << QString::fromUtf8(preset.name.data());
    }
    void presetsDoWhatTheySay() {
        QFETCH(QString, name);
        const Scene scene = presetScene(encodingsCompared(), name.toStdString());
        const auto explanation = evaluateScene(encodingsCompared(), scene).explainSelection();
        QCOMPARE(explanation.has_value(), name != "long");
        if (name == "integers") {
            const Matrix table = matrixOf(evaluateScene(encodingsCompared(), scene).table("integer"));
            QCOMPARE(table(199, 0) * table(199, 0), 39601.0);
        }
        if (name == "past-training") QCOMPARE(explanation->value, QString("0/32"));
        if (name == "recency") {
            QVERIFY(std::abs(alibiSlope(0, scene.parameters.heads) - 0.5) < kSameSum);
            QVERIFY(std::abs(alibiSlope(7, scene.parameters.heads) - 1.0 / 256) < kSameSum);
        }
        if (name == "odd-width") QVERIFY(explanation->sentence.contains(": no."));
    }

    void linksLeadSomewhere_data() {
        QTest::addColumn<QString>("encoding");
        for (const EncodingKind kind : kEncodingKinds)
            QTest::addRow("%s", encodingName(kind).data()) << encodingName(kind).data();
    }
    void linksLeadSomewhere() {
        QFETCH(QString, encoding);
        const Scene scene = sceneWith(encodingsCompared(), {{"encoding", encoding.toStdString()}});
        QCOMPARE(wordsFault(encodingsCompared(), scene), QString());
        QVERIFY(evaluateScene(encodingsCompared(), scene).caption().suggestion.count("<a ") >= 1);
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(encodingsCompared().compute(sceneWith(encodingsCompared(), {{"n", "2048"}, {"d", "2048"}}),
                                            source.get_token()));
    }

 private:
    Plurals m_plurals;
};

ATTENTION_TEST(EncodingsComparedTest, QApplication)
#include "encodings_compared_test.moc"
