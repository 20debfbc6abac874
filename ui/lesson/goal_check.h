#pragma once

#include <functional>

#include <QString>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// Whether a goal is reached: its condition holds for the scene, and its comparisons hold for the numbers of the study.
/// A comparison with a missing number or NaN does not hold.
/// @param shown  must have a study
bool isReached(const Goal& goal, const EvaluatedScene& shown, const StepEvents& events);

/// Checks the goal of a step: its tables exist, it is not reached at the beginning, the options of "try:" reach it, and
/// the controls of the step can set these options.
/// @param initial  the evaluated scene with which the step begins
/// @param fault  called for each problem, with the line of the key to correct
void checkGoal(const LessonStep& step, const EvaluatedScene& initial,
               const std::function<void(std::size_t line, const QString& sentence)>& fault);

}  // namespace attention
