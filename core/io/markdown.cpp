#include "core/io/markdown.h"

#include "core/io/rounded_table.h"
#include "core/io/table_lines.h"

namespace attention {
namespace {

void appendInline(std::string& line, std::string_view text) {
    // Characters with a meaning inside a line. Since rows start with a bar, characters that start headings and lists
    // have none.
    constexpr std::string_view special = "\\`*_~[<&$|";
    char previous = '\0';
    for (const char character : text) {
        if (character == '\r' || character == '\n') {
            if (previous != '\r' || character != '\n') line += "<br>";
        } else {
            if (special.find(character) != std::string_view::npos) line += '\\';
            line += character;
        }
        previous = character;
    }
}

void appendWithZeros(std::string& line, double value, int digits) {
    line += roundedText(value, digits);
}

constexpr LineFormat kMarkdown{.start = "| ",
                               .separator = " | ",
                               .end = " |\n",
                               .appendText = appendInline,
                               .appendFormula = appendMaths,
                               .appendRounded = appendWithZeros};

}  // namespace

bool writeMarkdown(const Table& table, const ByteSink& sink, int digits) {
    const Index columns = tableShape(table).columns;
    std::string alignment = "|";
    for (Index column = 0; column < columns; ++column) alignment += isTextColumn(table, column) ? " :--- |" : " ---: |";
    LineFormat format = kMarkdown;
    format.digits = digits;
    return writeLines(table, format, {"", alignment + '\n', ""}, sink);
}

}  // namespace attention
