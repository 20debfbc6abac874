#pragma once

#include <QRect>
#include <QSize>

namespace attention {

struct Scene;

/// The scale of figures in a window relative to their design size. @param window  its size in pixels;
/// @param text  the scale of text that was asked for
double figureGrowth(const QSize& window, double text);

/// Where a figure lies in its room. In the style of a book a scene with an export size gets the largest rectangle of
/// that aspect ratio in the middle; any other figure fills the room.
QRect figurePlace(const Scene& scene, const QRect& room);

}  // namespace attention
