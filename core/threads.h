#pragma once

#include <functional>

#include "core/matrix.h"

namespace attention {

/// How many threads one call of the core may work on, the calling one included; at first one per processor.
int threadCount();

/// @param count  >= 1; results never depend on it
/// @throws std::invalid_argument if count < 1
void setThreadCount(int count);

/// Splits 0 ... count - 1 into at most threadCount() contiguous ranges, each at least `grain` long unless count is
/// smaller, and calls body(first, end) for them in parallel. A single range runs on the calling thread. Returns when
/// all ranges are done and rethrows an exception of `body`. A nested call uses the threads available to its range;
/// their number grows as other ranges finish.
/// @param count >= 0
/// @param grain >= 1; the least that is worth starting a thread for (some 50 microseconds)
void parallelFor(Index count, Index grain, const std::function<void(Index first, Index end)>& body);

}  // namespace attention
