#pragma once

#include <string_view>

namespace attention {

/// The commit that the program was built from, with "-dirty" where files differed from it; "unknown" outside a
/// repository. Known to the program alone, so that a commit makes nothing else be linked anew.
std::string_view buildCommit();

}  // namespace attention
