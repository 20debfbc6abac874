#pragma once

#include "ui/figure/figure.h"

namespace attention {

/// Draws a line of text as QPainter::drawText() does with Qt::TextSingleLine, in the painter's pen. The shaping
/// of texts on the screen is cached, because they are drawn again and again.
void drawTextLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                  const QFont& font);
/// Draws a line from the cache, as it is: without tellPaintedText() and shownText(). Returns false without drawing if
/// the text is not cached, because the painter makes a file, or the text does not fit into `room` or is not plain.
bool drawCachedLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                    const QFont& font);

/// Draws a text in the middle of `room`, elided where it is wider. Its baseline does not depend on its letters, some of
/// which may come from a fallback font with other metrics.
void drawOnBaseLine(QCPPainter& painter, const QRectF& room, const QString& text, const QFont& font, const QColor& ink);

}  // namespace attention
