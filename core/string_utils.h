#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Converts an integer to decimal digits and returns text unchanged.
struct ToString {
    std::string operator()(std::integral auto number) const { return std::to_string(number); }
    std::string operator()(std::string_view text) const { return std::string(text); }
};

/// The texts of values with a separator between them: "3, 1, 2".
/// @param textOf  returns the text of one value
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

/// The sizes of an array along its axes: "8 x 3 x 4"; empty for a single number.
inline std::string shapeText(std::span<const Index> shape) {
    return join(shape, " x ", ToString());
}
inline std::string shapeText(Index rows, Index columns) {
    return shapeText(std::vector{rows, columns});
}

/// The pieces of `text` between the separators, at least one.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (auto end = text.find(separator); end != text.npos; end = text.find(separator)) {
        pieces.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    pieces.push_back(text);
    return pieces;
}

/// `text` without any of these characters at either end.
inline std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n") {
    const auto first = text.find_first_not_of(blanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace attention
