#pragma once

#include "ui/window/scene_model.h"

namespace attention {

/// Whether a figure animates the change between two scenes (Figure::setGlides()): only position, offset, order,
/// selection or stage differ. During a drag or an animation the stage must differ; with reduced motion nothing is
/// animated.
bool glidesTo(const SceneModel& model, const Scene& before, const Scene& after);

}  // namespace attention
