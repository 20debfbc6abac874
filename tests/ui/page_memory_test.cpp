#include "ui/window/page_memory.h"

#include <algorithm>
#include <functional>

#include "core/attention/weight_files.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/language_models.h"
#include "ui/window/scene_model.h"

using namespace attention;

namespace {

Parameters startOf(const char* id) {
    return startScene(*findExhibit(id)).parameters;
}
std::optional<Cell> selected(const SceneModel& model) {
    return selectedCell(model.shown().parameters);
}
LoadedArray someFile() {
    return {"/some/folder/P.npy",
            std::string(64, '0'),
            {2, 4},
            std::make_shared<const Array>(Array{{2, 4}, {1, 2, 3, 4, 5, 6, 7, 8}})};
}
/// Its values go from page to page.
class TakingModel : public SceneModel {
 public:
    explicit TakingModel(const Scene& scene = {}) : SceneModel(scene) { setTakeAlong(TakeAlong::Always); }
};

}  // namespace

/// What a person who turns pages finds on the next one, and what goes along if it was asked to.
class PageMemoryTest : public QObject {
    Q_OBJECT

 private slots:
    void tabsAreNotTakenAlong() {
        SceneModel model(startScene(*findExhibit("attention")));
        model.setTakeAlong(TakeAlong::Always);
        model.setParameter("show", ParameterValue(std::string(kShowAll)));
        model.setParameter("temperature", 2.0);
        model.setExhibit("scaling");
        QCOMPARE(model.scene().parameters.temperature, 2.0);
        QCOMPARE(model.scene().parameters.show, findExhibit("scaling")->tabs().front().name);
    }

    void theOpenModelIsThatOfEveryPage() {
        for (const TakeAlong takeAlong : {TakeAlong::Nothing, TakeAlong::Always}) {
            Scene scene = startScene(*findExhibit("language-model"));
            scene.languageModel = {"/some/folder/gpt2", std::string(64, 'a'), shippedLanguageModel()};
            SceneModel model(scene);
            model.setTakeAlong(takeAlong);
            model.setExhibit("scaling");
            model.setExhibit("all-heads");
            QCOMPARE(model.scene().languageModel.path, "/some/folder/gpt2");
            QVERIFY(languageModelOf(model.scene()) == scene.languageModel.model);
        }
    }

    void untouchedEveryPageOpensOnItsStart() {
        // In both directions, and from the defaults of a preset as well.
        for (const TakeAlong takeAlong : {TakeAlong::Nothing, TakeAlong::Always})
            for (const bool isBackward : {false, true}) {
                SceneModel model(startScene(encodingHeatmap()));
                model.setTakeAlong(takeAlong);
                std::vector<const Exhibit*> pages(exhibits().begin(), exhibits().end());
                if (isBackward) std::ranges::reverse(pages);
                for (const Exhibit* page : pages) {
                    model.setExhibit(page->id());
                    const Scene start = startScene(*page);
                    QVERIFY2(model.scene() == start, page->id().data());
                }
            }
    }

    void whatIsSetStaysOnItsPage_data() {
        QTest::addColumn<QString>("page");
        for (const Exhibit* page : exhibits()) QTest::newRow(page->id().data()) << QString::fromUtf8(page->id().data());
    }
    void whatIsSetStaysOnItsPage() {
        QFETCH(QString, page);
        const Exhibit& exhibit = *findExhibit(page.toStdString());
        SceneModel model(startScene(exhibit));
        Scene set = model.scene();
        set.parameters.tokens = "one two three";
        set.parameters.n = 9;
        set.parameters.d = 8;
        set.parameters.base = 77;
        set.parameters.seed = 5;
        set.parameters.heads = 2;
        setSelection(set.parameters, Cell{1, 1, set.parameters.matrix});
        set.reference = startOf(exhibit.id().data());
        set.view.pins = {{0, 1, set.parameters.matrix}};
        set.arrays["learned"] = set.arrays["input"] = someFile();
        set.measurement = CostMeasurement{};
        model.setScene(set);
        for (const Exhibit* other : exhibits()) {
            if (other == &exhibit) continue;
            model.setExhibit(other->id());
            const Scene start = startScene(*other);
            QVERIFY2(model.scene() == start, other->id().data());
        }
        model.setExhibit(exhibit.id());
        QCOMPARE(model.scene(), set);
    }

