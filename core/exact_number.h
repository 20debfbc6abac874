#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace attention {

/// A type that holds every 64-bit integer and every double exactly: for bounds of parameters, and for values that may
/// turn out to be either.
using ExactNumber = long double;
static_assert(std::numeric_limits<ExactNumber>::digits >= std::numeric_limits<std::int64_t>::digits,
              "an ExactNumber has to hold every whole number of 64 bits");

/// The text of formatNumber(), but with all digits for an integer that a double cannot hold.
std::string formatExact(ExactNumber value);

/// Reads `text` as parseInteger() does, without rounding; if it is no integer, as parseReal() does.
std::optional<ExactNumber> parseNumber(std::string_view text);

}  // namespace attention
