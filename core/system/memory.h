#pragma once

namespace attention {

/// Bytes of memory that this process can have at most: the machine's, or less where the process is limited (ulimit -v).
/// Infinite where the system does not tell.
double availableMemory();

/// Bytes that one computation may hold at once: half of availableMemory(). What would need more is refused before it
/// starts, because the rest of the machine has to go on working.
double memoryLimit();

}  // namespace attention
