#pragma once

#include <functional>

#include <QPainter>

namespace attention {

/// Draws many strokes, as if `draw` were called with the painter itself, whose pen and brush it may leave as they were.
/// On an image they take a fraction of the time: Qt shares out the pixels of each stroke among threads, waking them up
/// for every 256 pieces of it, unless it is on one of those threads already.
/// @param area  that all strokes lie in
/// @param draw  lines and shapes, pens and brushes; no text and no pictures
void drawStrokes(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& draw);

}  // namespace attention
