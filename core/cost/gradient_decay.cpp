#include "core/cost/gradient_decay.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {
namespace {

using Square = RandomLayers::Square;
using Column = Eigen::Matrix<double, kDecayWidth, 1>;

constexpr std::uint64_t kSeed = 1;
/// The columns of GradientDecay::norms.
constexpr Index kRecurrenceColumn = 0, kAttentionColumn = 1;

double drawn(RandomStream stream, Index row, Index column) {
    return standardNormal(kSeed, std::uint32_t(stream), std::uint64_t(row), std::uint32_t(column));
}

/// A random matrix. Each draw uses rows of its own in the stream, so that all draws differ.
Square weights(RandomStream stream, int draw) {
    Square square;
    for (Index row = 0; row < kDecayWidth; ++row)
        for (Index column = 0; column < kDecayWidth; ++column)
            square(row, column) = drawn(stream, draw * kDecayWidth + row, column) / std::sqrt(double(kDecayWidth));
    return square;
}

/// Adds the norms of d h_(n-1) / d x_i, from the last input back.
void addRecurrence(const RandomLayers& layers, Matrix& norms) {
    const Index n = layers.inputs.rows();
    std::vector<Column> states(static_cast<std::size_t>(n));
    Column state = Column::Zero();
    for (Index i = 0; i < n; ++i) {
        const Column input = layers.inputs.row(i).transpose();
        state = (layers.stateWeights * state + layers.inputWeights * input).array().tanh().matrix();
        states[std::size_t(i)] = state;
    }
    Square byState = Square::Identity();  // d h_(n-1) / d h_i
    for (Index i = n - 1; i >= 0; --i) {
        const Column slope = (1 - states[std::size_t(i)].array().square()).matrix();  // tanh' = 1 - h_i^2
        const Square bySum = byState * slope.asDiagonal();  // d h_(n-1) / d (U h_(i-1) + W x_i)
        norms(i, kRecurrenceColumn) += (bySum * layers.inputWeights).norm();
        byState = bySum * layers.stateWeights;
    }
}

/// Adds the norms of d y / d x_i, y the output of the last token.
void addAttention(const RandomLayers& layers, Matrix& norms) {
    const Index n = layers.inputs.rows();
    const double root = std::sqrt(double(kDecayWidth));
    const Column query = layers.inputs.row(n - 1).transpose();
    const Column scoreGradient = layers.scoreWeights.transpose() * query / root;  // d score_j / d x_j as a key, any j
    const Vector scores = layers.inputs * scoreGradient;
    Vector attention = (scores.array() - scores.maxCoeff()).exp().matrix();
    attention /= attention.sum();
    const Column output = layers.inputs.transpose() * attention;
    for (Index i = 0; i < n; ++i) {
        const Column deviation = layers.inputs.row(i).transpose() - output;
        Square jacobian = attention[i] * (Square::Identity() + deviation * scoreGradient.transpose());
        // The last input is also the query.
        for (Index j = 0; i == n - 1 && j < n; ++j) {
            const Column input = layers.inputs.row(j).transpose();
            jacobian += attention[j] * (input - output) * (layers.scoreWeights * input).transpose() / root;
        }
        norms(i, kAttentionColumn) += jacobian.norm();
    }
}

}  // namespace

RandomLayers drawRandomLayers(Index tokens, int draw) {
    RandomLayers layers;
    layers.inputs.resize(tokens, kDecayWidth);
    for (Index row = 0; row < tokens; ++row)
        for (Index column = 0; column < kDecayWidth; ++column)
            layers.inputs(row, column) = drawn(RandomStream::DecayInput, draw * kMaxDecayTokens + row, column);
    layers.inputWeights = weights(RandomStream::DecayInputWeights, draw);
    layers.stateWeights = weights(RandomStream::DecayStateWeights, draw);
    layers.scoreWeights = weights(RandomStream::DecayScoreWeights, draw);
    return layers;
}

GradientDecay computeGradientDecay(Index tokens) {
    GradientDecay decay;
    decay.norms = Matrix::Zero(std::clamp<Index>(tokens, 1, kMaxDecayTokens), 2);
    for (int draw = 0; draw < kDecayDraws; ++draw) {
        const RandomLayers layers = drawRandomLayers(decay.norms.rows(), draw);
        addRecurrence(layers, decay.norms);
        addAttention(layers, decay.norms);
    }
    decay.norms /= kDecayDraws;
    decay.shares = decay.norms;
    for (const Index column : {kRecurrenceColumn, kAttentionColumn})
        decay.shares.col(column) /= decay.norms.col(column).maxCoeff();
    return decay;
}

Derivation GradientDecay::derivation(Index input, Index column) const {
    using namespace formula;
    constexpr int kDigits = 4;
    Index strongest = 0;
    const double most = norms.col(column).maxCoeff(&strongest), norm = norms(input, column);
    Derivation derivation{.value = shares(input, column)};
    const Expression i = symbol("i", double(input), kI), largest = symbol("g", most, {number(double(strongest))});
    const Expression quotient = fraction(withValue(symbol("g", norm, {i}), kDigits), withValue(largest, kDigits));
    derivation.symbolic = equation({symbol("s", derivation.value, {i}), quotient});
    // A reader sees "mean derivative" in words of ui/text/derivation_words.cpp, so it is not marked by LineName.
    derivation.steps = {line("mean derivative", symbol("g", norm, {number(double(input), kI)}), norm),
                        line(LineName::tr("largest"), largest, most),
                        line(LineName::tr("value"), substituteValues(quotient), derivation.value)};
    return derivation;
}

}  // namespace attention
