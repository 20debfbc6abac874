#pragma once

#include <optional>

#include <QString>

#include "app/ending.h"

namespace attention {

/// Opens the page of all widgets (see Gallery) in place of the window. For those who work on the program, so no help
/// tells of it.
inline QString galleryOption() {
    return QStringLiteral("--gallery");
}

/// Runs what the arguments ask for, apart from the window. Ignores saved settings and the locale, and needs no display;
/// an error is one line on standard error.
/// @param argc, argv  as main gets them, with one argument at least
/// @return nothing if the window is asked for: argv[1] alone then names a file that a scene can be read from, or is
/// galleryOption()
std::optional<ExitStatus> runCommandLine(int argc, char** argv);

}  // namespace attention
