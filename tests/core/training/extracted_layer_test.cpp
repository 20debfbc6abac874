#include "core/training/extracted_layer.h"

#include <stdexcept>

#include "core/attention/attention_layer_setup.h"
#include "core/training/training_run.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Of what is computed in another order of operations.
constexpr double kClose = 1e-12;

/// A scene of a page of attention with a layer.
Scene sceneOf(const ExtractedLayer& layer) {
    Scene scene;
    for (const auto& [name, array] : layer.arrays)
        scene.arrays[name] = {"", "", array.shape, std::make_shared<const Array>(array), "layer"};
    scene.parameters.tokens = layer.tokens;
    scene.parameters.heads = layer.heads;
    scene.parameters.mask = layer.isCausal ? MaskKind::Causal : MaskKind::None;
    scene.parameters.addPosition = false;
    return scene;
}

}  // namespace

class TakenLayerTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void theWeightsAreTheModels_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<bool>("norm");
        QTest::addColumn<bool>("causal");
        for (int encoding = 0; encoding <= int(TrainedEncoding::Relative); ++encoding)
            for (const bool norm : {false, true})
                for (const bool causal : {false, true})
                    QTest::addRow("%s, %d, %d", choiceName(TrainedEncoding(encoding)).data(), norm, causal)
                        << encoding << norm << causal;
    }
    void theWeightsAreTheModels() {
        QFETCH(int, encoding);
        QFETCH(bool, norm);
        QFETCH(bool, causal);
        TrainingSettings settings;
        settings.n = 8;
        settings.d = 16;
        settings.layers = 2;
        settings.encoding = TrainedEncoding(encoding);
        settings.norm = norm;
        settings.mask = causal ? MaskKind::Causal : MaskKind::None;
        settings.batchSize = 8;
        settings.steps = 5;
        const ModelValues values = trainedState(settings, 5).values;
        const std::vector<int> tokens{3, 1, 4, 1, 5, 9, 2};
        const ModelActivations pass = runModel(settings, values, tokens);
        for (Index layer = 0; layer < 2; ++layer) {
            const ExtractedLayer taken = extractLayer(settings, values, tokens, layer);
            QCOMPARE(taken.tokens, std::string("D B E B F J C"));
            QCOMPARE(taken.heads, settings.heads);
            const Matrix& weights = pass.layers[std::size_t(layer)].weights;
            if (!taken.hasMatrices()) {
                QVERIFY(encoding >= int(TrainedEncoding::Rotary));
                const Array& attention = taken.arrays.at("attention");
                QCOMPARE(attention.shape, (std::vector<Index>{settings.heads, 7, 7}));
                QVERIFY(std::equal(attention.values.begin(), attention.values.end(), weights.data()));
                continue;
            }
            QVERIFY(encoding < int(TrainedEncoding::Rotary));
            const auto run = runAttention(sceneOf(taken));
            QCOMPARE(run->setting.words.front(), std::string("D"));
            for (Index head = 0; head < settings.heads; ++head)
                QVERIFY((run->layer.headWeights(0, head) - weights.middleRows(head * 7, 7)).cwiseAbs().maxCoeff() <
                        kClose);
            // What comes out of attention is the model's, too; the rest of a layer is none of these pages'.
            QVERIFY((run->layer.output - pass.layers[std::size_t(layer)].attentionOutput).cwiseAbs().maxCoeff() <
                    1e-11);
        }
    }

    void aPointingHeadAnswers() {
        TrainingSettings settings = settingsFor(TrainingTask::Coreference);
        settings.pointing = true;
        settings.layers = 1;
        settings.steps = 30;
        const ModelValues values = trainedState(settings, 30).values;
        const std::vector<int> tokens = evaluationBatch(settings, settings.n, 1).tokens;
        const ModelActivations pass = runModel(settings, values, tokens);
        const auto run = runAttention(sceneOf(extractLayer(settings, values, tokens, 1)));
        QVERIFY((run->layer.headWeights(0, 0) - pass.probabilities).cwiseAbs().maxCoeff() < kClose);
        QCOMPARE(run->layer.output.cols(), settings.d);
    }

    void whatDoesNotFitIsRefused() {
        const TrainingSettings settings;
        const ModelValues values = initialValues(settings);
        const std::vector<int> tokens{0, 1};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, extractLayer(settings, values, tokens, 1));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, extractLayer(settings, values, tokens, -1));
    }
};

ATTENTION_TEST(TakenLayerTest, NoApplication)
#include "extracted_layer_test.moc"
