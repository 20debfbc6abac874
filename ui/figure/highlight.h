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

/// Highlights the box of a cell: a pinned cell by angles at its corners, others by an outline, bold for the current
/// cell.
/// @param inside  a pinned cell whose centre lies outside is not marked
/// @param outline  colour of the outline; nothing: the theme's text colour
void drawCellHighlight(QCPPainter& painter, const QRectF& box, const QRectF& inside, Highlight how, const Theme& theme,
                       const std::optional<QColor>& outline = {});

}  // namespace attention
