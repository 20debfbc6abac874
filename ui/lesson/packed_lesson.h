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

/// Whether a path names a packed lesson: a lesson, its translations, scene files and arrays in one .zip.
bool isPackedLesson(const QString& path);

/// The files of a packed lesson.
struct PackedLesson {
    QString lesson;  ///< the name of the lesson's own file among them, which may be in a folder
    std::vector<ZipFile> files;
};
/// @throws FileError as readZip() does, and if there is no lesson in it or more than one, beside translations
PackedLesson readPackedLesson(const QByteArray& zip);

/// A packed lesson in a temporary folder that only this person can read. The folder is removed with this object, or, if
/// the program ends before, by the next one that unpacks a lesson.
class UnpackedLesson {
    Q_DISABLE_COPY_MOVE(UnpackedLesson)

 public:
    /// Reads and unpacks `path`. @throws FileError as readPackedLesson() does, or if there is no room for it
    explicit UnpackedLesson(const QString& path);

    /// The lesson's own file, in the folder.
    const QString& file() const { return m_file; }
    /// That and its translations.
    const QStringList& lessonFiles() const { return m_lessonFiles; }

 private:
    QTemporaryDir m_folder;
    std::unique_ptr<FolderLock> m_lock;
    QString m_file;
    QStringList m_lessonFiles;
};

/// The files that packLesson() puts into the archive: a lesson, whether it exists or not, and its translations that do.
QStringList lessonWithTranslations(const QString& file);

/// A lesson with its translations, and the scene files and arrays that it needs, as a .zip. The same files give the
/// same bytes. @param file  the lesson, or a translation of it
/// @throws FileError if something of it is missing, or outside of the lesson's folder
QByteArray packLesson(const QString& file);

}  // namespace attention
