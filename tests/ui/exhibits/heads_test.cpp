#include <cmath>
#include <map>
#include <set>

#include "core/attention/multi_head.h"
#include "core/io/array.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/exhibits/first_tab.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

constexpr QSize kWindow(845, 540);

Scene withWeights(std::vector<Index> shape, std::vector<double> values, const QString& words = {}) {
    return withArray(heads(), sceneOf(heads(), words), "attention", std::move(shape), std::move(values));
}

struct Weights {
    std::vector<ArrayAxis> axes;
    std::shared_ptr<const Matrix> values;

    Index size(std::string_view name) const {
        for (const ArrayAxis& axis : axes)
            if (axis.name == name) return axis.size;
        return 0;
    }
    Eigen::RowVectorXd row(Index head, Index query) const {
        const Index keys = size("key");
        const Index first = (head * size("query") + query) * keys;
        return Eigen::Map<const Eigen::RowVectorXd>(values->data() + first, keys);
    }
};
Weights weightsOf(const Scene& scene) {
    const auto table = std::get<ArrayTable>(evaluateScene(heads(), scene).table("weights"));
    return {table.axes, table.values};
}

/// Places of the picture that choose something, by what they choose.
std::map<std::int64_t, QPointF> placesOf(const Figure& figure, QSize size, std::string_view key) {
    std::map<std::int64_t, QPointF> places;
    for (int y = 1; y < size.height(); y += 2)
        for (int x = 1; x < size.width(); x += 2)
            if (const auto choice = figure.clickActionAt(QPointF(x, y)); choice && choice->key == key)
                places.emplace(std::get<std::int64_t>(choice->value), QPointF(x, y));
    return places;
}

}  // namespace

class HeadsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void tablesAreThoseOfTheContract() {
        std::vector<std::string> names;
        for (const TableDescription& table : heads().tables()) names.emplace_back(table.name);
        QCOMPARE(names, (std::vector<std::string>{"weights", "output", "entropy", "counts", "derivation"}));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(heads(), sceneOf(heads(), {})).table("scores"), std::invalid_argument);
    }

    /// Of many weights a part can be shown, with a small picture that has all of them.
    void aPartOfManyWeightsIsShown_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("beside the other heads") << QString();
        QTest::newRow("one head") << QStringLiteral("isolate-head=on");
    }
    void aPartOfManyWeightsIsShown() {
        QFETCH(const QString, words);
        constexpr Index kTokens = 40;
        constexpr double kManyTimes = 4;  // as large as in the small picture
        Scene scene = withWeights({2, kTokens, kTokens},
                                  std::vector<double>(2 * kTokens * kTokens, 1.0 / double(kTokens)), words);
        const Zoom part{9.5, 19.5, 19.5, 29.5};
        scene.view.zoom = part;
        const auto figure = shownFigure(heads(), scene, kWindow);
        const auto inside = figure->cellRect({25, 15, "weights"}), outside = figure->cellRect({0, 0, "weights"});
        QVERIFY(inside && outside);
        QVERIFY(inside->height() > kManyTimes * outside->height());
        QCOMPARE(figure->cellAt(inside->center()), std::optional(Cell{25, 15, "weights"}));

        QCOMPARE(figure->zoomShowing({25, 15, "weights"}), std::optional(part));
        QCOMPARE(figure->zoomShowing({30, 15, "weights"}), std::optional(Zoom{9.5, 19.5, 20.5, 30.5}));
        QCOMPARE(figure->zoomShowing({25, 0, "weights"}), std::optional(Zoom{-0.5, 9.5, 19.5, 29.5}));

        std::optional<Zoom> now;
        connect(figure.get(), &Figure::zoomed, this, [&](std::optional<Zoom> to) { now = to; });
        const QPointF middle = inside->center();
        QWheelEvent nearer(middle, figure->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                           Qt::NoScrollPhase, false);
        QApplication::sendEvent(figure.get(), &nearer);
        QVERIFY(now && now->right - now->left < 10 && now->bottom - now->top < 10);
        QVERIFY(now->left < 15 && now->right > 15 && now->top < 25 && now->bottom > 25);
    }

    void weightsAreDistributions_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("default") << QString();
        QTest::newRow("one head") << QStringLiteral("heads=1");
        QTest::newRow("sixty-four of width one") << QStringLiteral("heads=64 d=64");
        QTest::newRow("sliced") << QStringLiteral("heads=8 d=64 head-design=sliced");
        QTest::newRow("wide, three do not divide 32") << QStringLiteral("heads=3 head-design=wide");
        QTest::newRow("causal") << QStringLiteral("mask=causal heads=8");
        QTest::newRow("two sequences") << QStringLiteral("batch=2 valid-length=3,0");
    }
    void weightsAreDistributions() {
        QFETCH(QString, scene);
        const Scene shown = sceneOf(heads(), scene);
        const Weights weights = weightsOf(shown);
        QCOMPARE(weights.size("head"), Index(shown.parameters.heads));
        QCOMPARE(weights.size("query"), Index(6));
        QCOMPARE(weights.size("key"), Index(6));
        QVERIFY((weights.values->array() >= 0).all());
        QVERIFY(((weights.values->rowwise().sum().array() - 1).abs() < kSumRounding).all());
        if (shown.parameters.mask == MaskKind::Causal)
            for (Index head = 0; head < weights.size("head"); ++head) {
                QCOMPARE(weights.row(head, 0)[0], 1.0);
                QCOMPARE(weights.row(head, 2)[3], 0.0);
            }
    }

    void aBatchOfOneIsDropped() {
        QCOMPARE(weightsOf(sceneOf(heads(), {})).axes.size(), std::size_t(3));
        const Weights batch = weightsOf(sceneOf(heads(), QStringLiteral("batch=2 valid-length=3,0")));
        QCOMPARE(batch.axes.size(), std::size_t(4));
        QCOMPARE(batch.axes.front().name, std::string("sequence"));
        // A fully masked row is uniform, as in d2l.
        QCOMPARE((*batch.values)(batch.values->rows() - 1, 5), 1.0 / 6);
    }

    void headsDivideTheColumns() {
        QCOMPARE(sceneOf(heads(), QStringLiteral("d=15 heads=4")).parameters.heads, std::int64_t(3));  // ties go down
        QCOMPARE(sceneOf(heads(), QStringLiteral("d=64 heads=7")).parameters.heads, std::int64_t(8));
        QCOMPARE(sceneOf(heads(), QStringLiteral("d=64 heads=7 head-design=wide")).parameters.heads, std::int64_t(7));
    }

    void entropiesAreThoseOfTheWeights_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<bool>("isDropped");
        QTest::newRow("default") << QString() << false;
        QTest::newRow("causal") << QStringLiteral("mask=causal") << false;
        QTest::newRow("fully masked rows") << QStringLiteral("valid-length=0") << false;
        QTest::newRow("before dropout") << QStringLiteral("attention-dropout=0.5") << true;
    }
    void entropiesAreThoseOfTheWeights() {
        QFETCH(QString, scene);
        QFETCH(bool, isDropped);
        const Table table = evaluateScene(heads(), sceneOf(heads(), scene)).table("entropy");
        Scene undropped = sceneOf(heads(), scene);
        undropped.parameters.attentionDropout = 0;
        const Weights weights = weightsOf(undropped);
        const auto values = columnOf<double>(table, "entropy");
        const auto keys = columnOf<std::int64_t>(table, "keys");
        QCOMPARE(values.size(), std::size_t(4 * 6));
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Index head = columnOf<std::int64_t>(table, "head")[i];
            const Index query = columnOf<std::int64_t>(table, "query")[i];
            double expected = 0;
            for (const double weight : weights.row(head, query))
                if (weight > 0) expected -= weight * std::log(weight);
            QVERIFY(std::abs(values[i] - expected) < kSumRounding);
            QVERIFY(values[i] <= std::log(double(keys[i])) + kSumRounding);
            if (scene.contains(QLatin1String("causal"))) QCOMPARE(keys[i], query + 1);
            if (scene.contains(QLatin1String("valid-length"))) QCOMPARE(keys[i], std::int64_t(6));
        }
        if (isDropped) QVERIFY(weightsOf(sceneOf(heads(), scene)).values->minCoeff() == 0);
    }

    void countsAreThoseOfTheThreeDesigns() {
        const Table table = evaluateScene(heads(), sceneOf(heads(), QStringLiteral("d=64 heads=8"))).table("counts");
        QCOMPARE(columnOf<std::string>(table, "design"), (std::vector<std::string>{"sliced", "narrow", "wide"}));
        QCOMPARE(columnOf<std::int64_t>(table, "parameters"), (std::vector<std::int64_t>{5632, 16384, 131072}));
        QCOMPARE(columnOf<std::int64_t>(table, "width"), (std::vector<std::int64_t>{8, 8, 64}));
        // Six words: Q, K, V and the heads' outputs of H w columns, H weights of 6 x 6, the output of 64 columns.
        const auto heldBy = [](std::int64_t parameters, std::int64_t columns) {
            return parameters + 4 * 6 * columns + 8 * 36 + 6 * 64;
        };
        QCOMPARE(columnOf<std::int64_t>(table, "held"),
                 (std::vector<std::int64_t>{heldBy(5632, 64), heldBy(16384, 64), heldBy(131072, 512)}));
        // Where heads do not divide d there are only wide ones.
        const Table wide =
            evaluateScene(heads(), sceneOf(heads(), QStringLiteral("d=64 heads=7 head-design=wide"))).table("counts");
        QCOMPARE(columnOf<std::string>(wide, "design"), std::vector<std::string>{"wide"});
    }

    void explanationsHaveTheTablesNumbers_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("default") << QString();
        QTest::newRow("sliced") << QStringLiteral("d=64 heads=8 head-design=sliced head=5");
        QTest::newRow("wide") << QStringLiteral("d=16 heads=3 head-design=wide head=2");
        QTest::newRow("causal") << QStringLiteral("mask=causal head=1");
        QTest::newRow("dropped") << QStringLiteral("attention-dropout=0.5 head=3");
        QTest::newRow("the second sequence") << QStringLiteral("batch=2 valid-length=3,0 sequence=1 head=3");
    }
    void explanationsHaveTheTablesNumbers() {
        QFETCH(QString, scene);
        const Scene shown = sceneOf(heads(), scene);
        const Weights weights = weightsOf(shown);
        const Table entropies = evaluateScene(heads(), shown).table("entropy");
        const Index head = Index(shown.parameters.head.value_or(0));
        const Index headCount = weights.size("head");
        const Index sequence = Index(shown.parameters.sequence.value_or(0));
        for (Index query = 0; query < 6; ++query) {
            for (Index key = 0; key < 6; ++key) {
                const Explanation explanation = evaluateScene(heads(), shown).explain({query, key, "weights"});
                QVERIFY(std::abs(explanation.derivation.value - weights.row(sequence * headCount + head, query)[key]) <
                        kSumRounding);
                QCOMPARE(explanation.tags.size(), std::size_t(3));
            }
            for (Index other = 0; other < headCount; ++other) {
                const Explanation explanation = evaluateScene(heads(), shown).explain({query, other, "entropy"});
                const auto row = std::size_t((sequence * headCount + other) * 6 + query);
                QVERIFY(std::abs(explanation.derivation.value - columnOf<double>(entropies, "entropy")[row]) <
                        kSumRounding);
            }
        }
        QCOMPARE(evaluateScene(heads(), shown).explain({2, 0, "counts"}).derivation.value,
                 double(columnOf<std::int64_t>(evaluateScene(heads(), shown).table("counts"), "parameters").back()));
    }

    void clickChoosesAHead_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("headCount");
        QTest::newRow("four") << QString() << 4;
        QTest::newRow("sixty-four") << QStringLiteral("d=64 heads=64") << 64;
        QTest::newRow("lines") << QStringLiteral("heads-view=lines heads=2") << 2;
        QTest::newRow("many lines") << QStringLiteral("heads-view=lines d=64 heads=16") << 16;
    }
    void clickChoosesAHead() {
        QFETCH(QString, scene);
        QFETCH(int, headCount);
        const Scene shown = sceneOf(heads(), scene);
        const auto figure = shownFigure(heads(), shown, kWindow);
        const auto places = placesOf(*figure, kWindow, "head");
        QCOMPARE(int(places.size()), headCount);
        QCOMPARE(places.rbegin()->first, std::int64_t(headCount - 1));
        QCOMPARE(placesOf(*figure, kWindow, "head-design").size(), std::size_t(3));
        // A second click has that head alone.
        const auto choice = figure->doubleClickActionAt(places.at(headCount - 1));
        QVERIFY(choice && choice->key == "isolate-head");
        QCOMPARE(choice->value, choiceValue(true));
    }

    void aWordSelectsTheLargestWeightOfTheChosenHead() {
        std::set<std::map<std::int64_t, std::int64_t>> ofHeads;
        for (const Index head : {0, 1, 3}) {
            const Scene shown = sceneOf(heads(), QStringLiteral("head=%1").arg(head));
            const auto figure = shownFigure(heads(), shown, kWindow);
            const auto panels = figure->panels();
            const auto arcs = std::ranges::find(panels, "arcs", &Figure::Panel::key);
            QVERIFY(arcs != panels.end());
            const Weights weights = weightsOf(shown);
            std::map<std::int64_t, std::int64_t> found;
            for (int y = int(arcs->place.top()); y < arcs->place.bottom(); ++y)
                for (int x = int(arcs->place.left()); x < arcs->place.right(); x += 2)
                    if (const auto cell = figure->cellAt(QPointF(x, y))) found[cell->row] = cell->column;
            QCOMPARE(Index(found.size()), weights.size("query"));
            for (const auto& [query, key] : found) {
                Index strongest = 0;
                weights.row(head, query).maxCoeff(&strongest);
                QCOMPARE(key, std::int64_t(strongest));
            }
            ofHeads.insert(found);
        }
        QVERIFY(ofHeads.size() > 1);
    }

    void choosingAHeadMovesNothing() {
        const auto placesWith = [](const QString& scene) {
            return placesOf(*shownFigure(heads(), sceneOf(heads(), scene), kWindow), kWindow, "head");
        };
        QCOMPARE(placesWith(QStringLiteral("head=0")), placesWith(QStringLiteral("head=3")));
    }

    void anIsolatedHeadLetsTheOthersComeBack() {
        const auto figure = shownFigure(heads(), sceneOf(heads(), QStringLiteral("isolate-head=on head=2")), kWindow);
        for (int y = 0; y < kWindow.height(); y += 4)
            for (int x = 0; x < kWindow.width(); x += 4)
                if (const auto cell = figure->cellAt(QPointF(x, y));
                    cell && cell->matrix == "weights" && figure->markedCellRect(*cell)->contains(QPointF(x, y))) {
                    const auto choice = figure->doubleClickActionAt(QPointF(x, y));
                    QVERIFY(choice);
                    QCOMPARE(choice->value, choiceValue(false));
                    return;
                }
        QFAIL("no cell");
    }

    void everyCellCanBePointedAt_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("side by side") << QString();
        QTest::newRow("isolated") << QStringLiteral("isolate-head=on head=1");
        QTest::newRow("lines") << QStringLiteral("heads-view=lines row=2 column=1 matrix=weights");
        QTest::newRow("more keys than queries") << QStringLiteral("memory-tokens=a,b,c,d,e,f,g");
    }
    void everyCellCanBePointedAt() {
        QFETCH(QString, scene);
        const Scene shown = sceneOf(heads(), scene);
        const auto figure = shownFigure(heads(), shown, kWindow);
        std::map<std::string, std::set<std::pair<std::int64_t, std::int64_t>>> found;
        for (int y = 0; y < kWindow.height(); y += 2)
            for (int x = 0; x < kWindow.width(); x += 2)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(heads(), shown.parameters, *cell));
                    found[cell->matrix].insert({cell->row, cell->column});
                }
        QCOMPARE(found["counts"].size(), std::size_t(6));
        if (scene.contains(QLatin1String("lines"))) {
            // Whatever query, with the key that was looked at; and each key for the query that was.
            QVERIFY(found["weights"].size() >= std::size_t(11));
            return;
        }
        const Weights weights = weightsOf(shown);
        QCOMPARE(found["weights"].size(), std::size_t(weights.size("query") * weights.size("key")));
        // The entropies of every head, or of the one that has a large picture.
        const bool isLarge = shown.parameters.isolateHead || weights.size("key") > 12;
        QCOMPARE(found["entropy"].size(), std::size_t(isLarge ? 6 : 6 * weights.size("head")));
    }

    void aTokenShowsOnlyItsLines() {
        const auto inked = [](const QString& scene) {
            const QImage image = painted(heads(), sceneOf(heads(), scene), kWindow);
            return kWindow.width() * kWindow.height() - countOf(image, Theme::light().surface.rgb());
        };
        const QString lines = QStringLiteral("heads-view=lines heads=1 isolate-head=on");
        QVERIFY(inked(lines + QStringLiteral(" row=1 column=1 matrix=weights")) < inked(lines));
    }

    void oneScaleOrEachItsOwn() {
        // With a scale of its own a faint head has the darkest green, too.
        const std::vector<double> values{1, 0, 0, 1, 0.5, 0.5, 0.5, 0.5};
        const QRgb darkest = Theme::light().weightStops.back().rgb();
        const auto dark = [&](const QString& words) {
            return countOf(painted(heads(), withWeights({2, 2, 2}, values, words), kWindow), darkest);
        };
        QVERIFY(dark(QStringLiteral("weights-scale=each")) > dark(QStringLiteral("weights-scale=shared")));
    }

    void loadedWeightsAreShownAsTheyAre() {
        const std::vector<double> values{0.25, 0.75, 0.5, 0.4, 1, 0, 0, 1};
        const Scene scene = withWeights({2, 2, 2}, values, QStringLiteral("head=0"));
        QCOMPARE(scene.parameters.heads, std::int64_t(2));
        QCOMPARE(scene.parameters.n, std::int64_t(2));
        const Weights weights = weightsOf(scene);
        for (std::size_t i = 0; i < values.size(); ++i) QCOMPARE(weights.values->data()[i], values[i]);
        QCOMPARE(evaluateScene(heads(), scene).explain({1, 1, "weights"}).derivation.value, 0.4);
        // The row that does not sum to 1 is named.
        const QString seen = evaluateScene(heads(), scene).caption().observation;
        QVERIFY2(seen.contains(QLatin1String("head 0, query 1")) && seen.contains(QLatin1String("0.9")),
                 qPrintable(seen));
        QCOMPARE(wordsFault(heads(), scene), QString());
        for (const char* key : {"d", "seed", "mask", "temperature", "valid-length", "head-design"})
            QVERIFY2(!heads().ineffectiveReason(key, scene).isEmpty(), key);
        for (const char* key : {"head", "heads-view", "weights-scale", "isolate-head"})
            QVERIFY2(heads().ineffectiveReason(key, scene).isEmpty(), key);
        QVERIFY_EXCEPTION_THROWN(evaluateScene(heads(), scene).table("output"), std::invalid_argument);
        QVERIFY(isDrawnOn(painted(heads(), scene, kWindow)));
    }

    void negativeWeightsAreRefused() {
        const auto problem = heads().problem(withWeights({2, 1, 2}, {0.5, 0.5, 1.25, -0.25}));
        QVERIFY(problem && problem->isFile);
        QCOMPARE(problem->key, std::string("attention"));
        QCOMPARE(problem->sentence,
                 std::string("the weight at head 1, query 0, key 1 is -0.25; accepted: numbers from 0 on"));
        // Of another file the same page says nothing.
        QVERIFY(!heads().problem(withWeights({2, 1, 2}, {0.5, 0.5, 1, 0})));
    }

    void unevenRowsHaveNoMoreEntropyThanThereIs() {
        const Scene scene = withWeights({1, 2, 2}, {1, 1, 0.5, 0.5});
        const Table table = evaluateScene(heads(), scene).table("entropy");
        for (const double entropy : columnOf<double>(table, "entropy"))
            QVERIFY(std::abs(entropy - std::log(2.0)) < kSumRounding);
        QVERIFY(std::abs(evaluateScene(heads(), scene).explain({0, 0, "entropy"}).derivation.value - std::log(2.0)) <
                kSumRounding);
        QVERIFY(evaluateScene(heads(), scene).caption().observation.contains(QLatin1String("divided by its sum")));
    }

    void wordsNameLoadedRowsAndColumns() {
        const std::vector<double> values{1, 0, 0, 0.2, 0.3, 0.5};
        const auto written = [&](const std::string& tokens, const std::string& memoryTokens) {
            Scene scene = withWeights({2, 3}, values);
            if (!tokens.empty()) scene.parameters.tokens = tokens;
            scene.parameters.memoryTokens = memoryTokens;
            return scene;
        };
        const auto tagsOf = [&](const Scene& scene) {
            QStringList tags;
            for (const auto& tag : evaluateScene(heads(), scene).explain({1, 2, "weights"}).tags) tags += tag.text;
            return tags.join(u' ');
        };
        const QString both = tagsOf(written("ein Haus", "a big house"));
        QVERIFY2(both.contains(QLatin1String("Haus")) && both.contains(QLatin1String("house")), qPrintable(both));
        QVERIFY(!heads().problem(written("ein Haus", "a big house")));
        // The sentence that every page begins with is not theirs.
        QVERIFY(tagsOf(written({}, {})).contains(QLatin1String("t2")));
        const std::pair<Scene, std::string> misfits[]{{written("one two three four", {}), "tokens"},
                                                      {written("one two", "one two"), "memory-tokens"}};
        for (const auto& [scene, key] : misfits) {
            const auto problem = heads().problem(scene);
            QVERIFY(problem && !problem->isFile);
            QCOMPARE(problem->key, key);
            QVERIFY(heads().ineffectiveReason(key, scene).isEmpty());
        }
    }

    void anOutputOfABatchKeepsItsSequences() {
        const Table table =
            evaluateScene(heads(), sceneOf(heads(), QStringLiteral("batch=2 valid-length=3,0"))).table("output");
        const auto& output = std::get<ArrayTable>(table);
        QCOMPARE(output.axes.size(), std::size_t(3));
        QCOMPARE(output.axes.front().size, Index(2));
        QVERIFY(std::holds_alternative<MatrixTable>(evaluateScene(heads(), sceneOf(heads(), {})).table("output")));
    }

    void loadedWeightsOfOneHead() {
        const Scene scene = withWeights({2, 3}, {1, 0, 0, 0.2, 0.3, 0.5});
        QCOMPARE(weightsOf(scene).size("head"), Index(1));
        QVERIFY(evaluateScene(heads(), scene).caption().observation.contains(QLatin1String("Every row sums to 1")));
    }

    void theFirstTabFits_data() {
        QTest::addColumn<QString>("parameters");
        QTest::newRow("start") << QString();
        QTest::newRow("one token") << QStringLiteral("tokens= n=1");
        QTest::newRow("one head") << QStringLiteral("heads=1");
        QTest::newRow("alone") << QStringLiteral("isolate-head=on");
        QTest::newRow("sixty-four heads") << QStringLiteral("d=64 heads=64");
        QTest::newRow("causal") << QStringLiteral("mask=causal heads=8");
        QTest::newRow("many tokens") << QStringLiteral("tokens= n=300");
        QTest::newRow("own scales") << QStringLiteral("weights-scale=each");
    }
    void theFirstTabFits() {
        QFETCH(QString, parameters);
        Scene scene = sceneOf(heads(), parameters);
        QCOMPARE(firstTabFault(heads(), scene), QString());  // nothing is selected
        scene.parameters.matrix = "weights";
        scene.parameters.row = scene.parameters.column = 0;
        QCOMPARE(firstTabFault(heads(), scene), QString());
        QCOMPARE(tabsFault(heads(), scene), QString());
    }

    /// Below each word stands what the heads give it: those of the chosen head are selected, the others choose theirs.
    void rowsOfOneWord() {
        const Scene scene = presetScene(heads(), kStartPreset);
        const auto figure = shownFigure(heads(), scene, kWindow);
        const auto own = figure->cellRect({2, 4, "weights"});
        QVERIFY(own && !figure->cellRect({3, 4, "weights"}));
        QCOMPARE(figure->cellAt(own->center()), std::optional(Cell{2, 4, "weights"}));
        const auto places = placesOf(*figure, kWindow, "head");
        QCOMPARE(places.size(), std::size_t(3));
        QVERIFY(!places.contains(2));
        const auto choice = figure->doubleClickActionAt(places.at(0));
        QVERIFY(choice && choice->key == "isolate-head");
        QVERIFY(!heads().ineffectiveReason("heads-view", scene).isEmpty());
    }

    void theCaptionOfAHeadAloneIsOfThatHead() {
        Scene scene = presetScene(heads(), kStartPreset);
        scene.parameters.isolateHead = true;
        const QString seen = evaluateScene(heads(), scene).caption().observation;
        QVERIFY2(seen.contains(QLatin1String("0.98")) && !seen.contains(QLatin1String("each of")), qPrintable(seen));
        const QString told = evaluateScene(heads(), scene).description();
        QVERIFY2(told.contains(QLatin1String("2 of 4")) && !told.contains(QLatin1String("All heads")),
                 qPrintable(told));
    }

    void theStartShowsHeadsThatDiffer() {
        const Scene scene = presetScene(heads(), kStartPreset);
        const Weights weights = weightsOf(scene);
        const Index query = Index(*scene.parameters.row);
        std::set<Index> keys;
        for (Index head = 0; head < 4; ++head) {
            Index key = 0;
            QVERIFY(weights.row(head, query).maxCoeff(&key) > 0.5);
            QVERIFY(key != query);
            keys.insert(key);
        }
        QCOMPARE(keys.size(), std::size_t(4));
        const QString seen = evaluateScene(heads(), scene).caption().observation;
        QVERIFY2(seen.contains(QLatin1String("in each of the 4 heads")), qPrintable(seen));
    }

    void anySizeIsDrawn_data() {
        QTest::addColumn<QString>("scene");
        QTest::newRow("one token") << QStringLiteral("tokens= n=1");
        QTest::newRow("an entropy is selected") << QStringLiteral("heads=4 matrix=entropy row=5 column=3");
        QTest::newRow("one head of one column") << QStringLiteral("tokens= n=2 d=1 heads=1");
        QTest::newRow("two tokens, 64 heads") << QStringLiteral("tokens= n=2 d=64 heads=64");
        QTest::newRow("many tokens, 64 heads") << QStringLiteral("tokens= n=96 d=64 heads=64");
        QTest::newRow("512 tokens") << QStringLiteral("tokens= n=512 d=8 heads=2 row=511 column=0 matrix=weights");
    }
    void anySizeIsDrawn() {
        QFETCH(QString, scene);
        for (const QString& view : {QString(), QStringLiteral(" heads-view=lines"), QStringLiteral(" isolate-head=on"),
                                    QStringLiteral(" isolate-head=on heads-view=lines")})
            for (const QSize size : {QSize(336, 227), QSize(487, 290), QSize(750, 330), kWindow})
                QVERIFY(isDrawnOn(painted(heads(), sceneOf(heads(), scene + view), size)));
    }

    void captionsHaveNumbers() {
        const Caption caption = evaluateScene(heads(), sceneOf(heads(), {})).caption();
        QVERIFY2(caption.observation.contains(QLatin1String("ln 6 = 1.79")), qPrintable(caption.observation));
        QVERIFY2(caption.more.contains(QLatin1String("means nothing")), qPrintable(caption.more));
        QVERIFY(evaluateScene(heads(), sceneOf(heads(), QStringLiteral("valid-length=0")))
                    .caption()
                    .observation.contains(QLatin1String("1/6")));
        QVERIFY(evaluateScene(heads(), sceneOf(heads(), {})).caption().relevance.contains(QLatin1String("mixture")));
    }
};

ATTENTION_TEST(HeadsTest, QApplication)
#include "heads_test.moc"
