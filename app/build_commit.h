#pragma once

#include <string_view>

namespace attention {

/// The commit that the program was built from, with "-dirty" behind it if files had uncommitted changes; "unknown"
/// outside a repository. Only the main program contains it, so that a new commit does not relink libraries and tests.
std::string_view buildCommit();

}  // namespace attention
