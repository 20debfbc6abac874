#include "core/attention/head_derivation.h"

#include <cmath>
#include <string>
#include <utility>

#include "core/attention/multi_head.h"
#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

/// A sum with a term for each key; in a long sum, dots stand for the terms in the middle.
template <class Term>
Expression sumOver(const std::vector<Index>& keys, double total, const Term& term) {
    return sumOf(elidedTerms(keys.size(), [&](std::size_t index) { return term(keys[index]); }, {.total = total}));
}

/// The symbols of a layer's sizes.
struct Sizes {
    Expression d, heads, width, queries, keys;
};

/// Number of entries of W_q, W_k or W_v: d w, d^2 or H d^2.
Expression projectionEntries(HeadDesign design, const Sizes& sizes) {
    if (design == HeadDesign::Sliced) return product({sizes.d, sizes.width});
    const Expression square = power(sizes.d, number(2));
    return design == HeadDesign::Narrow ? square : product({sizes.heads, square});
}

/// The product, with the factors of nested products written side by side.
Expression multiplied(std::vector<Expression> factors) {
    std::vector<Expression> flat;
    for (Expression& factor : factors) {
        if (factor.kind == Expression::Kind::Product)
            flat.insert(flat.end(), factor.parts.begin(), factor.parts.end());
        else
            flat.push_back(std::move(factor));
    }
    return product(std::move(flat));
}

Expression outputEntries(HeadDesign design, const Sizes& sizes) {
    const Expression square = power(sizes.d, number(2));
    return design == HeadDesign::Wide ? product({sizes.heads, square}) : square;
}

/// Number of columns of the concatenation.
Expression allColumns(HeadDesign design, const Sizes& sizes) {
    return design == HeadDesign::Wide ? product({sizes.heads, sizes.d}) : sizes.d;
}

Expression parameters(HeadDesign design, const Sizes& sizes) {
    const Expression projection = projectionEntries(design, sizes);
    if (design == HeadDesign::Sliced) return sum({multiplied({number(3), projection}), outputEntries(design, sizes)});
    return multiplied({number(4), projection});
}

struct Operations {
    Expression projections, pairs, output;
};

Operations operations(HeadDesign design, const Sizes& sizes) {
    const Expression twiceKeys = product({number(2), sizes.keys});
    return {multiplied({brackets(sum({sizes.queries, twiceKeys})), projectionEntries(design, sizes)}),
            multiplied({number(2), sizes.queries, sizes.keys, allColumns(design, sizes)}),
            multiplied({sizes.queries, outputEntries(design, sizes)})};
}

Sizes sizesOf(Index dimensions, Index heads, Index width, Index queries, Index keys) {
    return {symbol("d", dimensions), symbol("H", heads), symbol("w", width), symbol("n", queries), symbol("m", keys)};
}

/// The line with the width of a head: d/H, or d for wide heads.
DerivationLine widthLine(HeadDesign design, Index dimensions, Index heads) {
    const auto width = double(headWidth(design, dimensions, heads));
    return line(LineName::tr("width of a head"),
                equation({symbol("w", width),
                          design == HeadDesign::Wide ? number(dimensions) : ratio(number(dimensions), number(heads))}),
                width, 0);
}

/// @param total  each weight is divided by this  @param visibleKeys  number of keys that the query may see
Derivation normalisedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights, double total, Index query,
                             Index visibleKeys) {
    std::vector<Index> keys;
    for (Index key = 0; key < weights.size(); ++key)
        if (weights[key] > 0) keys.push_back(key);
    const double value = entropy(weights / total);
    const auto ofQuery = [&](Expression index) { return symbol("entropy", value, {std::move(index)}); };
    const auto part = [&](Expression weight, Expression whole) {
        return total == 1 ? weight : ratio(std::move(weight), std::move(whole));
    };
    Derivation derivation{.value = value};
    if (keys.empty()) {
        derivation.symbolic = equation({ofQuery(symbol("i", query, kI)), number(0)});
        derivation.steps.push_back(line(LineName::tr("value"), number(0), 0));
        return derivation;
    }
    Expression terms = sumOver(keys, -value, [&](Index key) {
        const Expression weight =
            part(withValue(symbol("A", weights[key], {symbol("i", query, kI), number(key, kJ)}), kDigitsInSum),
                 withValue(symbol("s", total, {symbol("i", query, kI)}), kDigitsOfResult));
        return product({weight, function("ln", weight)});
    });
    if (terms.kind == Expression::Kind::Sum) terms = brackets(std::move(terms));
    derivation.symbolic = equation({ofQuery(symbol("i", query, kI)), negative(std::move(terms))});
    if (total != 1) {
        const Expression addends = sumOver(keys, total, [&](Index key) { return rounded(weights[key], kDigitsInSum); });
        derivation.steps.push_back(
            line(LineName::tr("sum of the row"), equation({symbol("s", total, {number(query, kI)}), addends}), total));
    }
    derivation.steps.push_back(line(LineName::tr("value"), substituteValues(derivation.symbolic.parts[1]), value));
    const double maxEntropy = std::log(double(visibleKeys));
    derivation.context.push_back(
        line(LineName::tr("largest possible"), function("ln", number(visibleKeys, kJ)), maxEntropy));
    if (maxEntropy > 0)
        derivation.context.push_back(line(LineName::tr("part of the largest"),
                                          ratio(rounded(value, kDigitsOfResult), rounded(maxEntropy, kDigitsOfResult)),
                                          value / maxEntropy, 4));
    derivation.context.push_back(line(LineName::tr("equal keys of the same entropy"),
                                      exponential(rounded(value, kDigitsOfResult)), std::exp(value), 4));
    return derivation;
}

