#pragma once

#include "app/command.h"

namespace attention {

/// Runs `handout`: writes a lesson as a document for printing. @throws CommandError
void runHandout(const Command& command);

}  // namespace attention
