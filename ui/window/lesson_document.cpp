#include "ui/window/lesson_document.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRandomGenerator>

#include "core/lesson/lesson.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/system/input_file.h"
#include "ui/system/output_file.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct LessonDocumentWords {
    Q_DECLARE_TR_FUNCTIONS(LessonDocumentWords)
};

const QString kDraftSuffix = u".draft"_s, kLockSuffix = u".lock"_s;
/// Maximum bytes of a draft file: a lesson with all translations, both edited and as last saved.
constexpr qint64 kMaxDraft = qint64(kMaxLessonBytes) * 16;

std::string readText(const QString& file) {
    const QByteArray bytes = readLessonText(file);
    return {bytes.constData(), std::size_t(bytes.size())};
}

/// The file of a translation in the folder of the original; for "" the original itself.
QString translationFile(const QString& original, const std::string& language) {
    if (language.empty()) return original;
    LessonPath path = splitLessonPath(original);
    path.language = utf8Text(language);
    return path.file();
}

QString native(const QString& path) {
    return QDir::toNativeSeparators(path);
}

QJsonObject textsToJson(const LessonTexts& texts) {
    QJsonObject object;
    for (const auto& [language, lesson] : texts) object.insert(utf8Text(language), utf8Text(lesson));
    return object;
}

LessonTexts textsFromJson(const QJsonObject& object) {
    LessonTexts texts;
    for (auto each = object.begin(); each != object.end(); ++each)
        texts.emplace(each.key().toStdString(), each.value().toString().toStdString());
    return texts;
}

std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + kLockSuffix);
    lock->setStaleLockTime(0);
    return lock;
}

/// The bytes of a file, or nullopt if it cannot be read.
std::optional<QByteArray> readBytes(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    return file.readAll();
}

}  // namespace

LessonDocument::LessonDocument(const QString& draftFolder) : m_draftFolder(draftFolder) {}

LessonDocument::~LessonDocument() {
    removeDraft();
}

LessonDocument::Location LessonDocument::read(const QString& file) {
    if (hasPackedLessonSuffix(file)) {
        auto unpacked = std::make_shared<const UnpackedLesson>(file);
        Location location = read(unpacked->file());
        location.path.clear();
        location.unpacked = std::move(unpacked);
        return location;
    }
    const LessonPath asked = splitLessonPath(file);
    // A translation may exist without its original.
    const QString original = QFile::exists(asked.original()) ? asked.original() : file;
    const LessonPath path = splitLessonPath(original);
    Location location{.path = original, .folder = path.folder, .name = path.name, .saved = {{"", readText(original)}}};
    if (!path.language.isEmpty()) return location;
    for (const Language& language : languages()) {
        const std::string code(language.code);
        const QString translation = translationFile(original, code);
        if (QFile::exists(translation)) location.saved.emplace(code, readText(translation));
    }
    return location;
}

QStringList LessonDocument::conflicts(const QString& path, const LessonDraft& draft) const {
    QStringList files;
    for (const auto& [language, lesson] : draft.texts) {
        const QString file = translationFile(path, language);
        const auto content = readBytes(file);
        if (!content && !QFileInfo::exists(file)) continue;
        const auto saved = m_location.saved.find(language);
        // The save dialog has already asked about overwriting the chosen file.
        const bool isAsked = path != m_location.path && language.empty();
        const bool isOurs = path == m_location.path && saved != m_location.saved.end() && content &&
                            *content == QByteArray::fromStdString(saved->second);
        if (!isOurs && !isAsked) files += file;
    }
    return files;
}

