#pragma once

#include <QString>
#include <QStringList>

#include "ui/lesson/lesson_file.h"

namespace attention {

/// A lesson in one language, for printing.
struct LessonInLanguage {
    OpenedLesson opened;
    /// Whether the lesson has no translations at all, so that its language is not known.
    bool hasNoTranslations = false;
};

/// The path of a lesson's file for a language. It need not exist. @param language  a code
QString lessonFileIn(const QString& file, const QString& language);

/// The codes of the languages in which a lesson exists: those of the translations beside `file`, and "en" if there is
/// the original.
QStringList lessonLanguages(const QString& file);

/// Opens a lesson in a language. A lesson without translations is opened whatever its language is.
/// @param file  the original or any translation; this file itself need not exist
/// @throws FileError if there is no file, or if the lesson exists only in other languages
LessonInLanguage openLessonIn(const QString& file, const QString& language);

}  // namespace attention
