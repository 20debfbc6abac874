#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/command.h"
#include "ui/exhibits/exhibit.h"
#include "ui/files/scene_file.h"

namespace attention {

/// The exhibit and scene that a command such as `export` or `data` works on.
struct RequestedScene {
    const Exhibit* exhibit = nullptr;
    Scene scene;                        ///< fits the exhibit
    std::optional<CarriedStyle> style;  ///< of the figure from which the scene was read, if it shows this exhibit
    QStringList warnings;               ///< about the scene file; printed by printWarning() if the command succeeds
    QStringList notes;                  ///< about arrays; printed by printNote() if the command succeeds
};

/// Returns the exhibit and scene that a command line describes. The starting point is `--preset` or `--scene`;
/// parameters given on the command line override it, and all other values are adjusted to them and to what the exhibit
/// accepts. Arrays given on the command line replace those of the scene; a size that contradicts the arrays or the
/// tokens is an error. A named exhibit takes precedence over the scene's, which then loses its zoom and size, as in the
/// window after switching exhibits; without a name the scene's exhibit is used.
/// @param start  the starting point instead of `--scene`: a scene that is written in a list of panels
/// @throws CommandError
RequestedScene resolveScene(const Command& command, std::optional<OpenedScene> start = std::nullopt);

/// @param prefix  of the message: where the unknown name was found
/// @throws CommandError that suggests the most similar exhibit and lists all of them
[[noreturn]] void throwUnknownExhibit(const QString& id, const QString& prefix = {});

/// @param location  where the key was found: "parameters"
/// @param exhibit  the exhibit that should have the parameter; nullptr: not known
/// @throws CommandError that lists the most similar parameters
[[noreturn]] void throwUnknownParameter(const QString& location, const QString& key, const Exhibit* exhibit);

/// Reads a scene from a file or from a link. @throws CommandError with kFailure
OpenedScene openSceneFile(const QString& path);

}  // namespace attention
