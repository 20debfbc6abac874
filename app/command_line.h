#pragma once

#include <optional>

#include <QString>

#include "app/command_error.h"
#include "ui/window/window_request.h"

namespace attention {

/// Runs the command that the arguments name, or finds out what the window is to open with. Commands ignore saved
/// settings and the locale and need no display. An error is printed as one line to standard error.
/// @param argc, argv  as passed to main(), with at least one argument after the name of the program
/// @param request  receives what the window is to open with; may be null
/// @return the exit status of a command; nothing if the arguments ask for the window
std::optional<ExitStatus> runCommandLine(int argc, char** argv, WindowRequest* request = nullptr);

}  // namespace attention
