#pragma once

#include <span>
#include <vector>

#include "core/scene/scene.h"
#include "core/scene/scene_text.h"
#include "tests/fuzz/array_target.h"

namespace attention {

/// A scene that was opened is written, and read again as the same.
inline void requireWhole(const Scene& scene, std::span<const std::string_view> exhibits) {
    for (const auto& [name, array] : scene.arrays) {
        if (!array.values) continue;
        requireWhole(*array.values);
        require(array.values->shape == array.shape, "an array has the shape that the scene says");
    }
    const std::string text = writeSceneText(scene);
    if (text.size() > kMaxSceneBytes) return;
    const Scene again = readSceneText(text, exhibits);
    require(again == scene, "a scene is the same when it is read again");
    for (const auto& [name, array] : scene.arrays) {
        const auto& values = again.arrays.find(name)->second.values;
        if (values) require(*values == *array.values, "an array is the same when it is read again");
    }
    require(writeSceneText(again) == text, "equal scenes give equal texts");
}

}  // namespace attention
