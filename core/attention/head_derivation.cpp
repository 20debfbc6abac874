#include "core/attention/head_derivation.h"

#include <cmath>
#include <string>
#include <utility>

#include "core/attention/multi_head.h"
#include "core/explain/short_sum.h"

namespace attention {
namespace {

using namespace formula;

/// A term for each of some keys, their middle left out where there are many.
template <class Term>
Expression sumOver(const std::vector<Index>& keys, double total, const Term& term) {
    return sumOf(shortTerms(keys.size(), [&](std::size_t place) { return term(keys[place]); }, {.total = total}));
}

/// The sizes of a layer, as symbols or as numbers.
struct Sizes {
    Expression d, heads, width, queries, keys;
};

/// Entries of one of the three projections, and the columns of the concatenation, in the simplest form that a design
/// has.
Expression projectionEntries(HeadDesign design, const Sizes& sizes, bool isSymbols) {
    const auto joined = [&](std::vector<Expression> parts) {
        return isSymbols ? product(std::move(parts)) : times(std::move(parts));
    };
    if (design == HeadDesign::Sliced) return joined({sizes.d, sizes.width});
    const Expression square = power(sizes.d, number(2));
    return design == HeadDesign::Narrow ? square : joined({sizes.heads, square});
}

Expression multiplied(std::vector<Expression> factors, bool isSymbols) {
    std::vector<Expression> flat;
    for (Expression& factor : factors) {
        if (factor.kind == Expression::Kind::Product || factor.kind == Expression::Kind::Times)
            flat.insert(flat.end(), factor.parts.begin(), factor.parts.end());
        else
            flat.push_back(std::move(factor));
    }
    return isSymbols ? product(std::move(flat)) : times(std::move(flat));
}

Expression outputEntries(HeadDesign design, const Sizes& sizes, bool isSymbols) {
    const Expression square = power(sizes.d, number(2));
    return design == HeadDesign::Wide ? multiplied({sizes.heads, square}, isSymbols) : square;
}

Expression allColumns(HeadDesign design, const Sizes& sizes, bool isSymbols) {
    return design == HeadDesign::Wide ? multiplied({sizes.heads, sizes.d}, isSymbols) : sizes.d;
}

Expression parameters(HeadDesign design, const Sizes& sizes, bool isSymbols) {
    const Expression projection = projectionEntries(design, sizes, isSymbols);
    if (design == HeadDesign::Sliced)
        return sum({multiplied({number(3), projection}, isSymbols), outputEntries(design, sizes, isSymbols)});
    return multiplied({number(4), projection}, isSymbols);
}

struct Operations {
    Expression projections, pairs, output;
};

Operations operations(HeadDesign design, const Sizes& sizes, bool isSymbols) {
    const Expression twiceKeys = multiplied({number(2), sizes.keys}, isSymbols);
    return {
        multiplied({brackets(sum({sizes.queries, twiceKeys})), projectionEntries(design, sizes, isSymbols)}, isSymbols),
        multiplied({number(2), sizes.queries, sizes.keys, allColumns(design, sizes, isSymbols)}, isSymbols),
        multiplied({sizes.queries, outputEntries(design, sizes, isSymbols)}, isSymbols)};
}

Sizes symbolsOf(Index dimensions, Index heads, Index width, Index queries, Index keys) {
    return {symbol("d", dimensions), symbol("H", heads), symbol("w", width), symbol("n", queries), symbol("m", keys)};
}

Sizes numbersOf(Index dimensions, Index heads, Index width, Index queries, Index keys) {
    return {number(dimensions), number(heads), number(width), number(queries), number(keys)};
}

/// The width of a head as a line of its own, where there is something to divide.
DerivationLine widthLine(HeadDesign design, Index dimensions, Index heads) {
    const auto width = double(headWidth(design, dimensions, heads));
    return line(LineName::tr("width of a head"),
                equation({symbol("w", width),
                          design == HeadDesign::Wide ? number(dimensions) : ratio(number(dimensions), number(heads))}),
                width, 0);
}

/// @param total  by which each weight is divided; 1: they are taken as they are
Derivation entropyOfParts(const Eigen::Ref<const Eigen::RowVectorXd>& weights, double total, Index query, Index seen) {
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
        derivation.general = equation({ofQuery(symbol("i", query, kI)), number(0)});
        derivation.withNumbers = equation({ofQuery(number(query, kI)), number(0)});
        derivation.steps.push_back(line(LineName::tr("value"), number(0), 0));
        return derivation;
    }
    const Expression symbols = sumOver(keys, -value, [&](Index key) {
        const Expression weight = part(symbol("A", weights[key], {symbol("i", query, kI), number(key, kJ)}),
                                       symbol("s", total, {symbol("i", query, kI)}));
        return product({weight, function("ln", weight)});
    });
    const Expression numbers = sumOver(keys, -value, [&](Index key) {
        const Expression weight = part(rounded(weights[key], kDigitsInSum), rounded(total, kDigitsOfResult));
        return times({weight, function("ln", weight)});
    });
    const auto minus = [](const Expression& terms) {
        return negative(terms.kind == Expression::Kind::Sum ? brackets(terms) : terms);
    };
    derivation.general = equation({ofQuery(symbol("i", query, kI)), minus(symbols)});
    derivation.withNumbers = equation({ofQuery(number(query, kI)), minus(numbers)});
    if (total != 1) {
        const Expression addends = sumOver(keys, total, [&](Index key) { return rounded(weights[key], kDigitsInSum); });
        derivation.steps.push_back(
            line(LineName::tr("sum of the row"), equation({symbol("s", total, {number(query, kI)}), addends}), total));
    }
    derivation.steps.push_back(line(LineName::tr("value"), minus(numbers), value));
    const double most = std::log(double(seen));
    derivation.context.push_back(line(LineName::tr("largest possible"), function("ln", number(seen, kJ)), most));
    if (most > 0)
        derivation.context.push_back(line(LineName::tr("part of the largest"),
                                          ratio(rounded(value, kDigitsOfResult), rounded(most, kDigitsOfResult)),
                                          value / most, 4));
    derivation.context.push_back(line(LineName::tr("equal keys of the same entropy"),
                                      exponential(rounded(value, kDigitsOfResult)), std::exp(value), 4));
    return derivation;
}

/// What loaded weights are divided by, so that they sum to 1; 1 where they do, or where all are 0.
double divisorOf(const Eigen::Ref<const Eigen::RowVectorXd>& weights) {
    const double total = weights.sum();
    return total > 0 && std::abs(total - 1) > kSumTolerance ? total : 1;
}

}  // namespace

