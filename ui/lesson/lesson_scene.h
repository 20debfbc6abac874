#pragma once

#include <set>
#include <span>
#include <stdexcept>
#include <string_view>

#include <QString>

#include "core/lesson/lesson.h"
#include "ui/exhibits/exhibit.h"
#include "ui/lesson/lesson_file.h"

namespace attention {

/// Why a step of a lesson cannot be shown: one sentence, translated.
class LessonError : public std::runtime_error {
 public:
    explicit LessonError(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
    QString sentence() const { return QString::fromUtf8(what()); }
};

/// The exhibit and the scene that a step shows.
struct LessonScene {
    const Exhibit* exhibit = nullptr;
    Scene scene;  ///< fits the exhibit and has no problem()
};

/// The scene of "show:", or of the file that "scene:" names in the lesson's folder.
/// @throws LessonError
LessonScene resolveStepScene(const LessonStep& step, const QString& folder);

/// Checks a lesson before it is shown: if its first step names a scene file, this scene must be usable.
/// @throws FileError with the problem of the scene file
void requireFirstScene(const OpenedLesson& opened);

/// `scene` with options as on a command line: "--d", "32", "--projections". Values that are not given adapt to them.
/// @throws LessonError for an unknown option, a value that is not accepted, or a scene with a problem
Scene withOptions(const Exhibit& exhibit, Scene scene, std::span<const std::string> options);

/// Lets the other parameters follow the given ones by Exhibit::linked(), as if they were changed in the window. Given
/// values stay.
/// @param before  the parameters of the preset or the scene
/// @param typed  the scene with the given values  @param given  the keys of the given parameters
/// @return the parameters of `typed`, with those that follow
Parameters followGiven(const Exhibit& exhibit, const Parameters& before, const Scene& typed,
                       const std::set<std::string_view>& given);

/// The scene in which the condition of a step holds or its goal is reached: `initial` with the options of "try:", or
/// without them, with those that can be derived from "do:". A slider that has to be played is not moved. Nothing if
/// neither says what to do.
/// @param initial  the scene with which the step begins  @throws LessonError like withOptions()
std::optional<Scene> solvedScene(const Exhibit& exhibit, const Scene& initial, const LessonStep& step);

}  // namespace attention
