#pragma once

#include <cstddef>
#include <functional>

#include "core/explain/expression.h"

namespace attention::formula {

/// The dots in the middle of a long sum. @param value  of the terms that they stand for
Expression dots(double value);

/// A sum written out in full, or the first terms, dots for those left out of the total, and the last term.
/// @param count  of its terms
/// @param term   each of them, 0 ... count - 1; only those that are written are asked for
/// @param total  of all of them
Expression shortSum(std::size_t count, const std::function<Expression(std::size_t)>& term, double total);

}  // namespace attention::formula
