#pragma once

#include "ui/figure/theme.h"

class QCPPainter;
class QPointF;

namespace attention {

/// Diameter of the circle around the number of a step, in pixels.
inline constexpr double kStepNumberSize = 16;

/// Draws the number of a step in a circle. @param isCurrent  the circle is filled with the theme's text colour
/// @param size  diameter of the circle
void drawStepNumber(QCPPainter& painter, const QPointF& middle, int step, bool isCurrent, const QColor& circle,
                    const QColor& ink, const Theme& theme, double size = kStepNumberSize);

}  // namespace attention
