#include "core/formula/elided_sum.h"

#include <algorithm>

namespace attention::formula {

Expression dots(double value) {
    return {.kind = Expression::Kind::Dots, .text = {}, .value = value, .parts = {}};
}

std::vector<Expression> elidedTerms(std::size_t count, const std::function<Expression(std::size_t)>& term,
                                    const SumElision& how) {
    const bool isShort = count > how.maxTerms;
    std::vector<Expression> terms;
    for (std::size_t i = 0; i < (isShort ? how.leadingTerms : count); ++i) terms.push_back(term(i));
    if (!isShort) return terms;
    Expression last = term(count - 1);
    double rest = how.total.value_or(0);
    if (how.total) {
        for (const Expression& written : terms) rest -= evaluate(written);
        rest -= evaluate(last);
    } else {
        for (std::size_t i = how.leadingTerms; i + 1 < count; ++i) rest += evaluate(term(i));
    }
    terms.push_back(dots(rest));
    if (how.more > 0) {
        const std::size_t end = std::min(how.leadingTerms + how.more, count - 1);
        std::vector<Expression>& numbers = terms.back().numbers;
        for (std::size_t i = how.leadingTerms; i < end; ++i) {
            const Expression next = term(i);
            rest -= evaluate(next);
            numbers.push_back(substituteValues(next));
        }
        if (end + 1 < count) numbers.push_back(dots(rest));
    }
    terms.push_back(std::move(last));
    return terms;
}

Expression elidedSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total) {
    return sum(elidedTerms(count, term, {.total = total}));
}

}  // namespace attention::formula
