#pragma once

#include "app/command.h"

namespace attention {

/// Runs `code`: writes a Python program that computes an exhibit's main table. @throws CommandError
void runCode(const Command& command);

}  // namespace attention
