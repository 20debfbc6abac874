#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attention {

/// The shortest decimal that reads back to the same double, always with '.', never with a thousands separator; "inf", "-inf", "nan".
/// Plain notation from 1e-5 to below 1e16, exponent notation outside ("1e+16", "1e-06"); an integral value has no ".0".
std::string numberText(double value);
void appendNumber(std::string& text, double value);
void appendNumber(std::string& text, std::int64_t value);

/// The whole of `text` as a decimal integer: ASCII digits with an optional leading '-'; nothing else (no '+', blank, hex, "1e3", "1.0",
/// other scripts' digits). Nothing when it is not one or does not fit 64 bits.
std::optional<std::int64_t> parseInteger(std::string_view text);

/// The whole of `text` as a finite decimal number (1, -2.5, 1e4); nothing otherwise. Independent of the locale.
std::optional<double> parseReal(std::string_view text);

}  // namespace attention
