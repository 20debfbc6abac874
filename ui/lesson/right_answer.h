#pragma once

#include <optional>

#include <QString>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// What is right of a step's question.
struct RightAnswer {
    QString words;  ///< as a reader is told, without its unit, plain; of a choice its words
    std::optional<double> number = std::nullopt;  ///< of a question for a number
    std::optional<Cell> cell = std::nullopt;      ///< that is asked for, or that has the number
};

/// A number that answers a question, as a reader is told.
QString answerNumberText(double number);
/// A cell as the picture calls it. @param shown  of another page, or empty: by row and column
QString answerCellText(const Cell& cell, const EvaluatedScene& shown);

/// @param begun  what the step shows as it begins
/// @param shown  the same with its study; empty while it is computed: what stands in its tables is not known yet
RightAnswer rightAnswer(const LessonQuestion& question, const Scene& begun, const EvaluatedScene& shown);
/// @param begun  with its study
inline RightAnswer rightAnswer(const LessonQuestion& question, const EvaluatedScene& begun) {
    return rightAnswer(question, begun.scene(), begun);
}

}  // namespace attention
