#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/formula/elided_sum.h"
#include "core/training/fading_study.h"

namespace attention {
namespace {

using namespace formula;

/// Significant digits of numbers that are raised to a power or divided; the result is shown with four.
constexpr int kDigitsOfFactor = 6;

/// The symbol I_ij, or with isNumbers I_3,1.
Expression influenceSymbol(double value, const Cell& cell, bool isNumbers) {
    const Expression i = isNumbers ? number(double(cell.row), kI) : symbol("i", double(cell.row), kI);
    const Expression j = isNumbers ? number(double(cell.column), kJ) : symbol("j", double(cell.column), kJ);
    return symbol("I", value, {i, j});
}

/// Sets the formula of the value, and appends the line of the formula with numbers.
void setFormulas(Derivation& derivation, const Cell& cell, const Expression& general) {
    derivation.symbolic = equation({influenceSymbol(derivation.value, cell, false), general});
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(general), derivation.value));
}

/// Explains I as the root of the largest eigenvalue of J^T J, with J the Jacobian.
void setEigenvalueSteps(Derivation& derivation, const Cell& cell) {
    const double value = derivation.value;
    const Expression eigenvalue = symbol("lambda", value * value);
    derivation.steps.push_back(line("largest eigenvalue", eigenvalue, value * value));
    setFormulas(derivation, cell, root(withValue(eigenvalue, kDigitsInSum)));
}

void setZero(Derivation& derivation, const Cell& cell) {
    setFormulas(derivation, cell, number(0));
    derivation.steps.back().digits = 0;
}

DerivationLine distanceLine(const Cell& cell) {
    return line(LineName::tr("places back"), difference(number(double(cell.row), kI), number(double(cell.column), kJ)),
                double(cell.row - cell.column), 0);
}

void recurrence(Derivation& derivation, const Cell& cell, const InfluenceOptions& setup, const Influence& influence) {
    const std::int64_t steps = cell.row - cell.column;
    derivation.steps = {distanceLine(cell)};
    if (steps < 0) return setZero(derivation, cell);
    const Expression j = symbol("j", double(cell.column), kJ);
    const Expression distance = withValue(difference(symbol("i", double(cell.row), kI), j), 0, kDelta);
    const Expression bound = power(symbol("rho", setup.radius), distance);
    if (setup.activation == Activation::Linear) return setFormulas(derivation, cell, bound);
    // The norm of a product of matrices is not the product of their norms. The mean factor per step gives such a
    // product.
    const double own = influence.norms(cell.column, cell.column);
    const double factor = steps > 0 ? std::pow(derivation.value / own, 1 / double(steps)) : 1;
    derivation.steps.push_back(line(LineName::tr("at its own place"), rounded(own, kDigitsInSum), own));
    if (steps > 0)
        derivation.steps.push_back(line(LineName::tr("each step leaves on average"), symbol("r", factor), factor));
    setFormulas(derivation, cell,
                product({withValue(symbol("I", own, {j, j}), kDigitsOfFactor),
                         power(withValue(symbol("r", factor), kDigitsOfFactor), distance)}));
    derivation.context.push_back(
        line(LineName::tr("at most, without tanh"), substituteValues(bound), std::pow(setup.radius, double(steps))));
}

/// The number of paths from an input through all layers to an output; a path uses one tap of the kernel per layer.
double pathCount(const InfluenceOptions& setup, const Cell& cell) {
    std::vector<double> ways(static_cast<std::size_t>(setup.tokens));
    ways[std::size_t(cell.row)] = 1;
    for (Index layer = 0; layer < setup.layers; ++layer) {
        std::vector<double> before(ways.size());
        for (Index i = 0; i < setup.tokens; ++i)
            for (Index tap = 0; tap < setup.kernel; ++tap)
                if (const Index j = i + tap - (setup.kernel - 1) / 2; j >= 0 && j < setup.tokens)
                    before[std::size_t(j)] += ways[std::size_t(i)];
        ways = std::move(before);
    }
    return ways[std::size_t(cell.column)];
}

