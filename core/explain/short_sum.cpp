#include "core/explain/short_sum.h"

#include <utility>
#include <vector>

namespace attention::formula {
namespace {

/// Terms of a long sum that are written out before the dots; the last one follows them.
constexpr std::size_t kWrittenOut = 2;

}  // namespace

Expression dots(double value) {
    return {.kind = Expression::Kind::Dots, .text = {}, .value = value, .parts = {}};
}

Expression shortSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total) {
    std::vector<Expression> shown;
    if (count <= kWrittenOut + 2) {
        for (std::size_t i = 0; i < count; ++i) shown.push_back(term(i));
        return sum(std::move(shown));
    }
    double rest = total;
    for (std::size_t i = 0; i < kWrittenOut; ++i) {
        shown.push_back(term(i));
        rest -= evaluate(shown.back());
    }
    Expression last = term(count - 1);
    rest -= evaluate(last);
    shown.push_back(dots(rest));
    shown.push_back(std::move(last));
    return sum(std::move(shown));
}

}  // namespace attention::formula
