#include "core/cost/gradient_decay.h"

#include <cmath>
#include <functional>

#include "core/formula/expression.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

using Inputs = decltype(RandomLayers::inputs);

Vector lastState(const RandomLayers& layer, const Inputs& inputs) {
    Vector state = Vector::Zero(kFadingWidth);
    for (Index i = 0; i < inputs.rows(); ++i) {
        const Vector input = inputs.row(i).transpose();
        const Vector sum = layer.stateWeights * state + layer.inputWeights * input;
        for (Index at = 0; at < kFadingWidth; ++at) state[at] = std::tanh(sum[at]);
    }
    return state;
}

Vector lastOutput(const RandomLayers& layer, const Inputs& inputs) {
    const Vector query = inputs.row(inputs.rows() - 1).transpose();
    Vector sum = Vector::Zero(kFadingWidth);
    double all = 0;
    for (Index j = 0; j < inputs.rows(); ++j) {
        const Vector key = inputs.row(j).transpose();
        const double weight = std::exp(query.dot(layer.scoreWeights * key) / std::sqrt(double(kFadingWidth)));
        all += weight;
        sum += weight * key;
    }
    return sum / all;
}

/// By central differences.
double normOf(const std::function<Vector(const Inputs&)>& output, const Inputs& inputs, Index token) {
    constexpr double kStep = 1e-5;
    double squares = 0;
    for (Index at = 0; at < kFadingWidth; ++at) {
        Inputs more = inputs, less = inputs;
        more(token, at) += kStep;
        less(token, at) -= kStep;
        squares += ((output(more) - output(less)) / (2 * kStep)).squaredNorm();
    }
    return std::sqrt(squares);
}

}  // namespace

class FadingTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void normsAreThoseOfDifferences_data() {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {1, 2, 9}) QTest::addRow("%d", tokens) << tokens;
    }
    void normsAreThoseOfDifferences() {
        QFETCH(int, tokens);
        constexpr double kOfDifferences = 1e-8;
        Matrix norms = Matrix::Zero(tokens, 2);
        for (int draw = 0; draw < kFadingDraws; ++draw) {
            const RandomLayers layer = drawRandomLayers(tokens, draw);
            for (Index i = 0; i < tokens; ++i) {
                norms(i, 0) += normOf([&](const Inputs& x) { return lastState(layer, x); }, layer.inputs, i);
                norms(i, 1) += normOf([&](const Inputs& x) { return lastOutput(layer, x); }, layer.inputs, i);
            }
        }
        const GradientDecay fading = computeGradientDecay(tokens);
        QVERIFY((fading.norms - norms / kFadingDraws).cwiseAbs().maxCoeff() < kOfDifferences);
        QCOMPARE(fading.shares.colwise().maxCoeff().minCoeff(), 1.0);
    }

    /// What the page claims.
    void aRecurrenceForgetsTheFirstInputsAndAttentionDoesNot() {
        const GradientDecay fading = computeGradientDecay(9);
        QVERIFY(fading.shares(0, 0) < 0.1);
        QVERIFY(fading.shares(0, 1) > 0.25);
        for (Index i = 2; i < 9; ++i) QVERIFY(fading.shares(i - 2, 0) < fading.shares(i, 0));
    }

    void longSequencesAreCut() { QCOMPARE(computeGradientDecay(4096).shares.rows(), kMaxDecayTokens); }

    void sharesAreExplained() {
        const GradientDecay fading = computeGradientDecay(5);
        for (Index layer = 0; layer < 2; ++layer)
            for (Index i = 0; i < 5; ++i) {
                const Derivation derivation = fading.derivation(i, layer);
                QCOMPARE(derivation.value, fading.shares(i, layer));
                QCOMPARE(evaluate(derivation.numeric()), derivation.value);
                QCOMPARE(evaluate(derivation.symbolic), derivation.value);
            }
    }
};

ATTENTION_TEST(FadingTest, NoApplication)
#include "gradient_decay_test.moc"
