#include "core/system/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace attention {

void lowerThreadPriority() {
#ifdef __linux__
    // A third of the weight that others have. Here Linux means the thread, not the process.
    constexpr int kBehind = 5;
    thread_local const int given = setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kBehind);
    static_cast<void>(given);
#endif
}

}  // namespace attention
