#include "core/io/quoted_text.h"

#include <algorithm>
#include <cstddef>

namespace attention {

std::string quotedText(std::string_view text) {
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') quoted += '\\';
        quoted += character;
    }
    return quoted + '"';
}

std::string quotedExcerpt(std::string_view text) {
    constexpr std::size_t most = 40;
    const bool isCut = text.size() > most;
    if (isCut) {
        std::size_t end = most;
        // Not in the middle of a UTF-8 character, whose later bytes are 10xxxxxx.
        while (end > most - 4 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        text = text.substr(0, end);
    }
    std::string shown(text);
    std::replace_if(
        shown.begin(), shown.end(),
        [](char character) { return (character >= 0 && character < ' ') || character == 127; }, '?');
    return quotedText(isCut ? shown + "..." : shown);
}

}  // namespace attention
