#include "core/attention/attention_layer_setup.h"

#include <functional>

#include "core/encoding/sinusoidal.h"
#include "core/io/array.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

LoadedArray loaded(std::vector<Index> shape, double first = 0) {
    Index count = 1;
    for (const Index length : shape) count *= length;
    std::vector<double> values;
    for (Index i = 0; i < count; ++i) values.push_back(first + double(i) / 8);
    LoadedArray array;
    array.checksum = std::to_string(first) + std::to_string(count);
    array.shape = shape;
    array.values = std::make_shared<const Array>(Array{shape, std::move(values)});
    return array;
}

Scene sceneWith(const std::function<void(Scene&)>& change) {
    Scene scene;
    scene.parameters.tokens = "one two three four";
    scene.parameters.d = 8;
    scene.parameters.heads = 2;
    change(scene);
    return scene;
}

}  // namespace

class AttentionSettingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void sentencesDecideHowManyTokens() {
        const AttentionLayerSetup self = attentionLayerSetup(sceneWith([](Scene&) {}));
        QCOMPARE(self.queryCount, Index(4));
        QCOMPARE(self.keyCount, Index(4));
        QVERIFY(!self.isCross);
        QCOMPARE(self.keyWords, self.words);
        const AttentionLayerSetup cross =
            attentionLayerSetup(sceneWith([](Scene& scene) { scene.parameters.memoryTokens = "un deux trois"; }));
        QVERIFY(cross.isCross);
        QCOMPARE(cross.keyCount, Index(3));
        QCOMPARE(cross.memory.rows(), Index(3));
        QCOMPARE(cross.keyWords.front(), std::string("un"));
        const AttentionLayerSetup none = attentionLayerSetup(sceneWith([](Scene& scene) {
            scene.parameters.tokens.clear();
            scene.parameters.n = 5;
        }));
        QCOMPARE(none.words.back(), std::string("t4"));
    }

    void positionsAreAddedWhereTheyAreOn() {
        const AttentionLayerSetup with = attentionLayerSetup(sceneWith([](Scene&) {}));
        const AttentionLayerSetup without =
            attentionLayerSetup(sceneWith([](Scene& scene) { scene.parameters.addPosition = false; }));
        QVERIFY(with.positions == sinusoidalTable({.positions = 4, .dimensions = 8}));
        QVERIFY(with.input == with.embeddings + with.positions);
        QVERIFY(without.input == with.embeddings);
        QVERIFY(without.positions.size() == 0);
    }

    void typedEntriesTakeThePlaceOfWhatGoesIn() {
        const AttentionLayerSetup setting = attentionLayerSetup(
            sceneWith([](Scene& scene) { scene.parameters.entries = "X 2 3 1.5; W_q 0 1 -2; W_o 9 9 1; M 0 0 7"; }));
        QCOMPARE(setting.input(2, 3), 1.5);
        QCOMPARE(setting.weights.query(0, 1), -2.0);
    }

    void loadedArraysDecideSizes() {
        const Scene scene = sceneWith([](Scene& changed) {
            changed.arrays.emplace("input", loaded({2, 3, 6}));
            changed.arrays.emplace("memory", loaded({2, 5, 6}, 1));
        });
        const AttentionLayerSetup setting = attentionLayerSetup(scene);
        QCOMPARE(setting.batch, Index(2));
        QCOMPARE(setting.queryCount, Index(3));
        QCOMPARE(setting.keyCount, Index(5));
        QCOMPARE(setting.dimensions, Index(6));
        QVERIFY(!attentionProblem(scene));
    }

    void ones() {
        const AttentionLayerSetup setting = attentionLayerSetup(sceneWith([](Scene& scene) {
            scene.parameters.numbers = NumberDistribution::Ones;
            scene.parameters.addPosition = false;
            scene.parameters.batch = 2;
        }));
        QVERIFY(setting.input == Matrix::Ones(8, 8));
    }

    void problems_data() {
        QTest::addColumn<Scene>("scene");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* what, const std::function<void(Scene&)>& change, const char* name,
                            const char* words) { QTest::newRow(what) << sceneWith(change) << name << words; };
        row(
            "as many lengths as sequences", [](Scene& scene) { scene.parameters.validLength = "3"; }, "", "");
        row(
            "two lengths for one sequence", [](Scene& scene) { scene.parameters.validLength = "3,2"; }, "valid-length",
            "accepted");
        row(
            "longer than the keys", [](Scene& scene) { scene.parameters.validLength = "5"; }, "valid-length", "5");
        row(
            "a length for each query", [](Scene& scene) { scene.parameters.queryValidLength = "1,2,3,4"; }, "", "");
        row(
            "one query without", [](Scene& scene) { scene.parameters.queryValidLength = "1,2,3"; },
            "query-valid-length", "accepted");
        row(
            "lists for two sequences", [](Scene& scene) { scene.parameters.queryValidLength = "1,2,3,4;1,1,1,1"; },
            "query-valid-length", "2 sequences in a batch of 1");
        row(
            "a memory of another width",
            [](Scene& scene) {
                scene.arrays.emplace("input", loaded({3, 6}));
                scene.arrays.emplace("memory", loaded({4, 5}));
            },
            "memory", "it is 4 x 5 and input is 3 x 6");
        row(
            "a memory of another batch",
            [](Scene& scene) {
                scene.arrays.emplace("input", loaded({2, 3, 6}));
                scene.arrays.emplace("memory", loaded({4, 6}));
            },
            "memory", "as many sequences");
        const auto layer = [](Scene& scene, Index rows, Index d) {
            for (const char* name : {"W_q", "W_k", "W_v"}) scene.arrays.emplace(name, loaded({rows, d}));
            scene.arrays.emplace("W_o", loaded({d, rows}));
        };
        row(
            "weights decide d", [=](Scene& scene) { layer(scene, 6, 6); }, "", "");
        row(
            "weights for another input",
            [=](Scene& scene) {
                layer(scene, 6, 6);
                scene.arrays.emplace("input", loaded({3, 8}));
            },
            "weights", "W_q is 6 x 6 and X is 8 wide");
        row(
            "neither narrow nor wide", [=](Scene& scene) { layer(scene, 9, 6); }, "weights",
            "W_q is 9 x 6 with 2 heads");
        row(
            "sliced heads have narrow inputs",
            [](Scene& scene) {
                for (const char* name : {"W_q", "W_k", "W_v"}) scene.arrays.emplace(name, loaded({6, 3}));
                scene.arrays.emplace("W_o", loaded({6, 6}));
            },
            "", "");
    }
    void problems() {
        QFETCH(Scene, scene);
        QFETCH(QString, name);
        QFETCH(QString, words);
        const auto problem = attentionProblem(scene);
        QCOMPARE(problem ? QString::fromStdString(problem->name) : QString(), name);
        if (problem)
            QVERIFY2(problem->sentence.find(words.toStdString()) != std::string::npos, problem->sentence.c_str());
        // Whatever was asked for, there is something to compute.
        QCOMPARE(runAttention(scene)->layer.weights.cols(), attentionSizes(scene).keyCount);
    }

    void whatLiesOutsideIsAnOversight() {
        const auto oversight = [](const char* cells, const char* entries) {
            const auto found = ignoredAttentionInput(sceneWith([&](Scene& scene) {
                scene.parameters.maskedCells = cells;
                scene.parameters.entries = entries;
            }));
            return found ? QString::fromStdString(found->name + ": " + found->sentence) : QString();
        };
        QCOMPARE(oversight("3,3", "X 3 7 1; W_q 7 7 2"), QString());
        QVERIFY(oversight("3,4", "").startsWith("masked-cells: 3,4 lies outside of 4 x 4"));
        QVERIFY(oversight("", "X 4 0 1").startsWith("entries: X 4,0 lies outside of 4 x 8"));
        QVERIFY(oversight("", "M 0 0 1").startsWith("entries: M 0,0 lies outside of 0 x 0"));
    }

    void aRunOfTheSameLayerIsTheAnswer() {
        const Scene scene = sceneWith([](Scene&) {});
        Scene looked = scene;
        looked.parameters.row = 2;
        looked.parameters.head = 1;
        looked.exhibit = "heads";
        const auto run = runAttention(scene);
        QCOMPARE(runAttention(looked, {}, run), run);
        Scene other = scene;
        other.parameters.temperature = 2;
        QVERIFY(runAttention(other, {}, run) != run);
    }
};

ATTENTION_TEST(AttentionSettingTest, QCoreApplication)
#include "attention_layer_setup_test.moc"
