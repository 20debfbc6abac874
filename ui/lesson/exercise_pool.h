#pragma once

#include <span>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/lesson/drawn_questions.h"

namespace attention {

/// The names of the lessons of the course that have questions in the pool, in the order of the course.
QStringList lessonsWithQuestions();

/// The questions about lessons of the course, in its order.
/// @param language  as on the command line
/// @param names     of lessons; those without questions are left out
std::vector<ExercisePart> readPool(const QString& language, const QStringList& names);

/// Drawn questions as a lesson, a step each. Headings are numbered, so that a question may come twice.
/// @param drawn  of `pool`
Lesson exerciseLesson(std::span<const ExercisePart> pool, std::span<const DrawnQuestion> drawn,
                      const std::string& title);

}  // namespace attention
