#include "core/system/memory.h"

#include <algorithm>
#include <limits>
#include <sys/resource.h>
#include <unistd.h>

namespace attention {

double availableMemory() {
    double bytes = std::numeric_limits<double>::infinity();
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long pageSize = sysconf(_SC_PAGESIZE);
    if (pages > 0 && pageSize > 0) bytes = static_cast<double>(pages) * static_cast<double>(pageSize);
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        bytes = std::min(bytes, static_cast<double>(limit.rlim_cur));
    return bytes;
}

double memoryLimit() {
    return availableMemory() / 2;
}

}  // namespace attention
