#include "core/formula/elided_sum.h"

#include <algorithm>

namespace attention::formula {

Expression dots(double value) {
    return {.kind = Expression::Kind::Dots, .text = {}, .value = value, .parts = {}};
}

std::vector<Expression> elidedTerms(std::size_t count, const std::function<Expression(std::size_t)>& term,
                                    const SumElision& elision) {
    const bool isElided = count > elision.maxTerms;
    std::vector<Expression> terms;
    for (std::size_t i = 0; i < (isElided ? elision.leadingTerms : count); ++i) terms.push_back(term(i));
    if (!isElided) return terms;
    Expression last = term(count - 1);
    double omittedSum = elision.total.value_or(0);
    if (elision.total) {
        for (const Expression& written : terms) omittedSum -= evaluate(written);
        omittedSum -= evaluate(last);
    } else {
        for (std::size_t i = elision.leadingTerms; i + 1 < count; ++i) omittedSum += evaluate(term(i));
    }
    terms.push_back(dots(omittedSum));
    if (elision.extraNumericTerms > 0) {
        const std::size_t end = std::min(elision.leadingTerms + elision.extraNumericTerms, count - 1);
        std::vector<Expression>& numbers = terms.back().numbers;
        for (std::size_t i = elision.leadingTerms; i < end; ++i) {
            const Expression next = term(i);
            omittedSum -= evaluate(next);
            numbers.push_back(substituteValues(next));
        }
        if (end + 1 < count) numbers.push_back(dots(omittedSum));
    }
    terms.push_back(std::move(last));
    return terms;
}

Expression elidedSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total) {
    return sum(elidedTerms(count, term, {.total = total}));
}

}  // namespace attention::formula
