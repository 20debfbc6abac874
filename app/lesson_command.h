#pragma once

#include "app/command.h"
#include "ui/lesson/lesson_file.h"

namespace attention {

/// Reads a lesson. @throws Ending with kCouldNot
OpenedLesson lessonIn(const QString& file);

/// `lesson check FILE...`: prints what is wrong with each lesson, or that nothing is. @throws Ending
void runLesson(const Command& command);

}  // namespace attention
