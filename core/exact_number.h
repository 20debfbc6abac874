#pragma once

#include <cstdint>
#include <limits>

namespace attention {

/// A number that is exact whether it was a whole number of 64 bits or a double: bounds of parameters, and values before
/// it is known which of the two they are.
using ExactNumber = long double;
static_assert(std::numeric_limits<ExactNumber>::digits >= std::numeric_limits<std::int64_t>::digits,
              "an ExactNumber has to hold every whole number of 64 bits");

}  // namespace attention
