#include "core/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <system_error>

#include "core/exact_number.h"

namespace attention {
namespace {

template <class Value, class... Format>
void append(std::string& text, Value value, Format... format) {
    std::array<char, 32> buffer;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
    text.append(buffer.data(), result.ptr);
}

template <class Value>
std::optional<Value> parseAll(std::string_view text) {
    Value value{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return value;
}

}  // namespace

std::string formatNumber(double value) {
    std::string text;
    appendNumber(text, value);
    return text;
}

std::string formatExact(ExactNumber value) {
    const bool isInexactAsDouble = std::abs(value) > 0x1p53L && ExactNumber(double(value)) != value;
    return isInexactAsDouble ? std::to_string(std::int64_t(value)) : formatNumber(double(value));
}

std::string formatSignificant(double value, int significant) {
    const std::string whole = formatNumber(value);
    const auto digits =
        std::count_if(whole.begin(), whole.begin() + std::ptrdiff_t(std::min(whole.find('e'), whole.size())),
                      [](char c) { return c >= '0' && c <= '9'; });
    const auto leading = std::min(whole.find_first_of("123456789"), whole.size());
    const auto zeros = std::count(whole.begin(), whole.begin() + std::ptrdiff_t(leading), '0');
    if (!std::isfinite(value) || digits - zeros <= significant) return whole;
    std::string text;
    append(text, value, std::chars_format::scientific, significant - 1);
    const auto exponent =
        parseInteger(std::string_view(text).substr(text.find('e') + (text.find("e+") == text.npos ? 1 : 2)));
    if (!exponent || *exponent < -5 || *exponent >= 16) return text;
    text.clear();
    append(text, value, std::chars_format::fixed, std::max<int>(0, significant - 1 - int(*exponent)));
    return text;
}

std::string formatFraction(double fraction) {
    std::string text;
    append(text, fraction, std::chars_format::fixed, 2);
    return text;
}

std::string formatCodePoint(char32_t codePoint) {
    std::string digits;
    for (; codePoint > 0 || digits.size() < 4; codePoint /= 16) digits.insert(0, 1, "0123456789ABCDEF"[codePoint % 16]);
    return "U+" + digits;
}

void appendNumber(std::string& text, double value) {
    const double magnitude = std::abs(value);
    if (std::isnan(value)) {
        text += "nan";  // to_chars would write the sign of a NaN, which means nothing
    } else if (magnitude == 0 || (magnitude >= 1e-5 && magnitude < 1e16)) {
        append(text, value, std::chars_format::fixed);
    } else {
        append(text, value, std::chars_format::scientific);
    }
}

void appendNumber(std::string& text, std::int64_t value) {
    append(text, value);
}

std::optional<std::int64_t> parseInteger(std::string_view text) {
    return parseAll<std::int64_t>(text);
}

std::optional<double> parseReal(std::string_view text) {
    const auto value = parseAll<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;  // from_chars also accepts "inf" and "nan"
}

bool isTooSmall(std::string_view text) {
    double value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc::result_out_of_range || stop != text.data() + text.size()) return false;
    const std::size_t end = std::min(text.find_first_of("eE"), text.size());
    const std::string_view mantissa = text.substr(0, end);
    std::string_view exponent = text.substr(std::min(end + 1, text.size()));
    const bool isNegative = exponent.starts_with('-');
    if (exponent.starts_with('+')) exponent.remove_prefix(1);
    if (!exponent.empty() && !parseInteger(exponent)) return isNegative;
    const auto point = std::int64_t(std::min(mantissa.find('.'), mantissa.size()));
    const auto first = std::int64_t(mantissa.find_first_of("123456789"));
    // from_chars reports overflow and underflow alike: the power of ten of the first digit tells them apart.
    return point - first + (exponent.empty() ? 0 : *parseInteger(exponent)) < 0;
}

std::optional<ExactNumber> parseNumber(std::string_view text) {
    if (const auto whole = parseInteger(text)) return ExactNumber(*whole);
    return parseReal(text);
}

}  // namespace attention
