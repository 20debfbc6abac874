#include "ui/window/scene_glide.h"

#include "ui/widgets/style.h"

namespace attention {

bool glidesTo(const SceneModel& model, const Scene& before, const Scene& after) {
    // A stage is one thing or the other, also under the hand and while stages play.
    const bool isStage = before.parameters.step != after.parameters.step;
    if (isMotionReduced() || (model.history().isAnyGesture() && !isStage)) return false;
    Scene same = before;
    for (const std::string_view key : {"position", "offset", "order", "row", "column", "matrix", "step"}) {
        const ParameterInfo& info = *findParameter(key);
        setValue(same.parameters, info, valueOf(after.parameters, info));
    }
    return same == after;
}

}  // namespace attention
