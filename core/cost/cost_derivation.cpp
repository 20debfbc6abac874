#include "core/cost/cost_derivation.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/cost/cost_terms.h"
#include "core/scene/parameter_table.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

using namespace formula;

constexpr int kDigitsOfRatio = 3;
constexpr int kDigitsOfPath = 4;

Expression whole(Count count) {
    return wholeNumber(countText(count));
}

/// The number of pairs of query and key if its formula is a sum, which gets a step of its own; nothing for other
/// layers.
std::optional<OperationCount> pairsAsSum(const LayerCost& cost) {
    for (const SavedActivation& matrix : cost.savedActivations)
        if (matrix.name == "weights" && matrix.size.kind == Expression::Kind::Sum)
            return OperationCount{"pairs of query and key", matrix.numbers, matrix.size};
    return std::nullopt;
}

/// The formula in which substituteValues() writes the sum of the pairs as a single number.
Expression withPairs(Expression formula, const std::optional<OperationCount>& pairs) {
    if (pairs && formula == pairs->size) return withReplacement(std::move(formula), whole(pairs->count));
    for (Expression& part : formula.parts) part = withPairs(std::move(part), pairs);
    return formula;
}

/// Whether a formula is too long for its left side to be repeated before the numbers.
bool isLong(const Expression& formula) {
    return formula.kind == Expression::Kind::Sum || std::ranges::any_of(formula.parts, isLong);
}

DerivationLine countLine(std::string name, Expression expression, Count value) {
    return line(std::move(name), std::move(expression), value, 0);
}

DerivationLine countLine(std::string name, Expression expression) {
    const double value = evaluate(expression);
    return line(std::move(name), std::move(expression), value, 0);
}

/// r = min(2 rho + 1, n)
DerivationLine keysOfQuery(const CostOptions& setting) {
    const CostSymbols at(setting);
    const Expression radius = symbol("rho", setting.radius);
    return countLine("keys of a query",
                     equation({at.r, minimum({sum({product({number(2), radius}), number(1)}), at.n})}));
}

void addTermSteps(Derivation& derivation, Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    auto& steps = derivation.steps;
    switch (architecture) {
        case Architecture::Convolution:
        case Architecture::Dilated:
            steps.push_back(countLine(LineName::tr("for each token"), product({at.k, squared(at.d)})));
            break;
        case Architecture::Recurrent:
        case Architecture::Bidirectional:
            steps.push_back(countLine(LineName::tr("for each token"), squared(at.d)));
            break;
        case Architecture::Attention:
            steps.push_back(countLine("pairs of query and key", squared(at.n)));
            steps.push_back(countLine(LineName::tr("for each pair"), at.d));
            break;
        case Architecture::Restricted:
            steps.push_back(keysOfQuery(setting));
            steps.push_back(countLine("pairs of query and key", product({at.r, at.n})));
            steps.push_back(countLine(LineName::tr("for each pair"), at.d));
            break;
    }
}

void addExactSteps(Derivation& derivation, const LayerCost& cost, const CostOptions& setting) {
    auto& steps = derivation.steps;
    Count multiplyAdds = 0;
    std::vector<Expression> terms;
    const auto pairs = pairsAsSum(cost);
    if (pairs) steps.push_back(countLine(pairs->name, pairs->size, pairs->count));
    for (const OperationCount& part : cost.parts) {
        const Expression size = pairs && isLong(part.size) ? substituteValues(withPairs(part.size, pairs)) : part.size;
        steps.push_back(countLine(part.name, size, part.count));
        terms.push_back(whole(part.count));
        multiplyAdds += part.count;
    }
    if (terms.size() > 1) steps.push_back(countLine("multiply-adds", sum(std::move(terms)), multiplyAdds));
    Count operations = multiplyAdds;
    if (setting.flops) {
        steps.push_back(countLine(LineName::tr("as FLOPs"), times({number(2), whole(operations)}), 2 * operations));
        operations *= 2;
    }
    // For each product of the forward pass, the backward pass has two: one for the gradient of each factor.
    if (setting.training)
        steps.push_back(
            countLine(LineName::tr("forward and backward"), times({number(3), whole(operations)}), 3 * operations));
}

void addMemorySteps(Derivation& derivation, const LayerCost& cost) {
    auto& steps = derivation.steps;
    Count numbers = 0;
    std::vector<Expression> terms;
    for (const SavedActivation& matrix : cost.savedActivations) {
        steps.push_back(countLine(matrix.name, matrix.size, matrix.numbers));
        terms.push_back(whole(matrix.numbers));
        numbers += matrix.numbers;
    }
    if (terms.size() > 1) steps.push_back(countLine(LineName::tr("numbers kept"), sum(std::move(terms)), numbers));
    steps.push_back(countLine(LineName::tr("bytes"), times({number(8), whole(numbers)}), cost.memory));
}

