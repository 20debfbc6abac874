#include "ui/files/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRandomGenerator>
#include <QStandardPaths>

#include "core/scene/scene_text.h"
#include "ui/files/scene_file.h"
#include "ui/system/output_file.h"

namespace attention {
namespace {

// A recovery file begins with a line of JSON, which has the path of the scene file and the scenes of other pages. The
// rest is the scene, in the format of scene files.

const QString kSuffix = QStringLiteral(".work");
const QString kLockSuffix = QStringLiteral(".lock");
const QString kPathKey = QStringLiteral("path");
const QString kHashKey = QStringLiteral("sha256");
const QString kLessonKey = QStringLiteral("lesson");
const QString kPagesKey = QStringLiteral("pages");
const QString kModifiedKey = QStringLiteral("modified");

/// The maximum size of a recovery file: the scene, the other pages, and two paths of up to 4096 bytes, each of which
/// may need six bytes in JSON.
constexpr qint64 kMaxRecoveryBytes = 2 * qint64(kMaxSceneBytes) + (1 << 16);

/// A lock that becomes stale only when its process has ended, however old it is.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + kLockSuffix);
    lock->setStaleLockTime(0);
    return lock;
}

/// @throws FileError
Recovery::UnsavedWork readWork(const QString& file) {
    const QByteArray bytes = readFile(file, kMaxRecoveryBytes);
    const auto end = bytes.indexOf('\n');
    const auto header = QJsonDocument::fromJson(bytes.left(end));
    if (end < 0 || !header.isObject()) throw FileError(QStringLiteral("no first line"));
    const QString folder = QFileInfo(file).path();
    std::vector<std::shared_ptr<const Scene>> pages;
    for (const QJsonValue& page : header.object().value(kPagesKey).toArray()) {
        try {
            pages.push_back(std::make_shared<const Scene>(readScene(page.toString().toUtf8(), folder).scene));
        } catch (const std::exception&) {
            // An unreadable page is skipped, so that the scene itself can be recovered.
        }
    }
    return {.scene = readScene(bytes.mid(end + 1), folder).scene,
            .path = header.object().value(kPathKey).toString(),
            .onDisk = QByteArray::fromHex(header.object().value(kHashKey).toString().toLatin1()),
            .lesson = header.object().value(kLessonKey).toString(),
            .otherPages = std::move(pages),
            .isModified = header.object().value(kModifiedKey).toBool(true)};
}

}  // namespace

QString Recovery::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/recovery");
}

Recovery::Recovery(const QString& folder) : m_folder(folder) {}

Recovery::~Recovery() {
    clear();
}

bool Recovery::save(const UnsavedWork& work) {
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) return false;
    if (!m_lock) {
        m_file = m_folder + QStringLiteral("/%1-%2%3")
                                .arg(QCoreApplication::applicationPid())
                                .arg(QRandomGenerator::system()->generate(), 0, 36)
                                .arg(kSuffix);
        auto lock = lockFor(m_file);
        if (!lock->tryLock()) return false;
        m_lock = std::move(lock);
    }
    const std::string text = writeSceneText(work.scene);
    if (text.size() > kMaxSceneBytes) return false;
    QJsonArray pages;
    std::size_t available = kMaxSceneBytes;
    std::map<std::shared_ptr<const Scene>, PageText> texts;
    for (const auto& scene : work.otherPages) {
        const auto known = m_pageTexts.find(scene);
        const PageText& page = texts[scene] = known == m_pageTexts.end() ? textOf(*scene) : known->second;
        // Pages that are too large, for example because of long arrays, are skipped, so that the scene is saved at
        // least.
        if (page.size > available) continue;
        available -= page.size;
        pages += page.text;
    }
    m_pageTexts = std::move(texts);
    const QByteArray header = QJsonDocument({{kPathKey, work.path},
                                             {kHashKey, QString::fromLatin1(work.onDisk.toHex())},
                                             {kLessonKey, work.lesson},
                                             {kModifiedKey, work.isModified},
                                             {kPagesKey, pages}})
                                  .toJson(QJsonDocument::Compact);
    OutputFile file(m_file);
    file.write(header.toStdString() + '\n');
    file.write(text);
    return !file.commit();
}

Recovery::PageText Recovery::textOf(const Scene& page) {
    const QString text = QString::fromStdString(writeSceneText(page));
    const auto size = std::size_t(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).size());
    return {size > kMaxSceneBytes ? QString() : text, size};
}

void Recovery::clear() {
    if (!m_lock) return;
    QFile::remove(m_file);
    m_lock.reset();
}

std::vector<Recovery::RecoveredWork> Recovery::claimRecoverable() {
    std::vector<RecoveredWork> leftovers;
    m_unreadable.clear();
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({'*' + kSuffix}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        auto lock = lockFor(file);
        // Another window may have claimed and removed the file since the folder was listed.
        if (!lock->tryLock() || !QFile::exists(file)) continue;
        try {
            leftovers.push_back({readWork(file), file});
            m_claimedLocks.push_back(std::move(lock));
        } catch (const FileError&) {
            const QString renamed = file + QStringLiteral(".bad");
            m_unreadable += QFile::rename(file, renamed) ? renamed : file;
        } catch (const std::exception&) {
            // A browser could not load a part of the program that the scene needs. The file stays for the next start.
        }
    }
    // A crash between locking and writing leaves only a lock file, which unlocking removes.
    for (const QString& name : folder.entryList({'*' + kSuffix + kLockSuffix}, QDir::Files)) {
        const QString file = folder.filePath(name.chopped(kLockSuffix.size()));
        if (const auto lock = lockFor(file); !QFile::exists(file) && lock->tryLock()) lock->unlock();
    }
    return leftovers;
}

void Recovery::discard(const RecoveredWork& leftover) {
    QFile::remove(leftover.file);
    std::erase_if(m_claimedLocks, [&](const auto& lock) { return lock->fileName() == leftover.file + kLockSuffix; });
}

}  // namespace attention
