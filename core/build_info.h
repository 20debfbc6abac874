#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// "release", or "debug" for a build with assertions.
std::string_view buildType();

/// The compiler of core with its version: "GCC 12.2.0".
std::string compilerName();

struct LibraryVersion {
    std::string_view library;  ///< lower case: "icu"
    std::string version;       ///< the one loaded at run time; of a header-only library the one compiled in
};
/// The libraries that core uses.
std::vector<LibraryVersion> coreLibraries();

}  // namespace attention
