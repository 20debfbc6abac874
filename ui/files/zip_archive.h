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

/// What a .zip may have: more is refused, whatever the archive says of itself.
inline constexpr int kMaxZipEntries = 256;
inline constexpr qint64 kMaxZipBytes = qint64(64) << 20;       ///< of the archive
inline constexpr qint64 kMaxUnzippedBytes = qint64(64) << 20;  ///< of all its files
/// Its files have at most so many times its own bytes, unless they are less than kMaxSmallUnzipped: text packs to a
/// tenth, and only what was made to fill a memory to a thousandth.
inline constexpr qint64 kMaxZipRatio = 200;
inline constexpr qint64 kMaxSmallUnzipped = qint64(1) << 20;

/// Reads the files of a .zip. Folders, and what macOS adds, are left out.
/// @throws FileError if it is no whole .zip; has more than the limits above; has a path that leads outside of a folder,
/// a
///         symbolic link, a name twice (in capital or small letters), a name that is no UTF-8 or has control
///         characters; or a file is encrypted, damaged, or neither deflated nor stored
std::vector<ZipFile> readZip(const QByteArray& zip);

/// A .zip of these files, in this order; the same files give the same bytes. @param files  with names that readZip()
/// accepts
QByteArray writeZip(const std::vector<ZipFile>& files);

}  // namespace attention
