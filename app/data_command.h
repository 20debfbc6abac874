#pragma once

#include "app/command.h"
#include "app/command_error.h"

namespace attention {

class ProgressMonitor;

/// Writes one table of an exhibit to the file that -o names, or to standard output. @throws CommandError
Remarks writeData(const Command& command, ProgressMonitor& watch);

/// Does it, and prints what there is to say about it. @throws CommandError
void runData(const Command& command);

}  // namespace attention
