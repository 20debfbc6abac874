#pragma once

#include "app/command.h"
#include "ui/lesson/lesson_file.h"

namespace attention {

/// Reads a lesson. @throws CommandError with kFailure
OpenedLesson loadLesson(const QString& file);

/// `lesson check FILE...`: prints what is wrong with each lesson, or that nothing is. @throws CommandError
void runLesson(const Command& command);

}  // namespace attention
