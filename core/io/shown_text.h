#pragma once

#include <string>
#include <string_view>

namespace attention {

/// Text from a file as an error message quotes it: in double quotes, control characters as '?', at most 40 bytes of it
/// and then "...".
std::string shownText(std::string_view text);

}  // namespace attention
