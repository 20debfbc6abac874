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

/// Reads the questions about lessons of the course, in the order of the course.
/// @param language  a code: "en", "zh_CN"
/// @param names     of lessons; lessons without questions are skipped
std::vector<ExercisePart> readPool(const QString& language, const QStringList& names);

/// The headings of the steps of an exercise.
enum class Headings {
    Numbered,  ///< "1. Both ends", so that headings are unique even if a question is drawn several times
    Plain      ///< "Both ends"
};
/// A lesson with one step per drawn question. @param drawn  from `pool`
Lesson exerciseLesson(std::span<const ExercisePart> pool, std::span<const DrawnQuestion> drawn,
                      const std::string& title, Headings headings = Headings::Numbered);

}  // namespace attention
