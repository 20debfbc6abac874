#pragma once

namespace attention {

/// Permanently lowers the priority of the calling thread and of threads that it starts later, so that long computations
/// do not slow down the interface. Only works on Linux.
void lowerThreadPriority();

}  // namespace attention
