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

/// What a step shows.
struct LessonScene {
    const Exhibit* exhibit = nullptr;
    Scene scene;  ///< fits the exhibit and is admitted
};

/// The scene of "show:", or of the file that "scene:" names in the lesson's folder.
/// @throws LessonError
LessonScene resolveStepScene(const LessonStep& step, const QString& folder);

/// For a lesson that is opened to be shown: its first step names no scene file, or one that can be shown.
/// @throws FileError  what is wrong with that file
void requireFirstScene(const OpenedLesson& opened);

/// `scene` with options as on a command line: "--d", "32", "--projections". What was not given gives way to them.
/// @throws LessonError  for an unknown option, a value that is refused, or a scene that is
Scene withOptions(const Exhibit& exhibit, Scene scene, std::span<const std::string> options);

/// What stood in `before`, those of a preset or a scene, follows what was given, as in the window; what was given
/// stays.
/// @param typed  `before` with what was given  @param given  the keys of that
Parameters followGiven(const Exhibit& exhibit, const Parameters& before, const Scene& typed,
                       const std::set<std::string_view>& given);

/// The scene in which the condition of a step holds, or its goal is reached: `begun` with the options of "try:", else
/// with those that follow from "do:". A slider that is to be played stays where it is. Nothing where neither says what
/// to do.
/// @param begun  what the step shows  @throws LessonError  as withOptions() does
std::optional<Scene> solvedScene(const Exhibit& exhibit, const Scene& begun, const LessonStep& step);

}  // namespace attention
