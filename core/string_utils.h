#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// A whole number in decimal digits, or text as it is.
struct ToString {
    std::string operator()(std::integral auto number) const { return std::to_string(number); }
    std::string operator()(std::string_view text) const { return std::string(text); }
};

/// The texts of values with a separator between them: "3, 1, 2".
/// @param textOf  makes the text of a value
template <class Values, class TextOf = ToString>
std::string join(const Values& values, std::string_view separator, const TextOf& textOf = {}) {
    std::string text;
    bool isFirst = true;
    for (const auto& value : values) {
        if (!isFirst) text += separator;
        text += textOf(value);
        isFirst = false;
    }
    return text;
}

/// The sizes of an array along its axes: "8 x 3 x 4"; of a single number nothing.
inline std::string shapeText(std::span<const Index> shape) {
    return join(shape, " x ", ToString());
}
inline std::string shapeText(Index rows, Index columns) {
    return shapeText(std::vector{rows, columns});
}

/// The pieces between separators, one at least.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    for (auto end = text.find(separator); end != text.npos; end = text.find(separator)) {
        found.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    found.push_back(text);
    return found;
}

/// Without any of these characters at either end.
inline std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n") {
    const auto first = text.find_first_not_of(blanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace attention
