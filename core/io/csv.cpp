#include "core/io/csv.h"

#include "core/io/table_lines.h"

namespace attention {
namespace {

template <char separator>
void appendText(std::string& line, std::string_view field) {
    constexpr char special[] = {separator, '"', '\r', '\n'};
    if (field.find_first_of(std::string_view(special, sizeof special)) == std::string_view::npos) {
        line += field;
        return;
    }
    line += '"';
    for (const char character : field) {
        if (character == '"') line += '"';
        line += character;
    }
    line += '"';
}

// Readers skip a blank line, so a lone empty field is quoted.
constexpr LineFormat kCsv{.separator = ",", .end = "\n", .blank = "\"\"", .appendText = appendText<','>};
constexpr LineFormat kTsv{.separator = "\t", .end = "\n", .blank = "\"\"", .appendText = appendText<'\t'>};

}  // namespace

bool writeCsv(const Table& table, const ByteSink& sink) {
    return writeLines(table, kCsv, {}, sink);
}

bool writeTsv(const Table& table, const ByteSink& sink) {
    return writeLines(table, kTsv, {}, sink);
}

}  // namespace attention
