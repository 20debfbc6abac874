#pragma once

#include "ui/window/scene_model.h"

namespace attention {

/// Whether a figure animates the change between two scenes (Figure::setGlides()): only position, offset, order,
/// selection or stage differ. Not during a drag or an animation, unless the stage differs, and not with reduced motion.
bool glidesTo(const SceneModel& model, const Scene& before, const Scene& after);

}  // namespace attention
