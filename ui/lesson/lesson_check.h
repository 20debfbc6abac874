#pragma once

#include <functional>
#include <vector>

#include <QStringList>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// A step has at most so many words of text.
inline constexpr std::size_t kMaxStepWords = 45;
/// And at most so many controls, which is what the bar of a presentation has room for.
inline constexpr std::size_t kMaxStepControls = 2;

/// The number of a table; nothing where it has no such row, no such column, or text there. An array with more than
/// two axes is a matrix where all but the last two have one index; or its rows are the entries, the last axis fastest,
/// and the column is that of the values.
std::optional<double> numberAt(const Table& table, const TableSource& source);

/// The cell of the page in which that number stands; nothing where none has it.
std::optional<Cell> cellOf(const EvaluatedScene& shown, const TableSource& source);

/// Whether a number answers a question. @param right  the number that is right
bool isCorrect(const LessonQuestion& question, double right, double given);

/// Both have one right answer, whatever their words are; of choices the one at the same place.
bool hasSameAnswer(const LessonQuestion& asked, const LessonQuestion& meant);

/// What is wrong with the parts that a step covers or leaves out, in a sentence for each; empty: a figure has all of
/// them.
QStringList coverProblems(const std::vector<LessonCover>& covers, const EvaluatedScene& shown);

/// Returns all problems of a lesson, including those found by the parser, sorted by line. Every scene is shown, every
/// answer recomputed and every condition evaluated, with all values that a step may draw.
/// @param folder of the lesson's file, where its scene files and the lessons it needs are
/// @param original what it is a translation of; null: of nothing
/// @param progress is told how much of it is checked, 0 ... 1
std::vector<LessonDiagnostic> checkLesson(const Lesson& lesson, const QString& folder, const Lesson* original = nullptr,
                                          const std::function<void(double)>& progress = {});

}  // namespace attention
