#pragma once

#include <functional>

#include <QString>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// Whether a goal is reached: its condition holds for the scene, and its comparisons for the study's numbers. A number
/// that is missing or NaN holds nothing.
/// @param shown  with a study
bool isReached(const Goal& goal, const EvaluatedScene& shown, const StepEvents& events);

/// Checks the goal of a step: its tables exist, it is not reached at the beginning, it is after what "try:" says, and
/// the controls of the step can set that.
/// @param begun  what the step shows, with its study
/// @param fault  is told each problem with the line of the key to correct
void checkGoal(const LessonStep& step, const EvaluatedScene& begun,
               const std::function<void(std::size_t line, const QString& sentence)>& fault);

}  // namespace attention
