#pragma once

#include <functional>
#include <vector>

#include <QStringList>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// The maximum number of words in the text of a step.
inline constexpr std::size_t kMaxStepWords = 45;
/// The maximum number of controls of a step, for which the bar of a presentation has room.
inline constexpr std::size_t kMaxStepControls = 2;

/// The number at a row and column of a table; nothing if there is none, or a text. An array can be addressed in two
/// ways: as a matrix, if all axes except the last two have size 1; or in the long form with one entry per row (the last
/// axis fastest), in which the column is the name of the values.
std::optional<double> numberAt(const Table& table, const TableSource& source);

/// The cell of the figure that shows the number; nothing if none does.
std::optional<Cell> cellOf(const EvaluatedScene& shown, const TableSource& source);

/// Whether a number answers a question. @param right  the number that is right
bool isCorrect(const LessonQuestion& question, double right, double given);

/// Whether both questions have the same right answer, whatever their words are. Choices are compared by position.
bool hasSameAnswer(const LessonQuestion& question, const LessonQuestion& original);

/// One sentence for each of `covers` that the figure does not have; empty: it has all of them.
QStringList coverProblems(const std::vector<LessonCover>& covers, const EvaluatedScene& shown);

/// Returns all problems of a lesson, including those found by the parser, sorted by line. Every scene is shown, every
/// answer recomputed and every condition evaluated, with all values that a step may draw.
/// @param folder  of the lesson's file, with its scene files and the lessons it needs
/// @param original  the lesson of which this one is a translation; null: it is no translation
/// @param progress  called with the share that is checked, 0 ... 1
std::vector<LessonDiagnostic> checkLesson(const Lesson& lesson, const QString& folder, const Lesson* original = nullptr,
                                          const std::function<void(double)>& progress = {});

}  // namespace attention
