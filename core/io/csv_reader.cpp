#include "core/io/csv_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "core/io/format_error.h"
#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/phrase.h"
#include "core/string_utils.h"

namespace attention {
namespace {

/// Blanks that may surround a field.
constexpr std::string_view kBlanks = " \t";

/// The field without a leading '+'.
std::string_view withoutPlus(std::string_view field) {
    return field.starts_with('+') && !field.starts_with("+-") ? field.substr(1) : field;
}

/// A number in the format of parseReal(), optionally with a leading '+'.
std::optional<double> numberOf(std::string_view field) {
    return parseReal(withoutPlus(field));
}

/// Longer fields are not considered to be numbers with commas.
constexpr std::size_t kMaxNumberLength = 64;

/// Whether the field becomes a number if all its commas are removed: "1,000".
bool hasCommas(std::string_view field) {
    if (field.find(',') == std::string_view::npos || field.size() > kMaxNumberLength) return false;
    std::string text(field);
    std::erase(text, ',');
    return numberOf(text).has_value();
}

/// Whether the field becomes a number if its comma is replaced by a point: "1,5".
bool hasDecimalComma(std::string_view field) {
    const std::size_t comma = field.find(',');
    if (comma == std::string_view::npos || field.size() > kMaxNumberLength) return false;
    std::string text(field);
    text[comma] = '.';
    return numberOf(text).has_value();
}

/// Whether the field is a word that programs write instead of a number: for a missing or infinite value or a bool.
bool isSpecialValue(std::string_view field) {
    constexpr std::array<std::string_view, 9> names{"nan",  "na",   "n/a",  "inf",  "infinity",
                                                    "null", "none", "true", "false"};
    const auto isSameLetter = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
        return std::equal(field.begin(), field.end(), name.begin(), name.end(), isSameLetter);
    });
}

/// Whether the field begins with a letter of any script and is not written instead of a number (isSpecialValue()).
bool isName(std::string_view field) {
    std::int32_t at = 0;
    UChar32 first = U_SENTINEL;
    if (!field.empty())
        U8_NEXT(field.data(), at, static_cast<std::int32_t>(std::min<std::size_t>(field.size(), 4)), first);
    return first >= 0 && u_isalpha(first) && !isSpecialValue(field);
}

struct Field {
    /// Without surrounding blanks and quotes; quotes inside are still doubled.
    std::string_view text;
    bool isQuoted = false;
    bool isLast = false;     ///< the last field of its line
    std::size_t line = 1;    ///< from 1; the first line of a record with quoted line breaks
    std::size_t column = 1;  ///< from 1, in fields
};

constexpr MessageTemplate kNumbers = CoreMessages::tr("finite numbers, separated by ',', ';' or a tab");
constexpr MessageTemplate kNumbersOrNames =
    CoreMessages::tr("finite numbers, separated by ',', ';' or a tab; or a header of names that begin with a letter");

[[noreturn]] void refuse(const Field& field, MessageTemplate accepted = kNumbers) {
    // In quotes, a comma may be a decimal comma or a thousands separator.
    if (field.isQuoted && hasCommas(field.text))
        throw FormatError(CoreMessages::tr("line %1, column %2 is %3, a number with a comma; accepted: digits without "
                                           "commas, and a decimal point: 1000, 1.5"),
                          field.line, field.column, quotedExcerpt(field.text));
    if (isTooSmall(withoutPlus(field.text)))
        throw FormatError(CoreMessages::tr("line %1, column %2 is %3, which is too small; accepted: 0, or numbers from "
                                           "5e-324 on, with or without a minus"),
                          field.line, field.column, quotedExcerpt(field.text));
    if (hasDecimalComma(field.text))
        throw FormatError(CoreMessages::tr("line %1, column %2 is %3, with a decimal comma; accepted: a decimal point"),
                          field.line, field.column, quotedExcerpt(field.text));
    throw FormatError(CoreMessages::tr("line %1, column %2 is %3; accepted: %4"), field.line, field.column,
                      field.text.empty() ? Message(CoreMessages::tr("empty")) : quotedExcerpt(field.text), accepted);
}

/// Splits a text into fields, one after the other.
class FieldReader {
 public:
    FieldReader(std::string_view text, char separator) : m_rest(text), m_separator(separator) {}

    bool atEnd() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }

    Field next() {
        const std::size_t start = m_rest.find_first_not_of(m_separator == '\t' ? " " : " \t");
        const bool isQuoted = start != std::string_view::npos && m_rest[start] == '"';
        const std::size_t closing = isQuoted ? closingQuote(start + 1) : 0;
        std::size_t end = closing;
        while (end < m_rest.size() && m_rest[end] != m_separator && m_rest[end] != '\n') ++end;

        const bool isLast = end == m_rest.size() || m_rest[end] == '\n';
        std::string_view text = m_rest.substr(0, end);
        if (isLast && text.ends_with('\r')) text.remove_suffix(1);
        if (isQuoted) {
            if (!trimmed(text.substr(closing + 1), kBlanks).empty())
                throw FormatError(CoreMessages::tr("line %1, column %2 goes on after its closing quote"), m_line,
                                  m_column);
            text = text.substr(start + 1, closing - start - 1);
            m_quotedBreaks += static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        }
        const Field field{trimmed(text, kBlanks), isQuoted, isLast, m_line, m_column};

        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        ++m_column;
        if (isLast) {
            m_line += 1 + m_quotedBreaks;
            m_column = 1;
            m_quotedBreaks = 0;
        }
        return field;
    }

 private:
    std::size_t closingQuote(std::size_t at) const {
        for (; (at = m_rest.find('"', at)) != std::string_view::npos; at += 2) {
            if (!m_rest.substr(at + 1).starts_with('"')) return at;
        }
        throw FormatError(CoreMessages::tr("line %1, column %2 begins with a quote that is not closed"), m_line,
                          m_column);
    }

    std::string_view m_rest;
    char m_separator;
    std::size_t m_line = 1;
    std::size_t m_column = 1;
    std::size_t m_quotedBreaks = 0;
};

