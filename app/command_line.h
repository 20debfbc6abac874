#pragma once

#include <optional>

#include <QString>

#include "app/ending.h"

namespace attention {

/// Runs what the arguments ask for, apart from the window. Ignores saved settings and the locale, and needs no display;
/// an error is one line on standard error.
/// @param argc, argv  as main gets them, with one argument at least
/// @return nothing if the window is asked for: argv[1] alone then names a file that a scene can be read from
std::optional<ExitStatus> runCommandLine(int argc, char** argv);

}  // namespace attention
