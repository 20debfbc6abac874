#pragma once

#include <QString>

#include "ui/figure/theme.h"

namespace attention {

/// `richText` with the mathematical letters in their face, `mathSize` pixels high, and the indices 𝑖, 𝑗, 𝑐, 𝛿 in their
/// colours, in tags as in formulas.
QString withMathFace(const QString& richText, int mathSize, const Theme& theme);

/// Rich text in a semibold face; its own <b> asks for a weight that is not embedded.
QString semibold(const QString& richText);

}  // namespace attention
