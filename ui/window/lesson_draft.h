#pragma once

#include <map>
#include <string>

namespace attention {

/// A lesson as it is edited at one step of the history. Like a scene it never changes: an edit makes another one.
struct LessonDraft {
    std::map<std::string, std::string> texts;  ///< by language, as in the files' names; "" is the original
    int step = 0;                              ///< the one that is shown, from 0
    int document = 0;                          ///< each lesson that is edited has its own

    bool operator==(const LessonDraft&) const = default;
};

}  // namespace attention
