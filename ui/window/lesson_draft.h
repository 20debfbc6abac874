#pragma once

#include <map>
#include <string>

namespace attention {

/// State of an edited lesson at one step of the history. Immutable like a scene: each edit creates a new draft.
struct LessonDraft {
    std::map<std::string, std::string> texts;  ///< by language code; "" is the original
    int step = 0;                              ///< the shown step, from 0
    int document = 0;  ///< number of the edited lesson, which tells drafts of different lessons apart

    bool operator==(const LessonDraft&) const = default;
};

}  // namespace attention
