#pragma once

#include <optional>

#include <QString>

#include "core/scene/scene_link.h"
#include "ui/files/scene_file.h"
#include "ui/text/language.h"

namespace attention {

/// What a link asks the window to show: a scene, or a lesson of the course.
struct OpenedLink {
    std::optional<OpenedScene> scene;
    QString lesson;                      ///< its file; empty where there is a scene
    std::optional<int> step;             ///< of the lesson, from 0; nothing: where it was left
    bool isEmbedded = false;             ///< without list and menus
    const Language* language = nullptr;  ///< nullptr: that of the window
    QString theme;                       ///< "light", "dark"; empty: that of the window
};

/// Reads a link; an exhibit's options are refused as on the command line. @throws FileError
OpenedLink openLink(const QString& link);

/// What a link shows at first, for the command line: of a lesson that of its step, or of the first. @throws FileError
OpenedScene openLinkedScene(const QString& link);

/// A link as one text. @param target  as writeSceneLink() makes it  @param address  of a page; empty: it begins with
///                                    kLinkScheme
QString linkText(const QString& address, const std::string& target);

}  // namespace attention
