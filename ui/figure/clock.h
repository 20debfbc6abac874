#pragma once

#include <QPainter>
#include <QPointF>
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

/// Whether a hand can be grabbed at a place: near its tip, or on its outer half.
/// @param reach  the largest distance from the tip in pixels; from the hand it is half of that
bool isOnHand(const QPointF& place, const QPointF& centre, const QPointF& tip, double reach);

/// The angle of a hand that points from the centre of a clock along `direction`, in radians.
/// @param isSineRight  the sine is to the right and the cosine upwards; else the cosine is to the right
double handAngle(const QPointF& direction, bool isSineRight);

}  // namespace attention
