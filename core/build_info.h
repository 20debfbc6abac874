#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// "release" or "debug", which checks its assertions.
std::string_view buildType();

/// The compiler of core with its version: "GCC 12.2.0".
std::string compilerName();

struct LibraryVersion {
    std::string_view library;  ///< lower case: "icu"
    std::string version;       ///< of what is loaded now; of what was compiled in where there is nothing to load
};
/// The libraries that core is made with.
std::vector<LibraryVersion> coreLibraries();

}  // namespace attention
