#pragma once

#include "app/command.h"

namespace attention {

struct Scene;

/// The value of --address. @throws CommandError if links cannot begin with it
QString linkAddressOf(const Command& command);
/// A warning of what a link leaves out, or nothing.
QStringList linkWarnings(const Scene& scene);

/// Prints the scene as a link. @throws CommandError
void runLink(const Command& command);

}  // namespace attention
