#pragma once

#include "app/command.h"

namespace attention {

/// `export --play`: a parameter of an exhibit run along its slider, into a file or one for each picture.
/// @throws CommandError
void exportAnimation(const Command& command);
/// What it writes: gif, webp, and png and svg for each picture.
const QStringList& animationFormats();
/// @throws CommandError for an option or a format of an animation without --play
void requireNoAnimation(const Command& command);

}  // namespace attention
