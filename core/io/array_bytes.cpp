#include "core/io/array_bytes.h"

#include <cmath>

namespace attention {

std::string indicesText(const std::vector<Index>& indices) {
    std::string text;
    for (const Index index : indices) text += (text.empty() ? "" : ", ") + std::to_string(index);
    return '[' + text + ']';
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

std::string notFiniteText(double value) {
    const char* name = std::isnan(value) ? "NaN" : value > 0 ? "infinity" : "-infinity";
    return std::string(name) + "; accepted: finite numbers";
}

}  // namespace attention
