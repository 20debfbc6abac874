#include "ui/window/scene_model.h"

#include <functional>
#include <set>

#include <QSignalSpy>

#include "tests/test_class.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// As when the study of what a model shows has come.
void studyScene(SceneModel& model) {
    model.setEvaluated(evaluateScene(model.exhibit(), model.shownScene()));
}

/// A model on a clock that a test turns.
struct Clocked {
    void wait(qint64 milliseconds) { now += milliseconds; }
    QStringList texts() const {
        QStringList texts;
        for (const auto& step : model.history().steps()) texts += step.text;
        return texts.mid(1);
    }
    qint64 now = 0;
    SceneModel model{{}, nullptr, [this] { return now; }};
};

Scene sceneWithSelection() {
    Scene scene;
    scene.parameters.row = 3;
    scene.parameters.column = 6;
    return scene;
}

constexpr Zoom kSomeZoom{0, 10, 0, 20};

}  // namespace

class SceneModelTest : public QObject {
    Q_OBJECT

 private slots:
    void valuesGoFromPageToPageIfTheyAreToldTo() {
        SceneModel model;
        model.setTakeAlong(TakeAlong::Always);
        model.setExhibit("encoding-heatmap");
        model.setParameter("d", std::int64_t(64));
        model.setParameter("base", 50.0);
        model.select(Cell{5, 7});
        model.setExhibit("encoding-curves");
        QCOMPARE(model.shown().parameters.d, 64);
        QCOMPARE(model.shown().parameters.base, 50.0);
        QCOMPARE(model.shown().parameters.row, std::optional<std::int64_t>(5));
        QCOMPARE(model.shown().parameters.column, std::optional<std::int64_t>(7));
    }

    void aValueThatDoesNotFitIsKeptAndComesBack() {
        SceneModel model;
        model.setExhibit("encoding-curves");
        model.setParameter("first-column", std::int64_t(6));
        model.setParameter("last-column", std::int64_t(9));
        model.setParameter("d", std::int64_t(4));
        QCOMPARE(model.scene().parameters.lastColumn, 9);
        QCOMPARE(model.shown().parameters.lastColumn, 3);
        QCOMPARE(model.shown().adaptations.size(), std::size_t(3));  // and the selected column
        model.setParameter("d", std::int64_t(32));
        QCOMPARE(model.shown().parameters.firstColumn, 6);
        QCOMPARE(model.shown().parameters.lastColumn, 9);
        QVERIFY(model.shown().adaptations.empty());
    }

    void draggingSnapsAtTheBound() {
        SceneModel model;
        model.setExhibit("encoding-curves");
        model.setParameter("first-column", std::int64_t(6));
        model.setParameter("last-column", std::int64_t(2));
        QCOMPARE(model.scene().parameters.lastColumn, 6);
        model.setParameter("first-column", std::int64_t(500));
        QCOMPARE(model.scene().parameters.firstColumn, 31);
        QCOMPARE(model.shown().parameters.lastColumn, 31);
    }

    void whatThePageDoesNotUseIsLeftAlone() {
        SceneModel model;
        model.setExhibit("encoding-heatmap");
        QSignalSpy changed(&model, &SceneModel::changed);
        model.setParameter("first-column", std::int64_t(1));
        model.setParameter("no-such-key", std::int64_t(1));
        QCOMPARE(changed.count(), 0);
    }

    void equalScenesAreNoChange() {
        SceneModel model;
        QSignalSpy changed(&model, &SceneModel::changed);
        model.setParameter("n", std::int64_t(60));
        model.setScene(model.scene());
        model.setExhibit("no-such-page");
        QCOMPARE(changed.count(), 0);
        model.setParameter("n", std::int64_t(61));
        QCOMPARE(changed.count(), 1);
    }

    void selectionIsKeptInsideTheTable() {
        SceneModel model;
        model.setExhibit("encoding-heatmap");
        model.select(Cell{-4, 99});
        QCOMPARE(model.scene().parameters.row, std::optional<std::int64_t>(0));
        QCOMPARE(model.scene().parameters.column, std::optional<std::int64_t>(31));
        model.select(std::nullopt);
        QVERIFY(!model.scene().parameters.row);
    }

