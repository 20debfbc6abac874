#include "ui/window/scene_glide.h"

#include "ui/widgets/style.h"

namespace attention {

bool glidesTo(const SceneModel& model, const Scene& before, const Scene& after) {
    // Stages are discrete, so changes between them are animated even while a slider is dragged or stages play.
    const bool isStage = before.parameters.step != after.parameters.step;
    if (isMotionReduced() || (model.history().isAnyGesture() && !isStage)) return false;
    Scene adjusted = before;
    for (const std::string_view key : {"position", "offset", "order", "row", "column", "matrix", "step"}) {
        const ParameterInfo& info = *findParameter(key);
        setValue(adjusted.parameters, info, valueOf(after.parameters, info));
    }
    return adjusted == after;
}

}  // namespace attention
