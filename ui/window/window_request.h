#pragma once

#include <optional>

#include <QString>

namespace attention {

/// What the window is asked to open with.
struct WindowRequest {
    QString path;                                   ///< a scene, a lesson or a link; may be empty
    std::optional<int> idleMinutes = std::nullopt;  ///< the window is locked to the lesson `path`; see LockedLesson
};

}  // namespace attention
