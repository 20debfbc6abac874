#pragma once

#include <QRect>
#include <QSize>

#include "core/scene/scene.h"

namespace attention {

/// How much larger than as designed figures are drawn in a window. @param window  its size in pixels;
/// @param text  scale that was asked for
double figureGrowth(const QSize& window, double text);

/// Where a figure lies in its room: the book's keeps the proportions of its page, any other fills the room; the size
/// that a scene has from an export is for the next export alone.
QRect figurePlace(const Scene& scene, const QRect& room);

}  // namespace attention
