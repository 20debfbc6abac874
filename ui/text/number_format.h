#pragma once

#include <cstdint>

#include <QString>

namespace attention {

/// A number as a reader sees it: a true minus sign, no negative zero, thin spaces between groups of three from 10 000
/// on.
QString formatDecimals(double value, int decimals);
/// A whole number as a reader sees it, with all of its digits.
QString formatInteger(std::int64_t value);

/// Formats a parameter value for an input field: at most six digits, no digit grouping.
QString editableText(double value);
/// A parameter as one types it, with all of its digits, not in groups.
QString exactEditableText(double value);

/// A number with so many significant digits as a reader sees it: formatDecimals() where that is short enough, else with
/// a power of ten: "1.5 · 10⁻⁷", whose blanks no line breaks at.
/// @param digits  1 or more
QString formatSignificantDigits(double value, int digits);
/// A share from 0 to 1. Only all is told as 1: what would be rounded up to it has three decimals, or is "> 0.999".
/// @param decimals  up to 3
QString formatShare(double share, int decimals);
/// A number that is whole in full, another one with so many significant digits.
QString wholeOrSignificant(double value, int digits);

/// The decimals with which a number has two significant digits, but two at least: of the ends of a scale.
/// @param number  > 0
int decimalsForTwoDigits(double number);

/// The digits of a whole number as an exponent: "⁻⁷".
QString superscript(int exponent);

}  // namespace attention
