#pragma once

#include <QPainter>
#include <QStyleOptionMenuItem>

#include "ui/figure/theme.h"

namespace attention {

// The painting of menus and of the menu bar.

/// The height of a menu item without explanation, in designed pixels.
inline constexpr int kMenuItemHeight = 28;

void drawMenuBarBackground(QPainter& painter, const Theme& theme, const QRect& rect);
/// @param underline  whether to underline mnemonics, as while the menu bar has keyboard focus
void drawMenuBarItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& item, bool underline);
QSize menuItemSize(const QStyleOptionMenuItem& item);
/// Draws a menu item: check mark or icon, text, shortcut, and the explanation below.
void drawMenuItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& item);

}  // namespace attention
