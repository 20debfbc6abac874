#pragma once

#include <optional>

#include <QString>

#include "core/scene/scene_link.h"
#include "ui/files/scene_file.h"
#include "ui/text/language.h"

namespace attention {

/// The content of a link: a scene, or a lesson of the course.
struct OpenedLink {
    std::optional<OpenedScene> scene;
    QString lesson;                      ///< the file of the lesson; empty: the link has a scene
    std::optional<int> step;             ///< of the lesson, from 0; nothing: the step at which it was left
    bool isEmbedded = false;             ///< the window has no list and no menus
    const Language* language = nullptr;  ///< null: the window's
    QString theme;                       ///< "light", "dark"; empty: the window's
};

/// Reads a link. Options of an exhibit are checked as on the command line. @throws FileError
OpenedLink openLink(const QString& link);

/// The scene that a link shows at first, for the command line. For a lesson this is the scene of the link's step, or of
/// the first step. @throws FileError
OpenedScene openLinkedScene(const QString& link);

/// The text of a link. @param address  of a page; empty: the link begins with kLinkScheme
/// @param target  what follows the address, from writeSceneLink()
QString linkText(const QString& address, const std::string& target);

}  // namespace attention
