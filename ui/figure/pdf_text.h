#pragma once

#include <QByteArray>
#include <QColor>

namespace attention {

/// Text of this colour is in a PDF to be searched and copied, not to be seen. No other colour has less than a 255th of
/// red, green and blue that is not 0.
inline const QColor kUnseenInk = QColor::fromRgba64(1, 2, 3);

/// The PDF with letters for the glyphs of formulas, so that they can be searched and copied: a slanted Q is a Q, which
/// people type, as in PDFs by TeX, a tall bracket a bracket. Qt tells readers the characters of a face only up to
/// U+FFFF; for the others the face of mathematics has stand-ins (MathFont::letterOf()). What was painted in kUnseenInk
/// is not drawn (ISO 32000-2, 9.3.6: text rendering mode 3).
/// @param pdf  as Qt writes it: with a table of places and uncompressed maps from glyphs to characters
QByteArray withLettersOfFormulas(const QByteArray& pdf);

}  // namespace attention