    void presets_data() {
        QTest::addColumn<QString>("exhibit");
        QTest::addColumn<QString>("preset");
        for (const Exhibit* exhibit : exhibits())
            for (const Preset& preset : exhibit->presets())
                QTest::addRow("%s %s", exhibit->id().data(), preset.name.data())
                    << QString::fromUtf8(exhibit->id().data()) << QString::fromUtf8(preset.name.data());
    }
    void presets() {
        QFETCH(QString, exhibit);
        QFETCH(QString, preset);
        SceneModel model;
        model.setExhibit(exhibit.toStdString());
        model.setParameter("n", std::int64_t(7));
        model.applyPreset(preset.toStdString());
        const Preset applied = *model.exhibit().findPreset(preset.toStdString());
        for (const auto& [key, text] : applied.values)
            QCOMPARE(valueText(*findParameter(key), valueOf(model.scene().parameters, *findParameter(key))),
                     std::string(text));
        std::set<std::string_view> decided;
        for (const DerivedParameter& decision : model.exhibit().derivedParameters(model.scene()))
            decided.insert(decision.key);
        for (const Adaptation& adaptation : model.shown().adaptations)
            QVERIFY2(decided.contains(adaptation.key), "a preset must fit its page as it is");
        QVERIFY(!applied.title.isEmpty() && !applied.summary.isEmpty());
        model.resetParameters();
        QCOMPARE(model.scene(), startScene(model.exhibit()));
    }

    void theBooksFiguresHaveItsSize() {
        for (const char* id : {"encoding-curves", "encoding-heatmap"}) {
            const auto preset = findExhibit(id)->findPreset("d2l");
            QVERIFY2(preset, id);
            QVERIFY(preset->size);
        }
    }

