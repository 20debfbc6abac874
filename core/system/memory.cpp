#include "core/system/memory.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/mman.h>
#endif
#ifdef __EMSCRIPTEN__
#include <emscripten/heap.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace attention {

double memoryBudget() {
#ifdef __EMSCRIPTEN__
    // The maximum that was set when the page was linked.
    return static_cast<double>(emscripten_get_heap_max());
#else
    double bytes = std::numeric_limits<double>::infinity();
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long pageSize = sysconf(_SC_PAGESIZE);
    if (pages > 0 && pageSize > 0) bytes = static_cast<double>(pages) * static_cast<double>(pageSize);
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        bytes = std::min(bytes, static_cast<double>(limit.rlim_cur));
    return bytes;
#endif
}

double memoryLimit() {
    return memoryBudget() / 2;
}

void releaseFreedMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

void preferLargePages([[maybe_unused]] double* numbers, [[maybe_unused]] std::ptrdiff_t count) {
#ifdef __linux__
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto begin = (reinterpret_cast<std::uintptr_t>(numbers) + page - 1) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(numbers + count) / page * page;
    if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
#endif
}

}  // namespace attention
