#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/formula/expression.h"

namespace attention::formula {

/// The dots in the middle of a long sum. @param value  the sum of the terms that the dots replace
Expression dots(double value);

/// Which terms of a long sum are replaced by dots.
struct SumElision {
    /// The sum of all terms; without it the omitted terms are evaluated and added.
    std::optional<double> total = std::nullopt;
    std::size_t leadingTerms = 2;  ///< terms before the dots; after the dots follows the last term
    std::size_t maxTerms = 4;      ///< longer sums are abbreviated
    /// So many terms after the leading ones are written when the formula is shown with numbers, which are shorter.
    std::size_t extraNumericTerms = 0;
};

/// The terms of a sum: all of them, or the first ones, dots for the omitted ones, and the last one.
/// @param count  number of terms
/// @param term   returns the term with index 0 ... count - 1
std::vector<Expression> elidedTerms(std::size_t count, const std::function<Expression(std::size_t)>& term,
                                    const SumElision& elision);

/// The sum of elidedTerms().
/// @param total  the sum of all terms
Expression elidedSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total);

}  // namespace attention::formula
