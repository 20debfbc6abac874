#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The command-line arguments that describe a scene: the exhibit, a preset if that needs fewer arguments, and each
/// parameter that differs. A scene that needs more than parameters (a reference, a zoom, pins) becomes a link. Nothing
/// for a scene with arrays, which no arguments can describe, unless a preset has them.
std::optional<QStringList> sceneArguments(const Exhibit& exhibit, const Scene& scene);

/// Arguments as one line for a POSIX shell, quoted if necessary.
QString shellLine(const QStringList& arguments);

/// The command that exports the figure of a scene: "attention-lab export heads --heads 8 -o heads.svg". Nothing if
/// sceneArguments() has nothing.
std::optional<QString> exportCommand(const Exhibit& exhibit, const Scene& scene);

}  // namespace attention
