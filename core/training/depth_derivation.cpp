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

/// The formula of the Frobenius norm of a matrix.
Expression normOf(const Matrix& numbers, double length) {
    const auto term = [&](std::size_t at) { return square(rounded(numbers.data()[at], kDigitsInSum)); };
    return root(sumOf(
        elidedTerms(std::size_t(numbers.size()), term, {.total = length * length, .leadingTerms = 1, .maxTerms = 2})));
}

Derivation distanceDerivation(const DepthStudy& study, std::size_t stack, Index layer) {
    const DepthLayer& depth = study.stacks[stack].layers[std::size_t(layer)];
    const Eigen::RowVectorXd mean = depth.tokens.colwise().mean();
    const Matrix residual = depth.tokens.rowwise() - mean;
    Derivation derivation{.value = depth.rankOneDistance, .symbolic = study.distanceFormula(stack, layer)};
    derivation.results = {rounded(depth.rankOneDistance, kDigitsOfResult)};
    derivation.steps.push_back(line(LineName::tr("size of all tokens"), normOf(depth.tokens, depth.norm), depth.norm));
    derivation.steps.push_back(line(LineName::tr("size of what differs from the mean"),
                                    normOf(residual, depth.residualNorm), depth.residualNorm));
    derivation.steps.push_back(
        line(LineName::tr("distance"), substituteValues(derivation.symbolic.parts[1]), depth.rankOneDistance));
    if (layer > 0) {
        const double previous = study.stacks[stack].layers[std::size_t(layer) - 1].rankOneDistance;
        derivation.context.push_back(
            line(LineName::tr("before this layer"), rounded(previous, kDigitsInSum), previous, kDigitsInSum));
    }
    derivation.context.push_back(
        line(LineName::tr("floor of rounding"), power(number(2), number(-53)), kRoundingFloor, 2));
    return derivation;
}

Derivation readingDerivation(const DepthStudy& study, std::size_t stack, Index layer) {
    const DepthLayer& depth = study.stacks[stack].layers[std::size_t(layer)];
    const Index n = study.settings.n;
    const double middle = double(n - 1) / 2;
    const auto squared = [&](auto read, double total) {
        return sumOf(elidedTerms(depth.predictedPositions.size(), [&](std::size_t at) { return square(read(at)); },
                                 {.total = total, .leadingTerms = 2, .maxTerms = 3}));
    };
    const auto positionOf = [&](std::size_t at) { return number(double(Index(at) % n)); };
    Derivation derivation{.value = depth.rSquared};
    const Expression left =
        power(symbol("R", std::sqrt(std::max(0.0, depth.rSquared)), {number(double(layer))}), number(2));
    const Expression share =
        difference(number(1), fraction(withValue(symbol("e", depth.squaredErrors), kDigitsOfResult),
                                       withValue(symbol("v", depth.totalSquares), kDigitsOfResult)));
    derivation.symbolic = equation({depth.rSquared < 0 ? symbol("q", depth.rSquared) : left, share});
    if (depth.rSquared >= 0) derivation.results = {rounded(depth.rSquared, kDigitsOfResult)};
    derivation.steps.push_back(
        line(LineName::tr("squares of what is read wrongly"),
             squared([&](std::size_t at) { return minus(positionOf(at), depth.predictedPositions[at], kDigitsInSum); },
                     depth.squaredErrors),
             depth.squaredErrors));
    derivation.steps.push_back(
        line(LineName::tr("squares of the distances from the middle"),
             squared([&](std::size_t at) { return minus(positionOf(at), middle); }, depth.totalSquares),
             depth.totalSquares));
    derivation.steps.push_back(line(LineName::tr("share that is read"), substituteValues(share), depth.rSquared));
    derivation.context.push_back(line(LineName::tr("mean error in places"), rounded(depth.meanError, kDigitsInSum),
                                      depth.meanError, kDigitsInSum));
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
        return withValue(symbol("x", tokens(token, column), {std::move(index), number(double(column))}), kDigitsInSum);
    };
    const Expression iSymbol = symbol("i", double(i), kI), jSymbol = symbol("j", double(j), kJ);
    const Expression products = elidedSum(
        std::size_t(tokens.cols()),
        [&](std::size_t column) {
            return product({x(i, iSymbol, Index(column)), x(j, jSymbol, Index(column))});
        },
        total);
    const Expression lengths = product({withValue(symbol("N", first, {iSymbol}), kDigitsOfResult),
                                        withValue(symbol("N", second, {jSymbol}), kDigitsOfResult)});
    const bool isNonZero = first * second > 0;
    Derivation derivation{.value = value};
    derivation.symbolic =
        equation({symbol("c", value, {iSymbol, jSymbol}),
                  isNonZero ? fraction(withValue(products, kDigitsOfResult, IndexRole::None), lengths) : number(0)});
    derivation.steps.push_back(line(LineName::tr("sum of products"), substituteValues(products), total));
    derivation.steps.push_back(line("lengths", substituteValues(lengths), first * second));
    derivation.steps.push_back(
        line(LineName::tr("value"),
             isNonZero ? ratio(rounded(total, kDigitsOfResult), rounded(first * second, kDigitsOfResult)) : number(0),
             value));
    return derivation;
}

}  // namespace

Expression DepthStudy::distanceFormula(std::size_t stack, Index layer) const {
    const DepthLayer& depth = stacks[stack].layers[std::size_t(layer)];
    const auto at = [&](const char* letter, double value) { return symbol(letter, value, {number(double(layer))}); };
    const Expression all = at("X", depth.norm);
    return equation({at("r", depth.rankOneDistance),
                     depth.norm > 0
                         ? fraction(withReplacement(absolute(difference(all, at("M", depth.norm - depth.residualNorm))),
                                                    rounded(depth.residualNorm, kDigitsOfResult)),
                                    withValue(absolute(all), kDigitsOfResult))
                         : number(0)});
}

Derivation DepthStudy::derivation(const Cell& cell, Index layer) const {
    if (cell.matrix == "similarity") return similarityDerivation(*this, 0, layer, cell.row, cell.column);
    if (cell.matrix == "other-similarity") return similarityDerivation(*this, 1, layer, cell.row, cell.column);
    const auto stack = std::size_t(cell.row);
    return cell.column == 0 ? distanceDerivation(*this, stack, layer) : readingDerivation(*this, stack, layer);
}

}  // namespace attention
