#include "ui/exhibits/extracted_layers.h"

#include <QAction>

#include "core/attention/attention_steps_study.h"
#include "core/attention/heads_study.h"
#include "core/attention/order_study.h"
#include "core/models/all_heads_study.h"
#include "core/scene/scene_text.h"
#include "core/training/training_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/model_layer.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/scene_model.h"
#include "ui/window/use_model_menu.h"

using namespace attention;

namespace {

Scene smallScene(EncodingChoice encoding) {
    Scene scene = startScene(training());
    scene.parameters.n = 8;
    scene.parameters.d = 16;
    scene.parameters.batchSize = 8;
    scene.parameters.steps = 30;
    scene.parameters.encoding = encoding;
    scene.parameters.row = 5;
    return adaptScene(training(), scene);
}

/// The pages that the menu offers.
QStringList offered(UseModelMenu& menu) {
    Q_EMIT menu.aboutToShow();
    QStringList names;
    for (const QAction* action : menu.actions())
        if (action->isEnabled() && !action->isSeparator()) names += action->text();
    return names;
}

}  // namespace

/// Layers of trained models on the pages of attention.
class TakenLayersTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void aTrainedLayerGoesToAnotherPageAndBack() {
        SceneModel model(smallScene(EncodingChoice::Sinusoidal));
        ExhibitPage page(model);
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const Scene before = model.scene();
        const EvaluatedScene trained = page.shown();
        const auto& study = static_cast<const TrainingStudy&>(*trained.study());
        const QStringList names = offered(page.useModelMenu());
        QCOMPARE(names, QStringList({attentionSteps().words().name, heads().words().name, order().words().name}));
        for (QAction* action : page.useModelMenu().actions())
            if (action->text() == names[0]) action->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model.scene().exhibit, std::string("attention"), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const auto& shown = static_cast<const AttentionStepsStudy&>(*page.shown().study());
        const Matrix& weights = study.pass.layers[0].weights;
        QCOMPARE(shown.layer().weights.rows(), weights.rows());
        QVERIFY((shown.layer().weights - weights).cwiseAbs().maxCoeff() < 1e-12);
        QCOMPARE(shown.setting().words.front(), tokenName(study.settings, study.tokens().front()));
        const auto cell = selectedCell(page.shown().scene().parameters);
        QVERIFY(cell && cell->matrix == "weights" && cell->row == 5 && cell->column == 2);
        QVERIFY(page.shown().caption().more.contains(QLatin1String("a trained model")));

