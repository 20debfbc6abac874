#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The arguments by which a command of the program gets a scene: the exhibit, a preset where that makes them fewer, and
/// each parameter that differs, or a link where only that can hold the scene (a comparison, a zoom, pins). Nothing for
/// a scene with arrays, which no arguments hold, unless a preset brings them.
std::optional<QStringList> sceneArguments(const Exhibit& exhibit, const Scene& scene);

/// Arguments as one line for a POSIX shell, in quotation marks where that is needed.
QString shellLine(const QStringList& arguments);

/// The command that writes what is on the screen into a file: "attention-lab export heads --heads 8 -o heads.svg".
/// Nothing as sceneArguments().
std::optional<QString> exportCommand(const Exhibit& exhibit, const Scene& scene);

}  // namespace attention
