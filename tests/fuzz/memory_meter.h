#pragma once

#include <cstddef>

namespace attention {

/// From now on the peak counts from what is allocated now.
void startMemoryMeter();

/// The most bytes that were allocated at once since startMemoryMeter(), beyond those of that moment: by malloc and all
/// that rests on it, as operator new, in every library and thread.
std::size_t peakMemory();

}  // namespace attention
