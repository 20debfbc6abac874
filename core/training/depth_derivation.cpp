#include <algorithm>
#include <cmath>

#include "core/explain/short_sum.h"
#include "core/training/depth_study.h"

namespace attention {
namespace {

using namespace formula;

Expression square(Expression part) {
    return power(brackets(std::move(part)), number(2));
}

/// The root of the sum of the squares of all numbers of a matrix.
Expression lengthOf(const Matrix& numbers, double length) {
    const auto term = [&](std::size_t at) { return square(rounded(numbers.data()[at], kDigitsInSum)); };
    return root(
        sumOf(shortTerms(std::size_t(numbers.size()), term, {.total = length * length, .first = 1, .most = 2})));
}

Derivation distanceDerivation(const DepthStudy& study, std::size_t stack, Index layer) {
    const DepthLayer& of = study.stacks[stack].layers[std::size_t(layer)];
    const Eigen::RowVectorXd mean = of.tokens.colwise().mean();
    const Matrix apart = of.tokens.rowwise() - mean;
    Derivation derivation{.value = of.distance, .general = study.distanceFormula(stack, layer)};
    derivation.results = {rounded(of.distance, kDigitsOfResult)};
    derivation.steps.push_back(line(LineName::tr("size of all tokens"), lengthOf(of.tokens, of.length), of.length));
    derivation.steps.push_back(
        line(LineName::tr("size of what differs from the mean"), lengthOf(apart, of.apart), of.apart));
    derivation.steps.push_back(line(LineName::tr("distance"), inNumbers(derivation.general.parts[1]), of.distance));
    if (layer > 0) {
        const double before = study.stacks[stack].layers[std::size_t(layer) - 1].distance;
        derivation.context.push_back(
            line(LineName::tr("before this layer"), rounded(before, kDigitsInSum), before, kDigitsInSum));
    }
    derivation.context.push_back(
        line(LineName::tr("floor of rounding"), power(number(2), number(-53)), kRoundingFloor, 2));
    return derivation;
}

Derivation readingDerivation(const DepthStudy& study, std::size_t stack, Index layer) {
    const DepthLayer& of = study.stacks[stack].layers[std::size_t(layer)];
    const Index n = study.settings.n;
    const double middle = double(n - 1) / 2;
    const auto squared = [&](auto read, double total) {
        return sumOf(shortTerms(of.read.size(), [&](std::size_t at) { return square(read(at)); },
                                {.total = total, .first = 2, .most = 3}));
    };
    const auto place = [&](std::size_t at) { return number(double(Index(at) % n)); };
    Derivation derivation{.value = of.readable};
    const Expression left =
        power(symbol("R", std::sqrt(std::max(0.0, of.readable)), {number(double(layer))}), number(2));
    const Expression share = difference(number(1), fraction(shown(symbol("e", of.errors), kDigitsOfResult),
                                                            shown(symbol("v", of.spread), kDigitsOfResult)));
    derivation.general = equation({of.readable < 0 ? symbol("q", of.readable) : left, share});
    if (of.readable >= 0) derivation.results = {rounded(of.readable, kDigitsOfResult)};
    derivation.steps.push_back(line(
        LineName::tr("squares of what is read wrongly"),
        squared([&](std::size_t at) { return minus(place(at), of.read[at], kDigitsInSum); }, of.errors), of.errors));
    derivation.steps.push_back(line(LineName::tr("squares of the distances from the middle"),
                                    squared([&](std::size_t at) { return minus(place(at), middle); }, of.spread),
                                    of.spread));
    derivation.steps.push_back(line(LineName::tr("share that is read"), inNumbers(share), of.readable));
    derivation.context.push_back(
        line(LineName::tr("mean error in places"), rounded(of.meanError, kDigitsInSum), of.meanError, kDigitsInSum));
    derivation.context.push_back(
        line(LineName::tr("tokens that are read"), number(double(study.judged())), double(study.judged()), 0));
    return derivation;
}

Derivation similarityDerivation(const DepthStudy& study, std::size_t stack, Index layer, Index i, Index j) {
    const Matrix& tokens = study.stacks[stack].layers[std::size_t(layer)].tokens;
    const double value = study.similarities[stack][std::size_t(layer)](i, j);
    const double total = tokens.row(i).dot(tokens.row(j));
    const double first = tokens.row(i).norm(), second = tokens.row(j).norm();
    const auto x = [&](Index token, Expression index, Index column) {
        return shown(symbol("x", tokens(token, column), {std::move(index), number(double(column))}), kDigitsInSum);
    };
    const Expression here = symbol("i", double(i), kI), there = symbol("j", double(j), kJ);
    const Expression products = shortSum(
        std::size_t(tokens.cols()),
        [&](std::size_t column) {
            return product({x(i, here, Index(column)), x(j, there, Index(column))});
        },
        total);
    const Expression lengths = product(
        {shown(symbol("N", first, {here}), kDigitsOfResult), shown(symbol("N", second, {there}), kDigitsOfResult)});
    const bool isSome = first * second > 0;
    Derivation derivation{.value = value};
    derivation.general =
        equation({symbol("c", value, {here, there}),
                  isSome ? fraction(shown(products, kDigitsOfResult, IndexRole::None), lengths) : number(0)});
    derivation.steps.push_back(line(LineName::tr("sum of products"), inNumbers(products), total));
    derivation.steps.push_back(line("lengths", inNumbers(lengths), first * second));
    derivation.steps.push_back(line(
        LineName::tr("value"),
        isSome ? ratio(rounded(total, kDigitsOfResult), rounded(first * second, kDigitsOfResult)) : number(0), value));
    return derivation;
}

}  // namespace

Expression DepthStudy::distanceFormula(std::size_t stack, Index layer) const {
    const DepthLayer& of = stacks[stack].layers[std::size_t(layer)];
    const auto at = [&](const char* letter, double value) { return symbol(letter, value, {number(double(layer))}); };
    const Expression all = at("X", of.length);
    return equation({at("r", of.distance),
                     of.length > 0 ? fraction(shownAs(absolute(difference(all, at("M", of.length - of.apart))),
                                                      rounded(of.apart, kDigitsOfResult)),
                                              shown(absolute(all), kDigitsOfResult))
                                   : number(0)});
}

Derivation DepthStudy::derivation(const Cell& cell, Index layer) const {
    if (cell.matrix == "similarity") return similarityDerivation(*this, 0, layer, cell.row, cell.column);
    if (cell.matrix == "other-similarity") return similarityDerivation(*this, 1, layer, cell.row, cell.column);
    const auto stack = std::size_t(cell.row);
    return cell.column == 0 ? distanceDerivation(*this, stack, layer) : readingDerivation(*this, stack, layer);
}

}  // namespace attention
