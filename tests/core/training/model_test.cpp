#include "core/training/model.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <span>

#include <QFile>

#include "core/attention/multi_head.h"
#include "core/training/training_run.h"
#include "tests/core/refusal.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Against PyTorch: of the largest number of a tensor, whose sums have other orders.
constexpr double kAsPyTorch = 1e-10;
/// Where there is no fused multiply-add, core/attention rounds twice.
constexpr double kUnfused = 1e-13;

/// drawn() of tests/golden/make_training_golden.py
double drawn(std::uint64_t counter) {
    auto x = std::uint32_t(counter * 2654435761u);
    x ^= x >> 15;
    x *= 2246822519u;
    x ^= x >> 13;
    return double(x) / 4294967296.0;
}

std::vector<double> numbersOf(const QByteArray& text) {
    std::vector<double> values;
    for (const QByteArray& field : text.trimmed().split(' ')) values.push_back(field.toDouble());
    return values;
}

/// One model of training.csv.
struct GoldenCase {
    TrainingSettings settings;
    std::vector<double> losses;
    std::vector<QByteArray> names;
    std::map<QByteArray, std::vector<double>> gradients, after;
};

std::vector<GoldenCase> goldenCases() {
    QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/training.csv"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<GoldenCase> cases;
    while (!file.atEnd()) {
        const auto fields = file.readLine().trimmed().split(',');
        if (fields[0] == "case") {
            TrainingSettings& settings = cases.emplace_back().settings;
            const auto number = [&](int i) { return fields[i].toLongLong(); };
            settings.symbols = 5;
            settings.task = TrainingTask::Sort;
            settings.n = number(1);
            settings.d = number(2);
            settings.heads = number(3);
            settings.layers = number(4);
            settings.encoding = *findChoice<TrainedEncoding>(fields[5].toStdString());
            settings.mask = number(6) ? MaskKind::Causal : MaskKind::None;
            settings.residual = number(7);
            settings.mlp = number(8);
            settings.norm = number(9);
            settings.everyLayer = number(10);
            settings.pointing = number(11);
            if (settings.pointing) settings.task = TrainingTask::Coreference;
            settings.learningRate = 0.01;
        } else if (fields[0] == "loss") {
            cases.back().losses = numbersOf(fields[1]);
        } else if (fields[0] == "gradient") {
            cases.back().names.push_back(fields[1]);
            cases.back().gradients[fields[1]] = numbersOf(fields[2]);
        } else {
            cases.back().after[fields[1]] = numbersOf(fields[2]);
        }
    }
    return cases;
}

TrainingBatch goldenBatch(const TrainingSettings& settings, int step) {
    TrainingBatch batch{.sequences = 3, .length = settings.n};
    const std::uint64_t start = 7000003 + 10007 * std::uint64_t(step);
    for (std::uint64_t i = 0; i < std::uint64_t(3 * settings.n); ++i) {
        batch.tokens.push_back(int(drawn(start + i) * double(vocabularySize(settings))));
        batch.targets.push_back(int(drawn(start + 5003 + i) * double(classCount(settings) + 1)) - 1);
    }
    return batch;
}

bool isClose(std::span<const double> is, const std::vector<double>& expected) {
    double largest = 0;
    for (const double one : expected) largest = std::max(largest, std::abs(one));
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (!(std::abs(is[i] - expected[i]) <= kAsPyTorch * largest)) return false;
    return is.size() == expected.size();
}

std::span<const double> partOf(const ModelTensor& tensor, const ModelValues& values) {
    return {values.data() + tensor.begin, tensor.size()};
}

AttentionWeights weightsOf(const TrainingSettings& settings, const ModelValues& values, Index layer) {
    const ModelLayout layout(settings);
    const auto matrix = [&](const char* name) {
        return Matrix(tensorView(layout.at(layerTensor(layer, name)), std::span<const double>(values)));
    };
    return {.query = matrix("attention.W_q.weight"),
            .key = matrix("attention.W_k.weight"),
            .value = matrix("attention.W_v.weight"),
            .output = matrix("attention.W_o.weight"),
            .queryBias = {},
            .keyBias = {},
            .valueBias = {},
            .outputBias = {}};
}

}  // namespace

class ModelTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void asPyTorch() {
        const auto cases = goldenCases();
        QVERIFY(cases.size() >= 15);
        for (const GoldenCase& golden : cases) {
            const TrainingSettings& settings = golden.settings;
            const ModelLayout layout(settings);
            QCOMPARE(layout.tensors.size(), golden.names.size());
            TrainingState state = initialState(settings);
            for (std::size_t index = 0; index < golden.names.size(); ++index) {
                const ModelTensor& tensor = layout.at(golden.names[index].toStdString());
                const bool isGain = tensor.name.find("norm.weight") != std::string::npos;
                for (std::size_t i = 0; i < tensor.size(); ++i) {
                    const double number = 2 * drawn(100003 * (index + 1) + i) - 1;
                    state.values[tensor.begin + i] = isGain ? number * 0.2 + 1 : number;
                }
            }
            for (int step = 0; step < int(golden.losses.size()); ++step) {
                const LossGradient result = lossGradient(settings, state.values, goldenBatch(settings, step));
                QVERIFY(std::abs(result.loss - golden.losses[std::size_t(step)]) <= kAsPyTorch);
                for (const QByteArray& name : golden.names) {
                    if (step > 0) break;
                    QVERIFY2(isClose(partOf(layout.at(name.toStdString()), result.gradient), golden.gradients.at(name)),
                             name);
                }
                adamUpdate(state, result.gradient, settings.learningRate);
            }
            for (const QByteArray& name : golden.names)
                QVERIFY2(isClose(partOf(layout.at(name.toStdString()), state.values), golden.after.at(name)), name);
        }
    }

    /// The layer is that of core/attention.
    void isTheLayerOfTheAttentionChapter_data() {
        QTest::addColumn<Index>("n");
        QTest::addColumn<Index>("d");
        QTest::addColumn<Index>("heads");
        QTest::addColumn<bool>("isCausal");
        QTest::newRow("start") << Index(16) << Index(32) << Index(4) << false;
        QTest::newRow("causal") << Index(16) << Index(32) << Index(4) << true;
        QTest::newRow("one head") << Index(15) << Index(32) << Index(1) << false;
        QTest::newRow("odd") << Index(7) << Index(15) << Index(3) << true;
        QTest::newRow("longer") << Index(33) << Index(24) << Index(2) << false;
    }
    void isTheLayerOfTheAttentionChapter() {
        QFETCH(Index, n);
        QFETCH(Index, d);
        QFETCH(Index, heads);
        QFETCH(bool, isCausal);
        RandomCases cases(5);
        TrainingSettings settings;
        settings.n = n;
        settings.d = d;
        settings.heads = heads;
        settings.mask = isCausal ? MaskKind::Causal : MaskKind::None;
        const ModelValues values = drawnValues(settings, cases);
        const TrainingBatch batch = evaluationBatch(settings, n, 1);
        const LayerActivations layer = runModel(settings, values, batch.tokens).layers.front();

        const AttentionWeights weights = weightsOf(settings, values, 0);
        MultiHeadAttention expected;
        attend({.queries = &layer.normalised,
                .weights = &weights,
                .mask = {.causal = isCausal},
                .choice = {.heads = heads}},
               expected);
        const bool isFused = isSupported(InstructionSet::Avx2);
        const auto isEqual = [&](const Matrix& one, const Matrix& other) {
            return isFused ? one == other : (one - other).cwiseAbs().maxCoeff() <= kUnfused;
        };
        QVERIFY(isEqual(layer.query, expected.query));
        QVERIFY(isEqual(layer.key, expected.key));
        QVERIFY(isEqual(layer.value, expected.value));
        QVERIFY(isEqual(layer.weights, expected.weights));
        QVERIFY(isEqual(layer.concatenation, expected.concatenation));
        QVERIFY(isEqual(layer.attentionOutput, expected.output));
        QVERIFY(layer.afterAttention == layer.input + layer.attentionOutput);
    }

    void everyInstructionSetAndAnyThreads() {
        const TrainingSurroundings surroundings;
        RandomCases cases;
        for (int i = 0; i < 100; ++i) {
            TrainingSettings settings = drawnSettings(cases);
            // Several chunks.
            settings.batchSize = cases.whole(1, i % 10 == 0 ? 80 : 5);
            if (i % 3 == 0 && settings.task != TrainingTask::Coreference) settings.n = 17;
            const ModelValues values = drawnValues(settings, cases);
            const TrainingBatch batch = trainingBatch(settings, 3);
            std::optional<LossGradient> expected;
            for (const auto set : {InstructionSet::Avx512, InstructionSet::Avx2, InstructionSet::Baseline}) {
                if (!isSupported(set)) continue;
                setTrainingInstructions(set);
                for (const int threads : {1, 2, 3}) {
                    setThreadCount(threads);
                    const LossGradient result = lossGradient(settings, values, batch);
                    if (!expected) expected = result;
                    QCOMPARE(result.loss, expected->loss);
                    QVERIFY(result.gradient == expected->gradient);
                    QVERIFY(result.input == expected->input);
                }
            }
        }
    }

    void interventions() {
        TrainingSettings settings;
        settings.layers = 2;
        RandomCases cases(3);
        const ModelValues values = drawnValues(settings, cases);
        const std::vector<int> tokens = evaluationBatch(settings, 16, 1).tokens;
        const ModelActivations usual = runModel(settings, values, tokens);

        const ModelActivations forced = runModel(
            settings, values, tokens, {.forced = {{.layer = 1, .head = 2, .query = 5, .key = 9}}, .hidden = {}});
        QVERIFY(forced.layers[0].weights == usual.layers[0].weights);
        for (Index head = 0; head < 4; ++head) {
            for (Index query = 0; query < 16; ++query) {
                const bool isForced = head == 2 && query == 5;
                const auto row = forced.layers[1].headWeights(head).row(query);
                if (isForced)
                    QVERIFY(row[9] == 1 && row.sum() == 1);
                else
                    QVERIFY(row == usual.layers[1].headWeights(head).row(query));
            }
        }
        QVERIFY(forced.logits.row(5) != usual.logits.row(5));
        QVERIFY(forced.logits.row(4) == usual.logits.row(4));

        const ModelActivations hidden =
            runModel(settings, values, tokens, {.forced = {}, .hidden = {{.query = 3, .key = 7}}});
        for (Index head = 0; head < 4; ++head) {
            const auto before = usual.layers[0].headWeights(head).row(3);
            const auto now = hidden.layers[0].headWeights(head).row(3);
            QCOMPARE(now[7], 0.0);
            // The others share what it had.
            for (Index key = 0; key < 16; ++key)
                if (key != 7) QVERIFY(std::abs(now[key] - before[key] / (1 - before[7])) <= 1e-12);
        }
        QVERIFY(hidden.layers[0].headWeights(1).row(4) == usual.layers[0].headWeights(1).row(4));

        // The first token of a causal model sees itself alone; without it no key is left.
        settings.mask = MaskKind::Causal;
        const ModelActivations none =
            runModel(settings, values, tokens, {.forced = {}, .hidden = {{.query = 0, .key = 0}}});
        QVERIFY((none.layers[0].headWeights(0).row(0).array() == 1.0 / 16).all());
    }

    void scoresAndScore() {
        RandomCases cases;
        for (int i = 0; i < 200; ++i) {
            TrainingSettings settings = drawnSettings(cases);
            const ModelValues values = drawnValues(settings, cases);
            const TrainingBatch batch = evaluationBatch(settings, settings.n, 3);
            Index right = 0, judged = 0;
            double loss = 0;
            for (Index sequence = 0; sequence < 3; ++sequence) {
                const std::span tokens(batch.tokens.data() + sequence * settings.n, std::size_t(settings.n));
                const ModelActivations pass = runModel(settings, values, tokens);
                for (Index token = 0; token < settings.n; ++token) {
                    const int target = batch.targets[std::size_t(sequence * settings.n + token)];
                    QVERIFY(std::abs(pass.probabilities.row(token).sum() - 1) <= 1e-14);
                    if (target == kNoTarget) continue;
                    right += pass.predictedClass(token) == target;
                    const auto logits = pass.logits.row(token).array();
                    const double largest = logits.maxCoeff();
                    loss += std::log((logits - largest).exp().sum()) - (logits[target] - largest);
                    ++judged;
                }
                for (const LayerActivations& layer : pass.layers) {
                    for (Index row = 0; row < layer.scores.rows(); ++row) {
                        const Eigen::ArrayXd scores = layer.scores.row(row).transpose();
                        const Eigen::ArrayXd weights = layer.weights.row(row).transpose();
                        const double largest = (weights > 0).select(scores, -1e300).maxCoeff();
                        const Eigen::ArrayXd seen = (weights > 0).select((scores - largest).exp(), 0.0);
                        const double rounded = 1e-14 * (1 + scores.abs().maxCoeff());
                        QVERIFY((weights - seen / seen.sum()).abs().maxCoeff() <= rounded);
                    }
                }
                for (std::size_t index = 1; index < pass.layers.size(); ++index)
                    if (!settings.everyLayer) QVERIFY(pass.layers[index].input == pass.layers[index - 1].output);
            }
            if (judged == 0) continue;
            const ModelEvaluation score = evaluateModel(settings, values, batch);
            QCOMPARE(score.accuracy, double(right) / double(judged));
            QVERIFY(std::abs(score.loss - loss / double(judged)) <= 1e-11 * (1 + score.loss));
        }
    }

    /// Judged alone, tokens that are the same are passed once: the bits are those of a pass of all tokens.
    void tokensThatAreTheSameAreJudgedOnce() {
        for (const Index layers : {1, 3})
            for (const Index n : {5, 16}) {
                TrainingSettings settings = settingsFor(TrainingTask::Reverse);
                settings.encoding = TrainedEncoding::None;
                settings.layers = layers;
                settings.n = n;
                RandomCases cases(5);
                const ModelValues values = drawnValues(settings, cases);
                const TrainingBatch batch = evaluationBatch(settings, n, 37);
                const ModelEvaluation score = evaluateModel(settings, values, batch);
                QCOMPARE(std::bit_cast<std::uint64_t>(score.loss),
                         std::bit_cast<std::uint64_t>(lossGradient(settings, values, batch).loss));
                Index right = 0, judged = 0;
                for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
                    const std::span tokens(batch.tokens.data() + sequence * n, std::size_t(n));
                    const ModelActivations pass = runModel(settings, values, tokens);
                    for (Index i = 0; i < n; ++i) {
                        const int target = batch.targets[std::size_t(sequence * n + i)];
                        if (target == kNoTarget) continue;
                        right += pass.predictedClass(i) == target;
                        ++judged;
                    }
                }
                QCOMPARE(score.accuracy, double(right) / double(judged));
            }
    }

    void aPointingModelTakesSentencesOfAnyLength() {
        TrainingSettings settings = settingsFor(TrainingTask::Coreference);
        settings.pointing = true;
        RandomCases cases(4);
        const ModelValues values = drawnValues(settings, cases);
        for (const Index length : {1, 7, 15, 21}) {
            const std::vector<int> tokens(std::size_t(length), 3);
            const ModelActivations pass = runModel(settings, values, tokens);
            QCOMPARE(pass.logits.cols(), length);
            QVERIFY((pass.probabilities.rowwise().sum().array() - 1).abs().maxCoeff() <= 1e-14);
        }
    }

    void refusals() {
        const TrainingSettings settings;
        const ModelValues values = initialValues(settings);
        const std::vector<int> tokens(16, 1), large(16, 10), many(65, 1);
        const auto run = [&](const std::vector<int>& of, const Intervention& with = {}) {
            return refusalOf([&] { runModel(settings, values, of, with); });
        };
        QCOMPARE(run(tokens), QByteArray());
        QCOMPARE(run(large), QByteArray("a token must be 0 to 9, not 10."));
        QCOMPARE(run(many), QByteArray("the length of a sequence must be 1 to 64, not 65."));
        QCOMPARE(run(tokens, {.forced = {{.key = 16}}, .hidden = {}}), QByteArray("a key must be 0 to 15, not 16."));
        QCOMPARE(refusalOf([&] { runModel(settings, ModelValues(3), tokens); }),
                 QByteArray("the numbers of the model must be " + QByteArray::number(qulonglong(values.size())) +
                            ", not 3."));
    }
};

ATTENTION_TEST(ModelTest, NoApplication)
#include "model_test.moc"
