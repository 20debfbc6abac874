#pragma once

#include <string_view>

namespace attention {

/// "MAJOR.MINOR.PATCH", the project's version in CMakeLists.txt.
inline constexpr std::string_view kVersion = ATTENTION_VERSION;

}  // namespace attention
