#pragma once

#include "app/command.h"

namespace attention {

/// Writes one table of an exhibit. @throws CommandError
void runData(const Command& command);

}  // namespace attention
