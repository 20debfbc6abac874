#pragma once

#include "app/command.h"

namespace attention {

/// Writes a lesson as a document to be printed. @throws CommandError
void runHandout(const Command& command);

}  // namespace attention
