#include "core/cost/gradient_decay.h"

#include <cmath>
#include <functional>

#include "core/formula/expression.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

using Inputs = decltype(RandomLayers::inputs);

Vector lastState(const RandomLayers& layers, const Inputs& inputs) {
    Vector state = Vector::Zero(kDecayWidth);
    for (Index i = 0; i < inputs.rows(); ++i) {
        const Vector input = inputs.row(i).transpose();
        const Vector sum = layers.stateWeights * state + layers.inputWeights * input;
        for (Index at = 0; at < kDecayWidth; ++at) state[at] = std::tanh(sum[at]);
    }
    return state;
}

Vector lastOutput(const RandomLayers& layers, const Inputs& inputs) {
    const Vector query = inputs.row(inputs.rows() - 1).transpose();
    Vector sum = Vector::Zero(kDecayWidth);
    double all = 0;
    for (Index j = 0; j < inputs.rows(); ++j) {
        const Vector key = inputs.row(j).transpose();
        const double weight = std::exp(query.dot(layers.scoreWeights * key) / std::sqrt(double(kDecayWidth)));
        all += weight;
        sum += weight * key;
    }
    return sum / all;
}

/// By central differences.
double normOf(const std::function<Vector(const Inputs&)>& output, const Inputs& inputs, Index token) {
    constexpr double kStep = 1e-5;
    double squares = 0;
    for (Index at = 0; at < kDecayWidth; ++at) {
        Inputs more = inputs, less = inputs;
        more(token, at) += kStep;
        less(token, at) -= kStep;
        squares += ((output(more) - output(less)) / (2 * kStep)).squaredNorm();
    }
    return std::sqrt(squares);
}

}  // namespace

class GradientDecayTest : public QObject {
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
        for (int draw = 0; draw < kDecayDraws; ++draw) {
            const RandomLayers layers = drawRandomLayers(tokens, draw);
            for (Index i = 0; i < tokens; ++i) {
                norms(i, 0) += normOf([&](const Inputs& x) { return lastState(layers, x); }, layers.inputs, i);
                norms(i, 1) += normOf([&](const Inputs& x) { return lastOutput(layers, x); }, layers.inputs, i);
            }
        }
        const GradientDecay decay = computeGradientDecay(tokens);
        QVERIFY((decay.norms - norms / kDecayDraws).cwiseAbs().maxCoeff() < kOfDifferences);
        QCOMPARE(decay.shares.colwise().maxCoeff().minCoeff(), 1.0);
    }

    /// What the page claims.
    void aRecurrenceForgetsTheFirstInputsAndAttentionDoesNot() {
        const GradientDecay decay = computeGradientDecay(9);
        QVERIFY(decay.shares(0, 0) < 0.1);
        QVERIFY(decay.shares(0, 1) > 0.25);
        for (Index i = 2; i < 9; ++i) QVERIFY(decay.shares(i - 2, 0) < decay.shares(i, 0));
    }

    void longSequencesAreCut() { QCOMPARE(computeGradientDecay(4096).shares.rows(), kMaxDecayTokens); }

    void sharesAreExplained() {
        const GradientDecay decay = computeGradientDecay(5);
        for (Index column = 0; column < 2; ++column)
            for (Index i = 0; i < 5; ++i) {
                const Derivation derivation = decay.derivation(i, column);
                QCOMPARE(derivation.value, decay.shares(i, column));
                QCOMPARE(evaluate(derivation.numeric()), derivation.value);
                QCOMPARE(evaluate(derivation.symbolic), derivation.value);
            }
    }
};

ATTENTION_TEST(GradientDecayTest, NoApplication)
#include "gradient_decay_test.moc"
