#pragma once

#include "app/command.h"

namespace attention {

/// Says what a language model's folder holds, or writes the tokens of a text. @throws CommandError
void runModel(const Command& command);

}  // namespace attention
