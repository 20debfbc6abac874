#pragma once

#include <optional>

#include <QColor>
#include <QRectF>

class QCPPainter;

namespace attention {

struct Theme;

/// How a cell is highlighted. Current: the hovered or else the selected cell, which is explained; at most one. Related:
/// the cells that the current one is computed from, or that depend on it.
enum class Highlight { Current, Related, Pinned };

/// Highlights the box of a cell: a pinned one at its corners, the others by an outline, a bold one of the current cell.
/// @param inside  a pinned cell whose centre lies outside is not marked
/// @param outline  its colour; ink without one
void drawCellHighlight(QCPPainter& painter, const QRectF& box, const QRectF& inside, Highlight how, const Theme& theme,
                       const std::optional<QColor>& outline = {});

}  // namespace attention
