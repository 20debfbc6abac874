#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attention {

/// The shortest decimal that reads back to the same double, always with '.', never with a thousands separator.
/// Plain notation from 1e-5 to below 1e16, exponent notation outside ("1e+16", "1e-06"); an integral value has no ".0".
/// Zero is "0" or "-0", so that its sign survives; other special values are "inf", "-inf" and "nan" (without a
/// sign). At most 24 characters.
std::string formatNumber(double value);

/// `value` rounded to that many significant digits, in the notation of formatNumber(); the text of formatNumber() if
/// it has no more digits.
/// @param significant  number of significant digits, 1 ... 17
std::string formatSignificant(double value, int significant);

/// A fraction with two decimals: "0.75". @param fraction  0 ... 1
std::string formatFraction(double fraction);

/// A code point in the notation of Unicode, with at least four hexadecimal digits: "U+FFFE", "U+1FFFF".
std::string formatCodePoint(char32_t codePoint);

/// Appends formatNumber(value).
void appendNumber(std::string& text, double value);

/// Appends all digits of an integer.
void appendNumber(std::string& text, std::int64_t value);

/// Reads all of `text` as a decimal integer: ASCII digits with an optional leading '-', leading zeros allowed; not
/// "+1", " 1", "0x10", "1e3", "1.0" or digits of other scripts. Returns nullopt for other text and if it does not fit
/// 64 bits.
std::optional<std::int64_t> parseInteger(std::string_view text);

/// Reads all of `text` as a finite decimal number, rounded to the nearest double; returns nullopt for other text.
/// Independent of the locale. Accepts ASCII digits with an optional '-', '.' and exponent: "1", "-2.5", ".5", "1.",
/// "1e4", "1E-4"; not "+1", " 1", "1,5", "0x10", "inf", "nan", nor numbers that overflow ("1e999") or underflow to 0
/// ("1e-999").
std::optional<double> parseReal(std::string_view text);

/// Whether `text` is a decimal number that parseReal() refuses because it underflows to 0, such as "1e-999".
bool isTooSmall(std::string_view text);

}  // namespace attention
