#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/formula/expression.h"

namespace attention::formula {

/// The dots in the middle of a long sum. @param value  of the terms that they stand for
Expression dots(double value);

/// How a long sum is elided.
struct SumElision {
    std::optional<double> total = std::nullopt;  ///< of all terms; without it those left out are evaluated
    std::size_t leadingTerms = 2;                ///< terms before the dots; the last one follows them
    std::size_t maxTerms = 4;                    ///< so many terms are written out in full
    std::size_t more = 0;  ///< so many terms behind the first ones are written in numbers, which are short, alone
};

/// The terms of a sum: all, or the first ones, dots for those left out of the total, and the last one.
/// @param count  of its terms
/// @param term   each of them, 0 ... count - 1
std::vector<Expression> elidedTerms(std::size_t count, const std::function<Expression(std::size_t)>& term,
                                    const SumElision& how);

/// The sum of elidedTerms().
/// @param total  of all of them
Expression elidedSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total);

}  // namespace attention::formula
