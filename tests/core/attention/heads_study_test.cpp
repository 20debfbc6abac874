#include "core/attention/heads_study.h"

#include <cmath>

#include "tests/test_class.h"

using namespace attention;

namespace {

Scene sceneWithWeights(std::vector<Index> shape, std::vector<double> values) {
    Scene scene;
    scene.arrays["attention"] = {.path = "a.npy",
                                 .checksum = std::string(64, '0'),
                                 .shape = shape,
                                 .values = std::make_shared<const Array>(Array{shape, std::move(values)})};
    return scene;
}

}  // namespace

class HeadsStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void headsOfALayer() {
        Scene scene;
        scene.parameters.tokens.clear();
        scene.parameters.n = 5;
        scene.parameters.heads = 4;
        scene.parameters.mask = MaskKind::Causal;
        const auto study = studyHeads(scene);
        QVERIFY(!study->isLoaded());
        QCOMPARE(study->headCount(), Index(4));
        QVERIFY(study->mask());
        QCOMPARE(study->linksPerQuery, Index(0));
        for (const auto& links : study->links) {
            // The keys that a causal mask lets through: 1 + 2 + ... + 5.
            QCOMPARE(links.size(), std::size_t(15));
            QVERIFY(std::ranges::is_sorted(links, {}, &HeadLink::weight));
        }
        const auto [least, most] = study->extremeWeightHeads(4, 2);
        for (const Matrix& weights : study->weights) {
            QVERIFY(weights(4, 2) >= study->weights[std::size_t(least)](4, 2));
            QVERIFY(weights(4, 2) <= study->weights[std::size_t(most)](4, 2));
        }
        QCOMPARE(study->derivation({4, 2, "weights"}, 3).value, study->weights[3](4, 2));
        QCOMPARE(study->derivation({4, 1, "entropy"}, 0).value, study->entropies(4, 1));
        // Rounding of a sum of five entropies below 2.
        constexpr double kRounding = 1e-15;
        for (Index head = 0; head < 4; ++head) {
            double sum = 0;
            for (Index query = 0; query < 5; ++query) sum += study->entropies(query, head);
            QVERIFY(std::abs(study->meanEntropies(head) - sum / 5) <= kRounding);
        }
    }

    void manyLinksAreThinned() {
        Scene scene;
        scene.parameters.tokens.clear();
        scene.parameters.n = 40;
        const auto study = studyHeads(scene);
        QVERIFY(study->linksPerQuery > 0 && study->linksPerQuery < 40);
        for (const auto& links : study->links) QCOMPARE(Index(links.size()), 40 * study->linksPerQuery);
    }

    void loadedWeightsAndTheirFaults() {
        const Scene scene = sceneWithWeights({2, 2, 2}, {0.5, 0.5, 1, 0, 0.5, 0.4, 1, 1});
        const auto study = studyHeads(scene);
        QVERIFY(study->isLoaded() && !study->mask());
        QCOMPARE(study->unnormalisedRows.count, Index(2));
        QCOMPARE(study->unnormalisedRows.head, Index(1));
        QCOMPARE(study->unnormalisedRows.query, Index(0));
        QCOMPARE(study->unnormalisedRows.sum, 0.9);
        QCOMPARE(study->entropies(1, 1), std::log(2.0));
        QVERIFY(!LoadedWeights::of(scene)->firstNegative());
        const auto negative =
            LoadedWeights::of(sceneWithWeights({2, 2, 2}, {1, 0, 1, 0, 1, 0, -0.1, -0.5}))->firstNegative();
        QVERIFY(negative);
        QCOMPARE(*negative, (std::array<Index, 3>{1, 1, 1}));
        QVERIFY(!LoadedWeights::of(sceneWithWeights({4}, {1, 0, 0, 0})));
    }
};

ATTENTION_TEST(HeadsStudyTest, attention::NoApplication)
#include "heads_study_test.moc"
