#include "core/training/training_run.h"

#include <cmath>
#include <thread>

#include "core/training/shared_training_run.h"
#include "tests/core/refusal.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

TrainingSettings smallRun() {
    TrainingSettings settings;
    settings.n = 8;
    settings.d = 16;
    settings.batchSize = 48;
    settings.steps = 650;
    return settings;
}

std::optional<double> accuracyOf(const Checkpoint& kept) {
    return kept.score ? std::optional(kept.score->accuracy) : std::nullopt;
}

}  // namespace

class TrainingRunTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void sameBitsHoweverItIsAdvanced() {
        const TrainingSurroundings surroundings;
        setThreadCount(1);
        TrainingSettings settings = smallRun();
        settings.steps = 160;
        TrainingRun straight(settings);
        QVERIFY(straight.advance(160));
        for (const int threads : {1, 2, 3}) {
            setThreadCount(threads);
            TrainingRun stepwise(settings);
            for (const Index until : {1, 2, 7, 50, 51, 75, 160}) QVERIFY(stepwise.advance(until));
            QVERIFY(stepwise.progress().losses == straight.progress().losses);
            QVERIFY(*stepwise.stateAt(160) == *straight.stateAt(160));
            for (std::size_t i = 0; i < straight.progress().checkpoints.size(); ++i) {
                QVERIFY(*stepwise.progress().checkpoints[i].state == *straight.progress().checkpoints[i].state);
                QCOMPARE(accuracyOf(stepwise.progress().checkpoints[i]),
                         accuracyOf(straight.progress().checkpoints[i]));
            }
        }
    }

    void anyMomentIsMadeAnew() {
        TrainingRun run(smallRun());
        run.advance(125);
        for (const Index at : {0, 1, 2, 3, 4, 50, 119, 124, 125}) {
            QCOMPARE(run.stateAt(at)->step, at);
            QVERIFY(*run.stateAt(at) == trainedState(smallRun(), at));
        }
        QCOMPARE(run.stateAt(10000)->step, Index(125));
    }

    /// What training found out on its way is taken from it, with the bits that it has otherwise.
    void aMomentIsTheSameBeforeAndAfter() {
        const TrainingSettings settings = smallRun();
        SharedTrainingRun gone(settings);
        gone.advance(20);
        for (const Index at : {0, 1, 12, 13}) {
            SharedTrainingRun there(settings);
            there.advance(at);
            const StepEvaluation then = there.evaluationAt(at), later = gone.evaluationAt(at);
            QVERIFY(later.loss == then.loss);
            const auto state = gone.run().stateAt(at);
            QVERIFY(then.loss == evaluateModel(settings, state->values, trainingBatch(settings, at)).loss);
            for (std::size_t i = 0; i < then.scores.size(); ++i) {
                const ModelEvaluation score =
                    evaluateModel(settings, state->values, evaluationBatch(settings, then.scores[i].length));
                QVERIFY(later.scores[i].accuracy == score.accuracy);
                QVERIFY(later.scores[i].byPosition.back() == score.accuracyByPosition.back());
            }
        }
        QVERIFY(gone.run().lossAt(19) && !gone.run().lossAt(20) && gone.run().scoreAt(12) && !gone.run().scoreAt(13));
    }

    void whatIsKept() {
        TrainingSettings settings = smallRun();
        settings.batchSize = 12;
        TrainingRun run(settings);
        QCOMPARE(run.checkpointInterval(), Index(3));
        run.advance(650);
        const TrainingProgress progress = run.progress();
        QCOMPARE(progress.checkpoints.size(), std::size_t(1 + 216 + 1));
        QCOMPARE(progress.checkpoints.front().state->step, Index(0));
        QCOMPARE(progress.checkpoints[5].state->step, Index(15));
        QCOMPARE(progress.checkpoints.back().state->step, Index(650));
        QCOMPARE(progress.losses.size(), std::size_t(650));
        QVERIFY(progress.losses.back() < 0.5 * progress.losses.front());
        QVERIFY(run.isFinished());

        TrainingSettings usual;
        QCOMPARE(TrainingRun(usual).checkpointInterval(), Index(5));
        usual.layers = 4;
        usual.d = 256;
        const TrainingRun large(usual);
        const double bytes = 3 * 8 * double(ModelLayout(usual).size) * double(usual.steps / large.checkpointInterval());
        QVERIFY(bytes <= TrainingRun::kMaxCheckpointBytes);
        QVERIFY(trainingBytes(TrainingSettings{}) < 200e6);
    }

    /// Judging looks at a model and changes nothing of it.
    void aRunThatIsNeverJudgedIsTheSame() {
        SharedTrainingRun usual(smallRun()), quiet(smallRun(), EvaluationSchedule::Never);
        usual.advance(20);
        quiet.advance(20);
        QCOMPARE(quiet.run().progress().losses, usual.run().progress().losses);
        QVERIFY(*quiet.run().stateAt(20) == *usual.run().stateAt(20));
        for (const Checkpoint& kept : quiet.run().progress().checkpoints) QVERIFY(!kept.score);
        QVERIFY(quiet.evaluationAt(12).accuracy() == usual.evaluationAt(12).accuracy());
    }

    void learnsToLookBack() {
        TrainingSettings settings = smallRun();
        settings.steps = 400;
        settings.d = 32;
        TrainingRun run(settings);
        run.advance(400);
        QVERIFY(run.progress().checkpoints.back().score->accuracy > 0.99);
        settings.encoding = TrainedEncoding::None;
        TrainingRun without(settings);
        without.advance(400);
        QVERIFY(without.progress().checkpoints.back().score->accuracy < 0.4);
    }

    /// Noticed at every step, also at the last one, whose loss no further step computes.
    void divergence_data() {
        QTest::addColumn<double>("rate");
        QTest::addColumn<Index>("layers");
        QTest::addColumn<Index>("steps");
        QTest::newRow("in the middle") << 1e160 << Index(1) << Index(650);
        QTest::newRow("the only step") << 1e6 << Index(8) << Index(1);
        QTest::newRow("the last step") << 1e6 << Index(4) << Index(2);
    }
    void divergence() {
        QFETCH(double, rate);
        QFETCH(Index, layers);
        QFETCH(Index, steps);
        TrainingSettings settings = smallRun();
        settings.learningRate = rate;
        settings.layers = layers;
        settings.norm = layers == 1;
        settings.steps = steps;
        TrainingRun run(settings);
        QVERIFY(!run.advance(650));
        const TrainingProgress progress = run.progress();
        QVERIFY(progress.diverged.has_value());
        QCOMPARE(progress.step, *progress.diverged - 1);
        QCOMPARE(run.step(), progress.step);
        QVERIFY(run.isFinished());
        QCOMPARE(progress.losses.size(), std::size_t(*progress.diverged));
        for (const double loss : progress.losses) QVERIFY(std::isfinite(loss));
        for (const double value : run.stateAt(progress.step)->values) QVERIFY(std::isfinite(value));
        QCOMPARE(progress.checkpoints.back().state->step, progress.step);
        QVERIFY(*run.stateAt(progress.step) == trainedState(settings, progress.step));
        QVERIFY(*run.stateAt(progress.step) == trainedState(settings, settings.steps));
        QVERIFY(!run.advance(650));
    }

    void stopsWithinAStep() {
        TrainingRun run(smallRun());
        std::stop_source stop;
        std::jthread other([&] { run.advance(650, stop.get_token()); });
        while (run.step() < 2) std::this_thread::yield();
        stop.request_stop();
        other.join();
        const Index step = run.step();
        QVERIFY(step < 650);
        QVERIFY(*run.stateAt(step) == trainedState(smallRun(), step));
    }

    void adam() {
        // Two steps of one number by hand: m = 0.1 g, v = 0.001 g^2, both corrected are g and g^2.
        TrainingState state{.step = 0, .values = {1.0}, .firstMoment = {0.0}, .secondMoment = {0.0}};
        adamUpdate(state, std::vector{2.0}, 0.1);
        QVERIFY(std::abs(state.values[0] - (1 - 0.1 * 2 / (2 + 1e-8))) <= 1e-15);
        adamUpdate(state, std::vector{-1.0}, 0.1);
        const double m = (0.9 * 0.2 - 0.1) / (1 - 0.81), v = (0.999 * 0.004 + 0.001) / (1 - 0.999 * 0.999);
        QVERIFY(std::abs(state.values[0] - (1 - 0.2 / (2 + 1e-8) - 0.1 * m / (std::sqrt(v) + 1e-8))) <= 1e-14);
        QCOMPARE(state.step, Index(2));
    }

    void refusals_data() {
        QTest::addColumn<std::function<void(TrainingSettings&)>>("change");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* key, std::function<void(TrainingSettings&)> change, const char* sentence) {
            QTest::newRow(key) << change << sentence;
        };
        row(
            "steps", [](auto& s) { s.steps = 0; }, "steps is 0; accepted: whole numbers 1 to 100000");
        row(
            "d", [](auto& s) { s.d = 257; }, "d is 257; accepted: whole numbers 2 to 256");
        row(
            "symbols", [](auto& s) { s.symbols = 1; }, "symbols is 1; accepted: whole numbers 2 to 100");
        row(
            "layers", [](auto& s) { s.layers = 17; }, "layers is 17; accepted: whole numbers 1 to 16");
        row(
            "batch-size", [](auto& s) { s.batchSize = 0; }, "batch-size is 0; accepted: whole numbers 1 to 1024");
        row(
            "heads", [](auto& s) { s.heads = 5; }, "heads is 5 and d is 32; accepted: heads that divide d");
        row(
            "rotary",
            [](auto& s) {
                s.heads = 32;
                s.encoding = TrainedEncoding::Rotary;
            },
            "a head is 1 wide, and rotary turns pairs of columns; accepted: heads of even width");
        row(
            "rate", [](auto& s) { s.learningRate = 0; }, "learning-rate is 0; accepted: numbers above 0");
        row(
            "offset", [](auto& s) { s.offset = 16; },
            "offset is 16; accepted for look-back: whole numbers 1 to 15, less than n");
        row(
            "induction", [](auto& s) { s.task = TrainingTask::Induction; },
            "mask is none, so that induction could look at the next token instead of predicting it; accepted: causal");
        row(
            "sentence", [](auto& s) { s.task = TrainingTask::Coreference; },
            "n is 16; accepted for who-is-it: 15, the length of its sentences");
        row(
            "pointing", [](auto& s) { s.pointing = true; },
            "look-back has no noun to point at; accepted: off, or the task who-is-it");
    }
    void refusals() {
        QFETCH(std::function<void(TrainingSettings&)>, change);
        QFETCH(QString, sentence);
        TrainingSettings settings;
        QVERIFY(trainingProblem(settings).empty());
        change(settings);
        QCOMPARE(QString::fromStdString(trainingProblem(settings).sentence), sentence);
        QCOMPARE(refusalOf([&] { TrainingRun{settings}; }), sentence.toUtf8());
    }
};

ATTENTION_TEST(TrainingRunTest, NoApplication)
#include "training_run_test.moc"
