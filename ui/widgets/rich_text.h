#pragma once

#include <QFont>
#include <QString>

#include "ui/figure/theme.h"

namespace attention {

/// `richText` with the mathematical letters in their face, `mathSize` pixels high, and the indices 𝑖, 𝑗, 𝑐, 𝛿 in their
/// colours, in tags as in formulas.
QString withMathFont(const QString& richText, int mathSize, const Theme& theme);

/// Pixels that make letters of formulas look as large as the text of a font beside them: their small letters are lower.
int besideText(const QFont& font);

/// Plain text, escaped for rich text, with its formulas set: a letter that stands alone is an italic one, as in "n = 5"
/// or "2j", "W_q" has a subscript and "e^score" or "10000^(2j/d)" a superscript. The letters that are words (a, e, o,
/// I) are set beside a sign of a formula only: "e²", "1 − a".
QString withFormulas(const QString& escaped);

/// Text of Markdown in which each emphasised single letter, such as "*a*", is one of a formula: 𝑎.
QString withFormulaLetters(QString markdown);

/// Rich text in a semibold face; its own <b> asks for a weight that is not embedded.
QString semibold(const QString& richText);

}  // namespace attention
