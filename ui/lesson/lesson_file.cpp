#include "ui/lesson/lesson_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringConverter>

#include "ui/lesson/packed_lesson.h"
#include "ui/system/input_file.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct LessonFileWords {
    Q_DECLARE_TR_FUNCTIONS(LessonFileWords)
};

QString fileOf(const LessonPath& path, const QString& language) {
    const QString suffix = language.isEmpty() ? QString() : u'.' + language;
    return QDir(path.folder).filePath(path.name + suffix + u'.' + QLatin1String(kLessonSuffix));
}

}  // namespace

QString LessonPath::file() const {
    return fileOf(*this, language);
}

QString LessonPath::original() const {
    return fileOf(*this, {});
}

LessonPath splitLessonPath(const QString& file) {
    const QFileInfo info(file);
    LessonPath path{.folder = info.path(), .name = info.completeBaseName(), .language = {}};
    const QString lastPart = path.name.section(u'.', -1);
    if (path.name.contains(u'.') && findLanguage(lastPart.toStdString())) {
        path.language = lastPart;
        path.name.chop(lastPart.size() + 1);
    }
    return path;
}

QByteArray readLessonText(const QString& file) {
    QByteArray bytes;
    if (file.startsWith(u':')) {
        // A Qt resource, which only QFile can open.
        QFile resource(file);
        if (!resource.open(QIODevice::ReadOnly)) throw FileError(LessonFileWords::tr("there is no such lesson"));
        bytes = resource.readAll();
    } else {
        bytes = readFile(file, qint64(kMaxLessonBytes));
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    // The decoder returns a lazy expression; the assignment makes it decode the text.
    [[maybe_unused]] const QString decoded = decoder(bytes);
    if (decoder.hasError()) throw FileError(LessonFileWords::tr("it is no UTF-8 text"));
    return bytes;
}

OpenedLesson readLessonFile(const QString& file) {
    const QByteArray bytes = readLessonText(file);
    return {splitLessonPath(file), readLesson({bytes.constData(), std::size_t(bytes.size())}), nullptr};
}

OpenedLesson openLesson(const QString& file, const QString& language) {
    if (hasPackedLessonSuffix(file)) {
        auto unpacked = std::make_shared<const UnpackedLesson>(file);
        OpenedLesson opened = openLesson(unpacked->file(), language);
        opened.unpacked = std::move(unpacked);
        return opened;
    }
    const LessonPath path = splitLessonPath(file);
    if (path.language.isEmpty())
        if (const QString translated = fileOf(path, language); language != u"en" && QFile::exists(translated))
            return readLessonFile(translated);
    return readLessonFile(file);
}

QStringList courseFiles() {
    static const QStringList kFiles = [] {
        QStringList files;
        QFile list(u":/lessons/course.txt"_s);
        if (list.open(QIODevice::ReadOnly | QIODevice::Text))
            for (const QString& name : QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts))
                files += u":/lessons/%1.%2"_s.arg(name, QLatin1String(kLessonSuffix));
        return files;
    }();
    return kFiles;
}

}  // namespace attention
