#pragma once

#include "app/command.h"

namespace attention {

/// Draws several exhibits as the panels of one figure. @throws CommandError
void runPanels(const Command& command);

}  // namespace attention
