#pragma once

#include <string>
#include <string_view>

namespace attention {

/// In double quotes; those inside stand behind a backslash, and so does a backslash.
std::string quotedText(std::string_view text);

/// Text from a file as an error message quotes it: as quotedText(), control characters as '?', at most 40 bytes of it
/// and then "...".
std::string quotedExcerpt(std::string_view text);

}  // namespace attention
