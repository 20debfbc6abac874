#pragma once

#include <QFont>
#include <QString>

#include "ui/figure/theme.h"

namespace attention {

/// `richText` with its mathematical letters in the mathematical font, `mathSize` pixels high, and the indices 𝑖, 𝑗, 𝑐,
/// 𝛿 in the colours that they have in formulas.
QString withMathFont(const QString& richText, int mathSize, const Theme& theme);

/// The pixel size at which the mathematical font looks as large as text in `font`: larger, because its small letters
/// are lower.
int mathSizeBeside(const QFont& font);

/// Converts formulas in plain text that was escaped for rich text: single letters become italic, as in "n = 5" or "2j";
/// "W_q" gets a subscript, "e^score" and "10000^(2j/d)" a superscript. Letters that are also words (a, e, o, I) become
/// italic only next to a mathematical sign: "e²", "1 − a".
QString withFormulas(const QString& escaped);

/// Converts each emphasised single letter of Markdown, such as "*a*", to a mathematical letter: 𝑎.
QString withFormulaLetters(QString markdown);

/// Wraps rich text in a semibold font; <b> would need a bold font, which is not embedded.
QString semibold(const QString& richText);

}  // namespace attention
