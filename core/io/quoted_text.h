#pragma once

#include <string>
#include <string_view>

namespace attention {

/// `text` in double quotes, with a backslash before each quote and backslash inside.
std::string quotedText(std::string_view text);

/// Text from a file for an error message: like quotedText(), but with control characters replaced by '?', and cut to at
/// most 40 bytes followed by "...".
std::string quotedExcerpt(std::string_view text);

}  // namespace attention