    void everyDeedIsAStepInWords_data() {
        using Deed = std::function<void(SceneModel&)>;
        QTest::addColumn<Deed>("deed");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const QString& text, const Deed& deed) {
            QTest::addRow("%s", name) << deed << text;
        };
        row("a parameter with a symbol", "n: 60 → 128", [](auto& m) { m.setParameter("n", std::int64_t(128)); });
        row("a real", "base: 10\u202F000 → 0.5", [](auto& m) {
            m.setParameter("base", 1.5);
            m.setScene([&] {
                Scene scene = m.scene();
                scene.parameters.base = 10000;
                return scene;
            }());
            Scene scene = m.scene();
            scene.parameters.base = 0.5;
            m.setScene(scene);
        });
        row("a choice", "colours: blue, white, red → blues, as in the book",
            [](auto& m) { m.setParameter("colour-map", std::int64_t(1)); });
        row("half of a selection", "selected row: – → 4", [](auto& m) { m.setParameter("row", std::int64_t(4)); });
        row("both halves", "Select position 4, column 7", [](auto& m) {
            studyScene(m);
            m.setParameter("row", std::int64_t(4));
            m.setParameter("column", std::int64_t(7));
        });
        row("a reset parameter", "n: 128 → 60", [](auto& m) {
            m.setParameter("n", std::int64_t(128));
            m.resetParameter("n");
        });
        row("reset", "Reset parameters", [](auto& m) {
            m.setParameter("n", std::int64_t(128));
            m.resetParameters();
        });
        row("a preset", "Preset “As in the book”", [](auto& m) { m.applyPreset("d2l"); });
        row("a page", "Page Waves", [](auto& m) { m.setExhibit("encoding-curves"); });
        row("a cell", "Select position 3, column 6", [](auto& m) {
            studyScene(m);
            m.select(Cell{3, 6});
        });
        row("a cell of a later table", "Select position 103, column 6", [](auto& m) {
            m.setParameter("start", std::int64_t(100));
            studyScene(m);
            m.select(Cell{3, 6});
        });
        row("no cell", "Clear selection", [](auto& m) {
            m.select(Cell{3, 6});
            m.select(std::nullopt);
        });
        row("zoom", "Zoom", [](auto& m) { m.setZoom(kSomeZoom); });
        row("no zoom", "Show all", [](auto& m) {
            m.setZoom(kSomeZoom);
            m.beginGesture(SceneModel::kZoomGesture);
            m.setZoom(std::nullopt);
        });
        row("another table shows all, as everyone knows", "n: 60 → 61", [](auto& m) {
            m.setZoom(kSomeZoom);
            m.setParameter("n", std::int64_t(61));
        });
        row("a figure's size", "Size of the figure", [](auto& m) {
            Scene scene = m.scene();
            scene.view.size = FigureSize{};
            m.setScene(scene);
        });
        row("a pin", "Pin a cell", [](auto& m) { m.togglePin({3, 6}); });
        row("one pin of two", "Unpin a cell", [](auto& m) {
            m.togglePin({3, 6});
            m.togglePin({4, 6});
            m.togglePin({3, 6});
        });
        row("the only pin", "Unpin all cells", [](auto& m) {
            m.togglePin({3, 6});
            m.togglePin({3, 6});
        });
        row("no pins", "Unpin all cells", [](auto& m) {
            m.togglePin({3, 6});
            m.togglePin({4, 6});
            m.clearPins();
        });
        row("a pin that pushes out the oldest", "Pin a cell", [](auto& m) {
            for (int i = 0; i <= int(kMaxPins); ++i) m.togglePin({i, 6});
        });
        row("a figure to compare with", "Keep the figure for comparison", [](auto& m) { m.compare(true); });
        row("no figure to compare with", "End the comparison", [](auto& m) {
            m.compare(true);
            m.compare(false);
        });
        row("an array", "Open X.npy", [](auto& m) {
            Scene scene = m.scene();
            scene.arrays["input"] = {"/some/folder/X.npy", "0", {1}, nullptr};
            m.setScene(scene);
        });
        row("an array without a file", "Open the array input", [](auto& m) {
            Scene scene = m.scene();
            scene.arrays["input"] = {"", "0", {1}, nullptr};
            m.setScene(scene);
        });
        row("no array", "Remove the array input", [](auto& m) {
            Scene scene = m.scene();
            scene.arrays["input"] = {"/some/folder/X.npy", "0", {1}, nullptr};
            m.setScene(scene);
            scene.arrays.clear();
            m.setScene(scene);
        });
        row("many at once", "n: 60 → 1, d: 32 → 2, base: 10\u202F000 → 3, …", [](auto& m) {
            Scene scene = m.scene();
            scene.parameters.n = 1;
            scene.parameters.d = 2;
            scene.parameters.base = 3;
            scene.parameters.start = 4;
            m.setScene(scene);
        });
        row("words that were given", "Opened by hand", [](auto& m) {
            Scene scene = m.scene();
            scene.parameters.n = 1;
            m.setScene(scene, "Opened by hand");
        });
    }
    void everyDeedIsAStepInWords() {
        QFETCH(std::function<void(SceneModel&)>, deed);
        SceneModel model;
        const Scene first = model.scene();
        QSignalSpy changed(&model, &SceneModel::historyChanged);
        deed(model);
        QTEST(model.history().undoText(), "text");
        QVERIFY(changed.count() > 0);
        const Scene last = model.scene();
        while (model.canUndo()) model.undo();
        QCOMPARE(model.scene(), first);
        while (model.canRedo()) model.redo();
        QCOMPARE(model.scene(), last);
    }

    /// What the figure still shows has other cells than the scene.
    void aStudyOfOtherNumbersNamesNoCell() {
        Clocked clocked;
        clocked.model.select(Cell{3, 6});
        QCOMPARE(clocked.texts(), QStringList("selected row: – → 3, c: – → 6"));
        studyScene(clocked.model);
        clocked.model.select(Cell{4, 6});
        clocked.model.setParameter("start", std::int64_t(100));
        clocked.model.select(Cell{5, 7});
        clocked.model.select(std::nullopt);
        QCOMPARE(clocked.texts().mid(1), (QStringList{"Select position 4, column 6", "first position: 0 → 100",
                                                      "selected row: 4 → 5, c: 6 → 7", "Clear selection"}));
    }

    void pinsLieInsideTheTableAndAreNotTwice() {
        SceneModel model;
        model.togglePin({1000, 1000});
        QCOMPARE(model.scene().view.pins, (std::vector<Cell>{{59, 31}}));
        model.togglePin({59, 31});
        QVERIFY(model.scene().view.pins.empty());
        for (int i = 0; i < int(kMaxPins) + 2; ++i) model.togglePin({i, 0});
        QCOMPARE(model.scene().view.pins.size(), kMaxPins);
        QCOMPARE(model.scene().view.pins.front(), (Cell{2, 0}));
    }

    void pinsAndComparisonFollowToAnotherPage() {
        SceneModel model;
        model.setTakeAlong(TakeAlong::Always);
        model.togglePin({3, 6});
        model.compare(true);
        model.setParameter("base", 100.0);
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().view.pins, (std::vector<Cell>{{3, 6}}));
        QCOMPARE(model.scene().reference->base, 10000.0);
        QVERIFY(model.isComparing());
        // What fits a page is shown there, in the reference too.
        model.setParameter("n", std::int64_t(5));
        QVERIFY(adapt(model.exhibit().uses(), *model.shownScene().reference).adaptations.empty());
        // A preset is a start of its own.
        model.applyPreset("d2l");
        QVERIFY(!model.isComparing());
        QVERIFY(model.scene().view.pins.empty());
    }

    void aBurstIsOneStep() {
        Clocked clocked;
        // From 61 to 70, each just in time: much longer than the pause in all.
        for (int i = 1; i <= 10; ++i) {
            clocked.wait(SceneModel::kBurstTimeout);
            clocked.model.setParameter("n", std::int64_t(60 + i));
        }
        clocked.wait(SceneModel::kBurstTimeout + 1);
        clocked.model.setParameter("n", std::int64_t(80));
        clocked.model.setParameter("d", std::int64_t(16));
        clocked.model.setParameter("n", std::int64_t(81));
        QCOMPARE(clocked.texts(), (QStringList{"n: 60 → 70", "n: 70 → 80", "d: 32 → 16", "n: 80 → 81"}));
    }

    void aResetIsAStepOfItsOwn() {
        Clocked clocked;
        clocked.model.setParameter("n", std::int64_t(61));
        clocked.model.resetParameter("n");
        clocked.model.setParameter("n", std::int64_t(62));
        QCOMPARE(clocked.texts(), (QStringList{"n: 60 → 61", "n: 61 → 60", "n: 60 → 62"}));
    }

    void aGestureIsOneStepHoweverLong() {
        Clocked clocked;
        clocked.model.beginGesture("n");
        for (int i = 1; i <= 10; ++i) {
            clocked.wait(60'000);
            clocked.model.setParameter("n", std::int64_t(60 + i));
        }
        clocked.model.endGesture("n");
        clocked.model.setParameter("n", std::int64_t(80));
        QCOMPARE(clocked.texts(), (QStringList{"n: 60 → 70", "n: 70 → 80"}));
    }

    void whatPlaysLeavesRoomForOtherSteps() {
        Clocked clocked;
        clocked.model.beginGesture("start");
        for (int i = 1; i <= 100; ++i) {
            clocked.wait(100);
            clocked.model.setParameter("start", std::int64_t(i));
            if (i >= 50 && i <= 55) clocked.model.setParameter("n", std::int64_t(i));
        }
        clocked.model.endGesture("start");
        QCOMPARE(clocked.texts(), (QStringList{"first position: 0 → 50", "n: 60 → 55, first position: 50 → 100"}));
    }

    void whatPlaysDoesNotJoinOtherBursts() {
        Clocked clocked;
        clocked.model.beginGesture("start");
        for (int i = 1; i <= 40; ++i) {
            clocked.wait(100);
            clocked.model.setParameter("start", std::int64_t(i));
            // Two seconds apart.
            if (i % 20 == 5) clocked.model.setParameter("n", std::int64_t(100 + i));
        }
        QCOMPARE(clocked.texts(), (QStringList{"first position: 0 → 5", "n: 60 → 105, first position: 5 → 25",
                                               "n: 105 → 125, first position: 25 → 40"}));
    }

    void aPageChangeEndsAGesture() {
        Clocked clocked;
        clocked.model.beginGesture("n");
        clocked.model.setParameter("n", std::int64_t(61));
        clocked.model.setExhibit("encoding-curves");
        clocked.model.setParameter("n", std::int64_t(62));
        clocked.wait(5000);
        clocked.model.setParameter("n", std::int64_t(63));
        QCOMPARE(clocked.texts(), (QStringList{"n: 60 → 61", "Page Waves", "n: 40 → 62", "n: 62 → 63"}));
    }

    void walksAndZoomsAreBursts() {
        Clocked clocked;
        studyScene(clocked.model);
        for (int i = 0; i < 4; ++i) clocked.model.walkTo({i, 6});
        clocked.model.setZoom(kSomeZoom);
        clocked.model.setZoom(Zoom{0, 5, 0, 5});
        QCOMPARE(clocked.texts(), (QStringList{"Select position 3, column 6", "Zoom"}));
        // Clicks are not.
        for (int i = 0; i < 4; ++i) clocked.model.select(Cell{i, 6});
        QCOMPARE(clocked.texts().size(), 6);
    }

    void undoOfAPageBringsItsZoomAndSizeBack() {
        SceneModel model;
        model.applyPreset("d2l");
        model.setZoom(kSomeZoom);
        const View view = model.scene().view;
        QVERIFY(view.size && view.zoom);
        model.setExhibit("encoding-curves");
        QCOMPARE(model.scene().view, View{});
        model.undo();
        QCOMPARE(model.scene().exhibit, std::string("encoding-heatmap"));
        QCOMPARE(model.scene().view, view);
    }

    void whatCountsAsUnsaved_data() {
        using Deed = std::function<void(SceneModel&)>;
        QTest::addColumn<Deed>("deed");
        QTest::addColumn<bool>("unsaved");
        const auto row = [](const char* name, bool unsaved, const Deed& deed) {
            QTest::addRow("%s: %s", name, unsaved ? "yes" : "no") << deed << unsaved;
        };
        row("a parameter", true, [](auto& m) { m.setParameter("n", std::int64_t(1)); });
        row("a parameter and back", false, [](auto& m) {
            m.setParameter("n", std::int64_t(1));
            m.resetParameter("n");
        });
        row("a page", true, [](auto& m) { m.setExhibit("encoding-curves"); });
        row("a preset with its size", true, [](auto& m) { m.applyPreset("d2l"); });
        row("zoom", true, [](auto& m) { m.setZoom(kSomeZoom); });
        row("a cell that is kept", true, [](auto& m) { m.select(Cell{1, 1}); });
        row("a cell that was walked to", true, [](auto& m) { m.walkTo({1, 1}); });
        row("the selection cleared", true, [](auto& m) { m.select(std::nullopt); });
        row("undone", false, [](auto& m) {
            m.applyPreset("d2l");
            m.undo();
        });
        row("undone and redone", true, [](auto& m) {
            m.applyPreset("d2l");
            m.undo();
            m.redo();
        });
    }
    void whatCountsAsUnsaved() {
        QFETCH(std::function<void(SceneModel&)>, deed);
        SceneModel model(sceneWithSelection());
        const Scene saved = model.scene();
        deed(model);
        QTEST(!(model.scene() == saved), "unsaved");
    }

    void anotherDocumentHasAnotherHistory() {
        SceneModel model;
        model.setParameter("n", std::int64_t(1));
        QSignalSpy leaving(&model, &SceneModel::aboutToLeaveStep);
        QSignalSpy changed(&model, &SceneModel::changed);
        QSignalSpy historyChanged(&model, &SceneModel::historyChanged);
        model.resetTo(sceneWithSelection(), "Opened lecture 3");
        QCOMPARE(model.scene(), sceneWithSelection());
        QVERIFY(!model.canUndo() && !model.canRedo());
        QCOMPARE(model.history().currentStep().text, QStringLiteral("Opened lecture 3"));
        QCOMPARE(leaving.count(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(historyChanged.count(), 1);
        model.resetTo({});
        QVERIFY(!model.history().currentStep().text.isEmpty());
        Scene unknown;
        unknown.exhibit = "no-such-page";
        model.resetTo(unknown);
        QVERIFY(!model.exhibit().id().empty());
    }

    void saysBeforeItLeavesThePresent() {
        SceneModel model;
        model.setParameter("n", std::int64_t(61));
        std::vector<std::int64_t> seen;
        connect(&model, &SceneModel::aboutToLeaveStep, this, [&] { seen.push_back(model.scene().parameters.n); });
        model.undo();
        model.undo();
        model.redo();
        model.redo();
        model.goToStep(0);
        model.goToStep(0);
        model.goToStep(7);
        QCOMPARE(seen, (std::vector<std::int64_t>{61, 60, 61}));
    }
};

ATTENTION_TEST(SceneModelTest, QCoreApplication)
#include "scene_model_test.moc"
