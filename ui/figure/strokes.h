#pragma once

#include <functional>

#include <QPainter>

namespace attention {

/// Draws many strokes; equivalent to calling draw(painter), but much faster on images. (Qt distributes the pixels of
/// every stroke over a thread pool, waking it for every 256 spans, unless it already runs on one of those threads.)
/// `draw` may change pen and brush.
/// @param area that all strokes lie in
/// @param draw lines and shapes, pens and brushes; no text and no pictures
void drawStrokesFast(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& draw);

}  // namespace attention
