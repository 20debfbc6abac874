#pragma once

namespace attention {

/// Whether the calling thread may block until a new thread has started. The main thread of a browser may not: the
/// browser only starts new threads while its main thread is idle.
bool mayWaitForNewThreads();

}  // namespace attention
