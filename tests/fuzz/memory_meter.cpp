#include "tests/fuzz/memory_meter.h"

#include <atomic>
#include <cerrno>

#ifdef ATTENTION_SANITIZED
// Of <sanitizer/allocator_interface.h>, which GCC does not bring along.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*afterMalloc)(const volatile void*, std::size_t),
                                                         void (*beforeFree)(const volatile void*));
extern "C" std::size_t __sanitizer_get_allocated_size(const volatile void* block);
#else
#include <malloc.h>
#endif

namespace attention {
namespace {

// Constant-initialised: memory is allocated before anything else runs.
constinit std::atomic<std::ptrdiff_t> liveBytes{0};
constinit std::atomic<std::ptrdiff_t> peakBytes{0};
constinit std::ptrdiff_t startBytes = 0;

void count(std::ptrdiff_t bytes) {
    const std::ptrdiff_t live = liveBytes.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    std::ptrdiff_t peak = peakBytes.load(std::memory_order_relaxed);
    while (live > peak && !peakBytes.compare_exchange_weak(peak, live, std::memory_order_relaxed)) {
    }
}

}  // namespace

void startMemoryMeter() {
#ifdef ATTENTION_SANITIZED
    // The sanitizer keeps the allocator for itself, and tells.
    [[maybe_unused]] static const int installed = __sanitizer_install_malloc_and_free_hooks(
        [](const volatile void*, std::size_t size) { count(static_cast<std::ptrdiff_t>(size)); },
        [](const volatile void* block) { count(-static_cast<std::ptrdiff_t>(__sanitizer_get_allocated_size(block))); });
#endif
    startBytes = liveBytes;
    peakBytes = startBytes;
}

std::size_t peakMemory() {
    return static_cast<std::size_t>(peakBytes - startBytes);
}

#ifndef ATTENTION_SANITIZED

namespace {

void* counted(void* block) {
    if (block) count(static_cast<std::ptrdiff_t>(malloc_usable_size(block)));
    return block;
}

}  // namespace

// The C library's allocator under names of its own, for programs that replace malloc.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t number, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* block);

void* malloc(std::size_t size) {
    return counted(__libc_malloc(size));
}
void* calloc(std::size_t number, std::size_t size) {
    return counted(__libc_calloc(number, size));
}
void* realloc(void* block, std::size_t size) {
    // For a moment there may be both, and neither is counted twice.
    const std::size_t before = block ? malloc_usable_size(block) : 0;
    void* moved = __libc_realloc(block, size);
    if (moved || size == 0) count(-static_cast<std::ptrdiff_t>(before));
    return counted(moved);
}
void* memalign(std::size_t alignment, std::size_t size) {
    return counted(__libc_memalign(alignment, size));
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return counted(__libc_memalign(alignment, size));
}
int posix_memalign(void** block, std::size_t alignment, std::size_t size) {
    *block = counted(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}
void free(void* block) {
    if (block) count(-static_cast<std::ptrdiff_t>(malloc_usable_size(block)));
    __libc_free(block);
}
}

#endif

}  // namespace attention
