#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include "ui/files/zip_archive.h"
#include "ui/system/folder_lock.h"

namespace attention {

/// The extension of packed lessons, without the dot.
inline constexpr const char* kPackedLessonSuffix = "zip";

/// Whether a path ends in .zip, as packed lessons do: a lesson, its translations, scene files and arrays in one file.
bool hasPackedLessonSuffix(const QString& path);

/// The files of a packed lesson.
struct PackedLesson {
    QString lesson;  ///< the path of the lesson's file in the archive
    std::vector<ZipFile> files;
};
/// Reads a packed lesson. @throws FileError like readZip(), and if there is not exactly one lesson (with translations)
PackedLesson readPackedLesson(const QByteArray& zip);

/// A packed lesson, unpacked into a temporary folder that only this user can read. The folder is removed with this
/// object. If the process ends without removing it, the next process that unpacks a lesson does.
class UnpackedLesson {
    Q_DISABLE_COPY_MOVE(UnpackedLesson)

 public:
    /// Reads and unpacks `path`. @throws FileError like readPackedLesson(), or if the files cannot be written
    explicit UnpackedLesson(const QString& path);

    /// The path of the lesson's file in the temporary folder.
    const QString& file() const { return m_file; }
    /// The paths of the lesson and its translations.
    const QStringList& lessonFiles() const { return m_lessonFiles; }

 private:
    QTemporaryDir m_folder;
    std::unique_ptr<FolderLock> m_lock;
    QString m_file;
    QStringList m_lessonFiles;
};

/// The path of a lesson and of its existing translations. @param file  the lesson, which need not exist, or a
/// translation
QStringList lessonWithTranslations(const QString& file);

/// Packs a lesson, its translations, and the scene files and arrays that it needs into a .zip. Equal files give equal
/// bytes. @param file  the lesson, or a translation of it
/// @throws FileError if a file is missing, or outside of the lesson's folder
QByteArray packLesson(const QString& file);

}  // namespace attention