/// The divisor that makes loaded weights sum to 1; 1 if they already do, or if all are 0.
double divisorOf(const Eigen::Ref<const Eigen::RowVectorXd>& weights) {
    const double total = weights.sum();
    return total > 0 && std::abs(total - 1) > kSumTolerance ? total : 1;
}

}  // namespace

Derivation entropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query, Index visibleKeys) {
    return normalisedEntropy(weights, 1, query, visibleKeys);
}

double loadedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights) {
    return entropy(weights / divisorOf(weights));
}

Derivation loadedEntropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query) {
    return normalisedEntropy(weights, divisorOf(weights), query, weights.size());
}

Derivation loadedWeightDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index head, Index query,
                                  Index key) {
    const double value = weights[key];
    const auto left = [&](Expression h, Expression i, Expression j) {
        return symbol("A", value, {std::move(h), std::move(i), std::move(j)});
    };
    const auto h = double(head), i = double(query), j = double(key);
    Derivation derivation{.value = value};
    derivation.symbolic =
        equation({left(symbol("h", h), symbol("i", i, kI), symbol("j", j, kJ)), rounded(value, kDigitsOfResult)});
    derivation.steps.push_back(line("loaded number", number(value), value));
    std::vector<Index> keys;
    for (Index k = 0; k < weights.size(); ++k) keys.push_back(k);
    const double total = weights.sum();
    derivation.context.push_back(line(LineName::tr("sum of the row"),
                                      sumOver(keys, total, [&](Index k) { return rounded(weights[k], kDigitsInSum); }),
                                      total));
    return derivation;
}

Derivation parameterCountDerivation(HeadDesign design, Index dimensions, Index heads) {
    const Index width = headWidth(design, dimensions, heads);
    const Sizes sizes = sizesOf(dimensions, heads, width, 1, 1);
    Derivation derivation{.value = parameterCount(design, dimensions, heads), .symbolic = parameters(design, sizes)};
    const Expression projection = substituteValues(projectionEntries(design, sizes));
    const Expression output = substituteValues(outputEntries(design, sizes));
    derivation.steps.push_back(widthLine(design, dimensions, heads));
    derivation.steps.push_back(line(LineName::tr("each of three projections"), projection, evaluate(projection), 0));
    derivation.steps.push_back(line(LineName::tr("output projection"), output, evaluate(output), 0));
    derivation.steps.push_back(line(LineName::tr("value"),
                                    sum({times({number(3), number(evaluate(projection))}), number(evaluate(output))}),
                                    derivation.value, 0));
    return derivation;
}

Derivation multiplyAddsDerivation(HeadDesign design, Index dimensions, Index heads, Index queries, Index keys) {
    const Index width = headWidth(design, dimensions, heads);
    const auto [projections, pairs, output] = operations(design, sizesOf(dimensions, heads, width, queries, keys));
    Derivation derivation{.value = multiplyAdds(design, dimensions, heads, queries, keys),
                          .symbolic = sum({projections, pairs, output})};
    derivation.steps.push_back(widthLine(design, dimensions, heads));
    derivation.steps.push_back(
        line(LineName::tr("three projections"), substituteValues(projections), evaluate(projections), 0));
    derivation.steps.push_back(
        line(LineName::tr("scores and weighted sums"), substituteValues(pairs), evaluate(pairs), 0));
    derivation.steps.push_back(line(LineName::tr("output projection"), substituteValues(output), evaluate(output), 0));
    derivation.steps.push_back(line(
        LineName::tr("value"), sum({number(evaluate(projections)), number(evaluate(pairs)), number(evaluate(output))}),
        derivation.value, 0));
    return derivation;
}

std::vector<Expression> recombinationDefinition(Index heads) {
    const auto matrix = [](std::string_view name, std::string_view head, IndexRole role = IndexRole::None) {
        return symbol(name, 1, role, {symbol(head, 1)});
    };
    const auto last = double(heads - 1);
    // Every product has the value 1, so that both sides of the equation agree: matrices have no value of their own.
    const Expression first =
        product({symbol("O", 1, {number(0)}), power(symbol("W", 1, {symbol("o", 1), number(0)}), symbol("T", 1))});
    Expression total = first;
    if (heads > 1) {
        const Expression end = product(
            {symbol("O", 1, {number(last)}), power(symbol("W", 1, {symbol("o", 1), number(last)}), symbol("T", 1))});
        total = heads > 2 ? sum({first, dots(double(heads - 2)), end}) : sum({first, end});
    }
    const Expression left = symbol("Y", heads);
    const Expression head = equation({matrix("O", "h"), product({matrix("A", "h"), matrix("V", "h")})});
    return {head, equation({left, std::move(total)})};
}

}  // namespace attention
