#include "core/attention/softmax_derivation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/explain/short_sum.h"

namespace attention {

using namespace formula;

namespace {}  // namespace

Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& symbols, const std::optional<Expression>& numbers) {
    const double divisor = numbers ? evaluate(*numbers) : 1;
    const double top = *std::ranges::max_element(scores);
    const bool isShifted = std::abs(top) / divisor > kLargestShownExponent;
    const double shift = isShifted ? top : 0;
    const auto powerOf = [&](std::size_t at) { return std::exp((scores[at] - shift) / divisor); };
    const auto term = [&](std::size_t at, bool withNumbers) {
        const double score = scores[at];
        Expression exponent =
            withNumbers ? rounded(score, kDigitsInSum, kJ) : symbol("s", score, {number(double(at), kJ)});
        if (isShifted) {
            exponent = withNumbers ? sum({std::move(exponent), signedTerm(-shift, kDigitsInSum)})
                                   : difference(std::move(exponent), symbol("s", shift, {symbol("max", shift)}));
            if (symbols) exponent = brackets(std::move(exponent));
        }
        if (symbols) exponent = ratio(std::move(exponent), withNumbers ? *numbers : *symbols);
        return power(symbol("e", std::numbers::e), std::move(exponent));
    };
    double total = 0;
    for (std::size_t at = 0; at < scores.size(); ++at) total += powerOf(at);
    const auto sumOfAll = [&](bool withNumbers) {
        return shortSum(
            scores.size(), [&](std::size_t at) { return term(at, withNumbers); }, total);
    };
    const auto own = std::size_t(key);
    const Expression left = symbol("w", weight, {number(double(key), kJ)});
    Derivation derivation{.value = weight};
    derivation.general = equation({left, fraction(term(own, false), sumOfAll(false))});
    derivation.withNumbers = equation({left, fraction(term(own, true), sumOfAll(true))});
    if (isShifted) derivation.steps.push_back(line(LineName::tr("largest score"), rounded(top, kDigitsInSum), top));
    derivation.steps.push_back(line(LineName::tr("exponential"), term(own, true), powerOf(own)));
    derivation.steps.push_back(line(LineName::tr("sum of exponentials"), sumOfAll(true), total));
    derivation.steps.push_back(
        line(LineName::tr("value"), fraction(rounded(powerOf(own), 5), rounded(total, 5)), weight));
    return derivation;
}

}  // namespace attention
