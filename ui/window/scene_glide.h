#pragma once

#include "ui/window/scene_model.h"

namespace attention {

/// Whether a figure glides from one scene to another (Figure::setGlides()): where a click, a key or a step leads from
/// one position, shift, order, row or stage to another and all else stays. Not while something is dragged or plays, but
/// for stages, nor with reduced motion.
bool glidesTo(const SceneModel& model, const Scene& before, const Scene& after);

}  // namespace attention
