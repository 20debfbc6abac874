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

// A file kept is a line of JSON that names the scene's file and has the scenes of other pages, and then the scene as in
// a scene file.

const QString kSuffix = QStringLiteral(".work");
const QString kLockSuffix = QStringLiteral(".lock");
const QString kPathKey = QStringLiteral("path");
const QString kHashKey = QStringLiteral("sha256");
const QString kLessonKey = QStringLiteral("lesson");
const QString kPagesKey = QStringLiteral("pages");
const QString kModifiedKey = QStringLiteral("modified");

/// Room for the first line: two paths of 4096 bytes at most, each up to six in JSON, and the other pages.
constexpr qint64 kMaxRecovered = 2 * qint64(kMaxSceneBytes) + (1 << 16);

/// A lock that only the death of its owner ends, however old it is.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + kLockSuffix);
    lock->setStaleLockTime(0);
    return lock;
}

/// @throws FileError
Recovery::UnsavedWork readWork(const QString& file) {
    const QByteArray bytes = readFile(file, kMaxRecovered);
    const auto end = bytes.indexOf('\n');
    const auto head = QJsonDocument::fromJson(bytes.left(end));
    if (end < 0 || !head.isObject()) throw FileError(QStringLiteral("no first line"));
    const QString folder = QFileInfo(file).path();
    std::vector<std::shared_ptr<const Scene>> pages;
    for (const QJsonValue& page : head.object().value(kPagesKey).toArray()) {
        try {
            pages.push_back(std::make_shared<const Scene>(readScene(page.toString().toUtf8(), folder).scene));
        } catch (const std::exception&) {
            // The work is worth more than a page beside it.
        }
    }
    return {.scene = readScene(bytes.mid(end + 1), folder).scene,
            .path = head.object().value(kPathKey).toString(),
            .onDisk = QByteArray::fromHex(head.object().value(kHashKey).toString().toLatin1()),
            .lesson = head.object().value(kLessonKey).toString(),
            .otherPages = std::move(pages),
            .isModified = head.object().value(kModifiedKey).toBool(true)};
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
    std::size_t room = kMaxSceneBytes;
    std::map<std::shared_ptr<const Scene>, PageText> texts;
    for (const auto& scene : work.otherPages) {
        const auto known = m_pageTexts.find(scene);
        const PageText& page = texts[scene] = known == m_pageTexts.end() ? textOf(*scene) : known->second;
        // Without the pages that are too large, such as those with long arrays, the present one can still be kept.
        if (page.size > room) continue;
        room -= page.size;
        pages += page.text;
    }
    m_pageTexts = std::move(texts);
    const QByteArray head = QJsonDocument({{kPathKey, work.path},
                                           {kHashKey, QString::fromLatin1(work.onDisk.toHex())},
                                           {kLessonKey, work.lesson},
                                           {kModifiedKey, work.isModified},
                                           {kPagesKey, pages}})
                                .toJson(QJsonDocument::Compact);
    OutputFile file(m_file);
    file.write(head.toStdString() + '\n');
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
        // Another window may have taken and forgotten it since the folder was listed.
        if (!lock->tryLock() || !QFile::exists(file)) continue;
        try {
            leftovers.push_back({readWork(file), file});
            m_taken.push_back(std::move(lock));
        } catch (const FileError&) {
            const QString aside = file + QStringLiteral(".bad");
            m_unreadable += QFile::rename(file, aside) ? aside : file;
        } catch (const std::exception&) {
            // A browser could not load a part of the program that its scene needs. It stays for the next start.
        }
    }
    // What a crash between locking and writing left: unlocking removes it.
    for (const QString& name : folder.entryList({'*' + kSuffix + kLockSuffix}, QDir::Files)) {
        const QString file = folder.filePath(name.chopped(kLockSuffix.size()));
        if (const auto lock = lockFor(file); !QFile::exists(file) && lock->tryLock()) lock->unlock();
    }
    return leftovers;
}

void Recovery::discard(const RecoveredWork& leftover) {
    QFile::remove(leftover.file);
    std::erase_if(m_taken, [&](const auto& lock) { return lock->fileName() == leftover.file + kLockSuffix; });
}

}  // namespace attention
