#pragma once

#include <QByteArray>
#include <QColor>

namespace attention {

/// Text of this colour is invisible in a PDF, for searching and copying only. No colour with 8 bits a channel has such
/// small values other than 0.
inline const QColor kInvisibleInk = QColor::fromRgba64(1, 2, 3);

/// The PDF with letters for the glyphs of formulas, so that they can be searched and copied: a slanted Q is a Q, which
/// people type, as in PDFs by TeX, a tall bracket a bracket. Qt writes the characters of glyphs only up to
/// U+FFFF; for the others the mathematical typeface has stand-ins (MathFont::letterOf()). Text painted in kInvisibleInk
/// is not drawn (ISO 32000-2, 9.3.6: text rendering mode 3).
/// @param pdf  as Qt writes it: with a cross-reference table and uncompressed maps from glyphs to characters
QByteArray withLettersOfFormulas(const QByteArray& pdf);

}  // namespace attention
