#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <qcustomplot.h>

namespace attention {

/// Returns `text` unchanged if it fits into this width as the current look draws it; else the beginning of
/// shownText(text) with an ellipsis. Draw the result with drawElided() or drawLabelText().
/// @param width  pixels
QString elidedText(const QString& text, const QFont& font, double width);

/// Draws a text in one line, elided where it is wider than `room`.
void drawElided(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                const QFont& font, const QColor& ink);

/// The first of `forms` (the longest one comes first) that is no wider than `width`; empty if none is.
QString firstFittingText(const QStringList& forms, double width, const QFont& font);
/// Draws firstFittingText(): for texts that must not be elided.
void drawFirstFitting(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QStringList& forms,
                      const QFont& font, const QColor& ink);

}  // namespace attention
