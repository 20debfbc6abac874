#pragma once

#include <optional>

#include <QString>

#include "app/command_error.h"
#include "ui/window/window_request.h"

namespace attention {

/// Runs the command given in the arguments, unless they ask for the window. Ignores saved settings and the locale and
/// needs no display. An error is printed as one line to standard error.
/// @param argc, argv  as passed to main(), with at least one argument after the name of the program
/// @param request  what the window is to open with, where it is requested; may be null
/// @return nothing if the window is requested
std::optional<ExitStatus> runCommandLine(int argc, char** argv, WindowRequest* request = nullptr);

}  // namespace attention
