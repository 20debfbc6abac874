#include "core/models/induction_study.h"

#include <cmath>
#include <cstdio>

#include <QFile>

#include "core/scene/parameters.h"
#include "core/training/model_file.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// How far the loss of a curve is rounded.
constexpr double kRoundedLoss = 6e-7;
/// A score and the sum of its parts are computed in another order of some hundred additions.
constexpr double kSumError = 1e-11;

ModelValues shippedInduction(const InductionModel& model) {
    QFile file(QStringLiteral(ATTENTION_SOURCE_DIR "/resources/models/%1.safetensors").arg(model.name.data()));
    return readModel(model.settings, file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string());
}

Parameters inductionParameters(Index layers, bool hasPositions) {
    Parameters parameters;
    parameters.layers = layers;
    parameters.encoding = hasPositions ? EncodingChoice::Rotary : EncodingChoice::None;
    return parameters;
}

std::shared_ptr<const InductionStudy> inductionOf(const Parameters& parameters) {
    return studyInduction(parameters, shippedInduction);
}

void printCurve(const InductionModel& model, std::span<const InductionMoment> curve) {
    std::printf("%s\n", model.name.data());
    for (const InductionMoment& each : curve)
        std::printf("{%d, %d, %d, %.6f},\n", int(each.step), int(each.firstRight), int(each.secondRight), each.loss);
}

}  // namespace

