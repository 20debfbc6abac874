#pragma once

#include <functional>

#include <QPainter>

namespace attention {

/// Draws many strokes; equivalent to calling draw(painter), but much faster on images. (Qt distributes the pixels of
/// every stroke over a thread pool, waking it for every 256 spans, unless it already runs on one of those threads.)
/// `draw` may change pen and brush.
/// @param area  a rectangle that contains all strokes
/// @param draw  may draw lines and shapes and set pens and brushes; it must not draw text or images
void drawStrokesFast(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& draw);

}  // namespace attention
