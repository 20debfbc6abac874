#pragma once

#include <cstddef>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Axes that an array of a file or a scene has at most.
inline constexpr std::size_t kMaxAxes = 8;

/// The largest entry, without sign, that the exhibits compute with: no product of four of them in layers of the widest
/// kind, divided by the smallest temperature, is beyond all doubles. A float32 is always less.
inline constexpr double kMaxEntry = 1e40;

/// Numbers on one or more axes, the last axis fastest (C order), all of them finite.
struct Array {
    std::vector<Index> shape;    ///< each >= 1
    std::vector<double> values;  ///< as many as the product of `shape`

    bool operator==(const Array&) const = default;
};

/// @throws FormatError for the first number above kMaxEntry without its sign: "value [3, 2] is 1e+308; accepted:
/// numbers from -1e+40 to 1e+40"
void requireComputable(const Array& array);

}  // namespace attention
