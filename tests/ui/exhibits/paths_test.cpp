#include <cmath>
#include <limits>
#include <set>

#include <QProxyStyle>
#include <QRegularExpression>

#include "core/cost/layer_graph.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

constexpr QSize kPathsSize(900, 520);
constexpr double kInfinite = std::numeric_limits<double>::infinity();

const Matrix& distances(const Table& table) {
    return matrixOf(table);
}

const std::vector<std::int64_t>& integers(const Table& table, std::size_t column) {
    return std::get<std::vector<std::int64_t>>(std::get<ColumnTable>(table).columns[column].values);
}

/// Every place of the figure where a click sets a parameter.
std::map<std::string, std::set<std::int64_t>> choices(const Figure& figure, QSize size) {
    std::map<std::string, std::set<std::int64_t>> found;
    for (int y = 0; y < size.height(); y += 2)
        for (int x = 0; x < size.width(); ++x)
            if (const auto choice = figure.clickActionAt(QPointF(x, y)))
                found[std::string(choice->key)].insert(std::get<std::int64_t>(choice->value));
    return found;
}

/// Says how long what moves may take.
class Pace : public QProxyStyle {
 public:
    explicit Pace(int milliseconds) : m_milliseconds(milliseconds) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override {
        return hint == SH_Widget_Animation_Duration ? m_milliseconds
                                                    : QProxyStyle::styleHint(hint, option, widget, result);
    }

 private:
    int m_milliseconds;
};

std::optional<QPointF> handleOf(const Figure& figure, std::string_view key) {
    for (int y = 0; y < kPathsSize.height(); ++y)
        for (int x = 0; x < kPathsSize.width(); ++x)
            if (figure.handleAt(QPointF(x, y)) == key) return QPointF(x, y);
    return std::nullopt;
}

}  // namespace

class PathsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : paths().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"distances", "derivatives", "path", "derivation"}));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(paths(), sceneOf(paths(), {})).table("costs"), std::invalid_argument);
    }

    void cornerOfTheDistances_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("forwards");   // from the first token to the last
        QTest::addColumn<double>("backwards");  // from the last to the first
        QTest::addRow("the book's figure, k = 3") << "n=5" << 2.0 << 2.0;
        QTest::addRow("dependency needs twice as many layers") << "n=5 path-kind=dependency" << 4.0 << 4.0;
        QTest::addRow("dilated, log_3 27") << "n=27 architecture=dilated" << 3.0 << 3.0;
        QTest::addRow("recurrent, one step a token") << "n=5 architecture=recurrent" << 4.0 << 4.0;
        QTest::addRow("no state runs back in time")
            << "n=5 architecture=recurrent path-kind=dependency" << 4.0 << kInfinite;
        QTest::addRow("bidirectional, both meet in the middle") << "n=5 architecture=bidirectional" << 2.0 << 2.0;
        QTest::addRow("bidirectional, dependency")
            << "n=5 architecture=bidirectional path-kind=dependency" << 4.0 << 4.0;
        QTest::addRow("attention") << "n=60 architecture=attention" << 1.0 << 1.0;
        QTest::addRow("restricted, radius 4 unless it is set") << "n=17 architecture=restricted" << 2.0 << 2.0;
        QTest::addRow("restricted, dependency")
            << "n=17 architecture=restricted radius=2 path-kind=dependency" << 8.0 << 8.0;
        QTest::addRow("k = 1 joins nothing") << "n=5 kernel=1" << kInfinite << kInfinite;
        QTest::addRow("radius 0 joins nothing") << "n=5 architecture=restricted radius=0" << kInfinite << kInfinite;
        QTest::addRow("an even kernel sees no token before its own when k = 2")
            << "n=5 kernel=2 path-kind=dependency" << kInfinite << 4.0;
    }
    void cornerOfTheDistances() {
        QFETCH(QString, words);
        QFETCH(double, forwards);
        QFETCH(double, backwards);
        const Scene scene = sceneOf(paths(), words);
        const Table table = evaluateScene(paths(), scene).table("distances");
        const Matrix& values = distances(table);
        QCOMPARE(values.rows(), scene.parameters.n);
        QCOMPARE(values.cols(), scene.parameters.n);
        QCOMPARE(values(0, 0), 0.0);
        QCOMPARE(values(0, values.cols() - 1), forwards);
        QCOMPARE(values(values.rows() - 1, 0), backwards);
    }

    void infinityIsWritten() {
        const std::string csv = csvOf(evaluateScene(paths(), sceneOf(paths(), "n=2 kernel=1")).table("distances"));
        QCOMPARE(csv, std::string("0,1\n0,inf\ninf,0\n"));
    }

    void pathHasAsManyStepsAsItIsLong_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("convolution") << "n=30";
        QTest::addRow("convolution, dependency") << "n=30 path-kind=dependency from-token=21 to-token=4";
        QTest::addRow("dilated") << "n=30 architecture=dilated";
        QTest::addRow("recurrent") << "n=30 architecture=recurrent from-token=3";
        QTest::addRow("recurrent, dependency") << "n=30 architecture=recurrent path-kind=dependency from-token=3";
        QTest::addRow("bidirectional") << "n=30 architecture=bidirectional";
        QTest::addRow("attention") << "n=30 architecture=attention";
        QTest::addRow("restricted") << "n=30 architecture=restricted radius=3";
        QTest::addRow("to itself") << "n=30 from-token=7 to-token=7";
    }
    void pathHasAsManyStepsAsItIsLong() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(paths(), words);
        const Index from = scene.parameters.fromToken, to = scene.parameters.toToken.value_or(29);
        const Table path = evaluateScene(paths(), scene).table("path");
        const auto& steps = integers(path, 0);
        const Table all = evaluateScene(paths(), scene).table("distances");
        QCOMPARE(double(*std::ranges::max_element(steps)), distances(all)(from, to));
        QCOMPARE(integers(path, 2).front(), from);
        QCOMPARE(integers(path, 1).front(), 0);
    }

    void withoutAPathOnlyTheTokensAreThere() {
        const Table path =
            evaluateScene(paths(), sceneOf(paths(), "n=6 kernel=1 from-token=1 to-token=4")).table("path");
        QCOMPARE(integers(path, 1), (std::vector<std::int64_t>{0, 0}));
        QCOMPARE(integers(path, 2), (std::vector<std::int64_t>{1, 4}));
    }

    void explanationsHaveTheTablesNumbers_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("convolution") << "n=7";
        QTest::addRow("even kernel, dependency") << "n=7 kernel=4 path-kind=dependency";
        QTest::addRow("dilated") << "n=7 kernel=2 architecture=dilated";
        QTest::addRow("recurrent, dependency") << "n=7 architecture=recurrent path-kind=dependency";
        QTest::addRow("bidirectional") << "n=7 architecture=bidirectional";
        QTest::addRow("attention") << "n=7 architecture=attention";
        QTest::addRow("restricted") << "n=7 architecture=restricted radius=2 path-kind=dependency";
        QTest::addRow("nothing joined") << "n=4 kernel=1";
    }
    void explanationsHaveTheTablesNumbers() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(paths(), words);
        const Table table = evaluateScene(paths(), scene).table("distances");
        const Matrix& values = distances(table);
        for (Index row = 0; row < values.rows(); ++row)
            for (Index column = 0; column < values.cols(); ++column) {
                const Explanation explanation = evaluateScene(paths(), scene).explain({row, column, "distances"});
                QCOMPARE(explanation.derivation.value, values(row, column));
                QCOMPARE(evaluate(explanation.derivation.numeric()), values(row, column));
                QCOMPARE(explanation.tags.size(), std::size_t(2));
                QCOMPARE(explanation.value.contains(QChar(0x221E)), std::isinf(values(row, column)));
            }
    }

    void dilatedHasOneReadingOnly() {
        const auto refused = paths().problem(sceneOf(paths(), "architecture=dilated path-kind=dependency"));
        QVERIFY(refused.has_value());
        QCOMPARE(refused->key, std::string("path-kind"));
        QVERIFY(refused->sentence.find("some-output") != std::string::npos);
        QVERIFY(!paths().problem(sceneOf(paths(), "architecture=dilated")).has_value());
        QVERIFY(!paths().problem(sceneOf(paths(), "path-kind=dependency")).has_value());
        QVERIFY(refused->words.contains(QStringLiteral("“an output sees both”, or choose another layer")));
    }

    void stepsAreThoseOfTheLongestPathShown_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("most");
        QTest::addRow("the recurrence takes longest") << "n=60" << 59.0;
        QTest::addRow("the convolution alone") << "n=60 networks=one" << 30.0;
        QTest::addRow("what has no path has no steps")
            << "n=60 networks=one architecture=recurrent path-kind=dependency from-token=9 to-token=3" << 0.0;
    }
    void stepsAreThoseOfTheLongestPathShown() {
        QFETCH(QString, words);
        QFETCH(double, most);
        const Scene scene = sceneOf(paths(), words);
        QCOMPARE(currentBounds(*paths().findUse("path-step"), scene.parameters).maximum, most);
        QCOMPARE(paths().ineffectiveReason("path-step", scene).isEmpty(), most > 0);
    }

    void clicksSetOneEndAfterTheOther() {
        const auto figure = shownFigure(paths(), sceneOf(paths(), "n=12"), kPathsSize);
        const std::set<std::int64_t> all{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        auto found = choices(*figure, kPathsSize);
        QCOMPARE(found["from-token"], all);
        // An output is where a path ends.
        QCOMPARE(found["to-token"], all);
        Q_EMIT figure->edited("from-token", ParameterValue(std::int64_t(3)));
        found = choices(*figure, kPathsSize);
        QVERIFY(!found.contains("from-token"));
        QCOMPARE(found["to-token"], all);
        Q_EMIT figure->edited("to-token", ParameterValue(std::int64_t(5)));
        QVERIFY(choices(*figure, kPathsSize).contains("from-token"));
    }

    void namesOfNetworksChooseTheMatrix() {
        const auto side = shownFigure(paths(), sceneOf(paths(), "n=12 architecture=bidirectional"), kPathsSize);
        QCOMPARE(choices(*side, kPathsSize)["architecture"], (std::set<std::int64_t>{0, 3, 4}));
        const auto alone = shownFigure(paths(), sceneOf(paths(), "n=12 networks=one"), kPathsSize);
        QVERIFY(!choices(*alone, kPathsSize).contains("architecture"));
    }

    void doubleClickShowsOneAlone() {
        const auto figure = shownFigure(paths(), sceneOf(paths(), "n=12"), kPathsSize);
        std::set<std::string> keys;
        for (int y = 0; y < kPathsSize.height(); y += 2)
            for (int x = 0; x < kPathsSize.width() / 3 - 20; x += 2)
                if (const auto choice = figure->doubleClickActionAt(QPointF(x, y))) {
                    keys.emplace(choice->key);
                    QCOMPARE(choice->value, choiceValue(NetworkArrangement::One));
                }
        QCOMPARE(keys, (std::set<std::string>{"networks"}));
    }

    void namesOfTheEndsCanBeDrawn() {
        const auto figure = shownFigure(paths(), sceneOf(paths(), "n=12 networks=one from-token=3"), kPathsSize);
        const auto from = handleOf(*figure, "from-token"), to = handleOf(*figure, "to-token");
        QVERIFY(from && to);
        QCOMPARE(std::get<std::int64_t>(figure->handleValue("from-token", QPointF(0, from->y()))), 0);
        QCOMPARE(std::get<std::int64_t>(figure->handleValue("to-token", QPointF(kPathsSize.width(), to->y()))), 11);
    }

    void aClickInTheMatrixSetsBothEnds() {
        const auto figure = shownFigure(paths(), sceneOf(paths(), "n=12"), kPathsSize);
        QSignalSpy spy(figure.get(), &Figure::edited);
        Q_EMIT figure->clicked(Cell{2, 7, "distances"});
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy[0][0].value<std::string>(), std::string("from-token"));
        QCOMPARE(std::get<std::int64_t>(spy[0][1].value<ParameterValue>()), 2);
        QCOMPARE(spy[1][0].value<std::string>(), std::string("to-token"));
        QCOMPARE(std::get<std::int64_t>(spy[1][1].value<ParameterValue>()), 7);
    }

    void longSequencesAreDrawnInPart_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("isBroken");
        QTest::addRow("all of 64") << "n=64 networks=one" << false;
        QTest::addRow("both ends of the path") << "n=300 networks=one" << true;
        QTest::addRow("a stretch around the path") << "n=4096 from-token=2000 to-token=2030 networks=one" << false;
    }
    void longSequencesAreDrawnInPart() {
        QFETCH(QString, words);
        QFETCH(bool, isBroken);
        const Scene scene = sceneOf(paths(), words);
        const auto figure = shownFigure(paths(), scene, kPathsSize);
        auto found = choices(*figure, kPathsSize);
        std::set<std::int64_t> tokens = found["from-token"];
        tokens.merge(found["to-token"]);
        QCOMPARE(tokens.size(), std::size_t(64));
        QVERIFY(tokens.contains(scene.parameters.fromToken));
        QVERIFY(tokens.contains(scene.parameters.toToken.value_or(scene.parameters.n - 1)));
        QCOMPARE(*tokens.rbegin() - *tokens.begin() > 63, isBroken);
    }

    void pointingFindsTheCells() {
        const Scene scene = sceneOf(paths(), "n=12");
        const auto figure = shownFigure(paths(), scene, kPathsSize);
        std::set<std::pair<std::int64_t, std::int64_t>> cells;
        for (int x = 0; x < kPathsSize.width(); x += 2)
            for (int y = 0; y < kPathsSize.height(); y += 2)
                if (const auto cell = figure->cellAt(QPointF(x, y))) cells.emplace(cell->row, cell->column);
        QCOMPARE(cells.size(), std::size_t(144));
    }

    void pathIsDrawnWhereItIs() {
        const Scene scene = sceneOf(paths(), "n=12 networks=one layers=6 receptive-field=off");
        const QImage whole = painted(paths(), scene, kPathsSize);
        const QRgb orange = Theme::light().indexI.rgb();
        Scene first = scene;
        first.parameters.pathStep = 1;
        const QImage one = painted(paths(), first, kPathsSize);
        QVERIFY(countOf(whole, orange) > countOf(one, orange) + 100);
        Scene marked = scene;
        marked.parameters.receptiveField = true;
        QVERIFY(painted(paths(), marked, kPathsSize) != whole);
    }

    void theStateOfTheLastTokenWaitsForTheOneBefore() {
        const auto violet = [](int step) {
            return countOf(painted(paths(),
                                   sceneOf(paths(), QStringLiteral("n=9 networks=one architecture=recurrent "
                                                                   "receptive-field=off path-step=%1")
                                                        .arg(step)),
                                   kPathsSize),
                           Theme::light().indexJ.rgb());
        };
        QCOMPARE(violet(7), violet(2));
        QVERIFY(violet(8) > violet(7) + 50);
    }

    void aCellOfAnotherPairIsMarkedInInk() {
        const Scene scene = sceneOf(paths(), "n=12 networks=one receptive-field=off row=0 column=11");
        Scene other = scene;
        setSelection(other.parameters, Cell{3, 6, "distances"});
        const QImage path = painted(paths(), scene, kPathsSize), both = painted(paths(), other, kPathsSize);
        QVERIFY(path != both);
        // Where the path's own cell is not told, its box of ink covers less of the outlines of row and column.
        constexpr int kBoxOfACell = 200;
        for (const QColor& colour : {Theme::light().indexI, Theme::light().indexJ})
            QVERIFY(countOf(both, colour.rgb()) <= countOf(path, colour.rgb()) + kBoxOfACell);
        QVERIFY(countOf(both, Theme::light().text.rgb()) > countOf(path, Theme::light().text.rgb()));
    }

    void lightRunsAlongThePathUnlessMotionIsReduced() {
        const Scene scene = sceneOf(paths(), "n=60 architecture=recurrent networks=one receptive-field=off");
        const auto show = [&](Pace& pace) {
            auto figure = paths().makeFigure();
            figure->setStyle(&pace);
            figure->setTheme(Theme::light());
            figure->setInteractive(true);
            figure->resize(kPathsSize);
            figure->show();
            figure->display(scene, paths().compute(scene, {}));
            figure->replot(QCustomPlot::rpImmediateRefresh);
            return figure;
        };
        Pace still(0), moving(200);
        const auto whole = show(still);
        const auto begins = show(moving);
        const QImage wanted = whole->grab().toImage();
        QVERIFY(begins->grab().toImage() != wanted);
        QTRY_VERIFY(begins->grab().toImage() == wanted);
    }

    void words_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        QTest::addRow("lengths")
            << "n=5"
            << "after 2 layers of convolution, 4 steps of recurrence or 1 layer of self-attention.";
        QTest::addRow("deeper than it is drawn") << "n=60"
                                                 << "30 layers of convolution (3 drawn)";
        QTest::addRow("k = 1") << "n=5 kernel=1"
                               << "no path through a convolution.";
        QTest::addRow("an even kernel") << "n=9 kernel=4"
                                        << "1 token before its own and 2 after it";
        QTest::addRow("a kernel wider than the sequence") << "n=5 kernel=9"
                                                          << "wider than the sequence";
        QTest::addRow("radius 0") << "n=5 architecture=restricted radius=0"
                                  << "attends to itself alone";
        QTest::addRow("a radius as wide as the sequence") << "n=5 architecture=restricted radius=90"
                                                          << "covers the whole sequence";
        QTest::addRow("one token") << "n=1"
                                   << "0 away from itself";
        QTest::addRow("back in time") << "n=5 path-kind=dependency from-token=4 to-token=0"
                                      << "no path through recurrence.";
        QTest::addRow("forth and back") << "n=5 path-kind=dependency"
                                        << "no path (∞) back";
        QTest::addRow("a dilated layer further up") << "n=27 architecture=dilated"
                                                    << "neighbours in layer 1";
        QTest::addRow("what is coloured") << "n=5"
                                          << "above token 4";
    }
    void words() {
        QFETCH(QString, words);
        QFETCH(QString, says);
        Plurals plurals;
        QCoreApplication::installTranslator(&plurals);
        const Scene scene = sceneOf(paths(), words);
        QCOMPARE(wordsFault(paths(), scene), QString());
        const Caption caption = evaluateScene(paths(), scene).caption();
        const QString seen = caption.observation + caption.more;
        QCoreApplication::removeTranslator(&plurals);
        QVERIFY2(seen.contains(says), qPrintable(seen));
    }

    void seenIsShort_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("default") << "";
        QTest::addRow("deep") << "n=300";
        QTest::addRow("dilated") << "n=300 architecture=dilated";
        QTest::addRow("bidirectional") << "n=300 architecture=bidirectional";
        QTest::addRow("restricted") << "n=300 architecture=restricted";
    }
    void seenIsShort() {
        QFETCH(QString, words);
        constexpr qsizetype kMaxWords = 30;
        static const QRegularExpression kMark(QStringLiteral("<[^>]*>")), kSpace(QStringLiteral("\\s+"));
        const QString seen = evaluateScene(paths(), sceneOf(paths(), words)).caption().observation.remove(kMark);
        QVERIFY2(seen.split(kSpace).size() <= kMaxWords, qPrintable(seen));
    }

    void suggestionsFitTheScene_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("link");
        QTest::addColumn<bool>("isThere");
        QTest::addRow("k = 3 may be wider") << ""
                                            << "kernel=5" << true;
        QTest::addRow("k = 5 may be 9") << "kernel=5"
                                        << "kernel=9" << true;
        QTest::addRow("k = 5 is no change") << "kernel=5"
                                            << "kernel=5" << false;
        QTest::addRow("k = 15 is wider") << "kernel=15"
                                         << "kernel=9" << false;
        QTest::addRow("attention has no kernel") << "architecture=attention networks=one"
                                                 << "kernel=5" << false;
        QTest::addRow("some output is not back in time") << ""
                                                         << "preset:back-in-time" << false;
        QTest::addRow("back in time") << "path-kind=dependency"
                                      << "preset:back-in-time" << true;
        QTest::addRow("both ways in time") << "path-kind=dependency architecture=bidirectional"
                                           << "preset:back-in-time" << false;
        QTest::addRow("one token has no other") << "n=1"
                                                << "preset:dependency" << false;
        QTest::addRow("one token, more of them") << "n=1"
                                                 << "n=5" << true;
    }
    void suggestionsFitTheScene() {
        QFETCH(QString, words);
        QFETCH(QString, link);
        QFETCH(bool, isThere);
        const Caption caption = evaluateScene(paths(), sceneOf(paths(), words)).caption();
        const QString suggestions = caption.suggestion + caption.more;
        QVERIFY2(suggestions.contains(QStringLiteral("\"%1\"").arg(link)) == isThere, qPrintable(suggestions));
    }

    void formulaIsTheChosenNetworks() {
        QCOMPARE(evaluateScene(paths(), sceneOf(paths(), "n=5")).caption().formulas.size(), std::size_t(1));
        QCOMPARE(evaluateScene(paths(), sceneOf(paths(), "n=1")).caption().formulas.size(), std::size_t(1));
    }

    void bothLegsLeaveTheDrawing() {
        // One leg goes on among the tokens that are left out, and out of the drawing from there.
        constexpr int kSlack = 6;  // a dash and what follows it
        const QImage image = painted(
            paths(), sceneOf(paths(), "n=300 kernel=2 architecture=dilated layers=8 networks=one receptive-field=off"),
            kPathsSize);
        const auto top = [&](QRgb colour) {
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) == colour) return y;
            return -1;
        };
        const int first = top(Theme::light().indexI.rgb()), second = top(Theme::light().indexJ.rgb());
        QVERIFY(first > 0);
        QVERIFY2(std::abs(first - second) <= kSlack, qPrintable(QStringLiteral("%1, %2").arg(first).arg(second)));
    }

    void uselessParametersSayWhy() {
        QVERIFY(paths().ineffectiveReason("kernel", sceneOf(paths(), {})).isEmpty());
        QVERIFY(!paths().ineffectiveReason("radius", sceneOf(paths(), {})).isEmpty());
        QVERIFY(paths().ineffectiveReason("radius", sceneOf(paths(), "architecture=restricted")).isEmpty());
        QVERIFY(
            !paths().ineffectiveReason("kernel", sceneOf(paths(), "architecture=attention networks=one")).isEmpty());
        QVERIFY(
            !paths().ineffectiveReason("layers", sceneOf(paths(), "architecture=recurrent networks=one")).isEmpty());
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("words");
        QTest::addRow("one token") << "n=1 layers=16";
        QTest::addRow("two tokens, the same one twice") << "n=2 from-token=1 to-token=1";
        QTest::addRow("a kernel wider than the sequence") << "n=3 kernel=63";
        QTest::addRow("an even kernel") << "n=20 kernel=4 path-kind=dependency from-token=12 to-token=2";
        QTest::addRow("nothing joined") << "n=9 kernel=1 architecture=restricted radius=0";
        QTest::addRow("dilated, deep") << "n=64 architecture=dilated layers=16 kernel=5";
        QTest::addRow("back in time") << "n=30 path-kind=dependency from-token=29 to-token=0 path-step=4";
        QTest::addRow("many tokens back in time")
            << "n=500 architecture=recurrent path-kind=dependency from-token=400 to-token=0";
        QTest::addRow("bidirectional alone") << "n=12 architecture=bidirectional networks=one path-step=2";
        QTest::addRow("many layers") << "n=40 layers=16 kernel=39 networks=one";
    }
    void anySizeIsDrawn() {
        QFETCH(QString, words);
        const Scene scene = sceneOf(paths(), words);
        for (const QSize size : {QSize(336, 227), QSize(454, 302), QSize(900, 520)}) {
            QVERIFY(isDrawnOn(painted(paths(), scene, size)));
            shownFigure(paths(), scene, size);
        }
    }
};

ATTENTION_TEST(PathsTest, QApplication)
#include "paths_test.moc"
