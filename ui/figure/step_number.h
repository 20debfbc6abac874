#pragma once

#include "ui/figure/theme.h"

class QCPPainter;
class QPointF;

namespace attention {

/// Pixels of the circle around the number of a step.
inline constexpr double kStepNumberSize = 16;

/// Draws the number of a step in a circle. @param isAtHand  the circle is filled, with the theme's text
/// @param size  of the circle
void drawStepNumber(QCPPainter& painter, const QPointF& middle, int step, bool isAtHand, const QColor& circle,
                    const QColor& ink, const Theme& theme, double size = kStepNumberSize);

}  // namespace attention
