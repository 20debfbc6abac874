#pragma once

namespace attention {

/// Makes the calling thread, and those that it starts from now on, give way to others that have work: for what takes
/// long while a window is looked at. It stays so. Does nothing outside Linux.
void lowerThreadPriority();

}  // namespace attention
