#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace attention {

/// A number that is exact whether it was a whole number of 64 bits or a double: bounds of parameters, and values before
/// it is known which of the two they are.
using ExactNumber = long double;
static_assert(std::numeric_limits<ExactNumber>::digits >= std::numeric_limits<std::int64_t>::digits,
              "an ExactNumber has to hold every whole number of 64 bits");

/// A double as formatNumber() writes it, and a whole number of more than 53 bits with all its digits.
std::string formatExact(ExactNumber value);

/// A number as parseInteger() reads it, without rounding, or else as parseReal() does.
std::optional<ExactNumber> parseNumber(std::string_view text);

}  // namespace attention
