#pragma once

#include "app/command.h"

namespace attention {

/// Prints the scene as a link. @throws CommandError
void runLink(const Command& command);

}  // namespace attention