        // It is saved and opened with the scene.
        std::vector<std::string_view> ids;
        for (const Exhibit* exhibit : exhibits()) ids.push_back(exhibit->id());
        QVERIFY(readSceneText(writeSceneText(model.scene()), ids) == model.scene());
        // It stays on the page that it was taken to.
        const Scene taken = model.scene();
        model.setExhibit("heads");
        QVERIFY(model.scene().arrays.empty());
        model.setExhibit("attention");
        QVERIFY(model.scene().arrays == taken.arrays);
        for (int i = 0; i < 3; ++i) model.undo();
        QVERIFY(model.scene() == before);
    }

    void positionsInTheScoresLeaveTheWeightsAlone() {
        SceneModel model(smallScene(EncodingChoice::Rotary));
        ExhibitPage page(model);
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const EvaluatedScene trained = page.shown();
        const auto& study = static_cast<const TrainingStudy&>(*trained.study());
        QCOMPARE(offered(page.useModelMenu()), QStringList({heads().words().name, allHeads().words().name}));
        page.useModelMenu().actions().front()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(model.scene().exhibit, std::string(heads().id()), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        const auto& shown = static_cast<const HeadsStudy&>(*page.shown().study());
        for (Index head = 0; head < study.settings.heads; ++head)
            QVERIFY(shown.weights[std::size_t(head)] == study.pass.layers[0].headWeights(head));
        QCOMPARE(shown.tokens.queries.front(), tokenName(study.settings, study.tokens().front()));
    }

    void noOtherPageHasLayersToTake() {
        SceneModel model(startScene(heads()));
        ExhibitPage page(model);
        QTRY_VERIFY_WITH_TIMEOUT(page.shown(), 30000);
        QVERIFY(!page.useModelMenu().menuAction()->isEnabled());
        QVERIFY(offered(page.useModelMenu()).isEmpty());
    }

    void aHeadOfALanguageModelGoesToOtherPages_data() {
        QTest::addColumn<QString>("exhibit");
        QTest::addColumn<int>("layer");
        for (const char* exhibit : {"heads", "attention"})
            for (const int layer : {0, 2}) QTest::addRow("%s, layer %d", exhibit, layer) << QString(exhibit) << layer;
    }
    void aHeadOfALanguageModelGoesToOtherPages() {
        QFETCH(QString, exhibit);
        QFETCH(int, layer);
        // Weights of float32 passes and of double ones differ by no more.
        constexpr double kTolerance = 1e-5;
        const Exhibit& target = *findExhibit(exhibit.toStdString());
        Scene start = startScene(allHeads());
        start.parameters.layer = layer;
        start.parameters.head = 1;
        setSelection(start.parameters, Cell{3, 2, "weights"});
        const EvaluatedScene shown = evaluateScene(allHeads(), adaptScene(allHeads(), start));
        const auto& study = static_cast<const AllHeadsStudy&>(*shown.study());
        const auto found = allHeads().layerSource()->layerOf(study, shown.scene());
        const Scene taken = withShownLayer(target, shown, *found);
        QVERIFY(!findProblem(target, taken));
        const EvaluatedScene there = evaluateScene(target, taken);
        QCOMPARE(selectedCell(taken.parameters), std::optional(Cell{3, 2, "weights"}));
        for (Index head = 0; head < study.heads; ++head) {
            const Matrix expected = study.weights(layer * study.heads + head);
            const auto* steps = dynamic_cast<const AttentionStepsStudy*>(there.study().get());
            const Matrix weights = steps ? Matrix(steps->layer().headWeights(0, head))
                                         : static_cast<const HeadsStudy&>(*there.study()).weights[std::size_t(head)];
            QVERIFY((weights - expected).cwiseAbs().maxCoeff() < kTolerance);
        }
        // Its words say that it was trained.
        QVERIFY(there.caption().more.contains(QLatin1String("a trained model")));
        // Masked by hand it changes as any other.
        Scene masked = taken;
        masked.parameters.maskedCells = "3,2";
        const EvaluatedScene hidden = evaluateScene(target, adaptScene(target, masked));
        if (const auto* steps = dynamic_cast<const AttentionStepsStudy*>(hidden.study().get()))
            QCOMPARE(steps->layer().headWeights(0, 1)(3, 2), 0.0);
        std::vector<std::string_view> ids;
        for (const Exhibit* each : exhibits()) ids.push_back(each->id());
        QVERIFY(readSceneText(writeSceneText(taken), ids) == taken);
    }

    /// What the presets say of the models that come with the program.
    void thePointingHeadPoints() {
        const Scene scene = presetScene(attentionSteps(), "trained");
        const EvaluatedScene shown = evaluateScene(attentionSteps(), adaptScene(attentionSteps(), scene));
        const auto& study = static_cast<const AttentionStepsStudy&>(*shown.study());
        QCOMPARE(study.setting().words[11], std::string("it"));
        QCOMPARE(study.setting().words[1], std::string("animal"));
        QVERIFY(study.layer().headWeights(0, 0)(11, 1) > 0.95);
        QVERIFY(shown.caption().more.contains(QLatin1String("unit matrices")));
        // Of the free model the same sentence is answered rightly, whatever its second head looks at.
        const EvaluatedScene free = evaluateScene(heads(), adaptScene(heads(), presetScene(heads(), "trained")));
        const auto& weights = static_cast<const HeadsStudy&>(*free.study()).weights;
        QCOMPARE(std::round(weights[1](11, 9) * 100), 89.0);
        const EvaluatedScene shuffled = evaluateScene(order(), adaptScene(order(), presetScene(order(), "trained")));
        QVERIFY(static_cast<const OrderStudy&>(*shuffled.study()).withoutPositions < 1e-13);
        QVERIFY(static_cast<const OrderStudy&>(*shuffled.study()).weightsAt(11).attention(1, 9) > 0.95);
        // Another preset has no trained layer.
        QVERIFY(applyPreset(attentionSteps(), *attentionSteps().findPreset(kStartPreset), scene).arrays.empty());
        QVERIFY(startScene(attentionSteps(), scene).arrays.empty());
    }
};

ATTENTION_TEST(TakenLayersTest, QApplication)
#include "extracted_layers_test.moc"
