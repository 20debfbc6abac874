#pragma once

#include <optional>

#include "app/command.h"
#include "app/command_error.h"

namespace attention {

class OffscreenApplication;
class ProgressMonitor;

/// Draws the figure of one exhibit into the file that -o names.
/// @param application  is made as soon as it is needed, and may serve the next figure
/// @throws CommandError
Remarks exportFigure(const Command& command, ProgressMonitor& watch, std::optional<OffscreenApplication>& application);

/// Draws the figure of one exhibit, or of all. @throws CommandError
void runExport(const Command& command);

}  // namespace attention
