#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/io/table.h"

namespace attention {

enum class TableFormat { Csv, Npy, Json, Latex, Markdown, Tsv };

/// The file extensions of the formats, which also name them on the command line: csv, npy, json, tex, md.
std::span<const std::string_view> tableFormatNames();
/// The format with a name from tableFormatNames(); nullopt for other names.
std::optional<TableFormat> tableFormat(std::string_view name);

/// Why the format cannot hold the table, as an English phrase; empty if it can.
std::string_view formatProblem(const Table& table, TableFormat format);
/// The result of formatProblem() for every table with a column of text or formulas; needs no table.
std::string_view formatTextProblem(TableFormat format);

/// Writes the whole table.
/// @param digits  significant digits of real numbers, including trailing zeros, in the formats for people, LaTeX and
///        Markdown; 0: all. The other formats ignore it: round their numbers with roundedTable()
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape) or formatProblem() is not empty
bool writeTable(const Table& table, TableFormat format, const ByteSink& sink, int digits = 0);

}  // namespace attention
