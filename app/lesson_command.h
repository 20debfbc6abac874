#pragma once

#include "app/command.h"
#include "ui/lesson/lesson_file.h"

namespace attention {

/// Reads a lesson. @throws CommandError with kFailure
OpenedLesson loadLesson(const QString& file);

/// Throws unless the lesson, packed or not, can be opened. @throws CommandError with kFailure
void requireLesson(const QString& file);

/// A lesson of the course by the name of its file; empty: there is none of this name.
QString courseLesson(const QString& name);
/// What courseLesson() accepts, with commas.
QString courseLessonNames();

/// `lesson check FILE...`: prints what is wrong with each lesson, or that nothing is. `lesson pack FILE -o FILE.zip`:
/// writes a lesson and what it needs as one file. @throws CommandError
void runLesson(const Command& command);

}  // namespace attention
