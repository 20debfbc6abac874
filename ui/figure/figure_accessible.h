#pragma once

#include <functional>

#include "core/scene/view.h"

class QAccessibleEvent;

namespace attention {

class Figure;

/// Gives screen readers a figure as a table whose cells are made when they are asked for. To be called before the first
/// figure is spoken of; any further call does nothing.
void makeFiguresAccessible();

/// Tells screen readers that a cell is the one in focus, and what is said of it.
/// @param isAnother  false: the same cell as before, with other words
void announceCell(Figure& figure, const Cell& cell, bool isAnother);
/// Tells them that the table has other rows or columns than before.
void announceTableChange(Figure& figure);

/// The one way that events for screen readers leave figures; a test looks here. By default the platform gets them.
using AccessibleSender = std::function<void(QAccessibleEvent&)>;
void setAccessibleSender(AccessibleSender sender);

}  // namespace attention
