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
    constexpr std::size_t kMaxBytes = 40;
    const bool isCut = text.size() > kMaxBytes;
    if (isCut) {
        std::size_t end = kMaxBytes;
        // Not in the middle of a UTF-8 character, whose later bytes are 10xxxxxx.
        while (end > kMaxBytes - 4 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        text = text.substr(0, end);
    }
    std::string excerpt(text);
    std::replace_if(
        excerpt.begin(), excerpt.end(),
        [](char character) { return (character >= 0 && character < ' ') || character == 127; }, '?');
    return quotedText(isCut ? excerpt + "..." : excerpt);
}

}  // namespace attention
