#include "ui/lesson/packed_lesson.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include "core/scene/scene_text.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/lesson_file.h"
#include "ui/system/output_file.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct PackedLessonWords {
    Q_DECLARE_TR_FUNCTIONS(PackedLesson)
};

const QString kFolderName = u"attention-lab-lesson-"_s;
/// Folders younger than this many seconds are left alone, because they may not be locked yet.
constexpr int kMinFolderAge = 60;
/// A folder that does not exist: scenes that are read as if they were here find no files.
const QString kMissingFolder = u"/nonexistent"_s;

bool isLesson(const QString& name) {
    return QFileInfo(name).suffix() == QLatin1String(kLessonSuffix);
}

/// Removes the folders of processes that ended without removing them.
void removeAbandonedFolders(const QString& ownFolder) {
    const uint user = QFileInfo(ownFolder).ownerId();
    // On systems without locks, the folders of this process are recognised by its process id.
    const QString ownPrefix = kFolderName + QString::number(QCoreApplication::applicationPid()) + u'-';
    const QDateTime newest = QDateTime::currentDateTime().addSecs(-kMinFolderAge);
    for (const QFileInfo& folder :
         QDir(QDir::tempPath()).entryInfoList({kFolderName + u'*'}, QDir::Dirs | QDir::NoSymLinks)) {
        if (folder.fileName().startsWith(ownPrefix) || folder.ownerId() != user || folder.lastModified() > newest)
            continue;
        if (!FolderLock(folder.filePath()).isTakenByOthers()) QDir(folder.filePath()).removeRecursively();
    }
}

/// The bytes of a file that the lesson needs. @throws FileError that names the file
QByteArray packedBytes(const QString& path, const QString& name) {
    try {
        return readFile(path, kMaxUnzippedBytes);
    } catch (const FileError& error) {
        throw FileError(PackedLessonWords::tr("“%1”, which it needs, cannot be packed: %2").arg(name, error.phrase()));
    }
}

/// The files from which a scene reads arrays, as paths relative to the lesson's folder.
/// @throws FileError if one of them is outside of the folder
std::set<QString> arrayFilesOf(const QByteArray& scene, const QString& name) {
    std::set<QString> files;
    // Read in a folder that does not exist, the scene has only the arrays that are embedded in it.
    for (const auto& [key, array] : readScene(scene, kMissingFolder).scene.arrays) {
        if (array.path.empty()) continue;
        Index count = 1;
        for (const Index length : array.shape) count *= length;
        if (array.values && count <= kMaxEmbeddedNumbers) continue;
        const QString path = QString::fromStdString(array.path);
        const QString relative = QDir(kMissingFolder).relativeFilePath(path);
        if (relative.startsWith(u"../") || !QDir::isRelativePath(relative))
            throw FileError(PackedLessonWords::tr("the scene “%1” reads %2, which is outside of the lesson's folder; "
                                                  "accepted: arrays in the folder")
                                .arg(name, QDir::toNativeSeparators(relative)));
        files.insert(relative);
    }
    return files;
}

}  // namespace

bool hasPackedLessonSuffix(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QLatin1String(kPackedLessonSuffix);
}

PackedLesson readPackedLesson(const QByteArray& zip) {
    PackedLesson packed{{}, readZip(zip)};
    QStringList originals, translations;
    for (const ZipFile& file : packed.files) {
        if (!isLesson(file.name)) continue;
        const LessonPath path = splitLessonPath(file.name);
        if (!originals.contains(path.original())) originals += path.original();
        if (!path.language.isEmpty()) translations += file.name;
    }
    if (originals.isEmpty())
        throw FileError(PackedLessonWords::tr("there is no lesson in it; accepted: a file whose name ends in .%1")
                            .arg(QLatin1String(kLessonSuffix)));
    if (originals.size() > 1)
        throw FileError(PackedLessonWords::tr("there are several lessons in it, “%1” and “%2”; accepted: one, with its "
                                              "translations")
                            .arg(QFileInfo(originals[0]).fileName(), QFileInfo(originals[1]).fileName()));
    // There may be a translation without its original.
    const bool hasOriginal = std::ranges::count(packed.files, QDir::cleanPath(originals[0]), &ZipFile::name) > 0;
    packed.lesson = hasOriginal ? QDir::cleanPath(originals[0]) : translations.first();
    return packed;
}

UnpackedLesson::UnpackedLesson(const QString& path)
    : m_folder(u"%1/%2%3-XXXXXX"_s.arg(QDir::tempPath(), kFolderName).arg(QCoreApplication::applicationPid())) {
    const auto refuse = [](const QString& reason) {
        throw FileError(
            PackedLessonWords::tr("it cannot be unpacked into the folder %1: %2").arg(QDir::tempPath(), reason));
    };
    if (!m_folder.isValid()) refuse(m_folder.errorString());
    m_lock = std::make_unique<FolderLock>(m_folder.path());
    removeAbandonedFolders(m_folder.path());
    const PackedLesson packed = readPackedLesson(readFile(path, kMaxZipBytes));
    for (const ZipFile& file : packed.files) {
        const QString target = m_folder.filePath(file.name);
        QDir().mkpath(QFileInfo(target).path());
        if (const auto problem = writeFile(target, file.bytes)) refuse(*problem);
        if (isLesson(file.name)) m_lessonFiles += target;
    }
    m_file = m_folder.filePath(packed.lesson);
}

QStringList lessonWithTranslations(const QString& file) {
    const LessonPath path = splitLessonPath(file);
    QStringList files;
    if (QFile::exists(path.original()) || path.language.isEmpty()) files += path.original();
    for (const Language& language : languages()) {
        const QString code = QString::fromUtf8(language.code.data(), qsizetype(language.code.size()));
        const QString translation = LessonPath{path.folder, path.name, code}.file();
        if (QFile::exists(translation)) files += translation;
    }
    return files;
}

QByteArray packLesson(const QString& file) {
    const LessonPath path = splitLessonPath(file);
    std::vector<ZipFile> files;
    std::set<QString> scenes, arrays;
    const auto add = [&](const QString& lesson) {
        const QFileInfo info(lesson);
        const OpenedLesson opened = readLessonFile(lesson);
        files.push_back({info.fileName(), readLessonText(lesson)});
        for (const LessonStep& step : opened.lesson.steps)
            if (!step.sceneFile.empty()) scenes.insert(QString::fromStdString(step.sceneFile));
    };
    for (const QString& lesson : lessonWithTranslations(file)) add(lesson);
    const QDir folder(path.folder);
    for (const QString& scene : scenes) {
        files.push_back({scene, packedBytes(folder.filePath(scene), scene)});
        try {
            arrays.merge(arrayFilesOf(files.back().bytes, scene));
        } catch (const FileError& error) {
            throw FileError(
                PackedLessonWords::tr("“%1”, which it needs, cannot be packed: %2").arg(scene, error.phrase()));
        }
    }
    for (const QString& array : arrays)
        if (!scenes.contains(array)) files.push_back({array, packedBytes(folder.filePath(array), array)});
    const QByteArray zip = writeZip(files);
    // Check that the archive can be read again.
    if (readPackedLesson(zip).files != files)
        throw FileError(PackedLessonWords::tr("what was packed differs from the lesson's files"));
    return zip;
}

}  // namespace attention