/// The separator of the fields, determined from the first line.
char separatorOf(std::string_view text, CsvHeader header) {
    bool isQuoted = false;
    bool hasComma = false;
    char other = '\0';
    for (const char character : text) {
        if (character == '"') isQuoted = !isQuoted;
        if (isQuoted) continue;
        if (character == '\n') break;
        if (character == ',') hasComma = true;
        if (character == ';' || (character == '\t' && other != ';')) other = character;
    }
    if (!hasComma) return other ? other : ',';
    if (other && header != CsvHeader::On) {  // then the commas may be those of "1,5;2,5"
        FieldReader fields(text, other);
        for (bool isLast = false; !isLast;) {
            const Field field = fields.next();
            if (hasDecimalComma(field.text)) refuse(field);
            isLast = field.isLast;
        }
    }
    return ',';
}

/// Collects the numbers of a table line by line.
class TableReader {
 public:
    TableReader(std::string_view text, char separator) : m_fields(text, separator) {
        const auto ends = std::count_if(text.begin(), text.end(),
                                        [=](char character) { return character == separator || character == '\n'; });
        // Each value needs at least one digit and, except for the last, a separator.
        m_values.reserve(std::min(static_cast<std::size_t>(ends) + 1, text.size() / 2 + 1));
    }

    CsvTable read(CsvHeader header) {
        std::string_view first = m_fields.rest();
        const bool isHeader = readFirstLine(header);
        first = first.substr(0, first.size() - m_fields.rest().size());
        std::string headerText;
        if (isHeader) {
            m_values.clear();
            headerText = quotedExcerpt(first.substr(0, first.find_last_not_of("\r\n") + 1));
        }
        while (!m_fields.atEnd()) readLine();
        if (m_values.empty())
            throw FormatError(
                Message(CoreMessages::tr("there are no numbers below the first line, which is taken as a header: %1"),
                        headerText));
        const std::vector<Index> shape{static_cast<Index>(m_values.size() / m_width), static_cast<Index>(m_width)};
        return {{shape, std::move(m_values)}, std::move(headerText)};
    }

 private:
    /// @return whether the first line is a header
    bool readFirstLine(CsvHeader header) {
        bool hasColumnNumbers = true;  // 0, 1, ... d-1
        bool isAllNames = true;
        bool isNameAndNumbers = true;
        std::optional<Field> firstNonNumber;
        std::optional<Field> firstUnknown;  // neither a number nor a name
        Field field;
        do {
            field = m_fields.next();
            const auto number = numberOf(field.text);
            const bool isNamed = !number && isName(field.text);
            hasColumnNumbers = hasColumnNumbers && field.text == std::to_string(m_width);
            isAllNames = isAllNames && isNamed;
            isNameAndNumbers = isNameAndNumbers && (m_width == 0 ? isNamed : parseInteger(field.text).has_value());
            if (number) m_values.push_back(*number);
            if (!number && !firstNonNumber) firstNonNumber = field;
            if (!number && !isNamed && !firstUnknown) firstUnknown = field;
            if (header != CsvHeader::On && (hasDecimalComma(field.text) || (field.isQuoted && hasCommas(field.text))))
                refuse(field);
            ++m_width;
        } while (!field.isLast);
        if (header == CsvHeader::On) return true;
        if (header == CsvHeader::Off && firstNonNumber) refuse(*firstNonNumber);
        if (header == CsvHeader::Off) return false;
        if (isAllNames || isNameAndNumbers || (hasColumnNumbers && (m_width > 1 || field.isQuoted))) return true;
        if (firstNonNumber) refuse(firstUnknown.value_or(*firstNonNumber), kNumbersOrNames);
        return false;
    }

    void readLine() {
        for (std::size_t count = 1;; ++count) {
            const Field field = m_fields.next();
            if (count == 1 && field.isLast && field.text.empty() && !field.isQuoted) {
                if (m_blankLine == 0) m_blankLine = field.line;
                return;
            }
            if (m_blankLine > 0)
                throw FormatError(CoreMessages::tr("line %1 is blank; accepted: at the end only"), m_blankLine);
            if (count <= m_width) {
                const auto number = numberOf(field.text);
                if (!number) refuse(field);
                m_values.push_back(*number);
            }
            if (!field.isLast) continue;
            if (count == m_width) return;
            throw FormatError(
                field.line == 2 ? CoreMessages::tr("line %1 has %2, the line before it has %3")
                                : CoreMessages::tr("line %1 has %2, the lines before it have %3"),
                field.line,
                count == 1 ? Message(CoreMessages::tr("1 field")) : Message(CoreMessages::tr("%1 fields"), count),
                m_width);
        }
    }

    FieldReader m_fields;
    std::vector<double> m_values;
    std::size_t m_width = 0;
    std::size_t m_blankLine = 0;
};

}  // namespace

CsvTable readCsv(std::string_view bytes, CsvHeader header) {
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
        throw FormatError(CoreMessages::tr("the text is UTF-16; accepted: UTF-8"));
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (trimmed(bytes, kBlanks).empty())
        throw FormatError(CoreMessages::tr("the file is empty; accepted: a table of numbers"));
    return TableReader(bytes, separatorOf(bytes, header)).read(header);
}

}  // namespace attention
