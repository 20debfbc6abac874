#pragma once

#include <cstddef>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Maximum number of axes of an array from a file or in a scene.
inline constexpr std::size_t kMaxAxes = 8;

/// The largest absolute value of an entry that the exhibits accept: a sum of products of four such entries in the
/// widest layer, divided by the smallest temperature, does not overflow a double. Every finite float32 is smaller.
inline constexpr double kMaxEntry = 1e40;

/// An array of finite numbers with one or more axes, in C order (the last axis runs fastest).
struct Array {
    std::vector<Index> shape;    ///< each >= 1
    std::vector<double> values;  ///< as many as the product of `shape`

    bool operator==(const Array&) const = default;
};

/// @throws FormatError for the first number whose absolute value exceeds kMaxEntry: "value [3, 2] is 1e+308; accepted:
/// numbers from -1e+40 to 1e+40"
void requireComputable(const Array& array);

}  // namespace attention
