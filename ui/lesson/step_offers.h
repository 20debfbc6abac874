#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// Texts that the lesson editor offers to an author, made from the scene and the actions in the window.

/// The value of "show:" for a scene: its exhibit, a preset if that makes the text shorter, and the options that differ
/// from the default or the preset. resolveStepScene() restores the same numbers, selection and style. Nothing if there
/// is no such text: the scene has arrays, or cannot be shown.
std::optional<std::string> showText(const Scene& scene);

/// Whether both scenes have the same exhibit, parameters and arrays. Zoom, pins and reference are ignored, because a
/// lesson does not store them.
bool showsSame(const Scene& one, const Scene& other);

/// Clauses for "do:" that hold for `current` but not for `initial`, grouped by parameter: "d = 128", "d >= 128",
/// "d changed".
/// @param initial  the scene with which the step begins  @param current  a scene of the same exhibit
/// @param played  the keys of the parameters whose sliders were played
std::vector<std::string> offeredConditions(const Scene& initial, const Scene& current,
                                           const std::vector<std::string>& played);

/// The table, row and column that have a cell's number; nothing if no table of the exhibit has it.
std::optional<TableSource> sourceOf(const EvaluatedScene& shown, const Cell& cell);
/// The value of "answer:" for a number and its source: "0.77 from weights 4 1".
std::string answerText(double number, const std::optional<TableSource>& source);

}  // namespace attention
