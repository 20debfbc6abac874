#pragma once

#include <optional>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/scene/scene.h"
#include "ui/files/array_file.h"
#include "ui/files/carried_style.h"

namespace attention {

/// The extension of scene files, without the dot.
inline constexpr const char* kSceneSuffix = "attention";

/// A scene that was read from a file, a picture or memory.
struct OpenedScene {
    Scene scene;
    QStringList warnings;       ///< translated sentences, for example about an array that is missing or has changed
    bool isFromFigure = false;  ///< read from an exported picture, which saving must not replace
    CarriedStyle style = {};    ///< with which such a picture was exported
    /// SHA-256 of the bytes of a scene file, as they were read; empty for a picture, a pipe or a device.
    QByteArray hash = {};
};

/// The first key of the JSON that a figure with several panels carries: a list of panels, see panelsText().
inline constexpr const char* kPanelsKey = "attention-lab-panels";
/// Whether a text is such a list of panels.
bool isPanelsText(const QByteArray& text);
/// The text of a scene file or of a list of panels; for a picture, the text that it carries. @throws FileError
QByteArray carriedText(const QString& path);

/// Opens a scene file, or a PNG, SVG or PDF that was exported with its scene. The contents decide, not the extension.
///
/// Arrays that the scene refers to by path are read. Relative paths begin in the scene's folder: for a symbolic link
/// the folder of its target, for a pipe the working folder. An array that cannot be read or has another checksum
/// becomes a warning, and so does a style that cannot be read; the rest opens.
///
/// Scene files have at most 16 MiB, pictures 256 MiB. No pixels are decoded, so a PNG may be truncated behind its
/// scene. The scene may be anywhere in a PNG or PDF, but must begin in the first 64 KiB of an SVG.
/// @throws FileError if there is no usable scene in it
OpenedScene openScene(const QString& path);
/// Reads a scene or picture from memory. @param folder  relative paths begin here  @throws FileError
OpenedScene readScene(const QByteArray& bytes, const QString& folder);

/// Replaces the file atomically by the scene. Paths of arrays become relative to the file's folder if they are inside
/// it. A scene that would be too long to be opened again is not written.
/// @param hash  receives the SHA-256 of the written bytes, unless it is null
/// @return the problem, like OutputFile::problem(); nothing on success
[[nodiscard]] std::optional<QString> saveScene(const QString& path, const Scene& scene, QByteArray* hash = nullptr);

/// The SHA-256 of the scene file as it is now; empty if the path is no regular file or too large for a scene file. Does
/// not block on a pipe or device.
QByteArray sceneFileHash(const QString& path);

}  // namespace attention
