#pragma once

#include "app/command.h"

namespace attention {

/// Writes a Python program that computes an exhibit's main table. @throws CommandError
void runCode(const Command& command);

}  // namespace attention
