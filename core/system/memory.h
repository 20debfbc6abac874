#pragma once

#include <cstddef>

namespace attention {

/// The memory that this process can use, in bytes: that of the machine, or less if the process is limited (ulimit -v).
/// Infinite if unknown.
double memoryBudget();

/// Bytes that one computation may hold at once: half of memoryBudget(). What would need more is refused before it
/// starts, because the rest of the machine has to go on working.
double memoryLimit();

/// Gives back to the system what was freed and is kept for later: after something large and rare. Does nothing where
/// the allocator has no way to.
void releaseFreedMemory();

/// Asks for large pages for numbers yet to be written, which take a quarter of the time to come into being; without
/// them this is most of the time of filling a new table. Does nothing to pages that exist, nor outside Linux.
void preferLargePages(double* numbers, std::ptrdiff_t count);

}  // namespace attention