void convolution(Derivation& derivation, const Cell& cell, const InfluenceOptions& setup) {
    const bool isBack = cell.row >= cell.column;
    const auto each = double(isBack ? (setup.kernel - 1) / 2 : setup.kernel / 2);
    const double ways = pathCount(setup, cell);
    derivation.steps = {isBack ? distanceLine(cell)
                               : line(LineName::tr("places forward"),
                                      difference(number(double(cell.column), kJ), number(double(cell.row), kI)),
                                      double(cell.column - cell.row), 0),
                        line(LineName::tr("reach"), times({number(double(setup.layers)), number(each)}),
                             double(setup.layers) * each, 0),
                        line(LineName::tr("ways through the layers"), number(ways), ways, 0)};
    if (ways == 0) return setZero(derivation, cell);
    setEigenvalueSteps(derivation, cell);
}

void selfAttention(Derivation& derivation, const Cell& cell, const FadingStudy& study) {
    const InfluenceOptions& setup = study.setup;
    const AttentionJacobianParts parts =
        attentionJacobianParts(setup, influenceInputs(setup, study.tokens), cell.row, cell.column);
    for (std::size_t head = 0; head < parts.weights.size(); ++head) {
        DerivationLine weight =
            line(LineName::tr("weight"), rounded(parts.weights[head], kDigitsInSum), parts.weights[head]);
        if (parts.weights.size() > 1) weight.label = std::to_string(head);
        derivation.steps.push_back(std::move(weight));
    }
    derivation.steps.push_back(
        line(LineName::tr("through the values"), rounded(parts.values, kDigitsInSum), parts.values));
    derivation.steps.push_back(
        line(LineName::tr("through the scores"), rounded(parts.scores, kDigitsInSum), parts.scores));
    setEigenvalueSteps(derivation, cell);
    derivation.context.push_back(line(LineName::tr("with equal weights"),
                                      fraction(number(1), number(double(setup.tokens))), 1 / double(setup.tokens)));
}

constexpr std::array<std::string_view, kInfluenceLayers.size()> kOtherLayers{
    LineName::tr("in the recurrence"), LineName::tr("in the convolutions"), LineName::tr("in self-attention")};

Derivation influenceDerivation(const FadingStudy& study, const Cell& cell, std::size_t layer) {
    const Influence& influence = *study.layers[layer];
    Derivation derivation{.value = influence.norms(cell.row, cell.column)};
    if (layer == 0)
        recurrence(derivation, cell, study.setup, influence);
    else if (layer == 1)
        convolution(derivation, cell, study.setup);
    else
        selfAttention(derivation, cell, study);
    for (std::size_t other = 0; other < study.layers.size(); ++other) {
        if (other == layer) continue;
        const double value = study.layers[other]->norms(cell.row, cell.column);
        derivation.context.push_back(line(std::string(kOtherLayers[other]), influenceSymbol(value, cell, true), value));
    }
    return derivation;
}

Derivation meanDerivation(const Influence& influence, std::int64_t distance) {
    const Influence::AtDistance& statistics = influence.distances[std::size_t(distance)];
    const std::int64_t pairs = influence.setup.tokens - distance;
    const double sum = statistics.mean * double(pairs);
    const Expression delta = symbol("delta", double(distance), kDelta);
    const Expression total = elidedSum(
        std::size_t(pairs),
        [&](std::size_t pair) {
            const Cell cell{distance + std::int64_t(pair), std::int64_t(pair), {}};
            return withValue(influenceSymbol(influence.norms(cell.row, cell.column), cell, true), kDigitsInSum);
        },
        sum);
    Derivation derivation{.value = statistics.mean};
    derivation.symbolic =
        equation({symbol("I", statistics.mean, {delta}),
                  fraction(total, withValue(difference(symbol("n", double(influence.setup.tokens)), delta), 0,
                                            IndexRole::None))});
    derivation.steps = {
        line(LineName::tr("pairs so far apart"),
             difference(number(double(influence.setup.tokens)), number(double(distance), kDelta)), double(pairs), 0),
        line(LineName::tr("sum over the pairs"), substituteValues(total), sum),
        line(LineName::tr("value"), fraction(rounded(sum, kDigitsOfFactor), number(double(pairs))), statistics.mean)};
    derivation.context = {
        line(LineName::tr("smallest of them"), rounded(statistics.minimum, kDigitsInSum), statistics.minimum),
        line(LineName::tr("largest of them"), rounded(statistics.maximum, kDigitsInSum), statistics.maximum)};
    return derivation;
}

