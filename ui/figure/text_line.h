#pragma once

#include "ui/figure/figure.h"

namespace attention {

/// Draws a line of text as QPainter::drawText() does with Qt::TextSingleLine, in the painter's pen. What is drawn on
/// the screen again and again is shaped once.
void drawTextLine(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                  const QFont& font);

/// A text in the middle of `room`, elided where it is wider. Its base line does not depend on its letters, of which
/// some come from a face with other measures.
void drawOnBaseLine(QCPPainter& painter, const QRectF& room, const QString& text, const QFont& font, const QColor& ink);

}  // namespace attention
