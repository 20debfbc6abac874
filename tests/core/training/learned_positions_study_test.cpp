#include "core/training/learned_positions_study.h"

#include <cmath>

#include "core/io/csv.h"
#include "core/scene/parameters.h"
#include "core/training/model.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of the same products in another order.
constexpr double kRounding = 1e-12;

/// A run of a moment.
Parameters smallLearned(EncodingChoice encoding = EncodingChoice::Learned, std::int64_t steps = 60) {
    Parameters parameters;
    parameters.n = 8;
    parameters.d = 16;
    parameters.heads = 2;
    parameters.offset = 2;
    parameters.batchSize = 8;
    parameters.learningRate = 0.01;
    parameters.encoding = encoding;
    parameters.steps = steps;
    return parameters;
}

/// All tables as text: two studies that have them alike have the same bits.
std::string tablesOf(const LearnedPositionsStudy& study) {
    std::string text;
    for (const char* name : {"table", "products", "explained", "accuracy", "scores"})
        writeCsv(study.table(name), [&](std::string_view piece) { return text += piece, true; });
    return text;
}

/// What a layer's heads score where all words are the zero vector.
Matrix wordlessScores(const TrainingSettings& settings, ModelValues values) {
    const ModelLayout layout(settings);
    tensorView(layout.at("embedding.weight"), std::span<double>(values)).setZero();
    return runModel(settings, values, std::vector<int>(std::size_t(settings.n), 0)).layers[0].scores;
}

void addEncodings() {
    QTest::addColumn<int>("encoding");
    QTest::newRow("learned") << int(EncodingChoice::Learned);
    QTest::newRow("relative") << int(EncodingChoice::Relative);
}

}  // namespace

class LearnedPositionsStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void scoresAreThoseOfTheLayerWithoutWords_data() { addEncodings(); }
    void scoresAreThoseOfTheLayerWithoutWords() {
        QFETCH(int, encoding);
        Parameters parameters = smallLearned(EncodingChoice(encoding));
        parameters.trainingStep = 41;
        const auto study = studyLearnedPositions(parameters);
        const auto compare = [](const TrainedPositions& positions, const TrainingSettings& settings, Index step) {
            QCOMPARE(positions.step, step);
            const TrainingState state = trainedState(settings, step);
            const Matrix scores = wordlessScores(settings, state.values);
            QVERIFY((positions.scores - scores).cwiseAbs().maxCoeff() < kRounding);
            QVERIFY((positions.weights.rowwise().sum().array() - 1).abs().maxCoeff() < kRounding);
            for (std::size_t at = 0; at < 3; ++at)
                QCOMPARE(
                    positions.accuracies[at],
                    evaluateModel(settings, state.values, evaluationBatch(settings, evaluationLengths(settings)[at]))
                        .accuracy);
        };
        compare(study->of(ComparedPositions::Initial), study->settings, 0);
        compare(study->of(ComparedPositions::Shown), study->settings, 41);
        compare(study->of(ComparedPositions::Sinusoidal), study->sinusoidalSettings, 60);
    }

    void theTableIsTheModelsOwn() {
        const auto study = studyLearnedPositions(smallLearned());
        const ModelLayout layout(study->settings);
        const ModelTensor& tensor = layout.at("positions.weight");
        const TrainingState last = trainedState(study->settings, 60);
        const Matrix table = tensorView(tensor, std::span<const double>(last.values)).topRows(8);
        QCOMPARE(study->of(ComparedPositions::Shown).table, table);
        const ModelValues first = initialValues(study->settings);
        QCOMPARE(study->of(ComparedPositions::Initial).table,
                 Matrix(tensorView(tensor, std::span<const double>(first)).topRows(8)));
        QVERIFY((study->of(ComparedPositions::Shown).products - table * table.transpose()).cwiseAbs().maxCoeff() <
                kRounding);
    }

    void theRelativeTableKnowsOffsetsAlone() {
        const auto study = studyLearnedPositions(smallLearned(EncodingChoice::Relative));
        const TrainedPositions& shown = study->of(ComparedPositions::Shown);
        QCOMPARE(shown.table.rows(), Index(2));
        QCOMPARE(shown.table.cols(), Index(17));
        for (Index head = 0; head < 2; ++head)
            for (Index i = 0; i < 8; ++i)
                for (Index j = 0; j < 8; ++j) QCOMPARE(shown.headScores(head)(i, j), shown.table(head, 8 + j - i));
        QVERIFY(std::abs(shown.explained.all - 1) < kRounding);
        QVERIFY(study->of(ComparedPositions::Initial).table.isZero(0));
        QVERIFY(std::isnan(study->of(ComparedPositions::Initial).explained.all));
    }

    /// A table of four entries, of which one part lies between the diagonals and one within them.
    void theOffsetExplainsAPart() {
        Matrix square(2, 2);
        square << 1, 4, 2, 5;
        // The mean is 3; the main diagonal has the mean 3, too, and what is left in it is 4 + 4 of 4 + 1 + 1 + 4.
        QVERIFY(std::abs(varianceExplainedByOffset(square).all - 0.2) < kRounding);
        QVERIFY(std::abs(varianceExplainedByOffset(square).offDiagonal - 1) < kRounding);
        QVERIFY(std::isnan(varianceExplainedByOffset(Matrix::Constant(3, 3, 2)).all));
        const auto study = studyLearnedPositions(smallLearned());
        QVERIFY(std::abs(study->of(ComparedPositions::Sinusoidal).explained.all - 1) < kRounding);
        QVERIFY(std::abs(study->of(ComparedPositions::Sinusoidal).explained.offDiagonal - 1) < kRounding);
        QVERIFY(study->of(ComparedPositions::Shown).explained.all < 0.9);
    }

    void aStudyThatGoesOnHasTheSameBits() {
        Parameters parameters = smallLearned();
        std::shared_ptr<const LearnedPositionsStudy> before;
        for (const std::int64_t step : {10, 35, 60, 35, 0}) {
            parameters.trainingStep = step;
            const auto fresh = studyLearnedPositions(parameters);
            const auto resumed = studyLearnedPositions(parameters, {}, before.get());
            QCOMPARE(tablesOf(*resumed), tablesOf(*fresh));
            if (before) {
                QVERIFY(resumed->run == before->run);
                // What does not change with the step is not computed again.
                QCOMPARE(&resumed->of(ComparedPositions::Sinusoidal), &before->of(ComparedPositions::Sinusoidal));
                QCOMPARE(&resumed->of(ComparedPositions::Initial), &before->of(ComparedPositions::Initial));
            }
            before = resumed;
        }
        parameters.encoding = EncodingChoice::Relative;
        const auto other = studyLearnedPositions(parameters, {}, before.get());
        QVERIFY(other->run != before->run);
        QCOMPARE(&other->of(ComparedPositions::Sinusoidal), &before->of(ComparedPositions::Sinusoidal));
    }

    void whereTheTaskIsFound() {
        const auto study = studyLearnedPositions(smallLearned());
        QCOMPARE(study->targetPosition(5), std::optional<Index>(3));
        QCOMPARE(study->targetPosition(1), std::optional<Index>());
        double sum = 0;
        for (Index i = 2; i < 8; ++i) sum += study->of(ComparedPositions::Shown).headWeights(1)(i, i - 2);
        QVERIFY(std::abs(study->meanTargetWeight(ComparedPositions::Shown, 1) - sum / 6) < kRounding);
        Parameters parameters = smallLearned();
        parameters.task = TrainingTask::Reverse;
        QCOMPARE(studyLearnedPositions(parameters)->targetPosition(1), std::optional<Index>(6));
        parameters.task = TrainingTask::Majority;
        QVERIFY(std::isnan(studyLearnedPositions(parameters)->meanTargetWeight(ComparedPositions::Shown, 0)));
    }

    void derivationsEndInTheirNumbers_data() { addEncodings(); }
    void derivationsEndInTheirNumbers() {
        QFETCH(int, encoding);
        const Parameters parameters = smallLearned(EncodingChoice(encoding));
        const auto study = studyLearnedPositions(parameters);
        // Numbers in a formula are written with four digits or six.
        constexpr double kWritten = 2e-3;
        for (const std::string_view matrix : kPositionMatrices) {
            const TableShape shape = positionMatrixShape(parameters, matrix);
            for (Index row = 0; row < shape.rows; ++row)
                for (Index column = 0; column < shape.columns; ++column) {
                    const Cell cell{row, column, std::string(matrix)};
                    const double value = study->value(cell, 1);
                    const Derivation derivation = study->derivation(cell, 1);
                    QVERIFY(std::abs(derivation.value - value) < kRounding);
                    const double room = kWritten * std::max(1.0, std::abs(value));
                    QVERIFY(std::abs(evaluate(derivation.numeric()) - value) < room);
                    QVERIFY(std::abs(evaluate(derivation.symbolic) - value) < room);
                    QVERIFY(std::abs(evaluate(derivation.steps.back().expression) - value) < room);
                }
        }
    }

    void aRunThatDivergesShowsTheLastGoodStep() {
        Parameters parameters = smallLearned();
        parameters.learningRate = 1e200;
        const auto study = studyLearnedPositions(parameters);
        QVERIFY(study->diverged);
        QCOMPARE(study->step, *study->diverged - 1);
        for (const ComparedPositions set : kPositionSets) QVERIFY(study->of(set).scores.allFinite());
    }

    /// As well as the sinusoid at the length that both are trained at, and no better beyond it.
    void itWorksAsWell() {
        Parameters parameters = smallLearned(EncodingChoice::Learned, 200);
        parameters.n = 16;
        parameters.d = 32;
        parameters.heads = 4;
        parameters.offset = 3;
        parameters.batchSize = 16;
        parameters.seed = 5;
        const auto study = studyLearnedPositions(parameters);
        const TrainedPositions &learned = study->of(ComparedPositions::Shown),
                               &sinusoidal = study->of(ComparedPositions::Sinusoidal);
        QVERIFY(learned.accuracies[0] > 0.99 && sinusoidal.accuracies[0] > 0.99);
        QVERIFY(learned.accuracies[1] < 0.75 && sinusoidal.accuracies[1] < 0.75);
        QVERIFY(learned.accuracies[2] < 0.6 && sinusoidal.accuracies[2] < 0.6);
        QVERIFY(learned.explained.all < 0.6);
        QVERIFY(study->meanTargetWeight(ComparedPositions::Shown, 3) > 0.75);
        QVERIFY(study->of(ComparedPositions::Initial).accuracies[0] < 0.2);
    }
};

ATTENTION_TEST(LearnedPositionsStudyTest, NoApplication)
#include "learned_positions_study_test.moc"
