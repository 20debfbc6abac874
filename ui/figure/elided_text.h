#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <qcustomplot.h>

namespace attention {

/// A text for a line of this width: itself where it fits, as the look draws it, else the beginning of what the look
/// draws, with an ellipsis. It is drawn as every text, by drawElided() or drawLabelText().
/// @param width  pixels
QString elidedText(const QString& text, const QFont& font, double width);

/// Text in one line, elided where it is wider than `room`.
void drawElided(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                const QFont& font, const QColor& ink);

/// The first of a text's forms, the longest first, that is no wider than `width`; empty if none is.
QString firstFittingText(const QStringList& forms, double width, const QFont& font);
/// Draws it: a text that must not lose its end.
void drawFirstFitting(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QStringList& forms,
                      const QFont& font, const QColor& ink);

}  // namespace attention
