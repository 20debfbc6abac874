#pragma once

#include "ui/window/scene_model.h"

namespace attention {

/// What the page trains or draws is over in a moment from now on, where nobody looks at its numbers.
inline void makeBrief(SceneModel& model) {
    for (const auto& [key, value] : {std::pair{"steps", std::int64_t{20}}, std::pair{"draws", std::int64_t{50}}})
        if (model.exhibit().findUse(key)) model.setParameter(key, value);
}

}  // namespace attention
