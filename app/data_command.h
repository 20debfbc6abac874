#pragma once

#include "app/command.h"
#include "app/command_error.h"

namespace attention {

class ProgressMonitor;

/// Writes one table of an exhibit to the file that -o names, or to standard output. @return warnings and notes to print
/// @throws CommandError
Remarks writeData(const Command& command, ProgressMonitor& monitor);

/// Runs `data`: writeData(), then prints its remarks. @throws CommandError
void runData(const Command& command);

}  // namespace attention
