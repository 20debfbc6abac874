#include "core/build_info.h"

#include <unicode/uversion.h>
#include <zlib.h>

#include <Eigen/Core>
#include <nlohmann/json.hpp>

namespace attention {
namespace {

std::string dotted(int major, int minor, int patch) {
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

std::string icuVersion() {
    UVersionInfo version;
    u_getVersion(version);
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    return text;
}

}  // namespace

std::string_view buildType() {
#ifdef NDEBUG
    return "release";
#else
    return "debug";
#endif
}

std::string compilerName() {
#if defined(__clang__)
    return "Clang " + dotted(__clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    return "GCC " + dotted(__GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    return "unknown compiler";
#endif
}

std::vector<LibraryVersion> coreLibraries() {
    return {
        {"eigen", dotted(EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION, EIGEN_MINOR_VERSION)},
        {"icu", icuVersion()},
        {"nlohmann-json",
         dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH)},
        {"zlib", zlibVersion()},
    };
}

}  // namespace attention
