#pragma once

#include "core/io/table.h"

namespace attention {

/// Writes CSV: one header line, then one line per row, each terminated by '\n', in UTF-8. A field is quoted (RFC 4180)
/// only if necessary: if it contains a comma, a quote or a line break; if it is empty and the only field of its line
/// (readers skip blank lines); or if it is the name of the only numeric column and looks like a number (so that
/// readCsv() can tell it from a value).
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeCsv(const Table& table, const ByteSink& sink);

/// Like writeCsv(), but with tabs instead of commas and without the quotes around a name that looks like a number: the
/// format in which spreadsheets paste text.
bool writeTsv(const Table& table, const ByteSink& sink);

}  // namespace attention
