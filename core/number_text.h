#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attention {

/// The shortest decimal that reads back to the same double, always with '.', never with a thousands separator.
/// Plain notation from 1e-5 to below 1e16, exponent notation outside ("1e+16", "1e-06"); an integral value has no ".0".
/// Zero is "0" or "-0", so that its sign survives; what is not finite is "inf", "-inf", "nan" (whatever its sign).
/// At most 24 characters.
std::string formatNumber(double value);

/// `value` with so many significant digits, or formatNumber(value) where that has no more; in its notation.
/// @param significant  1 ... 17
std::string formatSignificant(double value, int significant);

/// A share with two digits behind the point: "0.75". @param share  0 ... 1
std::string formatFraction(double share);

/// How Unicode writes a code point, with four hexadecimal digits at least: "U+FFFE", "U+1FFFF".
std::string formatCodePoint(char32_t codePoint);

/// Appends formatNumber(value).
void appendNumber(std::string& text, double value);

/// Appends all digits of an integer.
void appendNumber(std::string& text, std::int64_t value);

/// The whole of `text` as a decimal integer: ASCII digits with an optional leading '-', leading zeros allowed; nothing
/// else (no '+', blank, hex, "1e3", "1.0", other scripts' digits). Nothing when it is not one or does not fit 64 bits.
std::optional<std::int64_t> parseInteger(std::string_view text);

/// The whole of `text` as a finite decimal number, rounded to the nearest double; nothing otherwise. Independent of the
/// locale. ASCII digits with an optional '-', '.' and exponent: "1", "-2.5", ".5", "1.", "1e4", "1E-4"; not "+1", " 1",
/// "1,5", "0x10", "inf", "nan", nor what overflows ("1e999") or vanishes ("1e-999").
std::optional<double> parseReal(std::string_view text);

/// Whether `text` is a decimal number that parseReal() cannot take because it is nearer to 0 than any double.
bool isTooSmall(std::string_view text);

}  // namespace attention
