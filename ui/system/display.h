#pragma once

namespace attention {

/// Whether the surroundings name a display on which a window can be opened. Qt would end the program without one.
bool hasDisplay();

}  // namespace attention
