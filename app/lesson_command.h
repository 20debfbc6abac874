#pragma once

#include "app/command.h"
#include "ui/lesson/lesson_file.h"

namespace attention {

/// Reads a lesson. @throws CommandError with kFailure
OpenedLesson loadLesson(const QString& file);

/// Checks that the lesson, packed or not, can be opened. @throws CommandError with kFailure
void requireLesson(const QString& file);

/// The file of the course's lesson with this name, such as "order-is-lost"; empty: there is none.
QString courseLesson(const QString& name);
/// The names that courseLesson() accepts, with commas between them.
QString courseLessonNames();

/// `lesson check FILE...`: prints what is wrong with each lesson, or that nothing is. `lesson pack FILE -o FILE.zip`:
/// writes a lesson and the files that it needs as one file. @throws CommandError
void runLesson(const Command& command);

}  // namespace attention
