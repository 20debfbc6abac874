#pragma once

#include <cstdint>

#include <QString>

namespace attention {

/// A number for display: with the language's decimal sign, U+2212 as minus sign, no negative zero, and thin spaces
/// between groups of three digits from 10 000 on.
QString formatDecimals(double value, int decimals);
/// A whole number for display, with all of its digits.
QString formatInteger(std::int64_t value);

/// Formats a parameter value for an input field: at most six digits, no digit grouping.
QString editableText(double value);
/// Formats a parameter value for an input field with all of its digits, no digit grouping.
QString exactEditableText(double value);

/// A number for display with `digits` significant digits. Very large and very small numbers have a power of ten:
/// "1.5 · 10⁻⁷", with non-breaking spaces.
/// @param digits  >= 1
QString formatSignificantDigits(double value, int digits);
/// A share from 0 to 1 for display. Only exactly 1 is displayed as 1: a smaller share that would be rounded up to 1
/// gets three decimals, or is "> 0.999".
/// @param decimals  up to 3
QString formatShare(double share, int decimals);
/// A whole number with all digits, any other number with `digits` significant digits.
QString wholeOrSignificant(double value, int digits);

/// The number of decimals with which a number has two significant digits; at least 2. For the ends of a scale.
/// @param number  > 0
int decimalsForTwoDigits(double number);

/// A whole number in superscript: "⁻⁷".
QString superscript(int exponent);

}  // namespace attention
