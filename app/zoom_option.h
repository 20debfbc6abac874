#pragma once

#include "app/command.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Sets the zoom of the scene to the rows and columns of --zoom, if it was given.
/// @param scene  of the exhibit; it must be computable
/// @throws CommandError if the exhibit or scene cannot be zoomed, or if the part is outside of the table
void useZoom(const Command& command, const Exhibit& exhibit, Scene& scene);

}  // namespace attention
