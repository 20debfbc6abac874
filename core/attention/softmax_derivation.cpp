#include "core/attention/softmax_derivation.h"

#include <algorithm>
#include <cmath>

#include "core/formula/elided_sum.h"

namespace attention {

using namespace formula;

Derivation softmaxDerivation(const std::vector<double>& scores, Index key, double weight,
                             const std::optional<Expression>& divisor) {
    const double divisorValue = divisor ? evaluate(*divisor) : 1;
    const double top = *std::ranges::max_element(scores);
    const bool isShifted = std::abs(top) / divisorValue > kMaxDisplayedExponent;
    const double shift = isShifted ? top : 0;
    const auto powerOf = [&](std::size_t k) { return std::exp((scores[k] - shift) / divisorValue); };
    const auto term = [&](std::size_t k) {
        Expression exponent = withValue(symbol("s", scores[k], {number(double(k), kJ)}), kDigitsInSum, kJ);
        if (isShifted) {
            exponent =
                difference(std::move(exponent), withValue(symbol("s", shift, {symbol("max", shift)}), kDigitsInSum));
            if (divisor) exponent = brackets(std::move(exponent));
        }
        if (divisor) exponent = ratio(std::move(exponent), *divisor);
        return powerOfE(std::move(exponent));
    };
    double total = 0;
    for (std::size_t k = 0; k < scores.size(); ++k) total += powerOf(k);
    const Expression sumOfAll = elidedSum(scores.size(), term, total);
    const auto keyIndex = std::size_t(key);
    const Expression left = symbol("w", weight, {number(double(key), kJ)});
    Derivation derivation{.value = weight};
    derivation.symbolic = equation({left, fraction(term(keyIndex), sumOfAll)});
    if (isShifted) derivation.steps.push_back(line(LineName::tr("largest score"), rounded(top, kDigitsInSum), top));
    derivation.steps.push_back(line(LineName::tr("exponential"), substituteValues(term(keyIndex)), powerOf(keyIndex)));
    derivation.steps.push_back(line(LineName::tr("sum of exponentials"), substituteValues(sumOfAll), total));
    derivation.steps.push_back(
        line(LineName::tr("value"), fraction(rounded(powerOf(keyIndex), 5), rounded(total, 5)), weight));
    return derivation;
}

}  // namespace attention
