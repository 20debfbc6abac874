#include <algorithm>
#include <cmath>

#include "core/formula/elided_sum.h"
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
    return root(sumOf(
        elidedTerms(std::size_t(numbers.size()), term, {.total = length * length, .leadingTerms = 1, .maxTerms = 2})));
}

Derivation distanceDerivation(const DepthStudy& study, std::size_t stack, Index layer) {
    const DepthLayer& of = study.stacks[stack].layers[std::size_t(layer)];
    const Eigen::RowVectorXd mean = of.tokens.colwise().mean();
    const Matrix apart = of.tokens.rowwise() - mean;
    Derivation derivation{.value = of.rankOneDistance, .symbolic = study.distanceFormula(stack, layer)};
    derivation.results = {rounded(of.rankOneDistance, kDigitsOfResult)};
    derivation.steps.push_back(line(LineName::tr("size of all tokens"), lengthOf(of.tokens, of.norm), of.norm));
    derivation.steps.push_back(
        line(LineName::tr("size of what differs from the mean"), lengthOf(apart, of.residualNorm), of.residualNorm));
    derivation.steps.push_back(
        line(LineName::tr("distance"), substituteValues(derivation.symbolic.parts[1]), of.rankOneDistance));
    if (layer > 0) {
        const double before = study.stacks[stack].layers[std::size_t(layer) - 1].rankOneDistance;
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
        return sumOf(elidedTerms(of.predictedPositions.size(), [&](std::size_t at) { return square(read(at)); },
                                 {.total = total, .leadingTerms = 2, .maxTerms = 3}));
    };
    const auto place = [&](std::size_t at) { return number(double(Index(at) % n)); };
    Derivation derivation{.value = of.rSquared};
    const Expression left =
        power(symbol("R", std::sqrt(std::max(0.0, of.rSquared)), {number(double(layer))}), number(2));
    const Expression share = difference(number(1), fraction(shown(symbol("e", of.squaredErrors), kDigitsOfResult),
                                                            shown(symbol("v", of.totalSquares), kDigitsOfResult)));
    derivation.symbolic = equation({of.rSquared < 0 ? symbol("q", of.rSquared) : left, share});
    if (of.rSquared >= 0) derivation.results = {rounded(of.rSquared, kDigitsOfResult)};
    derivation.steps.push_back(
        line(LineName::tr("squares of what is read wrongly"),
             squared([&](std::size_t at) { return minus(place(at), of.predictedPositions[at], kDigitsInSum); },
                     of.squaredErrors),
             of.squaredErrors));
    derivation.steps.push_back(line(LineName::tr("squares of the distances from the middle"),
                                    squared([&](std::size_t at) { return minus(place(at), middle); }, of.totalSquares),
                                    of.totalSquares));
    derivation.steps.push_back(line(LineName::tr("share that is read"), substituteValues(share), of.rSquared));
    derivation.context.push_back(
        line(LineName::tr("mean error in places"), rounded(of.meanError, kDigitsInSum), of.meanError, kDigitsInSum));
    derivation.context.push_back(line(LineName::tr("tokens that are read"), number(double(study.evaluationTokens())),
                                      double(study.evaluationTokens()), 0));
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
    const Expression products = elidedSum(
        std::size_t(tokens.cols()),
        [&](std::size_t column) {
            return product({x(i, here, Index(column)), x(j, there, Index(column))});
        },
        total);
    const Expression lengths = product(
        {shown(symbol("N", first, {here}), kDigitsOfResult), shown(symbol("N", second, {there}), kDigitsOfResult)});
    const bool isSome = first * second > 0;
    Derivation derivation{.value = value};
    derivation.symbolic =
        equation({symbol("c", value, {here, there}),
                  isSome ? fraction(shown(products, kDigitsOfResult, IndexRole::None), lengths) : number(0)});
    derivation.steps.push_back(line(LineName::tr("sum of products"), substituteValues(products), total));
    derivation.steps.push_back(line("lengths", substituteValues(lengths), first * second));
    derivation.steps.push_back(line(
        LineName::tr("value"),
        isSome ? ratio(rounded(total, kDigitsOfResult), rounded(first * second, kDigitsOfResult)) : number(0), value));
    return derivation;
}

}  // namespace

Expression DepthStudy::distanceFormula(std::size_t stack, Index layer) const {
    const DepthLayer& of = stacks[stack].layers[std::size_t(layer)];
    const auto at = [&](const char* letter, double value) { return symbol(letter, value, {number(double(layer))}); };
    const Expression all = at("X", of.norm);
    return equation({at("r", of.rankOneDistance),
                     of.norm > 0 ? fraction(shownAs(absolute(difference(all, at("M", of.norm - of.residualNorm))),
                                                    rounded(of.residualNorm, kDigitsOfResult)),
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
