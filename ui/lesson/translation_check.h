#pragma once

#include <vector>

#include "core/lesson/lesson.h"

namespace attention {

/// The differences between a step of a translation and its original in everything but the words: scene, controls,
/// covered and hidden parts, question, answers, condition, goal, and which texts exist. The diagnostics carry line
/// numbers of the translation.
std::vector<LessonDiagnostic> differences(const LessonStep& step, const LessonStep& original);

/// Which step of the original each step of a translation translates.
struct ComparedSteps {
    std::vector<const LessonStep*>
        originals;  ///< for each step of the translation; null: the original has no such step
    std::vector<LessonDiagnostic> diagnostics = {};  ///< about missing steps, and steps that the original does not have
};
/// Assigns steps in order. With equal numbers of steps each is assigned to the one with the same index; otherwise so
/// that the fewest steps are missing, superfluous or different (edit distance).
/// @param original  must outlive the result, which points into it
ComparedSteps compareSteps(const Lesson& translation, const Lesson& original);

}  // namespace attention
