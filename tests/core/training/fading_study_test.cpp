#include "core/training/fading_study.h"

#include <cmath>

#include <Eigen/SVD>

#include "core/io/csv.h"
#include "core/scene/parameters.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr double kStep = 1e-5;
/// Of derivatives by central differences: the step's square and the rounding over the step.
constexpr double kDifference = 1e-8;

Parameters smallFading() {
    Parameters parameters;
    parameters.n = 9;
    parameters.d = 4;
    parameters.heads = 1;
    return parameters;
}

Jacobian byDifferences(InfluenceLayer& layer, const Matrix& inputs, Index output, Index input) {
    Jacobian jacobian(inputs.cols(), inputs.cols());
    for (Index at = 0; at < inputs.cols(); ++at) {
        Matrix more = inputs, less = inputs;
        more(input, at) += kStep;
        less(input, at) -= kStep;
        const Vector up = layer.run(more).row(output), down = layer.run(less).row(output);
        jacobian.col(at) = (up - down) / (2 * kStep);
    }
    return jacobian;
}

}  // namespace

class FadingStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void aLinearRecurrenceFadesByItsRadius_data() {
        QTest::addColumn<double>("radius");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("width");
        for (const double radius : {0.1, 0.5, 0.8, 1.0, 1.1, 1.5}) QTest::addRow("%g", radius) << radius << 32 << 8;
        QTest::newRow("long and wide") << 0.8 << 64 << 16;
        QTest::newRow("one column") << 0.8 << 16 << 1;
    }
    void aLinearRecurrenceFadesByItsRadius() {
        QFETCH(double, radius);
        QFETCH(int, tokens);
        QFETCH(int, width);
        Parameters parameters = smallFading();
        parameters.spectralRadius = radius;
        parameters.n = tokens;
        parameters.d = width;
        const auto study = studyFading(parameters);
        const Influence& influence = study->of(Architecture::Recurrent);
        for (Index i = 0; i < tokens; ++i)
            for (Index j = 0; j < tokens; ++j) {
                const double norm = influence.norms(i, j), wanted = std::pow(radius, double(i - j));
                if (i < j)
                    QCOMPARE(norm, 0.0);
                else
                    QVERIFY2(std::abs(norm - wanted) <= 1e-12 * wanted, qPrintable(QString::number(norm / wanted - 1)));
            }
        for (Index distance = 0; distance < tokens; ++distance) {
            const double wanted = std::pow(radius, double(distance));
            const auto& at = influence.distances[std::size_t(distance)];
            for (const double value : {at.mean, at.minimum, at.maximum})
                QVERIFY(std::abs(value - wanted) <= 1e-12 * wanted);
            // The loss reaches back in the same way, whatever it is.
            QVERIFY(std::abs(influence.gradients[std::size_t(distance)].share - wanted) <= 1e-12 * wanted);
        }
    }

    void derivativesAreThoseOfDifferences_data() {
        QTest::addColumn<int>("layer");
        QTest::addColumn<InfluenceOptions>("setup");
        const auto add = [](const char* name, Architecture layer, InfluenceOptions setup) {
            setup.tokens = 9;
            QTest::newRow(name) << int(layer) << setup;
        };
        using enum Architecture;
        const auto tanh = Activation::Tanh;
        add("recurrence", Recurrent, {.width = 4});
        add("recurrence, tanh", Recurrent, {.width = 4, .radius = 1.2, .activation = tanh});
        add("convolutions", Convolution, {.width = 4});
        add("convolutions, tanh", Convolution, {.width = 3, .activation = tanh, .layers = 2});
        add("even kernel, tanh", Convolution, {.width = 3, .activation = tanh, .kernel = 4, .layers = 2});
        add("one tap", Convolution, {.width = 4, .kernel = 1, .layers = 1});
        add("attention", Attention, {.width = 4});
        add("attention, two heads", Attention, {.width = 6, .heads = 2, .seed = 7});
        add("attention, one column", Attention, {.width = 1});
    }
    void derivativesAreThoseOfDifferences() {
        QFETCH(int, layer);
        QFETCH(InfluenceOptions, setup);
        const auto made = influenceLayer(setup, Architecture(layer));
        const Matrix inputs = influenceInputs(setup, influenceTokens(setup, 0));
        for (const Index output : {Index(0), Index(4), Index(8)}) {
            made->run(inputs);
            const std::vector<Jacobian> derivatives = made->jacobians(output);
            for (Index input = 0; input < setup.tokens; ++input) {
                const Jacobian differences = byDifferences(*made, inputs, output, input);
                const Jacobian& jacobian = derivatives[std::size_t(input)];
                if (jacobian.size() == 0)
                    QCOMPARE(differences.cwiseAbs().maxCoeff(), 0.0);
                else
                    QVERIFY((jacobian - differences).cwiseAbs().maxCoeff() < kDifference);
                const double singular =
                    jacobian.size() == 0 ? 0 : Eigen::JacobiSVD<Matrix>(Matrix(jacobian)).singularValues()[0];
                QVERIFY(std::abs(spectralNorm(jacobian) - singular) <= 1e-12 * singular);
            }
        }
    }

    void convolutionsReachSoFarAndNoFarther_data() {
        QTest::addColumn<int>("kernel");
        QTest::addColumn<int>("layers");
        for (const auto& [kernel, layers] : {std::pair{3, 3}, {3, 1}, {4, 2}, {1, 3}, {5, 3}})
            QTest::addRow("%d, %d layers", kernel, layers) << kernel << layers;
    }
    void convolutionsReachSoFarAndNoFarther() {
        QFETCH(int, kernel);
        QFETCH(int, layers);
        Parameters parameters = smallFading();
        parameters.n = 20;
        parameters.kernel = kernel;
        parameters.layers = layers;
        const auto study = studyFading(parameters);
        const Matrix& norms = study->of(Architecture::Convolution).norms;
        const Index back = receptiveReach(study->setup), forward = layers * (kernel / 2);
        for (Index i = 0; i < 20; ++i)
            for (Index j = 0; j < 20; ++j) QCOMPARE(norms(i, j) > 0, i - j <= back && j - i <= forward);
    }

    void attentionReachesAllInOneStep() {
        Parameters parameters = smallFading();
        parameters.n = 32;
        parameters.d = 8;
        const auto study = studyFading(parameters);
        QVERIFY(study->of(Architecture::Attention).norms.minCoeff() > 0);
        const AttentionJacobianParts ways =
            attentionJacobianParts(study->setup, influenceInputs(study->setup, study->tokens), 28, 8);
        QCOMPARE(ways.weights.size(), std::size_t(1));
        QVERIFY(ways.weights[0] > 0 && ways.weights[0] < 1);
    }

    /// A loss that is moved by hand.
    void gradientsAreThoseOfTheLoss_data() {
        QTest::addColumn<int>("layer");
        for (const Architecture layer : kInfluenceLayers)
            QTest::addRow("%s", kChoiceValues<Architecture>[std::size_t(layer)].name.data()) << int(layer);
    }
    void gradientsAreThoseOfTheLoss() {
        QFETCH(int, layer);
        Parameters parameters = smallFading();
        parameters.n = 5;
        parameters.activation = Activation::Tanh;
        const auto study = studyFading(parameters);
        const InfluenceOptions& setup = study->setup;
        const auto made = influenceLayer(setup, Architecture(layer));
        const Readout readOut(setup);
        constexpr Index kLast = 4;
        for (Index delta = 0; delta <= kLast; ++delta) {
            double back = 0, own = 0;
            for (Index sequence = 0; sequence < kFadingSequences; ++sequence) {
                const std::vector<int> tokens = influenceTokens(setup, sequence);
                const Matrix inputs = influenceInputs(setup, tokens);
                const int target = tokens[std::size_t(kLast - delta)];
                const auto norm = [&](Index place) {
                    Vector slope(setup.width);
                    for (Index at = 0; at < setup.width; ++at) {
                        Matrix more = inputs, less = inputs;
                        more(place, at) += kStep;
                        less(place, at) -= kStep;
                        const double up = readOut.loss(made->run(more).row(kLast).transpose(), target);
                        slope[at] = (up - readOut.loss(made->run(less).row(kLast).transpose(), target)) / (2 * kStep);
                    }
                    return slope.norm();
                };
                back += norm(kLast - delta);
                own += norm(kLast);
            }
            const Influence::Gradient& gradient = study->of(Architecture(layer)).gradients[std::size_t(delta)];
            QVERIFY(std::abs(gradient.share - back / own) < kDifference);
        }
    }

    void whatStaysTheSameIsKept() {
        Parameters parameters = smallFading();
        const auto before = studyFading(parameters);
        parameters.spectralRadius = 1.1;
        const auto after = studyFading(parameters, {}, before.get());
        const auto anew = studyFading(parameters);
        QVERIFY(after->layers[0] != before->layers[0]);
        QCOMPARE(after->layers[1], before->layers[1]);
        QCOMPARE(after->layers[2], before->layers[2]);
        const auto text = [](const FadingStudy& study) {
            std::string all;
            Parameters asked;
            for (const Architecture layer : kInfluenceLayers)
                for (const std::string_view name : kFadingMatrices) {
                    asked.architecture = layer;
                    writeCsv(study.table(name, asked), [&](std::string_view piece) { return all += piece, true; });
                }
            return all;
        };
        QCOMPARE(text(*after), text(*anew));
        QCOMPARE(after->minPower, anew->minPower);
        parameters.activation = Activation::Tanh;
        QCOMPARE(studyFading(parameters, {}, after.get())->layers[2], before->layers[2]);
    }

    void derivationsLeadToTheValue_data() {
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("activation");
        QTest::addColumn<int>("heads");
        for (const Architecture layer : kInfluenceLayers)
            for (const int activation : {0, 1})
                for (const int heads : {1, 2})
                    QTest::addRow("%s %d %d", kChoiceValues<Architecture>[std::size_t(layer)].name.data(), activation,
                                  heads)
                        << int(layer) << activation << heads;
    }
    void derivationsLeadToTheValue() {
        QFETCH(int, layer);
        QFETCH(int, activation);
        QFETCH(int, heads);
        Parameters parameters = smallFading();
        parameters.activation = Activation(activation);
        parameters.heads = heads;
        const auto study = studyFading(parameters);
        const auto leads = [&](const Cell& cell, double value) {
            const Derivation derivation = study->derivation(cell, Architecture(layer));
            QCOMPARE(derivation.value, value);
            constexpr double kWritten = 1e-3;  // of four digits
            const double room = kWritten * std::abs(value);
            QVERIFY(std::abs(evaluate(derivation.symbolic) - value) <= room);
            QVERIFY(std::abs(evaluate(derivation.numeric()) - value) <= room);
            QVERIFY(std::abs(derivation.steps.back().value - value) <= room);
            for (const DerivationLine& line : derivation.steps)
                QVERIFY(std::abs(evaluate(line.expression) - line.value) <= kWritten * std::abs(line.value));
        };
        const Influence& influence = study->of(Architecture(layer));
        for (Index i = 0; i < 9; ++i)
            for (Index j = 0; j < 9; ++j) leads({i, j, "influence"}, influence.norms(i, j));
        const auto column = std::int64_t(influenceLayerIndex(Architecture(layer)));
        for (std::int64_t distance = 0; distance < 9; ++distance) {
            leads({distance, column, "by-distance"}, influence.distances[std::size_t(distance)].mean);
            leads({distance, column, "gradient"}, influence.gradients[std::size_t(distance)].share);
        }
        for (const Expression& formula : study->definition(Architecture(layer))) evaluate(formula);
    }
};

ATTENTION_TEST(FadingStudyTest, QCoreApplication)
#include "fading_study_test.moc"
