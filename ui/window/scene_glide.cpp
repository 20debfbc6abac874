#include "ui/window/scene_glide.h"

#include "ui/widgets/style.h"

namespace attention {

bool glidesTo(const SceneModel& model, const Scene& before, const Scene& after) {
    if (isMotionReduced() || model.history().isAnyGesture()) return false;
    Scene same = before;
    for (const std::string_view key : {"position", "offset", "order", "row", "column", "matrix"}) {
        const ParameterInfo& info = *findParameter(key);
        setValue(same.parameters, info, valueOf(after.parameters, info));
    }
    return same == after;
}

}  // namespace attention