Derivation entropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query, Index seen) {
    return entropyOfParts(weights, 1, query, seen);
}

double loadedEntropy(const Eigen::Ref<const Eigen::RowVectorXd>& weights) {
    return entropy(weights / divisorOf(weights));
}

Derivation loadedEntropyDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index query) {
    return entropyOfParts(weights, divisorOf(weights), query, weights.size());
}

Derivation loadedWeightDerivation(const Eigen::Ref<const Eigen::RowVectorXd>& weights, Index head, Index query,
                                  Index key) {
    const double value = weights[key];
    const auto left = [&](Expression h, Expression i, Expression j) {
        return symbol("A", value, {std::move(h), std::move(i), std::move(j)});
    };
    const auto h = double(head), i = double(query), j = double(key);
    Derivation derivation{.value = value};
    derivation.general =
        equation({left(symbol("h", h), symbol("i", i, kI), symbol("j", j, kJ)), rounded(value, kDigitsOfResult)});
    derivation.withNumbers = equation({left(number(h), number(i, kI), number(j, kJ)), rounded(value, kDigitsOfResult)});
    derivation.steps.push_back(line("loaded number", number(value), value));
    std::vector<Index> keys;
    for (Index each = 0; each < weights.size(); ++each) keys.push_back(each);
    const double total = weights.sum();
    derivation.context.push_back(
        line(LineName::tr("sum of the row"),
             sumOver(keys, total, [&](Index each) { return rounded(weights[each], kDigitsInSum); }), total));
    return derivation;
}

Derivation parameterCountDerivation(HeadDesign design, Index dimensions, Index heads) {
    const Index width = headWidth(design, dimensions, heads);
    const Sizes symbols = symbolsOf(dimensions, heads, width, 1, 1);
    const Sizes numbers = numbersOf(dimensions, heads, width, 1, 1);
    Derivation derivation{.value = parameterCount(design, dimensions, heads)};
    const Expression withNumbers = parameters(design, numbers, false);
    derivation.general = parameters(design, symbols, true);
    derivation.withNumbers = equation({parameters(design, symbols, true), withNumbers});
    const Expression projection = projectionEntries(design, numbers, false);
    const Expression output = outputEntries(design, numbers, false);
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
    const Operations symbols = operations(design, symbolsOf(dimensions, heads, width, queries, keys), true);
    const Operations numbers = operations(design, numbersOf(dimensions, heads, width, queries, keys), false);
    Derivation derivation{.value = multiplyAdds(design, dimensions, heads, queries, keys)};
    derivation.general = sum({symbols.projections, symbols.pairs, symbols.output});
    derivation.withNumbers = equation({derivation.general, sum({numbers.projections, numbers.pairs, numbers.output})});
    derivation.steps.push_back(widthLine(design, dimensions, heads));
    derivation.steps.push_back(
        line(LineName::tr("three projections"), numbers.projections, evaluate(numbers.projections), 0));
    derivation.steps.push_back(
        line(LineName::tr("scores and weighted sums"), numbers.pairs, evaluate(numbers.pairs), 0));
    derivation.steps.push_back(line(LineName::tr("output projection"), numbers.output, evaluate(numbers.output), 0));
    derivation.steps.push_back(line(
        LineName::tr("value"),
        sum({number(evaluate(numbers.projections)), number(evaluate(numbers.pairs)), number(evaluate(numbers.output))}),
        derivation.value, 0));
    return derivation;
}

std::vector<Expression> recombinationDefinition(Index heads) {
    const auto matrix = [](std::string_view name, std::string_view head, IndexRole role = IndexRole::None) {
        return symbol(name, 1, role, {symbol(head, 1)});
    };
    const auto last = double(heads - 1);
    // Each of value 1, so that both sides agree: matrices have no value of their own.
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
