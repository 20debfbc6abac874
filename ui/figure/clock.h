#pragma once

#include <QPainter>
#include <QRectF>

#include "ui/figure/theme.h"

namespace attention {

/// The small picture of a sine or cosine: a dial whose hand stands at an angle, and in ink its value, the sine as the
/// height of the hand, the cosine as how far right it reaches.
/// @param square  the dial with its axes, in pixels; strokes grow with it from some 84 pixels on
/// @param angle  radians, counter-clockwise from the right; may be many turns
void drawClock(QPainter& painter, const QRectF& square, double angle, bool sine, const Theme& theme);

/// Where the hand ends in such a square.
QPointF clockTip(const QRectF& square, double angle);

}  // namespace attention
