#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>

#include "ui/figure/theme.h"

namespace attention {

/// Draws a sine or cosine as a dial. The hand points in the direction `angle`; a line in the text colour shows the
/// value: for a sine the height of the hand's tip above the centre, for a cosine its distance to the right of it.
/// @param square  the dial with its axes, in pixels; strokes become wider if it is larger than 84 pixels
/// @param angle  radians, counter-clockwise from the right; may be many turns
void drawClock(QPainter& painter, const QRectF& square, double angle, bool sine, const Theme& theme);

/// The tip of the hand that drawClock() draws in this square.
QPointF clockTip(const QRectF& square, double angle);

/// Whether a hand can be grabbed at a place: near its tip, or on its outer half.
/// @param reach  the largest distance from the tip in pixels; from the hand it is half of that
bool isOnHand(const QPointF& place, const QPointF& centre, const QPointF& tip, double reach);

/// The angle of a hand that points from the centre of a clock along `direction`, in radians.
/// @param isSineRight  the sine is to the right and the cosine upwards; else the cosine is to the right
double handAngle(const QPointF& direction, bool isSineRight);

}  // namespace attention
