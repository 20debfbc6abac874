#include "ui/lesson/lesson_language.h"

#include <memory>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "ui/lesson/packed_lesson.h"
#include "ui/system/input_file.h"
#include "ui/text/language.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct LessonLanguageWords {
    Q_DECLARE_TR_FUNCTIONS(LessonLanguage)
};

const QString kEnglish = QStringLiteral("en");

QString codeOf(const Language& language) {
    return QString::fromUtf8(language.code.data(), qsizetype(language.code.size()));
}

}  // namespace

QString lessonFileIn(const QString& file, const QString& language) {
    LessonPath path = splitLessonPath(file);
    path.language = language == kEnglish ? QString() : language;
    return path.file();
}

QStringList lessonLanguages(const QString& file) {
    QStringList codes;
    for (const Language& language : languages())
        if (QFile::exists(lessonFileIn(file, codeOf(language)))) codes += codeOf(language);
    return codes;
}

LessonInLanguage openLessonIn(const QString& file, const QString& language) {
    if (hasPackedLessonSuffix(file)) {
        auto unpacked = std::make_shared<const UnpackedLesson>(file);
        LessonInLanguage lesson = openLessonIn(unpacked->file(), language);
        lesson.opened.unpacked = std::move(unpacked);
        return lesson;
    }
    const QStringList codes = lessonLanguages(file);
    // If no file exists, reading reports the error.
    if (codes.isEmpty()) return {readLessonFile(file), true};
    if (codes.contains(language))
        return {readLessonFile(lessonFileIn(file, language)), codes.size() == 1 && language == kEnglish};
    if (codes == QStringList{kEnglish}) return {readLessonFile(lessonFileIn(file, kEnglish)), true};
    QStringList names;
    for (const QString& code : codes) names += QFileInfo(lessonFileIn(file, code)).fileName();
    throw FileError(LessonLanguageWords::tr("this lesson has no file in %1, only %2")
                        .arg(findLanguage(language.toStdString())->name, joinList(names)));
}

}  // namespace attention