/// Models that learn induction or do not, and what their heads do.
class InductionStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void models_data() { all(); }
    /// Trained anew, each model and its curve are those that come with the program; with ATTENTION_ALL_TRAINED=1 at
    /// each moment of the curve, which is printed then.
    void models() {
        QFETCH(int, index);
        const InductionModel& model = inductionModels()[std::size_t(index)];
        const bool isComplete = qEnvironmentVariableIsSet("ATTENTION_ALL_TRAINED");
        TrainingRun run(model.settings, EvaluationSchedule::Never);
        std::vector<InductionMoment> measured;
        for (Index step = 0; step <= kInductionSteps; step += isComplete ? kInductionStride : kInductionSteps / 4) {
            run.advance(step);
            const HalvesScore score = scoreHalves(model.settings, run.stateAt(step)->values);
            measured.push_back({step, score.firstRight, score.secondRight, score.loss});
        }
        if (isComplete) printCurve(model, measured);
        for (const InductionMoment& each : measured) {
            const InductionMoment& known = model.curve[std::size_t(each.step / kInductionStride)];
            QCOMPARE(known.step, each.step);
            QCOMPARE(known.firstRight, each.firstRight);
            QCOMPARE(known.secondRight, each.secondRight);
            QVERIFY(std::abs(known.loss - each.loss) <= kRoundedLoss);
        }
        QVERIFY(run.stateAt(kInductionSteps)->values == shippedInduction(model));
    }

    void learned_data() {
        QTest::addColumn<int>("layers");
        QTest::addColumn<bool>("hasPositions");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        // One of 26 letters is 0.04; one of the letters of a half, 0.06 to 0.1.
        QTest::newRow("one layer") << 1 << true << 0.1 << 0.2;
        QTest::newRow("two layers") << 2 << true << 0.95 << 1.0;
        QTest::newRow("one layer without positions") << 1 << false << 0.04 << 0.12;
        QTest::newRow("two layers without positions") << 2 << false << 0.1 << 0.25;
    }
    void learned() {
        QFETCH(int, layers);
        QFETCH(bool, hasPositions);
        QFETCH(double, least);
        QFETCH(double, most);
        const auto study = inductionOf(inductionParameters(layers, hasPositions));
        const HalvesScore& score = study->asTrained().score;
        QVERIFY(score.second() >= least && score.second() <= most);
        // What is drawn at random cannot be known.
        QVERIFY(score.first() < 0.06);
        QCOMPARE(score.secondRight, study->moment(layers, hasPositions).secondRight);
        // At no step before, either.
        double best = 0;
        for (const InductionMoment& each : study->model->curve) {
            best = std::max(best, double(each.secondRight) / double(score.judged));
            QVERIFY(double(each.firstRight) / double(score.judged) < 0.06);
        }
        QVERIFY(best <= most);
    }

    void switchedOff_data() {
        QTest::addColumn<QString>("ablated");
        QTest::newRow("previous-token head") << "0,0";
        QTest::newRow("induction head") << "1,0";
        QTest::newRow("both") << "1,0;0,0";
    }
    void switchedOff() {
        QFETCH(QString, ablated);
        Parameters parameters = inductionParameters(2, true);
        const auto before = inductionOf(parameters);
        parameters.ablated = ablated.toStdString();
        const auto study = inductionOf(parameters);
        QVERIFY(study->currentResult().score.second() < 0.5 * study->asTrained().score.second());
        QVERIFY(study->currentResult().score.second() < 0.12);
        QCOMPARE(before->currentResult().score.secondRight, study->asTrained().score.secondRight);
        QVERIFY(study->example.correctCount() < before->example.correctCount());
        // Without the first layer's head the second looks anywhere.
        const double weight = study->meanTargetWeight(study->example.pass);
        QCOMPARE(weight, study->currentResult().targetWeight);
        if (study->isAblated(0))
            QVERIFY(weight < 0.2 * study->asTrained().targetWeight);
        else
            QCOMPARE(weight, study->asTrained().targetWeight);
    }

    /// Ablated heads are those of the model; another model has others.
    void ablatedHeadsOfModel() {
        Parameters parameters = inductionParameters(1, true);
        parameters.ablated = "1,0;0,0";
        QCOMPARE(ablatedHeads(parameters), (std::vector<LayerHead>{{0, 0}}));
        parameters.layers = 2;
        QCOMPARE(ablatedHeads(parameters), (std::vector<LayerHead>{{0, 0}, {1, 0}}));
    }

    /// What the two heads do, and how the second reads what the first has written.
    void heads() {
        const auto study = inductionOf(inductionParameters(2, true));
        QVERIFY(study->previousWeight() > 0.6);
        QVERIFY(study->asTrained().targetWeight > 0.8);
        const KeyParts advantage = study->meanAdvantage();
        QVERIFY(advantage.written > 5 * std::abs(advantage.letter));
        QVERIFY(study->composition->key > 3 * study->composition->query);
        QVERIFY(study->composition->key > 3 * study->composition->value);
        QVERIFY(study->composition->key > 1.3 * study->untrainedComposition->key);
        // Each place of the second half looks at what followed, and names it.
        QCOMPARE(study->example.correctCount(), study->example.targetCount());
        QCOMPARE(*study->targetPosition(15), Index(4));
        QVERIFY(!study->targetPosition(3));
    }

    void parts_data() {
        QTest::addColumn<QString>("ablated");
        QTest::newRow("as trained") << "";
        QTest::newRow("without the first head") << "0,0";
    }
    void parts() {
        QFETCH(QString, ablated);
        for (const bool hasPositions : {true, false}) {
            Parameters parameters = inductionParameters(2, hasPositions);
            parameters.ablated = ablated.toStdString();
            const auto study = inductionOf(parameters);
            for (const auto& [query, key] : {std::pair{14, 3}, std::pair{20, 20}, std::pair{9, 0}}) {
                const KeyParts parts = study->keyParts(query, key);
                const double score = study->example.pass.layers[1].scores(query, key);
                QVERIFY(std::abs(parts.score() - score) < kSumError * std::max(1.0, std::abs(score)));
                QVERIFY((parts.written == 0) == !ablated.isEmpty());
            }
        }
    }

    /// A step before the last is trained on the way, with the same bits.
    void earlierStep() {
        Parameters parameters = inductionParameters(2, true);
        parameters.trainingStep = 100;
        const auto study = inductionOf(parameters);
        QVERIFY(study->example.state->values == trainedState(study->settings(), 100).values);
        QCOMPARE(study->asTrained().score.secondRight, study->moment(2, true).secondRight);
        const auto later = studyInduction(parameters, shippedInduction, {}, study.get());
        QCOMPARE(later->runs[1], study->runs[1]);
    }

    void typedExample() {
        Parameters parameters = inductionParameters(2, true);
        parameters.example = "qwertyuiopasdf q";
        const auto study = inductionOf(parameters);
        QCOMPARE(study->length(), Index(15));
        QCOMPARE(*study->targetPosition(14), Index(1));
        QCOMPARE(tokenName(study->settings(), study->example.places[14].predicted), std::string("W"));
    }

 private:
    static void all() {
        QTest::addColumn<int>("index");
        for (int index = 0; index < std::ssize(inductionModels()); ++index)
            QTest::newRow(inductionModels()[std::size_t(index)].name.data()) << index;
    }
};

ATTENTION_TEST(InductionStudyTest, NoApplication)
#include "induction_study_test.moc"
