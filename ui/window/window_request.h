#pragma once

#include <optional>

#include <QString>

namespace attention {

/// What the window is to open when the program starts.
struct WindowRequest {
    QString path;  ///< path of a scene or lesson, or a link; may be empty
    std::optional<int> idleMinutes =
        std::nullopt;  ///< if set, the window is locked to the lesson `path`; see LockedLesson
};

}  // namespace attention
