#include "core/cost/gradient_decay.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {
namespace {

using Square = RandomLayers::Square;
using Column = Eigen::Matrix<double, kFadingWidth, 1>;

constexpr std::uint64_t kSeed = 1;

double drawn(RandomStream matrix, Index row, Index column) {
    return standardNormal(kSeed, std::uint32_t(matrix), std::uint64_t(row), std::uint32_t(column));
}

Square weights(RandomStream matrix, int draw) {
    Square square;
    for (Index row = 0; row < kFadingWidth; ++row)
        for (Index column = 0; column < kFadingWidth; ++column)
            square(row, column) = drawn(matrix, draw * kFadingWidth + row, column) / std::sqrt(double(kFadingWidth));
    return square;
}

/// Adds the norms of d h_(n-1) / d x_i, from the last input back.
void addRecurrence(const RandomLayers& layer, Matrix& norms) {
    const Index n = layer.inputs.rows();
    std::vector<Column> states(static_cast<std::size_t>(n));
    Column state = Column::Zero();
    for (Index i = 0; i < n; ++i) {
        const Column input = layer.inputs.row(i).transpose();
        state = (layer.stateWeights * state + layer.inputWeights * input).array().tanh().matrix();
        states[std::size_t(i)] = state;
    }
    Square back = Square::Identity();
    for (Index i = n - 1; i >= 0; --i) {
        const Column slope = (1 - states[std::size_t(i)].array().square()).matrix();
        const Square through = back * slope.asDiagonal();
        norms(i, 0) += (through * layer.inputWeights).norm();
        back = through * layer.stateWeights;
    }
}

/// Adds the norms of d y / d x_i, y the output of the last token.
void addAttention(const RandomLayers& layer, Matrix& norms) {
    const Index n = layer.inputs.rows();
    const double root = std::sqrt(double(kFadingWidth));
    const Column query = layer.inputs.row(n - 1).transpose();
    const Column asked = layer.scoreWeights.transpose() * query / root;  // d score_j / d x_j
    Vector attended = layer.inputs * asked;
    attended = (attended.array() - attended.maxCoeff()).exp().matrix();
    attended /= attended.sum();
    const Column output = layer.inputs.transpose() * attended;
    for (Index i = 0; i < n; ++i) {
        const Column apart = layer.inputs.row(i).transpose() - output;
        Square slope = attended[i] * (Square::Identity() + apart * asked.transpose());
        // The last input is also the query.
        for (Index j = 0; i == n - 1 && j < n; ++j) {
            const Column input = layer.inputs.row(j).transpose();
            slope += attended[j] * (input - output) * (layer.scoreWeights * input).transpose() / root;
        }
        norms(i, 1) += slope.norm();
    }
}

}  // namespace

RandomLayers drawRandomLayers(Index tokens, int draw) {
    RandomLayers layer;
    layer.inputs.resize(tokens, kFadingWidth);
    for (Index row = 0; row < tokens; ++row)
        for (Index column = 0; column < kFadingWidth; ++column)
            layer.inputs(row, column) = drawn(RandomStream::FadingInput, draw * kMaxDecayTokens + row, column);
    layer.inputWeights = weights(RandomStream::FadingInputWeights, draw);
    layer.stateWeights = weights(RandomStream::FadingStateWeights, draw);
    layer.scoreWeights = weights(RandomStream::FadingScoreWeights, draw);
    return layer;
}

GradientDecay computeGradientDecay(Index tokens) {
    GradientDecay fading;
    fading.norms = Matrix::Zero(std::clamp<Index>(tokens, 1, kMaxDecayTokens), 2);
    for (int draw = 0; draw < kFadingDraws; ++draw) {
        const RandomLayers layer = drawRandomLayers(fading.norms.rows(), draw);
        addRecurrence(layer, fading.norms);
        addAttention(layer, fading.norms);
    }
    fading.norms /= kFadingDraws;
    fading.shares = fading.norms;
    for (Index layer = 0; layer < 2; ++layer) fading.shares.col(layer) /= fading.norms.col(layer).maxCoeff();
    return fading;
}

Derivation GradientDecay::derivation(Index input, Index layer) const {
    using namespace formula;
    constexpr int kDigits = 4;
    Index strongest = 0;
    const double most = norms.col(layer).maxCoeff(&strongest), norm = norms(input, layer);
    Derivation derivation{.value = shares(input, layer)};
    const Expression i = symbol("i", double(input), kI), largest = symbol("g", most, {number(double(strongest))});
    const Expression quotient = fraction(withValue(symbol("g", norm, {i}), kDigits), withValue(largest, kDigits));
    derivation.symbolic = equation({symbol("s", derivation.value, {i}), quotient});
    derivation.steps = {line("mean derivative", symbol("g", norm, {number(double(input), kI)}), norm),
                        line(LineName::tr("largest"), largest, most),
                        line(LineName::tr("value"), substituteValues(quotient), derivation.value)};
    return derivation;
}

}  // namespace attention
