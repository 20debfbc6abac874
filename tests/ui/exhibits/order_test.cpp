#include <cmath>
#include <map>

#include "core/attention/order_study.h"
#include "core/attention/shuffled_attention.h"
#include "core/attention/token_order.h"
#include "core/scene/tokens.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/scene_model.h"

using namespace attention;

namespace {

/// What rounding leaves of sums of some dozens of terms of a few units.
constexpr double kOrderRounding = 1e-14;

std::vector<double> differences(const Scene& scene) {
    const auto table = std::get<ColumnTable>(evaluateScene(order(), scene).table("difference"));
    return std::get<std::vector<double>>(table.columns.at(2).values);
}

}  // namespace

class OrderTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : order().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"difference", "output", "shuffled-output", "token-difference",
                                                  "order", "derivation"}));
        QCOMPARE(csvOf(evaluateScene(order(), sceneWith(order(), {})).table("difference")).substr(0, 42),
                 std::string("add-position,mask,largest-difference\noff,n"));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(order(), sceneWith(order(), {})).table("Y"), std::invalid_argument);
    }

    void aBatchIsNotTaken() {
        QCOMPARE(order().findArrayUse("input")->maxAxes, std::size_t(2));
        const Scene scene = withArray(order(), sceneWith(order(), {}), "input", {2, 3, 4}, std::vector<double>(24, 1));
        // What another page shows is left out.
        QCOMPARE(csvOf(evaluateScene(order(), scene).table("output")),
                 csvOf(evaluateScene(order(), sceneWith(order(), {})).table("output")));
    }

    void onlyWhatKnowsPlacesChangesOutputs_data() {
        QTest::addColumn<QString>("choices");
        QTest::addColumn<bool>("roundingWithout");
        QTest::addColumn<bool>("roundingWith");
        QTest::newRow("nothing but P knows places") << "" << true << false;
        QTest::newRow("a causal mask ends equivariance without P, too") << "mask=causal" << false << false;
        QTest::newRow("so does a radius") << "radius=1" << false << false;
        QTest::newRow("a radius that hides nothing does not") << "radius=5" << true << false;
        QTest::newRow("without projections") << "attention-projections=off" << true << false;
        QTest::newRow("one head") << "heads=1" << true << false;
        QTest::newRow("reading order changes nothing") << "order=0,1,2,3,4,5 mask=causal" << true << true;
    }
    void onlyWhatKnowsPlacesChangesOutputs() {
        QFETCH(QString, choices);
        QFETCH(bool, roundingWithout);
        QFETCH(bool, roundingWith);
        for (const char* shown : {" add-position=off", " add-position=on"}) {
            const std::vector<double> largest = differences(sceneOf(order(), choices + QLatin1String(shown)));
            QCOMPARE(largest.size(), std::size_t(2));
            QCOMPARE(largest[0] <= kOrderRounding, roundingWithout);
            QCOMPARE(largest[1] <= kOrderRounding, roundingWith);
            // What is not rounding is seen at once.
            for (const double value : largest) QVERIFY(value <= kOrderRounding || value > 0.05);
        }
    }

    void tablesFitEachOther() {
        for (const char* choices : {"", "add-position=off", "mask=causal d=8 heads=2", "order=2,0,1,5,4,3"}) {
            const Scene scene = sceneOf(order(), choices);
            const Matrix before = matrixOf(order(), scene, "output");
            const Matrix after = matrixOf(order(), scene, "shuffled-output");
            const Matrix difference = matrixOf(order(), scene, "token-difference");
            const auto places = std::get<ColumnTable>(evaluateScene(order(), scene).table("order"));
            const auto order = std::get<std::vector<std::int64_t>>(places.columns.at(2).values);
            QVERIFY(orderProblem(order, 6).empty());
            for (std::size_t place = 0; place < order.size(); ++place)
                QCOMPARE(Matrix(difference.row(order[place])),
                         Matrix(after.row(Index(place)) - before.row(order[place])));
            QCOMPARE(differences(scene)[scene.parameters.addPosition ? 1 : 0], difference.cwiseAbs().maxCoeff());
        }
    }

    /// Embeddings, weights and products by hand, for one head of two tokens.
    void oneHeadByHand() {
        const KeysAndValues choices{{"attention-projections", "off"}, {"add-position", "off"}, {"order", "1,0"}};
        const Scene scene = withArray(order(), sceneWith(order(), choices), "input", {2, 2}, {1, 0, 0, 2});
        const double own = 1 / (1 + std::exp(-1));    // softmax(1, 0)
        const double other = 1 / (1 + std::exp(-4));  // softmax(0, 4)
        Matrix expected(2, 2);
        expected << own, 2 * (1 - own), 1 - other, 2 * other;
        QVERIFY((matrixOf(order(), scene, "output") - expected).cwiseAbs().maxCoeff() <= kOrderRounding);
        QVERIFY((matrixOf(order(), scene, "shuffled-output") - expected.colwise().reverse()).cwiseAbs().maxCoeff() <=
                kOrderRounding);
    }

    void otherPagesChoicesDoNotMatter() {
        Parameters parameters;
        const Matrix plain = matrixOf(order(), sceneWith(order(), parameters), "output");
        parameters.memoryTokens = "un chat";
        parameters.validLength = "3";
        parameters.entries = "X 0 0 9";
        parameters.maskedCells = "1,0";
        parameters.temperature = 5;
        parameters.attentionDropout = 0.5;
        parameters.numbers = NumberDistribution::Integers;
        parameters.headDesign = HeadDesign::Wide;
        QCOMPARE(matrixOf(order(), sceneWith(order(), parameters), "output"), plain);
    }

    void ordersThatAreNone() {
        const auto problemOf = [](KeysAndValues values) { return order().problem(sceneWith(order(), values)); };
        QVERIFY(!problemOf({}));
        QVERIFY(!problemOf({{"order", "5,4,3,2,1,0"}}));
        const auto tooShort = problemOf({{"order", "1,0"}});
        QVERIFY(tooShort && tooShort->key == "order" && !tooShort->isFile && !tooShort->words.isEmpty());
        QCOMPARE(tooShort->sentence,
                 std::string("the order has 2 places for 6 tokens; accepted: each of the places 0 to 5 once, as in "
                             "\"2,0,1\" for three tokens"));
        QVERIFY(problemOf({{"order", "0,1,2,3,4,4"}}));
        QVERIFY(problemOf({{"order", "0,1,2,3,4,6"}}));
    }

    void captionNamesAPlaceWithAnotherToken_data() {
        QTest::addColumn<QString>("choices");
        QTest::addColumn<QString>("says");
        QTest::newRow("all move") << "order=5,4,3,2,1,0"
                                  << "at place 0 is another word";
        QTest::newRow("the first ones keep their places") << "order=0,1,3,2,4,5"
                                                          << "at place 2 is another word";
        QTest::newRow("the same word from elsewhere is no other one") << "order=3,1,5,0,4,2"
                                                                      << "at place 2 is another word";
        QTest::newRow("reading order changes nothing, with a mask as well") << "order=0,1,2,3,4,5 mask=causal"
                                                                            << "nothing changes";
    }
    void captionNamesAPlaceWithAnotherToken() {
        QFETCH(QString, choices);
        QFETCH(QString, says);
        const Scene scene = sceneOf(order(), choices);
        const Caption shown = evaluateScene(order(), scene).caption();
        const QString text = shown.observation + shown.more;
        QVERIFY2(text.contains(says), qPrintable(text));
        QCOMPARE(shown.observation.contains("change by up to"), says != "nothing changes");
        QCOMPARE(wordsFault(order(), scene), QString());
    }

    void explanationsHaveTheTablesNumbers() {
        for (const char* choices :
             {"d=8 heads=2", "d=6 heads=1 add-position=off attention-projections=off", "d=8 heads=4 mask=causal"}) {
            const Scene scene = sceneOf(order(), choices);
            for (const char* name : {"output", "shuffled-output", "token-difference"}) {
                const Matrix values = matrixOf(order(), scene, name);
                for (Index row = 0; row < values.rows(); ++row)
                    for (Index column = 0; column < values.cols(); ++column) {
                        const Explanation explanation = evaluateScene(order(), scene).explain({row, column, name});
                        QCOMPARE(explanation.derivation.value, values(row, column));
                        QCOMPARE(explanation.tags.size(), std::size_t(2));
                        QVERIFY(!explanation.sentence.isEmpty());
                    }
            }
        }
    }

    void pointingFindsTheCellOfEachMatrix() {
        const Scene scene = sceneWith(order(), {{"d", "8"}});
        const auto figure = shownFigure(order(), scene, {900, 520});
        std::map<std::string, int> hits;
        for (int x = 0; x < 900; x += 3)
            for (int y = 0; y < 520; y += 3)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(order(), scene.parameters, *cell));
                    ++hits[cell->matrix];
                }
        QCOMPARE(hits.size(), std::size_t(3));
        QVERIFY(hits["token-difference"] > 500);
    }

    /// Each arrow beyond a matrix's end finds the same token in the next one.
    void arrowsFollowTheToken() {
        const Scene scene = sceneWith(order(), {{"tokens", "a b c"}, {"order", "2,0,1"}, {"d", "8"}});
        const auto figure = shownFigure(order(), scene, {900, 520});
        QCOMPARE(figure->adjacentCell({0, 7, "output"}, 1, 0), (Cell{1, 0, "shuffled-output"}));
        QCOMPARE(figure->adjacentCell({1, 7, "shuffled-output"}, 1, 0), (Cell{0, 0, "token-difference"}));
        QCOMPARE(figure->adjacentCell({2, 0, "token-difference"}, -1, 0), (Cell{0, 7, "shuffled-output"}));
        QCOMPARE(figure->adjacentCell({1, 3, "output"}, 0, 1), (Cell{2, 3, "output"}));
    }

    /// A chip of the shuffled sentence goes where it is dragged, and the others make room.
    void tokensCanBeDragged() {
        const Scene scene = sceneWith(order(), {{"tokens", "a b c d"}, {"order", "3,1,0,2"}, {"d", "8"}});
        const auto figure = shownFigure(order(), scene, {900, 520});
        // Where the chips are, from top to bottom.
        int left = 900;
        int right = 0;
        int top = 520;
        int bottom = 0;
        for (int x = 0; x < 900; ++x)
            for (int y = 0; y < 520; ++y)
                if (figure->handleAt(QPointF(x, y)) == "order") {
                    left = std::min(left, x);
                    right = std::max(right, x);
                    top = std::min(top, y);
                    bottom = std::max(bottom, y);
                }
        QVERIFY(right > left && bottom > top);
        const double height = double(bottom - top + 1) / 4;
        const auto chip = [&](int place) { return QPointF((left + right) / 2.0, top + (place + 0.5) * height); };
        const auto dragged = [&](int from, int to) {
            if (figure->handleAt(chip(from)) != "order") return std::string("no handle");
            figure->beginDrag(chip(from));
            return std::get<std::string>(figure->handleValue("order", chip(to)));
        };
        QCOMPARE(dragged(0, 0), std::string("3,1,0,2"));
        QCOMPARE(dragged(0, 2), std::string("1,0,3,2"));
        QCOMPARE(dragged(3, 1), std::string("3,2,1,0"));
        QCOMPARE(dragged(1, 3), std::string("3,0,2,1"));
        // Who is dragged stays selected: the chip stands for the token, wherever it goes.
        QCOMPARE(figure->cellAt(chip(0)), (std::optional<Cell>({3, 0, "token-difference"})));
        QCOMPARE(figure->cellAt(chip(2)), (std::optional<Cell>({0, 0, "token-difference"})));
        QVERIFY(figure->handleAt(chip(0)) == "order");
        figure->beginDrag(chip(0));
        QCOMPARE(std::get<std::string>(figure->handleValue("order", QPointF(0, 5000))), std::string("1,0,2,3"));
        // Chips of the sentence in reading order stay.
        QVERIFY(figure->handleAt(QPointF(5, top + 5)).empty());
    }

    /// Another sentence has no order yet where it is of another length.
    void anOrderIsOfItsSentence_data() {
        QTest::addColumn<QString>("tokens");
        QTest::addColumn<QString>("expected");
        QTest::addRow("of another length: shuffled by the seed") << "we like warm tea now"
                                                                 << "";
        QTest::addRow("as long: as it was") << "we like warm tea"
                                            << "3,1,0,2";
    }
    void anOrderIsOfItsSentence() {
        QFETCH(QString, tokens);
        QFETCH(QString, expected);
        const Scene scene = sceneWith(order(), {{"tokens", "a b c d"}, {"order", "3,1,0,2"}, {"d", "8"}});
        SceneModel model;
        model.resetTo(scene);
        model.setParameter("tokens", tokens.toStdString());
        QCOMPARE(model.scene().parameters.order, expected.toStdString());
        QVERIFY(!findProblem(order(), model.scene()));
    }

    /// What a token's rows show can be pointed at on the side that is shown: its output, and where it stands now.
    void rowsOfOneTokenLeadToTheirCells() {
        const Scene scene = presetScene(order(), "start");
        const auto figure = shownFigure(order(), scene, {900, 560});
        const auto bottomOf = [&](std::string_view name) {
            std::optional<Cell> last;
            for (int y = 0; y < 560; ++y)
                for (int x = 450; x < 900; x += 2)
                    if (const auto cell = figure->cellAt(QPointF(x, y)); cell && cell->matrix == name) last = cell;
            return last;
        };
        // "man" stands at place 4, and at place 1 when shuffled.
        QCOMPARE(bottomOf("token-difference")->row, std::int64_t(4));
        QCOMPARE(bottomOf("output")->row, std::int64_t(4));
        QCOMPARE(bottomOf("shuffled-output")->row, std::int64_t(1));
    }

    /// The start compares one word's output with itself: what changes is seen, and can be pointed at, in each room.
    void oneWordIsThePicture_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 560), QSize(770, 430), QSize(820, 380), QSize(1250, 720)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void oneWordIsThePicture() {
        QFETCH(QSize, size);
        const Scene scene = presetScene(order(), "start");
        QCOMPARE(scene.parameters.show, std::string("one-word"));
        const auto figure = shownFigure(order(), scene, size);
        QVERIFY(figure->panels().size() <= 3 && figure->droppedItems().isEmpty());
        for (const Cell& cell : {Cell{4, 7, "token-difference"}, Cell{4, 7, "output"}, Cell{1, 7, "shuffled-output"}}) {
            const auto shown = figure->cellRect(cell);
            QVERIFY(shown && QRectF(QPointF(), size).contains(*shown));
            QCOMPARE(figure->cellAt(shown->center()), std::optional(cell));
        }
        // Another word's rows are not shown.
        QVERIFY(!figure->cellRect({0, 7, "token-difference"}));
        // A cover of a side hides all of it; one of what changes takes along the heading and the large number.
        const auto panels = figure->panels();
        const auto with = Figure::findPanel(panels, "with-positions");
        QVERIFY(with && Figure::findPanel(panels, "without-positions"));
        const QRectF change =
            *figure->cellRect({4, 0, "token-difference"}) | *figure->cellRect({4, 7, "token-difference"});
        const std::vector<QRectF> covers{change.adjusted(-3, -3, 3, 3)};
        const auto notes = figure->notesOn(covers);
        QCOMPARE(notes.size(), std::size_t(2));
        for (const QRectF& note : notes) QVERIFY(panels[*with].place.adjusted(-1, -1, 1, 1).contains(note));
    }

    /// In two lines of text, too, a word is dragged to another place.
    void wordsOfALineCanBeDragged() {
        for (const char* words : {"a b c d", "the bag that the animal had on the street"}) {
            Scene scene = sceneWith(order(), {{"tokens", words}, {"d", "8"}});
            const Index count = scene.parameters.n;
            scene.parameters.show = "one-word";
            const auto figure = shownFigure(order(), scene, {800, 560});
            double top = 560, bottom = 0, left = 800, right = 0;
            for (int x = 0; x < 800; ++x)
                for (int y = 0; y < 560; ++y)
                    if (figure->handleAt(QPointF(x, y)) == "order") {
                        left = std::min(left, double(x)), right = std::max(right, double(x));
                        top = std::min(top, double(y)), bottom = std::max(bottom, double(y));
                    }
            const auto place = [&](Index at) {
                return QPointF(left + (double(at) + 0.5) * (right - left) / double(count), (top + bottom) / 2);
            };
            const auto study = studyOrder(scene);
            figure->beginDrag(place(0));
            QCOMPARE(std::get<std::string>(figure->handleValue("order", place(2))),
                     orderText(withTokenMoved(study->shown.order, 0, 2)));
            QCOMPARE(figure->cellAt(place(1))->row, std::int64_t(study->shown.order[1]));
        }
    }

    /// Differences are small beside outputs: on a scale of their own, the same with positions and without.
    void differencesHaveTheirOwnScale() {
        for (const char* choices : {"", "add-position=off", "mask=causal"}) {
            const auto study = studyOrder(sceneOf(order(), choices));
            QCOMPARE(study->differenceScale(), std::max(study->withPositions, study->withoutPositions));
            QVERIFY(study->largestOutput > study->differenceScale());
            for (const bool on : {false, true})
                QCOMPARE(study->matrix("token-difference", on).cwiseAbs().maxCoeff(), study->largest(on));
        }
        // Rounding is not made to look like something.
        const auto still = studyOrder(sceneOf(order(), "order=0,1,2,3,4,5"));
        QCOMPARE(still->differenceScale(), still->largestOutput);
    }

    void theCardsSwitchPositions() {
        const Scene scene = sceneWith(order(), {});
        const auto figure = shownFigure(order(), scene, {900, 520});
        int found = 0;
        for (int x = 0; x < 900; x += 5)
            for (int y = 0; y < 520; y += 5)
                if (const auto choice = figure->clickActionAt(QPointF(x, y))) {
                    QCOMPARE(choice->key, std::string_view("add-position"));
                    QCOMPARE(choice->value, choiceValue(false));
                    ++found;
                }
        QVERIFY(found > 100);
    }

    void formulasHoldForWhatIsShown() {
        const auto caption = [](KeysAndValues values) {
            return evaluateScene(order(), sceneWith(order(), values)).caption();
        };
        QCOMPARE(caption({{"add-position", "off"}}).formulas, shuffledDefinition(false, false));
        QVERIFY(caption({}).more.contains("<i>f</i>(Π<i>X</i>) = Π<i>f</i>(<i>X</i>)"));
        for (const char* mask : {"mask", "radius"}) {
            const Caption masked = caption({{"add-position", "off"}, {mask, mask == QString("mask") ? "causal" : "1"}});
            QCOMPARE(masked.formulas, shuffledDefinition(false, true));
            QVERIFY(masked.more.contains("≠"));
        }
        // A radius that reaches everything is no mask.
        QCOMPARE(caption({{"radius", "5"}}).formulas, shuffledDefinition(true, false));
    }

    void wordsOfEveryPreset() {
        for (const Preset& preset : order().presets())
            QCOMPARE(wordsFault(order(), presetScene(order(), preset.name)), QString());
        QVERIFY(evaluateScene(order(), presetScene(order(), "without-positions"))
                    .caption()
                    .observation.contains("rounding"));
        QVERIFY(evaluateScene(order(), presetScene(order(), "causal")).caption().more.contains("causal mask"));
        QCOMPARE(wordsFault(order(), withArray(order(), sceneWith(order(), {}), "input", {1, 1, 2}, {1, 2})),
                 QString());
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("d");
        QTest::newRow("one cell") << 1 << 1;
        QTest::newRow("odd width") << 3 << 5;
        QTest::newRow("many tokens") << 300 << 4;
    }
    void anySizeIsDrawn() {
        QFETCH(int, n);
        QFETCH(int, d);
        Parameters parameters;
        parameters.tokens = "";
        parameters.n = n;
        parameters.d = d;
        parameters.row = 0;
        parameters.column = d - 1;
        const Scene scene = sceneWith(order(), parameters);
        for (const QSize size : {QSize(400, 240), QSize(900, 520)}) shownFigure(order(), scene, size);
        for (const Theme* theme : {&Theme::light(), &Theme::dark()})
            QVERIFY(isDrawnOn(painted(order(), scene, {453, 302}, *theme), *theme));
    }
};

ATTENTION_TEST(OrderTest, QApplication)
#include "order_test.moc"