Derivation gradientDerivation(const Influence& influence, std::int64_t delta) {
    const Influence::Gradient& gradient = influence.gradients[std::size_t(delta)];
    const double last = double(influence.setup.tokens - 1);
    const Expression end = difference(symbol("n", last + 1), number(1));
    const Expression back = symbol("delta", double(delta), kDelta);
    const Expression quotient =
        fraction(withValue(symbol("g", gradient.back, {difference(end, back)}), kDigitsOfFactor),
                 withValue(symbol("g", gradient.own, {end}), kDigitsOfFactor));
    Derivation derivation{.value = gradient.share,
                          .symbolic = equation({symbol("r", gradient.share, {back}), quotient})};
    derivation.steps = {line(LineName::tr("gradient at the place to name"),
                             symbol("g", gradient.back, {number(last - double(delta))}), gradient.back),
                        line(LineName::tr("gradient at the place of the loss"),
                             symbol("g", gradient.own, {number(last)}), gradient.own),
                        line(LineName::tr("value"), substituteValues(quotient), gradient.share)};
    return derivation;
}

}  // namespace

Derivation FadingStudy::derivation(const Cell& cell, Architecture layer) const {
    if (cell.matrix == "by-distance") return meanDerivation(*layers[std::size_t(cell.column)], cell.row);
    if (cell.matrix == "gradient") return gradientDerivation(*layers[std::size_t(cell.column)], cell.row);
    return influenceDerivation(*this, cell, influenceLayerIndex(layer));
}

std::vector<Expression> FadingStudy::definition(Architecture layer) const {
    const auto x = [](Expression index) { return symbol("x", 0, {std::move(index)}); };
    const auto W = [](std::vector<Expression> of) { return symbol("W", 0, std::move(of)); };
    const Expression i = symbol("i", 0, kI), j = symbol("j", 0, kJ);
    const bool isTanh = setup.activation == Activation::Tanh;
    const auto activated = [&](Expression of) { return isTanh ? function("f", std::move(of)) : of; };
    if (layer == Architecture::Convolution) {
        const auto term = [&](std::size_t tap) {
            const double shift = double(tap) - double((setup.kernel - 1) / 2);
            return product({W({number(shift)}), x(shift == 0  ? i
                                                  : shift < 0 ? difference(i, number(-shift))
                                                              : sum({i, number(shift)}))});
        };
        return {equation(
            {symbol("y", 0, {i}), activated(sumOf(elidedTerms(std::size_t(setup.kernel), term, {.total = 0.0})))})};
    }
    const Expression last = difference(symbol("n", 0), number(1));
    if (layer == Architecture::Attention)
        return {equation(
            {symbol("y", 0, {i}), sum({product({symbol("A", 0, {i, number(0)}), W({symbol("v", 0)}), x(number(0))}),
                                       dots(0), product({symbol("A", 0, {i, last}), W({symbol("v", 0)}), x(last)})})})};
    std::vector<Expression> formulas;
    if (!isTanh) formulas.push_back(equation({symbol("I", 1, {i, j}), power(symbol("rho", 1), difference(i, j))}));
    formulas.push_back(
        equation({symbol("h", 0, {i}),
                  activated(sum({product({symbol("W", 0), symbol("h", 0, {difference(i, number(1))})}), x(i)}))}));
    return formulas;
}

}  // namespace attention
