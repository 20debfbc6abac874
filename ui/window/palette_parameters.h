#pragma once

#include <vector>

#include "ui/window/palette_entries.h"

namespace attention {

/// Adds entries for the parameters that the panel offers now, and for the values of choices. A parameter that has no
/// effect, or that a lesson disables, gets a disabled entry with the reason.
void addParameters(const PaletteSources& sources, std::vector<PaletteEntry>& entries);

}  // namespace attention
