#pragma once

#include <cstddef>

namespace attention {

/// The memory that this process can use, in bytes: that of the machine, or less if the process is limited (ulimit -v).
/// Infinite if unknown.
double memoryBudget();

/// The maximum memory of one computation in bytes: half of memoryBudget(). Computations that need more are refused in
/// advance, so that the machine stays usable.
double memoryLimit();

/// Returns freed memory from the allocator to the system; for use after large, rare computations. Does nothing if the
/// allocator does not support it.
void releaseFreedMemory();

/// Requests large pages for memory that has not been written yet. Page faults, which take most of the time of filling a
/// new table, then take a quarter of it. Does nothing for existing pages, and only works on Linux.
void preferLargePages(double* numbers, std::ptrdiff_t count);

}  // namespace attention
