#include "core/io/latex.h"

#include <algorithm>
#include <cmath>

#include "core/io/rounded_table.h"
#include "core/io/table_lines.h"

namespace attention {
namespace {

/// The LaTeX code that shows an ASCII character; empty if the character needs no escape.
constexpr std::string_view escapeOf(char character) {
    switch (character) {
        case '\\':
            return "\\textbackslash{}";
        case '{':
            return "\\{";
        case '}':
            return "\\}";
        case '$':
            return "\\$";
        case '&':
            return "\\&";
        case '#':
            return "\\#";
        case '_':
            return "\\_";
        case '%':
            return "\\%";
        case '^':
            return "\\textasciicircum{}";
        case '~':
            return "\\textasciitilde{}";
        case '`':
            return "\\textasciigrave{}";
        case '<':
            return "\\textless{}";
        case '>':
            return "\\textgreater{}";
        case '|':
            return "\\textbar{}";
        // \textquotedbl is missing in the default font encoding; \char34 works in all.
        case '"':
            return "\\texttt{\\char34}";
        // At the start of a row these would be read as arguments of the preceding \\ or rule.
        case '[':
            return "{[}";
        case '*':
            return "{*}";
        default:
            return static_cast<unsigned char>(character) < ' ' || character == '\x7F' ? " " : "";
    }
}

constexpr bool formsLigature(char character) {
    return character == '-' || character == '\'' || character == ',';  // ligatures: a dash, closing and low quotes
}

void appendEscaped(std::string& line, std::string_view text) {
    char previous = '\0';
    for (const char character : text) {
        if (character == previous && formsLigature(character)) line += "{}";
        const std::string_view escape = escapeOf(character);
        if (escape.empty()) {
            line += character;
        } else {
            line += escape;
        }
        previous = character;
    }
}

/// Appends a number, in maths mode if it has a minus sign.
void appendSigned(std::string& line, std::string_view number) {
    const std::string_view math = number.starts_with('-') ? "$" : "";
    line.append(math).append(number).append(math);
}

/// @param number  in the notation of formatNumber()
void appendPowerOfTen(std::string& line, const std::string& number) {
    const std::size_t e = number.find('e');
    if (e == std::string::npos) {
        appendSigned(line, number);
        return;
    }
    line.append("$").append(number, 0, e).append("\\times10^{");
    appendNumber(line, std::int64_t{std::stoi(number.substr(e + 1))});  // without plus and leading zero
    line += "}$";
}

void appendReal(std::string& line, double value) {
    if (std::isinf(value)) {
        line += value < 0 ? "$-\\infty$" : "$\\infty$";
        return;
    }
    appendPowerOfTen(line, formatNumber(value));
}

void appendRounded(std::string& line, double value, int digits) {
    std::isfinite(value) ? appendPowerOfTen(line, roundedText(value, digits)) : appendReal(line, value);
}

void appendInteger(std::string& line, std::int64_t value) {
    std::string number;
    appendNumber(number, value);
    appendSigned(line, number);
}

constexpr LineFormat kLatex{.separator = " & ",
                            .end = " \\\\\n",
                            .appendText = appendEscaped,
                            .appendFormula = appendMaths,
                            .appendReal = appendReal,
                            .appendRounded = appendRounded,
                            .appendInteger = appendInteger};

}  // namespace

bool writeLatex(const Table& table, const ByteSink& sink, int digits) {
    const Index columns = tableShape(table).columns;
    const auto* typed = std::get_if<ColumnTable>(&table);
    const bool hasFormulas = typed && std::ranges::any_of(typed->columns, [](const TableColumn& column) {
                                 return std::holds_alternative<std::vector<Expression>>(column.values);
                             });
    std::string above = "% needs \\usepackage{";
    above += hasFormulas ? "amsmath,booktabs" : "booktabs";
    above += "}\n\\begin{tabular}{";
    for (Index column = 0; column < columns; ++column) above += isTextColumn(table, column) ? 'l' : 'r';
    above += "}\n\\toprule\n";
    LineFormat format = kLatex;
    format.digits = digits;
    return writeLines(table, format, {above, "\\midrule\n", "\\bottomrule\n\\end{tabular}\n"}, sink);
}

}  // namespace attention