    void whatDiffersFromTheStartGoesAlongOnce() {
        SceneModel model(startScene(encodingHeatmap()));
        model.applyPreset("large");
        model.select(Cell{5, 7});
        const Scene left = model.scene();
        QVERIFY(left.parameters.n != startOf("encoding-curves").n);
        model.setTakeAlong(TakeAlong::Once);
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters.n, left.parameters.n);
        QCOMPARE(selected(model), (Cell{5, 7}));
        QVERIFY(model.takeAlong() == TakeAlong::Nothing);
        model.setExhibit("similarity");
        QCOMPARE(model.scene(), startScene(similarity()));
        // It stays where it was taken to.
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters.n, left.parameters.n);
    }

    void filesGoAlongAndWhatBelongsToAPageDoesNot() {
        TakingModel model(startScene(encodingHeatmap()));
        Scene scene = model.scene();
        scene.arrays["learned"] = someFile();
        scene.arrays["input"] = someFile();
        scene.arrays["input"].path.clear();
        scene.arrays["input"].tensor = "of a model";
        scene.measurement = CostMeasurement{};
        model.setScene(scene);
        model.setExhibit("similarity");
        QCOMPARE(model.scene().arrays.size(), std::size_t{1});
        QVERIFY(model.scene().arrays.contains("learned"));
        QVERIFY(!model.scene().measurement);
        // A layer comes as a whole.
        const std::string query(weightNames().front()), bias(weightNames().back());
        TakingModel other(startScene(heads()));
        scene = other.scene();
        for (const std::string& name : {query, bias}) scene.arrays[name] = someFile();
        other.setScene(scene);
        other.setExhibit("attention");
        QVERIFY(other.scene().arrays.contains(query) && other.scene().arrays.contains(bias));
        scene = other.scene();
        scene.arrays.erase(bias);
        scene.arrays[query].checksum = std::string(64, '1');
        other.setScene(scene);
        other.setExhibit("heads");
        QVERIFY(other.scene().arrays == scene.arrays);
    }

    void whatComesLaterComesToItsPage() {
        SceneModel model(startScene(encodingHeatmap()));
        model.setExhibit("encoding-curves");
        const Scene shown = model.scene();
        const std::size_t steps = model.history().steps().size();
        model.changePage("encoding-heatmap", [](Scene& scene) { scene.parameters.n = 9; });
        QCOMPARE(model.scene(), shown);
        QCOMPARE(model.history().steps().size(), steps);
        model.changePage(
            "encoding-curves", [](Scene& scene) { scene.parameters.n = 11; }, "Later");
        QCOMPARE(model.scene().parameters.n, 11);
        QCOMPARE(model.history().undoText(), QString("Later"));
        model.setExhibit("encoding-heatmap");
        QCOMPARE(model.scene().parameters.n, 9);
    }

    void aLessonLeavesNoPage() {
        SceneModel model(startScene(encodingHeatmap()));
        model.setParameter("n", std::int64_t(23));
        const auto show = [&](const Exhibit& exhibit) {
            model.openPage(sceneWith(exhibit, {{"n", "7"}}), "A step");
            model.setInLesson(true);
        };
        show(encodingHeatmap());
        show(similarity());
        show(encodingCurves());
        // Who turns back to the page of a step that is shown finds the page.
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene(), startScene(encodingCurves()));
        show(encodingCurves());
        // Who explores it takes it over.
        model.setInLesson(false);
        model.setExhibit("similarity");
        QCOMPARE(model.scene(), startScene(similarity()));
        model.setExhibit("encoding-heatmap");
        QCOMPARE(model.scene().parameters.n, 23);
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters.n, 7);
    }

    void whatIsSetGoesAlongAndTheRestDoesNot() {
        TakingModel model(startScene(encodingHeatmap()));
        model.setParameter("n", std::int64_t(23));
        model.setExhibit("encoding-curves");
        Parameters expected = startOf("encoding-curves");
        expected.n = 23;
        QCOMPARE(model.scene().parameters, expected);
        // Through pages that do not use it, and beyond those that cannot show it.
        model.setExhibit("paths");
        model.setExhibit("encoding-2d");
        QCOMPARE(model.scene().parameters.n, 23);
        model.setExhibit("similarity");
        QCOMPARE(model.shown().parameters.n, 23);
    }

    void theSelectedCellIsOfTheChosenPair() {
        SceneModel model(startScene(relativeShift()));
        const auto pairAndRow = [&] { return std::pair(model.scene().parameters.pair, selected(model)->row); };
        const auto is = [&](std::int64_t pair, std::int64_t row) { return pairAndRow() == std::pair(pair, row); };
        model.setParameter("pair", std::int64_t(3));
        QVERIFY(is(3, 3));
        model.select(Cell{5, 0, "angles"});
        QVERIFY(is(5, 5));
        model.select(Cell{9, 0, "target"});
        QVERIFY(is(4, 9));
        model.setParameter("pair", std::int64_t(6));
        QVERIFY(is(6, 13));
        model.select(Cell{4, 5, "rotation"});
        QVERIFY(is(2, 4));
        model.select(Cell{4, 1, "rotation"});
        QVERIFY2(is(2, 4), "beside the blocks a cell is of no pair");
        model.setParameter("pair", std::int64_t(1));
        QVERIFY(is(1, 4));

        // A pair that comes along from another page.
        TakingModel other(startScene(encodingHeatmap()));
        Scene scene = other.scene();
        scene.parameters.pair = 3;
        other.setScene(scene);
        other.setExhibit("relative-shift");
        QCOMPARE(other.shown().parameters.pair, 3);
        QCOMPARE(selected(other)->row, other.shown().parameters.pair);
    }

    void aPageComesBackAsItWasLeft() {
        TakingModel model(startScene(encodingCurves()));
        model.applyPreset("slow-and-fast");
        model.setZoom(Zoom{0, 10, -1, 1});
        const Scene left = model.scene();
        model.setExhibit("heads");
        QCOMPARE(model.scene().parameters, startOf("heads"));
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene(), left);
        // With what was set since: another table is shown as a whole.
        model.setExhibit("encoding-heatmap");
        model.setParameter("n", std::int64_t(99));
        model.setExhibit("encoding-curves");
        Scene changed = left;
        changed.parameters.n = 99;
        changed.view.zoom.reset();
        QCOMPARE(model.scene(), changed);
    }

    void presetsAndResetBelongToTheirPage() {
        TakingModel model(startScene(encodingHeatmap()));
        model.applyPreset("large");
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters, startOf("encoding-curves"));
        // They end what was set before, of their page.
        model.setParameter("n", std::int64_t(23));
        model.setParameter("first-column", std::int64_t(1));
        model.setExhibit("encoding-heatmap");
        QCOMPARE(model.scene().parameters.n, 23);
        model.resetParameters();
        QCOMPARE(model.scene().parameters.n, startOf("encoding-heatmap").n);
        model.setExhibit("similarity");
        QCOMPARE(model.scene().parameters.n, startOf("similarity").n);
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters.n, 23);
        QCOMPARE(model.scene().parameters.firstColumn, 1);
    }

    void aParameterThatWasResetIsNotSet() {
        TakingModel model(startScene(encodingHeatmap()));
        model.setParameter("n", std::int64_t(23));
        model.resetParameter("n");
        QCOMPARE(model.scene().parameters, startOf("encoding-heatmap"));
        model.setExhibit("paths");
        QCOMPARE(model.scene().parameters, startOf("paths"));
    }

    void undoForgetsToo() {
        TakingModel model(startScene(encodingHeatmap()));
        model.setParameter("n", std::int64_t(23));
        model.setExhibit("encoding-curves");
        model.undo();
        QCOMPARE(model.scene().exhibit, std::string("encoding-heatmap"));
        QCOMPARE(model.scene().parameters.n, 23);
        model.undo();
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters, startOf("encoding-curves"));
        model.undo();
        model.applyPreset("d2l");
        model.setExhibit("encoding-curves");
        model.undo();
        model.redo();
        QCOMPARE(model.scene().parameters, startOf("encoding-curves"));
    }

    void anOpenedSceneIsShownAsItIsAndItsValuesWereSet() {
        Scene opened;
        opened.exhibit = "encoding-heatmap";
        opened.parameters.d = 64;
        TakingModel model;
        model.resetTo(opened);
        QCOMPARE(model.scene(), opened);
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters.d, 64);
        // What its sentence decides nobody set.
        model.resetTo(adaptScene(order(), startScene(order())));
        model.setExhibit("encoding-heatmap");
        QCOMPARE(model.scene().parameters.n, startOf("encoding-heatmap").n);
        // Of another document nothing is remembered.
        model.resetTo(startScene(encodingHeatmap()));
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().parameters, startOf("encoding-curves"));
    }

    void aChosenCellIsFoundAgainWhereItIsTheSame_data() {
        using Deed = std::function<void(SceneModel&)>;
        QTest::addColumn<QString>("from");
        QTest::addColumn<Deed>("deed");
        QTest::addColumn<QString>("to");
        QTest::addColumn<std::optional<Cell>>("cell");  // nothing: the page's own
        const auto choose = [](Cell cell) { return Deed([cell](SceneModel& model) { model.select(cell); }); };
        const auto row = [](const char* name, const char* from, const Deed& deed, const char* to,
                            std::optional<Cell> cell) { QTest::addRow("%s", name) << from << deed << to << cell; };
        row("position and column", "encoding-heatmap", choose({5, 7}), "encoding-curves", Cell{5, 7});
        row("into the matrix that has them", "encoding-heatmap", choose({5, 7}), "binary", Cell{5, 7, "P"});
        row("out of it", "binary", choose({5, 2, "P"}), "encoding-heatmap", Cell{5, 2});
        row("a bit", "binary", choose({5, 2, "bits"}), "encoding-heatmap", std::nullopt);
        row(
            "a position of a later table", "encoding-heatmap",
            [](SceneModel& model) {
                model.applyPreset("beyond-training");
                model.select(Cell{4, 7});
            },
            "encoding-curves", std::nullopt);
        row(
            "a later table that goes along", "encoding-heatmap",
            [](SceneModel& model) {
                model.setParameter("start", std::int64_t(100));
                model.select(Cell{4, 7});
            },
            "encoding-curves", Cell{4, 7});
        row("what the next page lacks", "encoding-heatmap", choose({39, 31}), "token-plus-position", std::nullopt);
        row("two positions", "similarity", choose({5, 7}), "encoding-heatmap", std::nullopt);
        row("position and column where both are positions", "encoding-heatmap", choose({5, 7}), "similarity",
            std::nullopt);
        row("query and key of the page's own sentence", "attention", choose({4, 2, "scores"}), "heads", std::nullopt);
        row(
            "query and key", "attention",
            [](SceneModel& model) {
                model.setParameter("tokens", std::string("one two three four five"));
                model.select(Cell{4, 2, "scores"});
            },
            "heads", Cell{4, 2, "weights"});
        row("query and dimension", "attention", choose({4, 2, "Q"}), "heads", std::nullopt);
        row(
            "of another sentence", "attention",
            [](SceneModel& model) {
                model.applyPreset("causal");
                model.setParameter("tokens", std::string("one two three four five six"));
                model.select(Cell{4, 2, "weights"});
            },
            "heads", Cell{4, 2, "weights"});
        row(
            "a cell that a preset chose", "encoding-heatmap",
            [](SceneModel& model) { model.applyPreset("slow-and-fast"); }, "encoding-curves", std::nullopt);
        row(
            "undone", "encoding-heatmap",
            [](SceneModel& model) {
                model.select(Cell{5, 7});
                model.undo();
            },
            "encoding-curves", std::nullopt);
    }
    void aChosenCellIsFoundAgainWhereItIsTheSame() {
        QFETCH(QString, from);
        QFETCH(std::function<void(SceneModel&)>, deed);
        QFETCH(QString, to);
        QFETCH(std::optional<Cell>, cell);
        TakingModel model(startScene(*findExhibit(from.toStdString())));
        deed(model);
        model.setExhibit(to.toStdString());
        const Exhibit& page = model.exhibit();
        QCOMPARE(selected(model), cell ? cell : selectedCell(adaptScene(page, startScene(page)).parameters));
    }

    void everyPageSaysWhichMatricesItShares() {
        for (const Exhibit* page : exhibits()) {
            const ParameterUse* matrix = page->findUse("matrix");
            for (const std::string_view name : page->selectionMatrices())
                QVERIFY2(matrix && std::ranges::find(matrix->acceptedNames, name) != matrix->acceptedNames.end(),
                         page->id().data());
            QVERIFY(page->selectionMatrices().empty() || page->selectionKind() != SelectionKind::Own);
        }
    }

    void pinsGoAlongBetweenPagesOfOneKind() {
        TakingModel model(startScene(encodingHeatmap()));
        model.togglePin({3, 6});
        model.togglePin({39, 31});
        model.setExhibit("similarity");
        QVERIFY(model.scene().view.pins.empty());
        model.setExhibit("encoding-heatmap");
        QCOMPARE(model.scene().view.pins, (std::vector<Cell>{{3, 6}, {39, 31}}));
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().view.pins, (std::vector<Cell>{{3, 6}, {39, 31}}));
    }

    void aStartThatContradictsWhatWasSetGivesWay() {
        // Whatever the starts are: no page opens with a problem that the person did not make.
        for (const auto& [key, value] : {std::pair<std::string, ParameterValue>{"tokens", std::string("one two")},
                                         {"n", std::int64_t(3)},
                                         {"d", std::int64_t(2)},
                                         {"heads", std::int64_t(2)}})
            for (const Exhibit* page : exhibits()) {
                TakingModel model(startScene(attentionSteps()));
                model.setParameter(key, value);
                model.setExhibit(page->id());
                QVERIFY2(!findProblem(*page, model.shownScene()), page->id().data());
            }
    }
};

ATTENTION_TEST(PageMemoryTest, QCoreApplication)
#include "page_memory_test.moc"
