#pragma once

#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/scene_model.h"

namespace attention {

/// Turns to a page as it opens, but what it trains or draws is over in a moment, where nobody looks at its numbers.
inline void openBriefly(SceneModel& model, std::string_view id) {
    const Exhibit& exhibit = *findExhibit(id);
    model.openPage(madeBrief(exhibit, startScene(exhibit)), {});
}

}  // namespace attention
