#include "core/attention/softmax_derivation.h"

#include <algorithm>
#include <cmath>

#include "core/formula/elided_sum.h"

namespace attention {

using namespace formula;

Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& divisor) {
    const double divided = divisor ? evaluate(*divisor) : 1;
    const double top = *std::ranges::max_element(scores);
    const bool isShifted = std::abs(top) / divided > kMaxDisplayedExponent;
    const double shift = isShifted ? top : 0;
    const auto powerOf = [&](std::size_t at) { return std::exp((scores[at] - shift) / divided); };
    const auto term = [&](std::size_t at) {
        Expression exponent = shown(symbol("s", scores[at], {number(double(at), kJ)}), kDigitsInSum, kJ);
        if (isShifted) {
            exponent = difference(std::move(exponent), shown(symbol("s", shift, {symbol("max", shift)}), kDigitsInSum));
            if (divisor) exponent = brackets(std::move(exponent));
        }
        if (divisor) exponent = ratio(std::move(exponent), *divisor);
        return powerOfE(std::move(exponent));
    };
    double total = 0;
    for (std::size_t at = 0; at < scores.size(); ++at) total += powerOf(at);
    const Expression sumOfAll = elidedSum(scores.size(), term, total);
    const auto own = std::size_t(key);
    const Expression left = symbol("w", weight, {number(double(key), kJ)});
    Derivation derivation{.value = weight};
    derivation.symbolic = equation({left, fraction(term(own), sumOfAll)});
    if (isShifted) derivation.steps.push_back(line(LineName::tr("largest score"), rounded(top, kDigitsInSum), top));
    derivation.steps.push_back(line(LineName::tr("exponential"), substituteValues(term(own)), powerOf(own)));
    derivation.steps.push_back(line(LineName::tr("sum of exponentials"), substituteValues(sumOfAll), total));
    derivation.steps.push_back(
        line(LineName::tr("value"), fraction(rounded(powerOf(own), 5), rounded(total, 5)), weight));
    return derivation;
}

}  // namespace attention
