#pragma once

#include <QPainter>
#include <QStyleOption>

#include "ui/figure/theme.h"

namespace attention {

// How the interface's controls are drawn: in ink and grey, with hair lines and without gradients.

/// Of boxes and buttons, in designed pixels.
inline constexpr double kControlRadius = 6;
/// The arrow of a button with a menu, in designed pixels.
inline constexpr int kChevronWidth = 10;

/// Whether the mark of keyboard focus is drawn around it.
bool hasFocusRing(const QStyleOption& option);
/// Whether the button opens a menu and has room for the arrow that says so.
bool hasArrow(const QStyleOptionToolButton& button);
/// Whether Enter presses it.
bool isDefaultButton(const QStyleOption& option);
/// The box of everything that holds a value: a hair line of control ink, thicker and darker with focus.
/// @param over  the pointer is on it
void drawFieldBox(QPainter& painter, const Theme& theme, const QRectF& rect, const QColor& ground, bool enabled,
                  bool focused, bool over = false);
/// The edge of a box whose value is not accepted: dashes, to be told from the line of the focus.
void drawRefusedEdge(QPainter& painter, const Theme& theme, const QRectF& rect);
/// What Enter does, in full ink; with the keyboard on it a ring with a gap.
void drawDefaultButton(QPainter& painter, const Theme& theme, const QStyleOption& option);
/// A button without an edge: a ground while it is pressed, checked or under the pointer.
void drawQuietButton(QPainter& painter, const Theme& theme, const QStyleOption& option);
/// A quiet button with its icon, its text and the arrow of its menu.
void drawToolButton(QPainter& painter, const Theme& theme, const QStyleOptionToolButton& button);
/// The mark of a check box or, round, of a radio button.
void drawIndicator(QPainter& painter, const Theme& theme, const QStyleOption& option, bool isRound);
/// The tick of a check box and of a menu's entry.
void drawTick(QPainter& painter, const QPointF& centre, const QColor& ink);
void drawProgress(QPainter& painter, const Theme& theme, const QStyleOptionProgressBar& bar);
/// Where a part of a spin box lies: one of its arrows or the field.
QRect spinBoxPart(const QRect& box, QStyle::SubControl part);
void drawSpinBox(QPainter& painter, const Theme& theme, const QStyleOptionSpinBox& box);
void drawComboBox(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& combo);
/// Where a part of a scroll bar lies: groove, handle, or the pages before and behind it.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void drawScrollBar(QPainter& painter, const Theme& theme, const QStyleOptionSlider& bar);

}  // namespace attention
