#pragma once

#include <QString>
#include <QStringList>

#include "app/command.h"
#include "ui/exhibits/exhibit.h"
#include "ui/files/scene_file.h"

namespace attention {

/// What export or data is asked to show.
struct AskedScene {
    const Exhibit* exhibit = nullptr;
    Scene scene;           ///< fits the exhibit
    QStringList warnings;  ///< about the scene file, for printWarning() when all went well
    QStringList notes;     ///< about arrays, for printNote() when all went well
};

/// The exhibit and scene that a command line describes: what --preset or --scene brings, then the parameters given,
/// which win; everything else gives way to those and to what the exhibit accepts. Arrays that are given take the place
/// of the scene's; a size that contradicts arrays or tokens is refused. The exhibit named wins over the
/// scene's, which loses its zoom and size then, as in the window on another page; without a name the scene's is taken.
/// @throws Ending
AskedScene askedScene(const Command& command);

/// openScene(). @throws Ending with kCouldNot
OpenedScene openSceneFile(const QString& path);

}  // namespace attention
