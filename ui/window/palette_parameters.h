#pragma once

#include <vector>

#include "ui/window/palette_entries.h"

namespace attention {

/// The parameters that the panel offers now, and the values of those that are choices. A parameter that has no effect
/// or is withheld by a lesson is disabled, with the reason.
void addParameters(const PaletteSources& sources, std::vector<PaletteEntry>& entries);

}  // namespace attention
