#pragma once

#include <functional>

#include "core/matrix.h"

namespace attention {

/// How many threads one call into core may use, including the calling thread; initially one per processor.
int threadCount();

/// Results never depend on the number of threads. @param count  >= 1
/// @throws std::invalid_argument if count < 1
void setThreadCount(int count);

/// Splits 0 ... count - 1 into at most threadCount() contiguous ranges, each at least `grain` long unless count is
/// smaller, and calls body(first, end) for them in parallel. A single range runs on the calling thread. Returns when
/// all ranges are done and rethrows an exception of `body`. A nested call shares the threads of the outer call: it may
/// use more of them as the other outer ranges finish.
/// @param count >= 0
/// @param grain >= 1; the smallest range that is worth a thread of its own (about 50 microseconds)
void parallelFor(Index count, Index grain, const std::function<void(Index first, Index end)>& body);

}  // namespace attention
