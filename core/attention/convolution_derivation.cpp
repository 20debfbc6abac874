#include <cmath>
#include <functional>
#include <string>
#include <utility>

#include "core/attention/convolution_heads.h"
#include "core/formula/elided_sum.h"

namespace attention {
namespace {

using namespace formula;

/// Maximum number of heads whose contributions are listed one by one.
constexpr Index kMaxListedHeads = 5;

Expression entrySymbol(std::string_view name, double value, Index row, Index column) {
    return symbol(name, value, {symbol("i", row, kI), symbol("c", column)});
}

/// Explains an entry as a sum over the heads, or over the taps of the kernel.
/// @param part  the letter of one head's contribution  @param added  its value  @param formulaOf  its formula in
/// numbers
Derivation sumOfHeads(const ConvolutionHeadsOptions& choice, std::string_view name, std::string_view part, Index row,
                      Index column, const std::function<double(Index)>& added,
                      const std::function<Expression(Index)>& formulaOf, double value) {
    Derivation derivation{.value = value};
    const Index k = choice.kernel;
    const auto term = [&](std::size_t head) {
        return withValue(symbol(part, added(Index(head)), kDelta, {number(head, kDelta)}), kDigitsInSum);
    };
    const Expression total = elidedSum(std::size_t(k), term, value);
    derivation.symbolic = equation({entrySymbol(name, value, row, column), total});
    derivation.results = {rounded(value, kDigitsInSum)};
    for (Index head = 0; head < k; ++head) {
        if (k > kMaxListedHeads && head >= kMaxListedHeads - 1 && head != k - 1) continue;
        derivation.steps.push_back(
            line(LineName::tr("one head adds"), equation({term(std::size_t(head)), formulaOf(head)}), added(head)));
    }
    derivation.steps.push_back(line(LineName::tr("output"), substituteValues(total), value));
    return derivation;
}

}  // namespace

Derivation convolutionWeightDerivation(const ConvolutionHeadsOptions& choice, Index head, Index query, Index key) {
    const Index shift = headShift(choice, head);
    const Index firstKey = firstConvolutionKey(choice);
    const Index keys = convolutionKeys(choice);
    const Index position = key + firstKey;
    const auto scoreOf = [&](Index other) {
        const auto distance = double(other + firstKey - query - shift);
        return 0.0 - choice.alpha * distance * distance;  // subtracting from 0.0 avoids -0
    };
    double largest = scoreOf(0);
    for (Index other = 1; other < keys; ++other) largest = std::max(largest, scoreOf(other));
    double total = 0;
    for (Index other = 0; other < keys; ++other) total += std::exp(scoreOf(other) - largest);
    const double score = scoreOf(key);
    const double power = std::exp(score - largest);

    Derivation derivation{.value = power / total};
    const Expression sharpness = symbol("beta", choice.alpha);
    const auto square = [&](Expression distance) {
        return negative(product({sharpness, formula::power(brackets(std::move(distance)), number(2))}));
    };
    // If a head looks beyond the end of an unpadded sequence, its largest score is below 0. Subtracting it from all
    // scores leaves the softmax unchanged.
    const auto exponentialOf = [&](Expression exponent) {
        if (largest != 0) exponent = difference(std::move(exponent), rounded(largest, kDigitsInSum));
        return exponential(withValue(std::move(exponent), kDigitsInSum, IndexRole::None));
    };
    const auto termOf = [&](std::size_t other) {
        return exponentialOf(
            symbol("s", scoreOf(Index(other)), {symbol("i", query, kI), signedTerm(firstKey + Index(other), 0, kJ)}));
    };
    const Expression row = elidedSum(std::size_t(keys), termOf, total);
    derivation.symbolic = equation(
        {symbol("A", derivation.value, {symbol("i", query, kI), symbol("j", position, kJ)}),
         fraction(exponentialOf(square(difference(symbol("delta", position - query, kDelta),
                                                  symbol("Delta", shift, kDelta, {symbol("h", head, kDelta)})))),
                  row)});
    derivation.results = {rounded(derivation.value, kDigitsInSum)};
    derivation.steps = {
        line(LineName::tr("distance"), minus(signedTerm(position, 0, kJ), double(query), 0, kI), position - query, 0),
        line(LineName::tr("places off"), minus(signedTerm(position - query, 0, kDelta), double(shift), 0, kDelta),
             position - query - shift, 0),
        line(LineName::tr("score"),
             negative(times(
                 {number(choice.alpha), formula::power(brackets(signedTerm(position - query - shift)), number(2))})),
             score),
        line(LineName::tr("exponential"), exponential(rounded(score - largest, kDigitsOfResult)), power),
        line(LineName::tr("sum of its row"), substituteValues(row), total),
        line(LineName::tr("weight"), fraction(rounded(power, kDigitsOfResult), rounded(total, kDigitsOfResult)),
             derivation.value),
    };
    return derivation;
}

Derivation convolutionAttentionDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads,
                                          Index row, Index column) {
    const Index n = choice.positions, m = heads.input.rows();
    const auto weight = [&](Index head, Index key) { return heads.weights(head * n + row, key); };
    const auto value = [&](Index head, Index key) { return heads.values(head * m + key, column); };
    const auto added = [&](Index head) {
        return heads.weights.row(head * n + row).dot(heads.values.col(column).segment(head * m, m));
    };
    const auto formulaOf = [&](Index head) {
        // The terms of the three keys nearest to the head's target; dots stand for the sum of all others.
        const Index target = row + headShift(choice, head) - heads.firstKey;
        const Index first = std::clamp<Index>(target - 1, 0, std::max<Index>(0, m - 3));
        std::vector<Expression> parts;
        double rest = added(head);
        for (Index key = first; key < std::min(m, first + 3); ++key) {
            parts.push_back(
                times({rounded(weight(head, key), kDigitsInSum), rounded(value(head, key), kDigitsInSum, kJ)}));
            rest -= weight(head, key) * value(head, key);
        }
        if (m > 3) parts.push_back(dots(rest));
        return sum(std::move(parts));
    };
    return sumOfHeads(choice, "Z", "Z", row, column, added, formulaOf, heads.attention(row, column));
}

