#pragma once

#include "ui/figure/figure.h"

namespace attention {

/// Draws a line of text as QPainter::drawText() does with Qt::TextSingleLine, in the painter's pen. What is drawn on
/// the screen again and again is shaped once.
void drawTextLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                  const QFont& font);

}  // namespace attention
