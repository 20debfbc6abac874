#pragma once

#include <QPainter>
#include <QStyleOptionMenuItem>

#include "ui/figure/theme.h"

namespace attention {

// How menus and the menu bar are drawn.

/// The height of an entry, in designed pixels.
inline constexpr int kMenuRow = 28;

void drawMenuBarGround(QPainter& painter, const Theme& theme, const QRect& rect);
/// @param underline  shows the letters to press with Alt: while the keyboard is in the menu bar
void drawMenuBarItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& item, bool underline);
QSize menuItemSize(const QStyleOptionMenuItem& item);
/// An entry with its mark or icon, its shortcut, and lines under it that explain it.
void drawMenuItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& item);

}  // namespace attention
