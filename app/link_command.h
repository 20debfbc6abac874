#pragma once

#include "app/command.h"

namespace attention {

struct Scene;

/// The value of --address; empty without it. @throws CommandError if a link cannot begin with it
QString linkAddressOf(const Command& command);
/// A warning if the scene has arrays, which a link cannot hold; else an empty list.
QStringList linkWarnings(const Scene& scene);

/// Runs `link`: prints the scene as a link. @throws CommandError
void runLink(const Command& command);

}  // namespace attention
