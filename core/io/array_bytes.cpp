#include "core/io/array_bytes.h"

#include <cmath>
#include <limits>

#include "core/number_text.h"
#include "core/pieces.h"

namespace attention {

std::string indicesText(const std::vector<Index>& indices) {
    return '[' + joined(indices, ", ") + ']';
}

std::string placeText(std::size_t index, const std::vector<Index>& shape) {
    std::vector<Index> place(shape.size());
    for (std::size_t axis = shape.size(); axis-- > 0;) {
        const auto length = static_cast<std::size_t>(shape[axis]);
        place[axis] = static_cast<Index>(index % length);
        index /= length;
    }
    return indicesText(place);
}

FormatError notFiniteError(double value, std::size_t index, const std::vector<Index>& shape) {
    const Phrase name = std::isnan(value) ? Phrase("NaN")
                        : value > 0       ? Phrase(CoreWords::tr("infinity"))
                                          : Phrase(CoreWords::tr("-infinity"));
    return FormatError(CoreWords::tr("value %1 is %2; accepted: finite numbers"), placeText(index, shape), name);
}

void requireComputable(const Array& array) {
    for (std::size_t i = 0; i < array.values.size(); ++i)
        if (std::abs(array.values[i]) > kLargestEntry)
            throw FormatError(CoreWords::tr("value %1 is %2; accepted: numbers from %3 to %4"),
                              placeText(i, array.shape), numberText(array.values[i]), numberText(-kLargestEntry),
                              numberText(kLargestEntry));
}

double halfValue(std::uint16_t bits) {
    const int exponent = bits >> 10 & 0x1F;
    const int fraction = bits & 0x3FF;
    const double sign = bits >> 15 ? -1 : 1;
    if (exponent == 0x1F) return fraction ? std::numeric_limits<double>::quiet_NaN() : sign * HUGE_VAL;
    return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(0x400 + fraction, exponent - 25));
}

}  // namespace attention
