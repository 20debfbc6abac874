#pragma once

#include <optional>

#include <QString>

#include "app/command_error.h"

namespace attention {

/// Runs the command given in the arguments, unless they ask for the window. Ignores saved settings and the locale and
/// needs no display. An error is printed as one line to standard error.
/// @param argc, argv as passed to main(), with at least one argument.
/// @return nothing if the window is requested; argv[1], if present, then names the scene file to open
std::optional<ExitStatus> runCommandLine(int argc, char** argv);

}  // namespace attention
