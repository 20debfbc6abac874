#pragma once

#include <optional>

#include "app/command.h"
#include "app/command_error.h"

namespace attention {

class OffscreenApplication;
class ProgressMonitor;

/// Draws several exhibits as the panels of one figure into the file that -o names.
/// @param application  is created when the first figure needs it and can be reused for the next one
/// @return warnings and notes to print
/// @throws CommandError
Remarks drawPanels(const Command& command, ProgressMonitor& monitor, std::optional<OffscreenApplication>& application);

/// Runs `panels`: drawPanels(), then prints its remarks. @throws CommandError
void runPanels(const Command& command);

}  // namespace attention