Derivation convolutionDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Index row,
                                 Index column) {
    const Index n = choice.positions, d = choice.dimensions;
    const auto position = [&](Index head) { return row + kernelShift(head, choice.kernel); };
    const auto isInside = [&](Index head) { return position(head) >= 0 && position(head) < n; };
    const auto x = [&](Index head, Index c) { return heads.input(position(head) - heads.firstKey, c); };
    const auto w = [&](Index head, Index c) { return heads.kernel(head * d + c, column); };
    const auto added = [&](Index head) {
        double total = 0;
        for (Index c = 0; isInside(head) && c < d; ++c) total += x(head, c) * w(head, c);
        return total;
    };
    const auto formulaOf = [&](Index head) {
        if (!isInside(head)) return number(0);
        const auto term = [&](std::size_t c) {
            return times({rounded(x(head, Index(c)), kDigitsInSum, kJ), rounded(w(head, Index(c)), kDigitsInSum)});
        };
        return elidedSum(std::size_t(d), term, added(head));
    };
    return sumOfHeads(choice, "C", "C", row, column, added, formulaOf, heads.convolution(row, column));
}

Derivation convolutionDifferenceDerivation(const ConvolutionHeadsOptions&, const ConvolutionHeads& heads, Index row,
                                           Index column) {
    Derivation derivation;
    const double attention = heads.attention(row, column), convolution = heads.convolution(row, column);
    derivation.value = heads.difference(row, column);
    const Expression outputDifference =
        difference(withValue(entrySymbol("Z", attention, row, column), kDigitsOfResult),
                   withValue(entrySymbol("C", convolution, row, column), kDigitsOfResult));
    derivation.symbolic = equation({entrySymbol("D", derivation.value, row, column), outputDifference});
    derivation.results = {rounded(derivation.value, kDigitsInSum)};
    derivation.steps = {
        line(LineName::tr("output of the heads"), rounded(attention, kDigitsOfResult), attention),
        line(LineName::tr("output of the convolution"), rounded(convolution, kDigitsOfResult), convolution),
        line(LineName::tr("difference"), substituteValues(outputDifference), derivation.value, kDigitsInSum),
    };
    derivation.context = {
        line(LineName::tr("largest difference"), rounded(heads.largest, kDigitsInSum), heads.largest, kDigitsInSum)};
    return derivation;
}

