#pragma once

#include <optional>

#include "app/command.h"
#include "app/command_error.h"

namespace attention {

class OffscreenApplication;
class ProgressMonitor;

/// Draws the figure of one exhibit into the file that -o names.
/// @param application  is created when the first figure needs it and can be reused for the next one
/// @return warnings and notes to print
/// @throws CommandError
Remarks exportFigure(const Command& command, ProgressMonitor& monitor,
                     std::optional<OffscreenApplication>& application);

/// Runs `export`: draws the figure of one exhibit, an animation, or the figures of all exhibits. @throws CommandError
void runExport(const Command& command);

}  // namespace attention
