#pragma once

#include "app/command.h"

namespace attention {

/// Draws the figure of one exhibit, or of all. @throws CommandError
void runExport(const Command& command);

}  // namespace attention
