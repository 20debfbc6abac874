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

enum class Headings {
    Numbered,  ///< "1. Both ends": a lesson that is worked through has each heading once, however often a question
               ///< comes
    Plain
};
/// Drawn questions as a lesson, a step each. @param drawn  of `pool`
Lesson exerciseLesson(std::span<const ExercisePart> pool, std::span<const DrawnQuestion> drawn,
                      const std::string& title, Headings headings = Headings::Numbered);

}  // namespace attention
