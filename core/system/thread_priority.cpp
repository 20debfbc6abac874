#include "core/system/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace attention {

void lowerThreadPriority() {
#ifdef __linux__
    // A nice value of 5 means a third of the normal weight. On Linux, setpriority() with 0 affects only the calling
    // thread.
    constexpr int kNiceIncrement = 5;
    thread_local const int result = setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kNiceIncrement);
    static_cast<void>(result);
#endif
}

}  // namespace attention
