#pragma once

#include <cstddef>
#include <vector>

#include <QByteArray>
#include <QString>

namespace attention {

/// A file in an archive.
struct ZipFile {
    QString name;  ///< its path in the archive, with / between folders
    QByteArray bytes;

    bool operator==(const ZipFile&) const = default;
};

/// The limits of a .zip that is read. They apply to the actual sizes, not to those that the archive declares.
inline constexpr int kMaxZipEntries = 256;
inline constexpr qint64 kMaxZipBytes = qint64(64) << 20;       ///< of the archive
inline constexpr qint64 kMaxUnzippedBytes = qint64(64) << 20;  ///< of all its files
/// The maximum ratio of unpacked to packed size, as a protection against zip bombs; text has a ratio of about 10. Up to
/// kMaxSmallUnzipped bytes are unpacked in any case.
inline constexpr qint64 kMaxZipRatio = 200;
inline constexpr qint64 kMaxSmallUnzipped = qint64(1) << 20;

/// Reads the files of a .zip, except for folders and the files that macOS adds.
/// @throws FileError if the .zip is incomplete or exceeds the limits above; if it has a path that leads outside of its
///         folder, a symbolic link, a name twice (ignoring case), or a name that is no UTF-8 or has control characters;
///         or if a file is encrypted, damaged, or neither deflated nor stored
std::vector<ZipFile> readZip(const QByteArray& zip);

/// A .zip of these files, in this order; the same files give the same bytes. @param files  with names that readZip()
/// accepts
QByteArray writeZip(const std::vector<ZipFile>& files);

}  // namespace attention