std::optional<QString> LessonDocument::save(const QString& path, const LessonDraft& draft) {
    const auto whyNot = [](const QString& file, const QString& phrase) {
        return LessonDocumentWords::tr("%1 was not saved: %2.").arg(native(file), phrase);
    };
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir())
        return whyNot(path, LessonDocumentWords::tr("it is a pipe or a device"));
    const QString folder = info.absolutePath();
    if (!m_location.folder.isEmpty() && QDir(m_location.folder) != QDir(folder)) {
        std::set<std::string> scenes;
        for (const LessonStep& step : readLesson(draft.texts.at("")).steps)
            if (!step.sceneFile.empty()) scenes.insert(step.sceneFile);
        for (const std::string& scene : scenes) {
            const QString from = QDir(m_location.folder).filePath(utf8Text(scene)),
                          to = QDir(folder).filePath(utf8Text(scene));
            const auto content = readBytes(from);
            if (!content) continue;  // the check of the lesson reports a missing file
            const auto existing = readBytes(to);
            if (existing && *existing != *content)
                return whyNot(path, LessonDocumentWords::tr("another file %1 is there").arg(utf8Text(scene)));
            if (existing) continue;
            if (const auto problem = writeFile(to, *content)) return whyNot(to, *problem);
        }
    }
    for (const auto& [language, lesson] : draft.texts) {
        const QString file = translationFile(path, language);
        const QByteArray bytes = QByteArray::fromStdString(lesson);
        if (lesson.size() > kMaxLessonBytes)
            return whyNot(file, LessonDocumentWords::tr("it is longer than a lesson may be, %1 bytes")
                                    .arg(qulonglong(kMaxLessonBytes)));
        if (const auto problem = writeFile(file, bytes)) return whyNot(file, *problem);
        if (readBytes(file) != bytes) return whyNot(file, LessonDocumentWords::tr("what was written is not there"));
    }
    m_location = {.path = path, .folder = folder, .name = splitLessonPath(path).name, .saved = draft.texts};
    return std::nullopt;
}

bool LessonDocument::saveDraft(const LessonDraft& draft) {
    if (m_draftFolder.isEmpty()) return true;
    if (!isModified(draft)) {
        removeDraft();
        return true;
    }
    if (!QDir().mkpath(m_draftFolder)) return false;
    if (!m_lock) {
        m_draftFile = u"%1/%2-%3%4"_s.arg(m_draftFolder)
                          .arg(QCoreApplication::applicationPid())
                          .arg(QRandomGenerator::system()->generate(), 0, 36)
                          .arg(kDraftSuffix);
        auto lock = lockFor(m_draftFile);
        if (!lock->tryLock()) return false;
        m_lock = std::move(lock);
    }
    const QJsonObject object{{u"path"_s, m_location.path},           {u"folder"_s, m_location.folder},
                             {u"name"_s, m_location.name},           {u"step"_s, draft.step},
                             {u"texts"_s, textsToJson(draft.texts)}, {u"saved"_s, textsToJson(m_location.saved)}};
    return !writeFile(m_draftFile, QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void LessonDocument::removeDraft() {
    if (!m_lock) return;
    QFile::remove(m_draftFile);
    m_lock.reset();
}

std::optional<LessonDocument::Leftover> LessonDocument::claimLeftover() {
    if (m_draftFolder.isEmpty()) return std::nullopt;
    const QDir folder(m_draftFolder);
    for (const QString& name : folder.entryList({u'*' + kDraftSuffix}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        auto lock = lockFor(file);
        // Another window uses the draft, or has just removed it.
        if (!lock->tryLock() || !QFile::exists(file)) continue;
        QJsonObject object;
        try {
            object = QJsonDocument::fromJson(readFile(file, kMaxDraft)).object();
        } catch (const FileError&) {
            // Treated like an empty draft.
        }
        Leftover leftover{{object.value(u"path"_s).toString(), object.value(u"folder"_s).toString(),
                           object.value(u"name"_s).toString(), textsFromJson(object.value(u"saved"_s).toObject())},
                          {textsFromJson(object.value(u"texts"_s).toObject()), object.value(u"step"_s).toInt()},
                          file};
        if (!leftover.draft.texts.contains("")) {
            QFile::rename(file, file + u".bad"_s);
            continue;
        }
        m_claimed.push_back(std::move(lock));
        return leftover;
    }
    return std::nullopt;
}

void LessonDocument::discard(const Leftover& leftover) {
    QFile::remove(leftover.file);
    std::erase_if(m_claimed, [&](const auto& lock) { return lock->fileName() == leftover.file + kLockSuffix; });
}

}  // namespace attention
