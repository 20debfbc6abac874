#pragma once

#include "app/command.h"

namespace attention {

/// Runs `export --play`: writes an animation in which one parameter runs along its slider, as one file (gif, webp) or
/// as one file per picture (png, svg).
/// @throws CommandError
void exportAnimation(const Command& command);
/// The formats of an animation: gif and webp, and png and svg, which have one file per picture.
const QStringList& animationFormats();
/// @throws CommandError if an option or a format is given that needs --play
void requireNoAnimation(const Command& command);

}  // namespace attention
