#include "core/attention/shuffled_attention.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

#include "core/formula/elided_sum.h"
#include "core/string_utils.h"

namespace attention {
namespace {

using namespace formula;

/// The digits of a double, shown if two numbers differ only by a rounding error, that is relatively by kRounding.
constexpr int kAllDigits = 17;
constexpr double kRounding = 1e-9;

/// Number of digits with which the difference of two outputs is visible.
int digitsOf(double before, double after) {
    return std::abs(after - before) <= kRounding * std::abs(before) ? kAllDigits : kDigitsInSum;
}

Expression entry(std::string_view name, double value, Expression row, Expression column) {
    return symbol(name, value, {std::move(row), std::move(column)});
}

/// One entry of a layer's output.
/// @param name  of the outputs, "Y" or "Z"  @param index  of their rows, "i" or "p"
Derivation outputDerivation(const ShuffledInput& input, const MultiHeadAttention& layer, std::string_view name,
                            std::string_view index, Index row, Index column) {
    const bool projected = input.choice.projections;
    // With projections: a row of the concatenation times a row of W_o; without: a row of weights times a column of V.
    const auto factors = [&](Index k) {
        return projected ? std::pair(layer.concatenation(row, k), input.weights->output(column, k))
                         : std::pair(layer.weights(row, k), layer.value(k, column));
    };
    const Index count = projected ? layer.concatenation.cols() : layer.keyCount;
    const double value = layer.output(row, column);
    const bool hasBias = projected && input.weights->outputBias.size() > 0;
    // With one head, the concatenation is the output O of this head.
    const std::string_view factor = !projected ? "A" : layer.heads == 1 ? "O" : "C";
    const auto term = [&](std::size_t k) {
        const auto [left, right] = factors(Index(k));
        const Expression i = symbol(index, row, kI);
        const Expression c = symbol("c", column, kJ);
        const Expression inner = number(k);
        return product(
            {withValue(entry(factor, left, i, inner), kDigitsInSum),
             withValue(projected ? entry("W", right, c, inner) : entry("X", right, inner, c), kDigitsInSum)});
    };
    std::vector<Expression> terms =
        elidedTerms(std::size_t(count), term, {.leadingTerms = 1, .maxTerms = 2, .extraNumericTerms = 1});
    if (hasBias)
        terms.push_back(
            withValue(symbol("b", input.weights->outputBias(column), {symbol("c", column, kJ)}), kDigitsInSum));
    const Expression total = sumOf(std::move(terms));
    Derivation derivation{.value = value};
    derivation.symbolic = equation({entry(name, value, symbol(index, row, kI), symbol("c", column, kJ)), total});
    derivation.steps = {line(LineName::tr("value"), substituteValues(total), value)};
    return derivation;
}

}  // namespace

void computeShuffledAttention(const ShuffledInput& input, ShuffledAttention& result, std::stop_token stop) {
    const Matrix& tokens = *input.tokens;
    const Index n = tokens.rows();
    if (const std::string problem = orderProblem(input.order, n); !problem.empty())
        throw std::invalid_argument(problem);
    if (input.positions && (input.positions->rows() != n || input.positions->cols() != tokens.cols()))
        throw std::invalid_argument("the positions are " + shapeText(input.positions->rows(), input.positions->cols()) +
                                    " and the tokens " + shapeText(n, tokens.cols()) + "; accepted: the same shape");
    result.order = input.order;

    const auto run = [&](Matrix rows, MultiHeadAttention& layer) {
        if (input.positions) rows += *input.positions;
        attend({.queries = &rows,
                .memory = nullptr,
                .batch = 1,
                .weights = input.weights,
                .mask = input.mask,
                .choice = input.choice},
               layer, stop);
    };
    run(tokens, result.layer);
    if (stop.stop_requested()) return;
    run(permuteRows(tokens, input.order), result.shuffled);
    if (stop.stop_requested()) return;

    result.difference = permuteRows(result.shuffled.output, inverseOrder(input.order)) - result.layer.output;
    result.largest =
        result.difference.cwiseAbs().maxCoeff<Eigen::PropagateNaN>(&result.largestRow, &result.largestColumn);
}

Derivation orderedOutputDerivation(const ShuffledInput& input, const ShuffledAttention& result, Index row,
                                   Index column) {
    Derivation derivation = outputDerivation(input, result.layer, "Y", "i", row, column);
    const Index place = inverseOrder(result.order)[std::size_t(row)];
    const double after = result.shuffled.output(place, column);
    const int digits = digitsOf(derivation.value, after);
    derivation.context = {
        line(LineName::tr("its place when shuffled"), symbol("p", place, kI), place, 0),
        line(LineName::tr("its output when shuffled"), entry("Z", after, number(place, kI), number(column, kJ)), after),
        line(LineName::tr("difference"), difference(signedTerm(after, digits), rounded(derivation.value, digits)),
             result.difference(row, column)),
    };
    return derivation;
}

Derivation shuffledOutputDerivation(const ShuffledInput& input, const ShuffledAttention& result, Index row,
                                    Index column) {
    Derivation derivation = outputDerivation(input, result.shuffled, "Z", "p", row, column);
    const Index token = result.order[std::size_t(row)];
    const double before = result.layer.output(token, column);
    const int digits = digitsOf(before, derivation.value);
    derivation.context = {
        line(LineName::tr("its place in reading order"), symbol("i", token, kI), token, 0),
        line(LineName::tr("its output in reading order"), entry("Y", before, number(token, kI), number(column, kJ)),
             before),
        line(LineName::tr("difference"), difference(signedTerm(derivation.value, digits), rounded(before, digits)),
             result.difference(token, column)),
    };
    return derivation;
}

Derivation shuffledDifferenceDerivation(const ShuffledAttention& result, Index row, Index column) {
    const Index place = inverseOrder(result.order)[std::size_t(row)];
    const double before = result.layer.output(row, column);
    const double after = result.shuffled.output(place, column);
    const Expression c = symbol("c", column, kJ);
    const Expression atColumn = number(column, kJ);
    Derivation derivation{.value = result.difference(row, column)};
    const int digits = digitsOf(before, after);
    derivation.symbolic = equation({entry("D", derivation.value, symbol("i", row, kI), c),
                                    difference(withValue(entry("Z", after, symbol("p", place, kI), c), digits),
                                               withValue(entry("Y", before, symbol("i", row, kI), c), digits))});
    derivation.steps = {
        line(LineName::tr("its place when shuffled"), symbol("p", place, kI), place, 0),
        line(LineName::tr("its output when shuffled"), entry("Z", after, number(place, kI), atColumn), after,
             std::max(digits, 6)),
        line(LineName::tr("its output in reading order"), entry("Y", before, number(row, kI), atColumn), before,
             std::max(digits, 6)),
        line(LineName::tr("difference"),
             difference(entry("Z", after, number(place, kI), atColumn), entry("Y", before, number(row, kI), atColumn)),
             derivation.value),
    };
    derivation.context = {line(LineName::tr("largest of all"),
                               entry("D", result.difference(result.largestRow, result.largestColumn),
                                     number(result.largestRow, kI), number(result.largestColumn, kJ)),
                               result.difference(result.largestRow, result.largestColumn))};
    return derivation;
}

std::vector<Expression> shuffledDefinition(bool withPositions, bool withMask) {
    const auto letter = [](std::string_view name) { return symbol(name, 0); };
    const auto layerOf = [](Expression rows) { return product({symbol("f", 0), brackets(std::move(rows))}); };
    const auto input = [&](Expression rows) {
        return withPositions ? sum({std::move(rows), letter("P")}) : std::move(rows);
    };
    const Expression shuffled = product({letter("Pi"), letter("X")});
    if (!withPositions && !withMask)
        return {equation({layerOf(shuffled), product({letter("Pi"), layerOf(letter("X"))})})};
    return {equation({letter("D"), difference(product({power(letter("Pi"), letter("T")), layerOf(input(shuffled))}),
                                              layerOf(input(letter("X"))))})};
}

}  // namespace attention
