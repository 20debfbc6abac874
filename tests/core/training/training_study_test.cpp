#include "core/training/training_study.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "core/io/csv.h"
#include "core/scene/parameters.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// A run of a moment.
Parameters smallTraining(std::int64_t steps = 60) {
    Parameters parameters;
    parameters.n = 8;
    parameters.d = 16;
    parameters.heads = 2;
    parameters.layers = 1;
    parameters.offset = 2;
    parameters.batchSize = 16;
    parameters.steps = steps;
    return parameters;
}

/// All tables as text: two studies that have them alike have the same bits.
std::string tablesOf(const TrainingStudy& study) {
    std::string text;
    for (const char* name :
         {"loss", "accuracy", "weights", "example", "accuracy-by-place", "logits", "heads", "gradients"})
        writeCsv(study.table(name), [&](std::string_view piece) { return text += piece, true; });
    return text;
}

/// How often a model is right, counted one by one.
double countedAccuracy(const TrainingSettings& settings, std::span<const double> values, Index length) {
    const TrainingBatch batch = evaluationBatch(settings, length);
    double right = 0, asked = 0;
    for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
        const std::span tokens(batch.tokens.data() + sequence * length, std::size_t(length));
        const ModelActivations pass = runModel(settings, values, tokens);
        for (Index i = 0; i < length; ++i) {
            const int target = batch.targets[std::size_t(sequence * length + i)];
            if (target == kNoTarget) continue;
            ++asked;
            if (pass.predictedClass(i) == target) ++right;
        }
    }
    return right / asked;
}

}  // namespace

class TrainingStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void itsNumbersAreThoseOfTheRun() {
        Parameters parameters = smallTraining();
        parameters.trainingStep = 41;
        const auto study = studyTraining(parameters);
        const TrainingSettings settings = trainingSettings(parameters);
        const TrainingState state = trainedState(settings, 41);
        QVERIFY(*study->state == state);
        QCOMPARE(study->step, Index(41));
        QCOMPARE(study->scores.size(), std::size_t(3));
        for (const LengthAccuracy& score : study->scores)
            QCOMPARE(score.accuracy, countedAccuracy(settings, state.values, score.length));
        TrainingRun run(settings);
        run.advance(60);
        for (std::size_t i = 0; i < study->curve.steps.size(); ++i) {
            const auto step = std::size_t(study->curve.steps[i]);
            QVERIFY(std::abs(study->curve.losses[i] - run.progress().losses[step]) < 1e-12);
        }
        QCOMPARE(study->curve.steps.back(), std::int64_t(41));
        TrainingSettings without = settings;
        without.encoding = TrainedEncoding::None;
        const ModelValues besideValues = trainedState(without, 41).values;
        QCOMPARE(study->baselineScores.front().accuracy, countedAccuracy(without, besideValues, settings.n));
        const ModelActivations beside = runModel(without, besideValues, study->tokens());
        QCOMPARE(study->baselinePlaces.size(), study->places.size());
        for (std::size_t i = 0; i < study->places.size(); ++i) {
            QCOMPARE(study->baselinePlaces[i].predicted, beside.predictedClass(Index(i)));
            QCOMPARE(study->baselinePlaces[i].target, study->places[i].target);
        }
        QCOMPARE(study->baselineCurve.steps.back(), std::int64_t(60));
    }

    /// The accuracy at a length is made up of the places that training saw and of new ones.
    void oldAndNewPlacesAreTold_data() {
        QTest::addColumn<int>("task");
        QTest::newRow("look back") << int(TrainingTask::LookBack);
        // Where how many are asked differs from place to place.
        QTest::newRow("induction") << int(TrainingTask::Induction);
    }
    void oldAndNewPlacesAreTold() {
        QFETCH(int, task);
        Parameters parameters = smallTraining();
        parameters.task = TrainingTask(task);
        const auto study = studyTraining(parameters);
        for (const LengthAccuracy& score : study->scores) {
            const TrainingBatch batch = evaluationBatch(study->settings, score.length);
            double right[2] = {}, asked[2] = {};
            for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
                const auto from = batch.tokens.begin() + sequence * score.length;
                const ModelActivations pass =
                    runModel(study->settings, study->state->values, std::vector<int>(from, from + score.length));
                for (Index i = 0; i < score.length; ++i) {
                    const int target = batch.targets[std::size_t(sequence * score.length + i)];
                    if (target == kNoTarget) continue;
                    asked[i >= 8] += 1;
                    right[i >= 8] += pass.predictedClass(i) == target;
                }
            }
            QVERIFY(std::abs(score.seenPositions - right[0] / asked[0]) < 1e-12);
            QVERIFY(std::abs(score.unseenFraction - asked[1] / (asked[0] + asked[1])) < 1e-12);
            QCOMPARE(std::isnan(score.unseenPositions), score.isTrained);
            if (!score.isTrained) QVERIFY(std::abs(score.unseenPositions - right[1] / asked[1]) < 1e-12);
        }
    }

    /// A head without values adds nothing either.
    void aHeadIsLeftOut() {
        Parameters parameters = smallTraining(80);
        parameters.layers = 2;
        const auto study = studyTraining(parameters);
        const ModelLayout layout(study->settings);
        QCOMPARE(study->correctWithout.size(), std::size_t(4));
        for (Index layer = 0; layer < 2; ++layer)
            for (Index head = 0; head < 2; ++head) {
                ModelValues without = study->state->values;
                const ModelTensor& values = layout.at(layerTensor(layer, "attention.W_v.weight"));
                tensorView(values, std::span<double>(without)).middleRows(head * 8, 8).setZero();
                const ModelActivations pass = runModel(study->settings, without, study->tokens());
                Index right = 0;
                for (Index i = 0; i < 8; ++i) right += pass.predictedClass(i) == study->places[std::size_t(i)].target;
                QCOMPARE(study->correctWithoutHead(layer, head), right);
            }
        QVERIFY(
            std::ranges::any_of(study->correctWithout, [&](Index count) { return count != study->correctCount(); }));
        parameters.heads = 1;
        QVERIFY(studyTraining(parameters)->correctWithout.empty());
    }

    void whatTheMostFrequentLetterGives() {
        const TrainingSettings settings = trainingSettings(smallTraining());
        const TrainingBatch batch = evaluationBatch(settings, 8);
        double right = 0;
        for (Index sequence = 0; sequence < batch.sequences; ++sequence) {
            const auto from = batch.tokens.begin() + sequence * 8;
            int most = 0;
            for (int symbol = 1; symbol < 10; ++symbol)
                if (std::count(from, from + 8, symbol) > std::count(from, from + 8, most)) most = symbol;
            // What is wanted are all letters but the last two.
            right += double(std::count(from, from + 6, most));
        }
        QVERIFY(std::abs(mostFrequentAccuracy(settings, 8) - right / double(6 * batch.sequences)) < 1e-12);
        QVERIFY(std::isnan(mostFrequentAccuracy(settingsFor(TrainingTask::Majority), 8)));
    }

    void aStudyThatGoesOnHasTheSameBits() {
        Parameters parameters = smallTraining();
        std::shared_ptr<const TrainingStudy> before;
        for (const std::int64_t step : {10, 35, 60, 35, 0}) {
            parameters.trainingStep = step;
            const auto fresh = studyTraining(parameters);
            const auto resumed = studyTraining(parameters, {}, before.get());
            QCOMPARE(tablesOf(*resumed), tablesOf(*fresh));
            if (before) QVERIFY(resumed->run == before->run && resumed->baselineRun == before->baselineRun);
            before = resumed;
        }
        parameters.learningRate = 0.01;
        QVERIFY(studyTraining(parameters, {}, before.get())->run != before->run);
    }

    void twoThreadsAdvanceOneRun() {
        const TrainingSettings settings = trainingSettings(smallTraining());
        SharedTrainingRun shared(settings);
        std::jthread other([&] { shared.advance(60); });
        shared.advance(40);
        QVERIFY(shared.run().step() >= 40);
        other.join();
        QVERIFY(*shared.run().stateAt(60) == trainedState(settings, 60));
    }

    void aRunThatDivergesShowsTheLastGoodStep() {
        Parameters parameters = smallTraining();
        parameters.learningRate = 1e200;
        const auto study = studyTraining(parameters);
        QVERIFY(study->diverged);
        QCOMPARE(study->step, *study->diverged - 1);
        QVERIFY(!study->curve.steps.empty());
    }

    void derivationsEndInTheirNumbers_data() {
        QTest::addColumn<int>("encoding");
        for (const auto encoding : {EncodingChoice::None, EncodingChoice::Sinusoidal, EncodingChoice::Rotary,
                                    EncodingChoice::Alibi, EncodingChoice::Relative})
            QTest::addRow("%s", choiceName(encoding).data()) << int(encoding);
    }
    void derivationsEndInTheirNumbers() {
        QFETCH(int, encoding);
        Parameters parameters = smallTraining(30);
        parameters.encoding = EncodingChoice(encoding);
        const auto study = studyTraining(parameters);
        for (Index head = 0; head < 2; ++head)
            for (Index query = 0; query < 8; ++query)
                for (Index key = 0; key < 8; ++key) {
                    const Derivation derivation = study->derivation({query, key, "weights"}, 0, head);
                    const double weight = study->pass.layers[0].headWeights(head)(query, key);
                    QCOMPARE(derivation.value, weight);
                    QVERIFY(std::abs(evaluate(derivation.numeric()) - weight) < 1e-4);
                    QVERIFY(std::abs(evaluate(derivation.steps.back().expression) - weight) < 1e-4);
                }
        for (Index place = 0; place < 8; ++place) {
            const Derivation named = study->derivation({place, 0, "example"}, 0, 0);
            QCOMPARE(named.value, study->pass.probabilities.row(place).maxCoeff());
            QVERIFY(std::abs(evaluate(named.symbolic) - named.value) < 1e-9);
            const Derivation loss = study->derivation({place, 1, "example"}, 0, 0);
            const int target = study->places[std::size_t(place)].target;
            QCOMPARE(loss.value, target == kNoTarget ? 0 : -std::log(study->pass.probabilities(place, target)));
        }
    }

    void settingsAndParametersAreTheSame() {
        for (const auto task : {TrainingTask::LookBack, TrainingTask::Reverse, TrainingTask::Induction}) {
            TrainingSettings settings = settingsFor(task);
            settings.symbols = 7;
            settings.encoding = TrainedEncoding::Relative;
            settings.seed = 5;
            settings.learningRate = 0.02;
            settings.residual = false;
            settings.batchSize = 9;
            QVERIFY(trainingSettings(parametersFrom(settings)) == settings);
        }
    }

    /// By central differences of the loss of a place, when the score of a class moves.
    void scoreGradientsAreThoseOfTheLoss() {
        const auto study = studyTraining(smallTraining(20));
        constexpr double kStep = 1e-5;
        for (Index place = 0; place < 8; ++place) {
            const int target = study->places[std::size_t(place)].target;
            for (int of = 0; of < int(study->pass.logits.cols()); ++of) {
                const auto lossAt = [&](double moved) {
                    Eigen::ArrayXd scores = study->pass.logits.row(place);
                    scores[of] += moved;
                    return std::log(scores.exp().sum()) - scores[target];
                };
                const double expected = target == kNoTarget ? 0 : (lossAt(kStep) - lossAt(-kStep)) / (2 * kStep);
                QVERIFY(std::abs(study->scoreGradient(place, of) - expected) < 1e-8);
            }
            const Derivation derivation = study->derivation({place, 2, "example"}, 0, 0);
            QCOMPARE(derivation.value, target == kNoTarget ? 0 : study->scoreGradient(place, target));
            QVERIFY(std::abs(evaluate(derivation.steps.back().expression) - derivation.value) < 1e-4);
        }
    }

    void whatIfIsComputed() {
        const auto study = studyTraining(smallTraining());
        std::vector<int> tokens;
        for (const PositionPrediction& place : study->places) tokens.push_back(place.token);
        int wrong = 0;
        for (Index place = 2; place < 8; ++place) {
            const PredictionAnalysis inquiry = study->analysePrediction(place, 0);
            QCOMPARE(inquiry.target->place, place - 2);
            const ModelActivations forced = runModel(
                study->settings, study->state->values, tokens,
                {.forced = {{.layer = 0, .head = Intervention::kAll, .query = place, .key = place - 2}}, .hidden = {}});
            QCOMPARE(inquiry.forced->named, forced.predictedClass(place));
            QCOMPARE(inquiry.forced->probability, forced.probabilities(place, forced.predictedClass(place)));
            if (!inquiry.distractor) continue;
            ++wrong;
            QCOMPARE(study->places[std::size_t(inquiry.distractor->place)].token,
                     study->places[std::size_t(place)].predicted);
            const ModelActivations hidden =
                runModel(study->settings, study->state->values, tokens,
                         {.forced = {}, .hidden = {{.query = place, .key = inquiry.distractor->place}}});
            QCOMPARE(inquiry.hidden->named, hidden.predictedClass(place));
        }
        QVERIFY(wrong > 0);
    }

    void anExampleIsRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("tokens");
        QTest::addColumn<QString>("unknown");
        QTest::newRow("letters") << "A B C" << QList<int>{0, 1, 2} << "";
        QTest::newRow("together") << "ABCJ" << QList<int>{0, 1, 2, 9} << "";
        QTest::newRow("small") << "a b" << QList<int>{0, 1} << "";
        QTest::newRow("unknown") << "A K C" << QList<int>{0, 2} << "K";
        QTest::newRow("a word") << "A cat" << QList<int>{0} << "cat";
        QTest::newRow("none") << "  " << QList<int>{} << "";
    }
    void anExampleIsRead() {
        QFETCH(QString, text);
        QFETCH(QList<int>, tokens);
        QFETCH(QString, unknown);
        const TypedExample read = readExample(trainingSettings(smallTraining()), text.toStdString());
        QCOMPARE(QList<int>(read.tokens.begin(), read.tokens.end()), tokens);
        QCOMPARE(read.unknown.empty() ? QString() : QString::fromStdString(read.unknown.front()), unknown);
    }

    void theExampleThatIsTypedIsShown() {
        Parameters parameters = smallTraining(5);
        parameters.example = "A B C D E";
        const auto study = studyTraining(parameters);
        QCOMPARE(study->places.size(), std::size_t(5));
        QCOMPARE(study->places[4].target, 2);
        QCOMPARE(exampleLength(parameters), Index(5));
    }
};

ATTENTION_TEST(TrainingStudyTest, NoApplication)
#include "training_study_test.moc"
