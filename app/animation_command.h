#pragma once

#include "app/command.h"

namespace attention {

/// `export --play`: a parameter of an exhibit run along its slider, into a file or one for each picture.
/// @throws CommandError
void exportAnimation(const Command& command);
/// @throws CommandError for an option of an animation without --play
void requireNoAnimation(const Command& command);

}  // namespace attention
