#pragma once

#include <optional>

#include "app/command.h"
#include "app/command_error.h"

namespace attention {

class OffscreenApplication;
class ProgressMonitor;

/// Draws several exhibits as the panels of one figure into the file that -o names.
/// @param application  is made as soon as it is needed, and may serve the next figure
/// @throws CommandError
Remarks drawPanels(const Command& command, ProgressMonitor& watch, std::optional<OffscreenApplication>& application);

/// Does it, and prints what there is to say about it. @throws CommandError
void runPanels(const Command& command);

}  // namespace attention
