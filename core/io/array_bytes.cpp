#include "core/io/array_bytes.h"

#include <cmath>
#include <limits>

#include "core/number_text.h"
#include "core/string_utils.h"

namespace attention {

std::string indicesText(const std::vector<Index>& indices) {
    return '[' + join(indices, ", ") + ']';
}

std::string formatIndex(std::size_t index, const std::vector<Index>& shape) {
    std::vector<Index> axisIndices(shape.size());
    for (std::size_t axis = shape.size(); axis-- > 0;) {
        const auto length = static_cast<std::size_t>(shape[axis]);
        axisIndices[axis] = static_cast<Index>(index % length);
        index /= length;
    }
    return indicesText(axisIndices);
}

FormatError notFiniteError(double value, std::size_t index, const std::vector<Index>& shape) {
    const Message name = std::isnan(value) ? Message("NaN")
                         : value > 0       ? Message(CoreMessages::tr("infinity"))
                                           : Message(CoreMessages::tr("-infinity"));
    return FormatError(CoreMessages::tr("value %1 is %2; accepted: finite numbers"), formatIndex(index, shape), name);
}

void requireComputable(const Array& array) {
    for (std::size_t i = 0; i < array.values.size(); ++i)
        if (std::abs(array.values[i]) > kMaxEntry)
            throw FormatError(CoreMessages::tr("value %1 is %2; accepted: numbers from %3 to %4"),
                              formatIndex(i, array.shape), formatNumber(array.values[i]), formatNumber(-kMaxEntry),
                              formatNumber(kMaxEntry));
}

double halfValue(std::uint16_t bits) {
    const int exponent = bits >> 10 & 0x1F;
    const int fraction = bits & 0x3FF;
    const double sign = bits >> 15 ? -1 : 1;
    if (exponent == 0x1F) return fraction ? std::numeric_limits<double>::quiet_NaN() : sign * HUGE_VAL;
    return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(0x400 + fraction, exponent - 25));
}

}  // namespace attention
