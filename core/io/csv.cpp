#include "core/io/csv.h"

#include "core/io/table_lines.h"

namespace attention {
namespace {

void appendQuoted(std::string& line, std::string_view field) {
    line += '"';
    for (const char character : field) {
        if (character == '"') line += '"';
        line += character;
    }
    line += '"';
}

template <char separator>
void appendField(std::string& line, std::string_view field) {
    constexpr char special[] = {separator, '"', '\r', '\n'};
    if (field.find_first_of(std::string_view(special, sizeof special)) == std::string_view::npos)
        line += field;
    else
        appendQuoted(line, field);
}

void appendLoneName(std::string& line, std::string_view name) {
    parseReal(name) ? appendQuoted(line, name) : appendField<','>(line, name);
}

// Readers skip a blank line, so a lone empty field is quoted.
constexpr LineFormat kCsv{.separator = ",", .end = "\n", .blank = "\"\"", .appendText = appendField<','>};
// If the name of the only column is a number, readers could take it for the first value.
constexpr LineFormat kCsvOfOneColumn{.separator = ",", .end = "\n", .blank = "\"\"", .appendText = appendLoneName};
constexpr LineFormat kTsv{.separator = "\t", .end = "\n", .blank = "\"\"", .appendText = appendField<'\t'>};

}  // namespace

bool writeCsv(const Table& table, const ByteSink& sink) {
    const bool isOneColumn = tableShape(table).columns == 1 && !isTextColumn(table, 0);
    return writeLines(table, isOneColumn ? kCsvOfOneColumn : kCsv, {}, sink);
}

bool writeTsv(const Table& table, const ByteSink& sink) {
    return writeLines(table, kTsv, {}, sink);
}

}  // namespace attention
