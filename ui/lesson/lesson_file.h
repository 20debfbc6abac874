#pragma once

#include <memory>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/lesson/lesson.h"

namespace attention {

/// The extension of lessons, without the dot.
inline constexpr const char* kLessonSuffix = "lesson";

/// The path of a lesson's file, in parts. The original is FOLDER/NAME.lesson, a translation
/// FOLDER/NAME.LANGUAGE.lesson.
struct LessonPath {
    QString folder;
    QString name;      ///< "order"
    QString language;  ///< "zh_CN"; empty: this is the original

    QString file() const;      ///< the path of this file
    QString original() const;  ///< the path of the original
};
/// Splits the path of a lesson's file into its parts.
LessonPath splitLessonPath(const QString& file);

class UnpackedLesson;

/// A lesson as it was read from a file.
struct OpenedLesson {
    LessonPath path;
    Lesson lesson;
    std::shared_ptr<const UnpackedLesson> unpacked =
        nullptr;  ///< the temporary folder of a packed lesson; null: not packed
};
/// The text of a lesson's file. @throws FileError if it cannot be read, is longer than kMaxLessonBytes or is no UTF-8
QByteArray readLessonText(const QString& file);
/// Reads a lesson from exactly this file. @throws FileError if it cannot be read, is longer than kMaxLessonBytes or is
/// no UTF-8
OpenedLesson readLessonFile(const QString& file);
/// Reads the translation of a lesson into a language if there is one beside the file, otherwise the file itself. A
/// packed lesson is unpacked first; it contains its translations.
/// @param language  a code: "en", "zh_CN"  @throws FileError
OpenedLesson openLesson(const QString& file, const QString& language);

/// The files of the lessons of the built-in course, in order.
QStringList courseFiles();

}  // namespace attention
