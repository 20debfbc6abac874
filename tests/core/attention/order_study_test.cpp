#include "core/attention/order_study.h"

#include <cmath>

#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr double kOrderRounding = 1e-14;

Scene sceneOf(bool hasPositions) {
    Scene scene;
    scene.parameters.tokens = "the dog bites the man";
    scene.parameters.order = "0,4,2,3,1";
    scene.parameters.n = 5;
    scene.parameters.d = 8;
    scene.parameters.heads = 2;
    scene.parameters.addPosition = hasPositions;
    return scene;
}

}  // namespace

class OrderStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void fixedWeightsStayAndAttentionsChange_data() {
        QTest::addColumn<bool>("hasPositions");
        QTest::newRow("without positions") << false;
        QTest::newRow("with positions") << true;
    }
    void fixedWeightsStayAndAttentionsChange() {
        QFETCH(bool, hasPositions);
        const auto study = studyOrder(sceneOf(hasPositions));
        for (const Index place : {0, 1, 4}) {
            const MixingWeights weights = study->weightsAt(place);
            for (const Matrix* each : {&weights.fixed, &weights.attention}) {
                QCOMPARE(each->cols(), Index(5));
                QVERIFY((each->array() > 0).all());
                QVERIFY((each->rowwise().sum().array() - 1).abs().maxCoeff() < kOrderRounding);
            }
            QCOMPARE(weights.fixed.row(0), weights.fixed.row(1));
            QVERIFY((weights.attention.row(0) - weights.attention.row(1)).cwiseAbs().maxCoeff() > 0.01);
        }
        QVERIFY(study->weightsAt(0).fixed.row(0) != study->weightsAt(1).fixed.row(0));
        // Attention's go along with the words, as long as nothing else tells places apart.
        const Eigen::RowVectorXd dog = study->weightsAt(1).attention.row(0),
                                 later = study->weightsAt(4).attention.row(1);
        double largest = 0;
        for (Index place = 0; place < 5; ++place)
            largest = std::max(largest, std::abs(later[place] - dog[study->shown.order[std::size_t(place)]]));
        QCOMPARE(largest < kOrderRounding, !hasPositions);
    }

    void outputsOfOneTokenChangeWithPositionsAlone() {
        for (const bool hasPositions : {false, true}) {
            const auto study = studyOrder(sceneOf(hasPositions));
            double most = 0;
            for (Index token = 0; token < 5; ++token) {
                QVERIFY(study->leavesOutputUnchanged(token, false) && !study->leavesOutputUnchanged(token, true));
                most = std::max(most, study->largestOf(token, true));
            }
            QCOMPARE(most, study->withPositions);
            const Matrix after = study->matrix("shuffled-output", true), before = study->matrix("output", true);
            // "man" stands at place 4, and at place 1 when shuffled.
            QCOMPARE(study->largestOf(4, true), (after.row(1) - before.row(4)).cwiseAbs().maxCoeff());
        }
    }
};

ATTENTION_TEST(OrderStudyTest, attention::NoApplication)
#include "order_study_test.moc"
