#pragma once

#include "app/command.h"

namespace attention {

/// Runs `model check FOLDER`, which describes the language model in a folder, and `model tokens FOLDER [TEXT]`, which
/// prints the token ids of a text. @throws CommandError
void runModel(const Command& command);

}  // namespace attention
