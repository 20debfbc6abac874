#include "core/training/depth_study.h"

#include <cmath>
#include <stdexcept>

#include <QFile>

#include "core/scene/parameters.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// NumPy's long double is finer; what it has above this is not moved by the rounding of doubles.
constexpr double kAboveRounding = 1e-11;
constexpr double kOfDistance = 1e-7, kOfReading = 1e-6;
/// A formula takes its numbers with four significant digits.
constexpr double kOfFormula = 2e-3;

Parameters stackOf(std::int64_t layers, bool residual) {
    Parameters parameters;
    parameters.n = 16;
    parameters.layers = layers;
    parameters.residual = residual;
    parameters.mlp = false;
    return parameters;
}

double lastDistance(const DepthStudy& study, std::size_t stack) {
    return study.stacks[stack].layers.back().rankOneDistance;
}

}  // namespace

/// Stacks of layers with random weights, and what they make of tokens and positions.
class DepthStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void agreesWithNumpy_data() {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QList<QStringList>>("layers");
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/depth.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        constexpr qsizetype kSettings = 9;
        QStringList settings;
        QList<QStringList> layers;
        const auto add = [&] {
            if (!layers.isEmpty()) QTest::addRow("%s", qPrintable(settings.join(u' '))) << settings << layers;
        };
        for (const QString& line : QString::fromLatin1(file.readAll()).split(u'\n', Qt::SkipEmptyParts).mid(1)) {
            const QStringList fields = line.split(u',');
            if (fields.mid(0, kSettings) != settings) {
                add();
                settings = fields.mid(0, kSettings);
                layers.clear();
            }
            layers += fields.mid(kSettings);
        }
        add();
    }
    void agreesWithNumpy() {
        QFETCH(QStringList, settings);
        QFETCH(QList<QStringList>, layers);
        const auto whole = [&](int at) { return settings[at].toLongLong(); };
        Parameters parameters;
        parameters.n = whole(0);
        parameters.d = whole(1);
        parameters.heads = whole(2);
        parameters.layers = whole(3);
        parameters.residual = whole(4) != 0;
        parameters.mlp = whole(5) != 0;
        parameters.norm = whole(6) != 0;
        parameters.everyLayer = PositionInsertion(whole(7));
        parameters.seed = whole(8);
        const auto study = studyDepth(parameters);
        QCOMPARE(qsizetype(study->stacks.front().layers.size()), layers.size());
        for (const QStringList& fields : layers) {
            const DepthLayer& layer = study->stacks.front().layers[std::size_t(fields[0].toInt())];
            const double distance = fields[1].toDouble();
            if (distance > kAboveRounding)
                QVERIFY2(std::abs(layer.rankOneDistance / distance - 1) < kOfDistance, qPrintable(fields.join(u' ')));
            else
                QVERIFY(std::abs(layer.rankOneDistance - distance) < 1e-14);
            QVERIFY2(std::abs(layer.rSquared - fields[2].toDouble()) < kOfReading, qPrintable(fields.join(u' ')));
            QVERIFY2(std::abs(layer.meanError - fields[3].toDouble()) < 16 * kOfReading, qPrintable(fields.join(u' ')));
        }
    }

    /// What the page is there to show.
    void residualsKeepTokensApart() {
        const auto without = studyDepth(stackOf(12, false)), with = studyDepth(stackOf(12, true));
        QVERIFY(lastDistance(*without, 0) < 1e-15 && lastDistance(*without, 1) > 0.1);
        QVERIFY(lastDistance(*with, 0) > 0.1 && lastDistance(*with, 1) < 1e-15);
        QCOMPARE(lastDistance(*without, 1), lastDistance(*with, 0));
        // Positions added at each layer stay readable, those added once fade.
        const auto last = [&](std::size_t stack) { return with->stacks[stack].layers.back().rSquared; };
        QVERIFY(last(0) < 0.85 && last(2) > 0.99 && last(1) < 0.01);
    }

    void theOtherStacksAreThoseOfTheSwitches() {
        Parameters parameters = stackOf(4, false);
        parameters.everyLayer = PositionInsertion::EachLayer;
        const auto study = studyDepth(parameters);
        QCOMPARE(study->stacks.size(), std::size_t(3));
        parameters.residual = true;
        QCOMPARE(lastDistance(*study, 1), lastDistance(*studyDepth(parameters), 0));
        parameters.residual = false;
        parameters.everyLayer = PositionInsertion::Once;
        QCOMPARE(lastDistance(*study, 2), lastDistance(*studyDepth(parameters), 0));
        QCOMPARE(study->collapsingStack().value_or(9), std::size_t(2));
        parameters.encoding = EncodingChoice::None;
        parameters.everyLayer = PositionInsertion::EachLayer;
        const auto none = studyDepth(parameters);
        QCOMPARE(none->stacks.size(), std::size_t(2));
        QVERIFY(none->stacks.front().collapses());
        QVERIFY(none->stacks.front().layers.front().rSquared < 0.1);
        // With one layer there is no other one to add them before.
        QCOMPARE(studyDepth(stackOf(1, true))->stacks.size(), std::size_t(2));
    }

    /// r_(l + 1) = C r_l^3, through what layers 1 and 2 leave.
    void theShapeCubes() {
        const auto study = studyDepth(stackOf(6, false));
        const auto& layers = study->stacks.front().layers;
        const auto at = [&](double layer) {
            for (std::size_t i = 0; i < study->boundLayers.size(); ++i)
                if (study->boundLayers[i] == layer) return study->boundExponents[i];
            return 0.0;
        };
        QVERIFY(std::abs(at(1) - std::log10(layers[1].rankOneDistance)) < 1e-12);
        QVERIFY(std::abs(at(2) - std::log10(layers[2].rankOneDistance)) < 1e-12);
        const double factor = at(2) - 3 * at(1);
        QVERIFY(std::abs(at(3) - (factor + 3 * at(2))) < 1e-9);
        // What happens is not far from it.
        QVERIFY(std::abs(at(3) - std::log10(layers[3].rankOneDistance)) < 1);
        QVERIFY(std::abs(study->boundExponents.back() - DepthStudy::kBoundEnd) < 1e-9);
        QVERIFY(studyDepth(stackOf(2, false))->boundLayers.empty());
    }

    /// A layer's output is the next one's input, but for positions that are added between.
    void outputsAreThoseOfTheModel_data() {
        QTest::addColumn<int>("switches");
        for (int switches = 0; switches < 16; ++switches) QTest::addRow("%d", switches) << switches;
    }
    void outputsAreThoseOfTheModel() {
        QFETCH(int, switches);
        TrainingSettings settings{.n = 5, .d = 12, .heads = 2, .layers = 3};
        settings.residual = switches & 1;
        settings.mlp = switches & 2;
        settings.norm = switches & 4;
        settings.everyLayer = switches & 8;
        const ModelValues values = depthValues(settings);
        const TrainingBatch batch = evaluationBatch(settings, settings.n, 40);
        const std::vector<Matrix> outputs = layerOutputs(settings, values, batch.tokens, batch.sequences);
        constexpr Index kSequence = 33;
        const ModelActivations pass =
            runModel(settings, values, std::span(batch.tokens).subspan(std::size_t(kSequence * settings.n), 5));
        const auto given = [&](std::size_t layer) { return outputs[layer].middleRows(kSequence * settings.n, 5); };
        QVERIFY(given(0) == pass.layers[0].input);
        Matrix added = Matrix::Zero(5, 12);
        if (settings.everyLayer) {
            TrainingSettings none = settings;
            none.encoding = TrainedEncoding::None;
            const Matrix bare =
                runModel(none, values, std::span(batch.tokens).subspan(std::size_t(kSequence * settings.n), 5))
                    .layers[0]
                    .input;
            added = pass.layers[0].input - bare;
        }
        for (std::size_t layer = 0; layer < 3; ++layer) {
            QVERIFY(given(layer + 1) == pass.layers[layer].output);
            if (layer < 2)
                QVERIFY((given(layer + 1) + added - pass.layers[layer + 1].input).cwiseAbs().maxCoeff() < 1e-12);
        }
    }

    /// From the study before, as while a slider moves: to the bit what is computed from the start.
    void aStackGoesOn_data() {
        QTest::addColumn<bool>("residual");
        QTest::addColumn<PositionInsertion>("positions");
        QTest::addColumn<int>("layers");
        for (const bool residual : {false, true})
            for (const auto positions : {PositionInsertion::Once, PositionInsertion::EachLayer})
                for (const int layers : {1, 3, 7})
                    QTest::addRow("%d %d, %d", residual, int(positions), layers) << residual << positions << layers;
    }
    void aStackGoesOn() {
        QFETCH(bool, residual);
        QFETCH(PositionInsertion, positions);
        QFETCH(int, layers);
        Parameters parameters = stackOf(4, residual);
        parameters.everyLayer = positions;
        const auto before = studyDepth(parameters);
        parameters.layers = layers;
        const auto after = studyDepth(parameters, {}, before.get()), fresh = studyDepth(parameters);
        QCOMPARE(after->stacks.size(), fresh->stacks.size());
        for (std::size_t stack = 0; stack < fresh->stacks.size(); ++stack) {
            QCOMPARE(after->stacks[stack].layers.size(), std::size_t(layers + 1));
            for (std::size_t layer = 0; layer < fresh->stacks[stack].layers.size(); ++layer) {
                const DepthLayer &one = after->stacks[stack].layers[layer], &other = fresh->stacks[stack].layers[layer];
                QVERIFY(one.tokens == other.tokens && one.predictedPositions == other.predictedPositions &&
                        one.rankOneDistance == other.rankOneDistance);
            }
        }
        QVERIFY(after->boundExponents == fresh->boundExponents);
        // Back to four, nothing is computed.
        parameters.layers = 4;
        if (layers > 4) QCOMPARE(studyDepth(parameters, {}, after.get())->stacks[1].run, after->stacks[1].run);
        parameters.seed = 2;
        QVERIFY(studyDepth(parameters, {}, after.get())->stacks[0].run != after->stacks[0].run);
    }

    void derivationsHaveTheirValues_data() {
        QTest::addColumn<bool>("residual");
        QTest::newRow("without residuals") << false;
        QTest::newRow("with residuals") << true;
    }
    void derivationsHaveTheirValues() {
        QFETCH(bool, residual);
        const auto study = studyDepth(stackOf(5, residual));
        const auto differs = [](double a, double b) {
            return !(std::abs(a - b) <= kOfFormula * std::max(std::abs(b), 1e-3)) && std::abs(a - b) > 1e-15;
        };
        for (Index layer = 0; layer <= 5; ++layer) {
            for (Index stack = 0; stack < 3; ++stack) {
                const DepthLayer& of = study->stacks[std::size_t(stack)].layers[std::size_t(layer)];
                QCOMPARE(faultOf(study->derivation({stack, 0, "measures"}, layer), of.rankOneDistance, differs),
                         QString());
                QCOMPARE(faultOf(study->derivation({stack, 1, "measures"}, layer), of.rSquared, differs), QString());
            }
            const std::size_t at = std::size_t(layer);
            const double own = study->similarities[0][at](3, 7), other = study->similarities[1][at](3, 7);
            QCOMPARE(faultOf(study->derivation({3, 7, "similarity"}, layer), own, differs), QString());
            QCOMPARE(faultOf(study->derivation({3, 7, "other-similarity"}, layer), other, differs), QString());
            QVERIFY(layer == 0 ? own == other : own != other);
        }
    }

    void theThreadsDoNotMatter() {
        const TrainingSurroundings kept;
        setThreadCount(1);
        const auto one = studyDepth(stackOf(4, true));
        setThreadCount(3);
        const auto three = studyDepth(stackOf(4, true));
        for (std::size_t layer = 0; layer < 5; ++layer) {
            QCOMPARE(one->stacks[0].layers[layer].rankOneDistance, three->stacks[0].layers[layer].rankOneDistance);
            QCOMPARE(one->stacks[0].layers[layer].rSquared, three->stacks[0].layers[layer].rSquared);
        }
    }

    void whatDoesNotFitIsNamed() {
        Parameters parameters = stackOf(3, true);
        parameters.heads = 5;
        QCOMPARE(std::string(depthProblem(parameters).key), std::string("heads"));
        QVERIFY_EXCEPTION_THROWN(studyDepth(parameters), std::invalid_argument);
        QVERIFY(depthProblem(stackOf(3, true)).empty());
    }
};

ATTENTION_TEST(DepthStudyTest, NoApplication)
#include "depth_study_test.moc"
