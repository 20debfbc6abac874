#pragma once

#include <optional>

#include <QString>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// The right answer to the question of a step.
struct RightAnswer {
    QString words;  ///< plain text for the reader, without unit; for a choice the text of the right choice
    std::optional<double> number = std::nullopt;  ///< if the question asks for a number
    std::optional<Cell> cell = std::nullopt;      ///< the cell that is the answer, or that shows the number
};

/// A number that answers a question, formatted for the reader.
QString answerNumberText(double number);
/// The name of a cell as in the figure; its row and column if `shown` is empty or does not have the cell.
QString answerCellText(const Cell& cell, const EvaluatedScene& shown);

/// @param initial  the scene with which the step begins
/// @param shown  the same scene, evaluated; empty while it is computed: an answer from a table is unknown then
RightAnswer rightAnswer(const LessonQuestion& question, const Scene& initial, const EvaluatedScene& shown);
/// @param initial  the evaluated scene with which the step begins
inline RightAnswer rightAnswer(const LessonQuestion& question, const EvaluatedScene& initial) {
    return rightAnswer(question, initial.scene(), initial);
}

}  // namespace attention
