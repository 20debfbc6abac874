#pragma once

#include "app/command.h"

namespace attention {

/// Runs `batch`: makes the figures and tables of a list, in several processes. @throws CommandError
void runBatch(const Command& command);

}  // namespace attention
