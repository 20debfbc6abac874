#pragma once

#include "app/command.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Lets the figure show the part that --zoom names, if it was given.
/// @param scene  of the exhibit, that can be computed
/// @throws CommandError  for an exhibit, or a scene, of which no part can be shown, and for a part outside of it
void useZoom(const Command& command, const Exhibit& exhibit, Scene& scene);

}  // namespace attention
