#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/io/table.h"

namespace attention {

enum class TableFormat { Csv, Npy, Json, Latex, Markdown, Tsv };

/// The formats that files are written in, by their extension, as on the command line: csv, npy, json, tex, md.
std::span<const std::string_view> tableFormatNames();
/// Nothing for a name that is not among them.
std::optional<TableFormat> tableFormat(std::string_view name);

/// Why the format cannot hold the table, as a phrase of English, or an empty text.
std::string_view formatProblem(const Table& table, TableFormat format);
/// What formatProblem() says of every table that has a column of text or formulas: known before there is a table.
std::string_view formatTextProblem(TableFormat format);

/// Writes the whole table. @param digits  significant digits of real numbers in what people read, LaTeX and Markdown,
/// where zeros at their ends stay; what programs read has numbers as they are, see roundedTable()
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape) or formatProblem() has something to say
bool writeTable(const Table& table, TableFormat format, const ByteSink& sink, int digits = 0);

}  // namespace attention
