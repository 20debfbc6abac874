#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// What the window offers to an author, made from what was just shown and done.

/// The value of "show:" for a scene: its exhibit, a preset where that is shorter, and the options that differ from
/// there. resolveStepScene() shows the same numbers, selection and style again. Nothing for a scene that has no such
/// text: one with arrays, or one that cannot be shown.
std::optional<std::string> showText(const Scene& scene);

/// Both show the same: exhibit, parameters and arrays. Zoom, pins and what is compared are not of a lesson.
bool showsSame(const Scene& one, const Scene& other);

/// Clauses for "do:" that hold of `now` and not of `begun`: "d = 128", "d >= 128", "d changed"; those of one parameter
/// follow each other.
/// @param begun  what the step shows  @param now  on the same exhibit  @param played  keys whose sliders ran
std::vector<std::string> offeredConditions(const Scene& begun, const Scene& now,
                                           const std::vector<std::string>& played);

/// The place of a cell's number in a table of the exhibit; nothing where no table has it.
std::optional<TableSource> sourceOf(const EvaluatedScene& shown, const Cell& cell);
/// The value of "answer:" for that place: "0.77 from weights 4 1".
std::string answerText(double number, const std::optional<TableSource>& source);

}  // namespace attention
