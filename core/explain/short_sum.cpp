#include "core/explain/short_sum.h"

#include <algorithm>

namespace attention::formula {

Expression dots(double value) {
    return {.kind = Expression::Kind::Dots, .text = {}, .value = value, .parts = {}};
}

std::vector<Expression> shortTerms(std::size_t count, const std::function<Expression(std::size_t)>& term,
                                   const ShortSum& how) {
    const bool isShort = count > how.most;
    std::vector<Expression> terms;
    for (std::size_t i = 0; i < (isShort ? how.first : count); ++i) terms.push_back(term(i));
    if (!isShort) return terms;
    Expression last = term(count - 1);
    double rest = how.total.value_or(0);
    if (how.total) {
        for (const Expression& written : terms) rest -= evaluate(written);
        rest -= evaluate(last);
    } else {
        for (std::size_t i = how.first; i + 1 < count; ++i) rest += evaluate(term(i));
    }
    terms.push_back(dots(rest));
    if (how.more > 0) {
        const std::size_t end = std::min(how.first + how.more, count - 1);
        std::vector<Expression>& numbers = terms.back().numbers;
        for (std::size_t i = how.first; i < end; ++i) {
            const Expression next = term(i);
            rest -= evaluate(next);
            numbers.push_back(inNumbers(next));
        }
        if (end + 1 < count) numbers.push_back(dots(rest));
    }
    terms.push_back(std::move(last));
    return terms;
}

Expression shortSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total) {
    return sum(shortTerms(count, term, {.total = total}));
}

}  // namespace attention::formula
