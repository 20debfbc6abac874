#include "core/io/table_format.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "core/io/csv.h"
#include "core/io/json.h"
#include "core/io/latex.h"
#include "core/io/markdown.h"
#include "core/io/npy.h"

namespace attention {
namespace {

/// In the order of TableFormat; Tsv, the last one, is only for the clipboard and has no extension.
constexpr std::array<std::string_view, 5> kNames{"csv", "npy", "json", "tex", "md"};

}  // namespace

std::span<const std::string_view> tableFormatNames() {
    return kNames;
}

std::optional<TableFormat> tableFormat(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<TableFormat>(found - kNames.begin());
}

std::string_view formatProblem(const Table& table, TableFormat format) {
    return format == TableFormat::Npy ? npyProblem(table) : std::string_view{};
}

std::string_view formatTextProblem(TableFormat format) {
    return format == TableFormat::Npy ? npyTextProblem() : std::string_view{};
}

bool writeTable(const Table& table, TableFormat format, const ByteSink& sink, int digits) {
    switch (format) {
        case TableFormat::Csv:
            return writeCsv(table, sink);
        case TableFormat::Npy:
            return writeNpy(table, sink);
        case TableFormat::Json:
            return writeJson(table, sink);
        case TableFormat::Latex:
            return writeLatex(table, sink, digits);
        case TableFormat::Markdown:
            return writeMarkdown(table, sink, digits);
        case TableFormat::Tsv:
            return writeTsv(table, sink);
    }
    throw std::invalid_argument("unknown table format " + std::to_string(static_cast<int>(format)));
}

}  // namespace attention
