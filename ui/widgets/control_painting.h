#pragma once

#include <QPainter>
#include <QStyleOption>

#include "ui/figure/theme.h"

namespace attention {

// The painting of the interface's controls: in text colour and greys, with hairlines and without gradients.

/// The corner radius of boxes and buttons, in designed pixels.
inline constexpr double kControlRadius = 6;
/// The width of the arrow on a button with a menu, in designed pixels.
inline constexpr int kChevronWidth = 10;

/// Whether the control has keyboard focus and shows it with a ring.
bool hasFocusRing(const QStyleOption& option);
/// Whether the button opens a menu and is drawn with the menu arrow; icon-only buttons are too small for it.
bool hasArrow(const QStyleOptionToolButton& button);
/// Whether the control is an enabled push button that Enter presses.
bool isDefaultButton(const QStyleOption& option);
/// Draws the box of an input field: an outline of one pixel in the control colour, thicker and darker with focus.
/// @param hovered  whether the pointer is over the field
void drawFieldBox(QPainter& painter, const Theme& theme, const QRectF& rect, const QColor& ground, bool enabled,
                  bool focused, bool hovered = false);
/// Draws the outline of a field whose value is not accepted: dashed, unlike the outline of a focused field.
void drawInvalidOutline(QPainter& painter, const Theme& theme, const QRectF& rect);
/// Draws a default button: filled with the text colour; with keyboard focus, also a ring around it.
void drawDefaultButton(QPainter& painter, const Theme& theme, const QStyleOption& option);
/// Draws a button without outline: it has a background only while it is pressed, checked or under the pointer.
void drawQuietButton(QPainter& painter, const Theme& theme, const QStyleOption& option);
/// A quiet button with its icon, its text and the arrow of its menu.
void drawToolButton(QPainter& painter, const Theme& theme, const QStyleOptionToolButton& button);
/// Draws the indicator of a check box (square) or of a radio button (round).
void drawIndicator(QPainter& painter, const Theme& theme, const QStyleOption& option, bool isRound);
/// The tick of a check box or of a checked menu item.
void drawTick(QPainter& painter, const QPointF& centre, const QColor& ink);
void drawProgress(QPainter& painter, const Theme& theme, const QStyleOptionProgressBar& bar);
/// The rectangle of a part of a spin box: one of its arrows or the field.
QRect spinBoxPartRect(const QRect& box, QStyle::SubControl part);
void drawSpinBox(QPainter& painter, const Theme& theme, const QStyleOptionSpinBox& box);
void drawComboBox(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& combo);
/// The rectangle of a part of a scroll bar: groove, handle, or the page before or after the handle.
QRect scrollBarPartRect(const QStyleOptionSlider& bar, QStyle::SubControl part);
void drawScrollBar(QPainter& painter, const Theme& theme, const QStyleOptionSlider& bar);

}  // namespace attention