Derivation restrictedDerivation(const ConvolutionHeadsOptions& choice, const ConvolutionHeads& heads, Index query,
                                Index key) {
    Derivation derivation{.value = heads.restricted(query, key)};
    const Expression left = symbol("A", derivation.value, {symbol("i", query, kI), symbol("j", key, kJ)});
    const Index first = std::max<Index>(0, query - std::min(choice.radius, query));
    const Index end = std::min(choice.positions, query + std::min(choice.radius, choice.positions) + 1);
    derivation.steps.push_back(
        line(LineName::tr("distance"), difference(number(key, kJ), number(query, kI)), key - query, 0));
    if (key < first || key >= end) {
        derivation.symbolic = equation({left, number(0)});
        derivation.steps.push_back(line(LineName::tr("outside the window"), number(0), 0, 0));
        return derivation;
    }
    const auto x = [&](Index position) { return heads.input.row(position - heads.firstKey); };
    const double divisor = std::sqrt(double(choice.dimensions));
    const auto scaled = [&](Index other) { return x(query).dot(x(other)) / divisor; };
    double largest = scaled(first);
    for (Index other = first; other < end; ++other) largest = std::max(largest, scaled(other));
    const auto powerOf = [&](Index other) { return std::exp(scaled(other) - largest); };
    double total = 0;
    for (Index other = first; other < end; ++other) total += powerOf(other);
    const auto term = [&](Index other, Expression index) {
        return exponential(withValue(difference(symbol("z", scaled(other), {symbol("i", query, kI), std::move(index)}),
                                                symbol("m", largest, {symbol("i", query, kI)})),
                                     kDigitsInSum));
    };
    const Expression row = elidedSum(
        std::size_t(end - first),
        [&](std::size_t position) { return term(first + Index(position), number(first + Index(position), kJ)); },
        total);
    derivation.symbolic = equation({left, fraction(term(key, symbol("j", key, kJ)), row)});
    derivation.results = {rounded(derivation.value, kDigitsInSum)};
    const double score = x(query).dot(x(key));
    const auto products = [&](std::size_t c) {
        return times({rounded(x(query)[Index(c)], kDigitsInSum, kI), rounded(x(key)[Index(c)], kDigitsInSum, kJ)});
    };
    derivation.steps.push_back(
        line(LineName::tr("score"), elidedSum(std::size_t(choice.dimensions), products, score), score));
    derivation.steps.push_back(line(LineName::tr("scaled score"),
                                    fraction(rounded(score, kDigitsOfResult), root(number(choice.dimensions))),
                                    scaled(key)));
    derivation.steps.push_back(line(LineName::tr("largest of its row"), rounded(largest, kDigitsOfResult), largest));
    derivation.steps.push_back(
        line(LineName::tr("exponential"), exponential(rounded(scaled(key) - largest, kDigitsOfResult)), powerOf(key)));
    derivation.steps.push_back(line(LineName::tr("sum of its row"), substituteValues(row), total));
    derivation.steps.push_back(line(LineName::tr("weight"),
                                    fraction(rounded(powerOf(key), kDigitsOfResult), rounded(total, kDigitsOfResult)),
                                    derivation.value));
    return derivation;
}

std::vector<Expression> convolutionDefinition(const ConvolutionHeadsOptions& choice) {
    const Expression i = symbol("i", 0, kI);
    const Expression j = symbol("j", 0, kJ);
    const Expression h = symbol("h", 0, kDelta);
    const Expression delta = symbol("delta", 0, kDelta);
    const Expression shift = symbol("Delta", 0, kDelta, {h});
    const auto head = [](double n) { return number(n, kDelta); };
    const auto kernel = [&](double n) { return symbol("W", 1, {head(n)}); };
    const auto attended = [&](double n) { return product({symbol("A", 1, {head(n)}), symbol("X", 1), kernel(n)}); };
    const auto shifted = [&](double n) {
        return product({symbol("x", 1, {sum({i, symbol("Delta", 0, kDelta, {head(n)})})}), kernel(n)});
    };
    const auto all = [&](const std::function<Expression(double)>& term) {
        if (choice.kernel == 1) return term(0);
        std::vector<Expression> parts{term(0)};
        if (choice.kernel > 2) parts.push_back(dots(0));
        parts.push_back(term(double(choice.kernel - 1)));
        return sum(std::move(parts));
    };
    const Expression heads = all(attended);
    const Expression taps = all(shifted);
    const double value = evaluate(heads);
    return {
        equation(
            {symbol("s", 0, {h, i, j}),
             negative(product({symbol("beta", choice.alpha), power(brackets(difference(delta, shift)), number(2))}))}),
        equation({symbol("Z", value), heads}), equation({symbol("C", value, {i}), taps})};
}

}  // namespace attention
