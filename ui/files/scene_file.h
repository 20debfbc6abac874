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

struct OpenedScene {
    Scene scene;
    QStringList warnings;       ///< one translated sentence each: an array that is missing, or changed since
    bool isFromFigure = false;  ///< it came out of an exported picture, which saving must not replace
    CarriedStyle style = {};    ///< what such a picture was exported with
    /// SHA-256 of a scene file's bytes, the very ones that were read; empty for a picture, a pipe or a device.
    QByteArray hash = {};
};

/// The first key of what a figure with several panels carries: a list of them, as `attention-lab panels` reads it.
inline constexpr const char* kPanelsKey = "attention-lab-panels";
bool isPanelsText(const QByteArray& text);
/// The text of a scene file or of a list of panels, or what a picture carries. @throws FileError
QByteArray carriedText(const QString& path);

/// Opens a scene file, or a PNG, SVG or PDF that was exported with its scene; the contents decide, not the name. Arrays
/// kept by path are read: a relative path starts at the scene's folder. One that cannot be read, or has another
/// checksum, is told in `warnings`, and the rest opens. A link is followed first: the folder is that of the scene
/// itself; for a pipe it is the working folder. Scene files have at most 16 MiB, pictures 256 MiB. Of a picture no
/// pixels are decoded: a PNG may be cut behind its scene, which may stand anywhere in it, as in a PDF; in an SVG the
/// scene begins in the first 64 KiB. A style that cannot be read is told in `warnings`, too.
/// @throws FileError if there is no usable scene in it
OpenedScene openScene(const QString& path);
/// Reads a scene that is in memory already. @param folder  where relative paths start
OpenedScene readScene(const QByteArray& bytes, const QString& folder);

/// Replaces the file by the scene as a whole, or leaves the old one whole. Arrays kept by path are written relative to
/// the file's folder when they lie inside it. What would be too long to open again is not written. @return why it
/// failed, as OutputFile::problem(). @param hash  gets the SHA-256 of what was written, unless it is nullptr
[[nodiscard]] std::optional<QString> saveScene(const QString& path, const Scene& scene, QByteArray* hash = nullptr);

/// SHA-256 of the scene file as it is now; empty where no scene file is: nothing, a folder, a pipe, a device, or more
/// than a scene file can have. It waits for none of them.
QByteArray sceneFileHash(const QString& path);

}  // namespace attention
