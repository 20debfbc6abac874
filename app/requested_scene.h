#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/command.h"
#include "ui/exhibits/exhibit.h"
#include "ui/files/scene_file.h"

namespace attention {

/// The exhibit and scene that `export` or `data` works on.
struct RequestedScene {
    const Exhibit* exhibit = nullptr;
    Scene scene;                        ///< fits the exhibit
    std::optional<CarriedStyle> style;  ///< of the figure that the scene came out of, if it is of this exhibit
    QStringList warnings;               ///< about the scene file, for printWarning() when all went well
    QStringList notes;                  ///< about arrays, for printNote() when all went well
};

/// Returns the exhibit and scene that a command line describes. The starting point is `--preset` or `--scene`;
/// parameters given on the command line override it, and all other values are adjusted to them and to what the exhibit
/// accepts. Arrays given on the command line replace those of the scene; a size that contradicts the arrays or the
/// tokens is an error. A named exhibit takes precedence over the scene's, which then loses its zoom and size, as in the
/// window after switching exhibits; without a name the scene's exhibit is used.
/// @param start  in the place of the file of `--scene`: a scene that stands in a list
/// @throws CommandError
RequestedScene resolveScene(const Command& command, std::optional<OpenedScene> start = std::nullopt);

/// @param before  begins the message: where it stands
/// @throws CommandError that names the exhibit that was meant, if one is much like it, and all others
[[noreturn]] void throwUnknownExhibit(const QString& id, const QString& before = {});

/// @param place  where it stands: "parameters"  @param exhibit  whose it should be; nullptr: not known
/// @throws CommandError that names the parameters that are most like it
[[noreturn]] void throwUnknownParameter(const QString& place, const QString& key, const Exhibit* exhibit);

/// openScene(), or the scene of a link. @throws CommandError with kFailure
OpenedScene openSceneFile(const QString& path);

}  // namespace attention
