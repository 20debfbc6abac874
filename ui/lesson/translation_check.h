#pragma once

#include <vector>

#include "core/lesson/lesson.h"

namespace attention {

/// All that a step of a translation has to have in common with that of its original and has not: scene, controls, what
/// is covered, question, answers, condition and goal, and which texts there are. By lines of the translation.
std::vector<LessonDiagnostic> differences(const LessonStep& step, const LessonStep& original);

/// Which step each step of a translation translates, and what of the other steps is to be told.
struct ComparedSteps {
    std::vector<const LessonStep*> originals;  ///< of each step of the translation; nullptr: the original has none
    std::vector<LessonDiagnostic> diagnostics = {};  ///< steps that are missing, or that the original does not have
};
/// Of as many steps each translates the one at its place; else those are found that make the fewest
/// steps missing, too many, or other ones, in their order.
/// @param original  is kept by reference
ComparedSteps compareSteps(const Lesson& translation, const Lesson& original);

}  // namespace attention
