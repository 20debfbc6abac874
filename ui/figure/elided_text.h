#pragma once

#include <QFont>
#include <QString>

namespace attention {

/// A text for a line of this width: itself where it fits, as the look draws it, else the beginning of what the look
/// draws, with an ellipsis. It is drawn as every text, by drawElided() or drawLabelText().
/// @param width  pixels
QString elidedText(const QString& text, const QFont& font, double width);

}  // namespace attention
