#pragma once

#include <functional>

#include "core/scene/view.h"

class QAccessibleEvent;

namespace attention {

class Figure;

/// Gives screen readers a figure as a table whose cells are made when they are asked for. To be called before the first
/// figure is spoken of; any further call does nothing.
void makeFiguresAccessible();

/// Tells screen readers that a cell has the focus and how it is described now.
/// @param isAnother  false: it is the same cell as before, with a new description
void announceCell(Figure& figure, const Cell& cell, bool isAnother);
/// Tells screen readers that the numbers of rows and columns may have changed.
void announceTableChange(Figure& figure);

/// Receives all events of figures for screen readers. The default passes them to the platform; tests replace it.
using AccessibleSender = std::function<void(QAccessibleEvent&)>;
void setAccessibleSender(AccessibleSender sender);

}  // namespace attention
