#pragma once

#include <QRect>
#include <QSize>

namespace attention {

struct Scene;

/// The scale at which figures are drawn in a window, relative to their design size.
/// @param window  its size in pixels
/// @param text  text scale chosen by the user; 1 is normal
double figureScaleFor(const QSize& window, double text);

/// The rectangle of a figure inside the available rectangle. In book style, a scene with an export size gets the
/// largest centred rectangle with that aspect ratio; any other figure gets all of it.
QRect figureRect(const Scene& scene, const QRect& available);

}  // namespace attention
