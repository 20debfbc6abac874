#pragma once

#include <QString>
#include <QStringList>

#include "ui/lesson/lesson_file.h"

namespace attention {

/// A lesson in one language, as it is wanted for paper.
struct LessonInLanguage {
    OpenedLesson opened;
    /// It has no translations at all, so that its words are those of its author, in whatever language.
    bool isUntranslated = false;
};

/// The file of a lesson in a language, as a code.
QString lessonFileIn(const QString& file, const QString& language);

/// The languages in which a lesson can be had, as codes: that of each translation beside `file`, and "en" if there is
/// the original.
QStringList lessonLanguages(const QString& file);

/// Opens a lesson in a language, and in no other one unless it has no translations.
/// @param file  the original or a translation, of which this one need not exist
/// @throws FileError  if there is no such file, or the lesson exists in other languages only
LessonInLanguage openLessonIn(const QString& file, const QString& language);

}  // namespace attention
