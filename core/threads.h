#pragma once

#include <functional>

#include "core/matrix.h"

namespace attention {

/// How many threads one call of the core may work on, the calling one included; at first one per processor.
int threadCount();

/// @param count  >= 1; results never depend on it
/// @throws std::invalid_argument if count < 1
void setThreadCount(int count);

/// Splits 0 ... count - 1 into contiguous ranges, at most threadCount() of them and none shorter than `grain` unless
/// count is, and calls body(first, end) once for each, at the same time. Starts no thread when there is only one range.
/// Returns when all have ended; an exception of the body is thrown on. Called by a body it has its share of the
/// threads, which grows when other ranges end.
/// @param count  >= 0
/// @param grain  >= 1; the least that is worth starting a thread for (some 50 microseconds)
void parallelRanges(Index count, Index grain, const std::function<void(Index first, Index end)>& body);

}  // namespace attention
