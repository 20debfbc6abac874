#pragma once

namespace attention {

/// Whether the calling thread may wait for a thread that has not begun yet. The interface thread of a browser may not:
/// there a new thread only comes to be once that thread has nothing to do.
bool mayWaitForNewThreads();

}  // namespace attention
