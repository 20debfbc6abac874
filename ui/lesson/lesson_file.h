#pragma once

#include <memory>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/lesson/lesson.h"

namespace attention {

/// The extension of lessons, without the dot.
inline constexpr const char* kLessonSuffix = "lesson";

/// The files of one lesson: FOLDER/NAME.lesson, and FOLDER/NAME.LANGUAGE.lesson beside it.
struct LessonPath {
    QString folder;
    QString name;      ///< "order"
    QString language;  ///< "zh_CN"; empty: it is the original

    QString file() const;      ///< itself
    QString original() const;  ///< what it translates
};
LessonPath lessonPath(const QString& file);

class UnpackedLesson;

/// A lesson as it was read from a file.
struct OpenedLesson {
    LessonPath path;
    Lesson lesson;
    std::shared_ptr<const UnpackedLesson> unpacked = nullptr;  ///< of a packed lesson the folder in which it is
};
/// The text of a lesson's file. @throws FileError if it cannot be read, is longer than kMaxLessonBytes or is no UTF-8
QByteArray readLessonText(const QString& file);
/// Reads this file. @throws FileError if it cannot be read, is longer than kMaxLessonBytes or is no UTF-8
OpenedLesson readLessonFile(const QString& file);
/// Reads the lesson in a language, where there is a translation beside the file, and else the file. A packed lesson
/// (see UnpackedLesson) is unpacked first, and its translations are those in it.
/// @param language  as on the command line. @throws FileError
OpenedLesson openLesson(const QString& file, const QString& language);

/// The files of the built-in course in its order.
QStringList courseFiles();

}  // namespace attention
