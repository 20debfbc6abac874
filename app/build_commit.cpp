#include "app/build_commit.h"

#include "commit.h"

namespace attention {

std::string_view buildCommit() {
    return ATTENTION_COMMIT;
}

}  // namespace attention