/// What a layer reaches beyond the token itself, where that is nothing.
Expression noReach(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    if (isConvolution(architecture)) return difference(at.k, number(1));
    return product({number(2), at.rho});
}

/// Layers until some output sees the first and the last token.
Expression layersToBothEnds(Architecture architecture, const CostOptions& setting) {
    const CostSymbols at(setting);
    const Expression distance = difference(at.n, number(1));
    switch (architecture) {
        case Architecture::Convolution:
            return ceilingOf(ratio(distance, difference(at.k, number(1))));
        case Architecture::Dilated:
            return ceilingOf(logarithm(at.k, at.n));
        case Architecture::Recurrent:
            return distance;
        case Architecture::Bidirectional:
            return ceilingOf(ratio(distance, number(2)));
        case Architecture::Attention:
            return minimum({distance, number(1)});
        case Architecture::Restricted:
            return ceilingOf(ratio(distance, product({number(2), symbol("rho", setting.radius)})));
    }
    return {};
}

/// A cost as a number for use in another formula.
Expression valueOf(const LayerCost& cost, CostColumn column) {
    return column == CostColumn::Path ? rounded(cost.path, kDigitsOfPath) : whole(costCount(cost, column));
}

void addSteps(Derivation& derivation, const LayerCost& cost, CostColumn column, const CostOptions& setting) {
    const CostSymbols at(setting);
    switch (column) {
        case CostColumn::Term:
            addTermSteps(derivation, cost.architecture, setting);
            break;
        case CostColumn::Exact:
            return addExactSteps(derivation, cost, setting);
        case CostColumn::Memory:
            return addMemorySteps(derivation, cost);
        case CostColumn::Path:
            if (std::isinf(cost.path))
                derivation.steps.push_back(
                    countLine(LineName::tr("reach of a layer"), noReach(cost.architecture, setting)));
            else if (cost.architecture == Architecture::Restricted)
                derivation.steps.push_back(keysOfQuery(setting));
            break;
        case CostColumn::Parameters:
            if (cost.parameters > 0)
                derivation.steps.push_back(countLine(LineName::tr("each matrix of weights"), squared(at.d)));
            break;
        case CostColumn::Sequential:
            break;
    }
}

/// Adds the ratio to the lowest cost of all compared layers.
void addRatio(Derivation& derivation, const LayerCost& cost, CostColumn column, const CostOptions& setting) {
    const std::vector<LayerCost> costs = layerCosts(setting);
    const std::vector<bool> lowest = cheapest(costs, column);
    const auto found = std::ranges::find(lowest, true);
    if (found == lowest.end() || !std::isfinite(derivation.value)) return;
    const LayerCost& least = costs[std::size_t(found - lowest.begin())];
    const double value = costValue(least, column);
    if (value > 0)
        derivation.context.push_back(line(LineName::tr("times the lowest"),
                                          ratio(valueOf(cost, column), valueOf(least, column)),
                                          derivation.value / value, kDigitsOfRatio));
}

}  // namespace

double exactPath(Architecture architecture, const CostOptions& setting) {
    const double term = layerCost(architecture, setting).path;
    return std::isinf(term) ? term : evaluate(layersToBothEnds(architecture, setting));
}

Derivation costDerivation(Architecture architecture, CostColumn column, const CostOptions& setting) {
    const LayerCost cost = layerCost(architecture, setting);
    Derivation derivation{.value = costValue(cost, column)};
    const bool isInfinite = std::isinf(derivation.value);
    const Expression result = valueOf(cost, column);
    const Expression symbolic =
        isInfinite ? result : withPairs(costFormula(architecture, column, setting), pairsAsSum(cost));
    derivation.symbolic = isLong(symbolic) ? equation({symbolic}) : symbolic;
    derivation.results = {result};

    addSteps(derivation, cost, column, setting);
    const int digits =
        column == CostColumn::Path && derivation.value != std::round(derivation.value) ? kDigitsOfPath : 0;
    if (derivation.steps.empty() || derivation.steps.back().value != derivation.value || column == CostColumn::Term ||
        column == CostColumn::Path)
        derivation.steps.push_back(line(LineName::tr("value"), substituteValues(symbolic), derivation.value, digits));

    if (column == CostColumn::Term)
        derivation.context.push_back(
            countLine(LineName::tr("exact count"), costFormula(architecture, CostColumn::Exact, setting), cost.exact));
    if (column == CostColumn::Exact)
        derivation.context.push_back(
            countLine("term", costFormula(architecture, CostColumn::Term, setting), cost.term));
    if (column == CostColumn::Path && !isInfinite)
        derivation.context.push_back(
            countLine("until some output sees both ends", layersToBothEnds(architecture, setting)));
    addRatio(derivation, cost, column, setting);
    return derivation;
}

}  // namespace attention
