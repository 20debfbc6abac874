#include <cmath>
#include <map>

#include "core/attention/position_head.h"
#include "core/io/array.h"
#include "core/scene/tokens.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/exporters.h"

using namespace attention;

namespace {

/// 20 numbered tokens.
Scene twenty(KeysAndValues values = {}) {
    Scene scene = sceneWith(positionHeads(), values);
    scene.parameters.tokens = "";
    scene.parameters.n = 20;
    return adaptScene(positionHeads(), scene);
}

template <class T>
std::vector<T> attendedColumn(const Scene& scene, std::size_t index) {
    return std::get<std::vector<T>>(
        std::get<ColumnTable>(evaluateScene(positionHeads(), scene).table("attended")).columns[index].values);
}

/// Explanation and table sum in another order; an exponent of some hundreds is off by as many roundings.
constexpr double kExplanationRounding = 1e-11;

}  // namespace

class PositionHeadsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : positionHeads().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"weights", "scores", "queries", "keys", "content", "attended",
                                                  "derivation"}));
        QCOMPARE(matrixOf(positionHeads(), sceneWith(positionHeads(), {}), "weights").rows(), 6);
        QCOMPARE(matrixOf(positionHeads(), sceneWith(positionHeads(), {{"d", "8"}}), "queries").cols(), 8);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(positionHeads(), sceneWith(positionHeads(), {})).table("Y"),
                                 std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(positionHeads(), sceneWith(positionHeads(), {})).table("derivation"),
                                 std::invalid_argument);
    }

    void factsOfTheHead() {
        const Matrix sharp = matrixOf(positionHeads(), twenty(), "weights");
        const Matrix soft = matrixOf(positionHeads(), twenty({{"sharpness", "1"}}), "weights");
        QVERIFY(std::abs(sharp(5, 8) - 0.99999) < 5e-6);
        QVERIFY(std::abs(soft(5, 8) - 0.093) < 5e-4);
    }

    void attendedTellsWhatIsMissing() {
        const Scene scene = twenty();
        const auto keys = attendedColumn<std::int64_t>(scene, 2);
        const auto expected = attendedColumn<std::string>(scene, 5);
        for (std::size_t i = 0; i < 20; ++i) {
            QCOMPARE(keys[i], std::int64_t(i < 17 ? i + 3 : 19));
            QCOMPARE(expected[i], i < 17 ? std::to_string(i + 3) : std::string("none"));
        }
        QCOMPARE(attendedColumn<std::string>(twenty({{"offsets", "3, -3"}}), 5)[8], std::string("5 11"));
    }

    void listOfShiftsStandsForTheOffset() {
        QCOMPARE(matrixOf(positionHeads(), twenty({{"offsets", "-2"}}), "weights"),
                 matrixOf(positionHeads(), twenty({{"offset", "-2"}}), "weights"));
        const Matrix two = matrixOf(positionHeads(), twenty({{"offsets", "-3,3"}}), "scores");
        const Matrix sum = matrixOf(positionHeads(), twenty({{"offset", "-3"}}), "scores") +
                           matrixOf(positionHeads(), twenty({{"offset", "3"}}), "scores");
        QVERIFY((two - sum).cwiseAbs().maxCoeff() < kExplanationRounding);
        QVERIFY(!positionHeads().ineffectiveReason("offset", twenty({{"offsets", "-3,3"}})).isEmpty());
        QVERIFY(positionHeads().ineffectiveReason("offset", twenty()).isEmpty());
    }

    void explanationsHaveTheTablesNumbers_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("rotation") << "";
        QTest::addRow("soft, with content") << "sharpness=3 content-mix=0.4 offset=-1";
        QTest::addRow("several shifts") << "offsets=-1,2 sharpness=20";
        QTest::addRow("same word") << "position-head=same-word sharpness=2";
        QTest::addRow("first token") << "position-head=first-token sharpness=5";
        QTest::addRow("window") << "position-head=local-window radius=1 content-mix=0.5 sharpness=2";
    }
    void explanationsHaveTheTablesNumbers() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(positionHeads(), words);
        const Matrix weights = matrixOf(positionHeads(), scene, "weights");
        for (Index row = 0; row < weights.rows(); ++row)
            for (Index column = 0; column < weights.cols(); ++column) {
                const Explanation explanation = evaluateScene(positionHeads(), scene).explain({row, column});
                QVERIFY(std::abs(explanation.derivation.value - weights(row, column)) <= kExplanationRounding);
                QCOMPARE(explanation.tags.size(), std::size_t(3));
            }
    }

    void arraysOfOtherPagesDoNotDecide() {
        Scene scene;
        scene.exhibit = positionHeads().id();
        scene = withArray(positionHeads(), scene, "input", {2, 3}, {1, 2, 3, 4, 5, 6});
        QCOMPARE(scene.parameters.n, 6);
        QCOMPARE(matrixOf(positionHeads(), scene, "content").cols(), scene.parameters.d);
    }

    void pointingFindsCellsAndTheirCurve() {
        const Scene scene = twenty({{"row", "4"}, {"column", "7"}});
        const auto figure = shownFigure(positionHeads(), scene, {900, 560});
        std::map<std::pair<std::int64_t, std::int64_t>, int> hits;
        for (int x = 0; x < 900; x += 2)
            for (int y = 0; y < 560; y += 2)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(positionHeads(), scene.parameters, *cell));
                    ++hits[{cell->row, cell->column}];
                }
        QCOMPARE(hits.size(), std::size_t(400));
        // The row that is looked at has the curve as well.
        QVERIFY((hits[{4, 12}] > 3 * hits[{5, 12}]));
    }

    void thePeakCanBeDrawn() {
        const Scene scene = twenty({{"row", "4"}, {"column", "7"}});
        const auto figure = shownFigure(positionHeads(), scene, {900, 560});
        std::optional<QPointF> handle;
        for (int y = 0; y < 560 && !handle; ++y)
            for (int x = 0; x < 900 && !handle; ++x)
                if (figure->handleAt(QPointF(x, y)) == "offset") handle = QPointF(x, y);
        QVERIFY(handle.has_value());
        QCOMPARE(std::get<std::int64_t>(figure->handleValue("offset", *handle + QPointF(8, 0))), std::int64_t(3));
        QVERIFY(std::get<std::int64_t>(figure->handleValue("offset", *handle + QPointF(100, 0))) > 5);
        QVERIFY(std::get<std::int64_t>(figure->handleValue("offset", *handle - QPointF(150, 0))) < 0);
        const auto several = shownFigure(positionHeads(), twenty({{"offsets", "1,2"}}), {900, 560});
        for (int y = 0; y < 560; y += 3)
            for (int x = 0; x < 900; x += 3) QVERIFY(several->handleAt(QPointF(x, y)).empty());
    }

    void missingKeysAreMarked() {
        // Teal stands beside the rows whose key would lie behind the last one, and nowhere there without such rows.
        const auto tealRightOf = [](const Scene& scene) {
            const auto figure = shownFigure(positionHeads(), scene, {900, 560});
            int right = 0;
            for (int x = 0; x < 500 && (right == 0 || right == x - 1); ++x)
                if (figure->cellAt(QPointF(x, 400))) right = x;
            const QImage image = painted(positionHeads(), scene, {900, 560}, Theme::light(), true);
            int count = 0;
            for (int y = 170; y < 540; ++y)
                for (int x = right + 4; x < right + 20; ++x)
                    count += image.pixel(x, y) == Theme::light().indexDelta.rgb();
            return count;
        };
        QVERIFY(tealRightOf(twenty()) > 20);
        QCOMPARE(tealRightOf(twenty({{"offset", "0"}})), 0);
    }

    void words_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        QTest::addRow("rotation") << ""
                                  << "3 of 6 queries are hatched";
        QTest::addRow("all have a key") << "offset=0"
                                        << "turned by δ = 0";
        QTest::addRow("none has") << "offset=100"
                                  << "6 of 6 queries";
        QTest::addRow("several") << "offsets=-1,1"
                                 << "position’s encoding, turned by −1, 1";
        QTest::addRow("same word") << "position-head=same-word"
                                   << "knows nothing of places";
        QTest::addRow("first token") << "position-head=first-token"
                                     << "all attend to the first token";
        QTest::addRow("window") << "position-head=local-window radius=1"
                                << "up to 3 keys";
        QTest::addRow("words in a window") << "position-head=local-window content-mix=0.5"
                                           << "Inside, words decide";
    }
    void words() {
        QFETCH(QString, words);
        QFETCH(QString, says);
        const Scene scene = sceneOf(positionHeads(), words);
        QCOMPARE(wordsFault(positionHeads(), scene), QString());
        QVERIFY2(evaluateScene(positionHeads(), scene).caption().observation.contains(says),
                 qPrintable(evaluateScene(positionHeads(), scene).caption().observation));
    }

    /// "cat" finds the place two on, itself and the other "cat".
    void mixedShowsPlaceAndWord() {
        const Scene scene = presetScene(positionHeads(), "mixed");
        const Matrix weights = matrixOf(positionHeads(), scene, "weights");
        QVERIFY(weights(1, 3) > 0.5);
        for (const Index same : {1, 5}) QVERIFY(weights(1, same) > 0.1);
        const Caption caption = evaluateScene(positionHeads(), scene).caption();
        const QString text = caption.observation + caption.more;
        QVERIFY2(text.contains("For 3 of them it is the largest") && !text.contains("best"), qPrintable(text));
    }

    /// Each kind of head has its own title, claim and reason.
    void kindsHaveWordsOfTheirOwn() {
        std::map<QString, int> titles, claims, reasons;
        for (const char* preset : {"three-ahead", "same-word", "first-token", "window"}) {
            const Scene scene = presetScene(positionHeads(), preset);
            ++titles[positionHeads().textsFor(scene).title];
            ++claims[positionHeads().textsFor(scene).claim];
            ++reasons[evaluateScene(positionHeads(), scene).caption().relevance];
            QCOMPARE(wordsFault(positionHeads(), scene), QString());
        }
        for (const auto& words : {titles, claims, reasons}) QCOMPARE(words.size(), std::size_t(4));
        const Scene words = sceneWith(positionHeads(), {{"content-mix", "1"}});
        QCOMPARE(positionHeads().textsFor(words).title,
                 positionHeads().textsFor(presetScene(positionHeads(), "same-word")).title);
    }

    void captionSaysWhatIsAveraged() {
        const QString one = evaluateScene(positionHeads(), twenty()).caption().more;
        QVERIFY2(one.contains("17 queries whose key exists") && one.contains("nearest"), qPrintable(one));
        const QString two = evaluateScene(positionHeads(), presetScene(positionHeads(), "two-shifts")).caption().more;
        QVERIFY2(two.contains("together") && two.contains("20 queries whose keys exist"), qPrintable(two));
        const QString close = evaluateScene(positionHeads(), presetScene(positionHeads(), "too-close")).caption().more;
        QVERIFY2(close.contains("For 0 of them"), qPrintable(close));
    }

    void theStartAsksForAKeyThatExists() {
        const Scene scene = presetScene(positionHeads(), kStartPreset);
        const Matrix weights = matrixOf(positionHeads(), scene, "weights");
        QVERIFY(weights.rows() >= 8);
        QCOMPARE(*scene.parameters.column, *scene.parameters.row + 3);
        QVERIFY(weights(*scene.parameters.row, *scene.parameters.column) > 0.99);
    }

    void allWordsAreNamed() {
        Scene scene = presetScene(positionHeads(), kStartPreset);
        scene.parameters.show = kShowAll;
        const auto figure = shownFigure(positionHeads(), scene, {766, 540});
        FigureOptions options;
        options.size = {200, 150};
        const QByteArray svg = renderFigure(*figure, options);
        // At the rows and the columns of the matrix, and below the arcs; the selected ones have tags, too.
        for (const std::string& word : tokenWords(scene))
            QVERIFY2(svg.count(">" + QByteArray::fromStdString(word) + "<") >= 3, word.c_str());
    }

    /// Words at their shift from position to key, in both directions and where no key is.
    void theWayOfAPositionIsNamed_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QStringList>("says");
        QTest::addRow("ahead") << 2 << 3 << QStringList{"position 2", "δ = 3", "key 5 matches best"};
        QTest::addRow("back") << 4 << -2 << QStringList{"position 4", "δ = −2", "key 2 matches best"};
        QTest::addRow("beyond the end") << 6 << 3 << QStringList{"position 6", "δ = 3", "no key"};
        QTest::addRow("nowhere") << 2 << 0 << QStringList{"key 2 matches best"};
    }
    void theWayOfAPositionIsNamed() {
        QFETCH(int, row);
        QFETCH(int, offset);
        QFETCH(QStringList, says);
        Scene scene = presetScene(positionHeads(), kStartPreset);
        scene.parameters.row = row;
        scene.parameters.offset = offset;
        const QSize size(766, 570);
        DrawnText drawn(size);
        QCPPainter painter(&drawn);
        shownFigure(positionHeads(), adaptScene(positionHeads(), scene), size)->paint(painter, size);
        for (const QString& text : says)
            QVERIFY2(drawn.text().contains(text), qPrintable(text + QStringLiteral(": ") + drawn.text()));
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("one token, two dimensions") << "n=1 d=2 row=0 column=0";
        QTest::addRow("a shift far beyond") << "n=9 offset=10000";
        QTest::addRow("many shifts") << "n=12 offsets=-5,-4,-3,-2,-1,0,1,2,3,4,5,6,7,8,9,10,11,12";
        QTest::addRow("as many tokens as there may be") << "n=512 d=64 offset=-7";
        QTest::addRow("nothing but content") << "n=7 content-mix=1";
        QTest::addRow("flat") << "n=7 sharpness=0";
    }
    void anySizeIsDrawn() {
        QFETCH(QString, words);
        Scene scene = sceneOf(positionHeads(), words);
        scene.parameters.tokens = "";
        scene = adaptScene(positionHeads(), scene);
        for (const QSize size : {QSize(350, 210), QSize(480, 320), QSize(900, 560)}) {
            QVERIFY(isDrawnOn(painted(positionHeads(), scene, size)));
            shownFigure(positionHeads(), scene, size);
        }
    }
};

ATTENTION_TEST(PositionHeadsTest, QApplication)
#include "position_heads_test.moc"
