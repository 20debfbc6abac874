#pragma once

#include "core/io/table.h"

namespace attention {

/// One header line, then one line a row, '\n' ends each, UTF-8 as given. A field is quoted as in RFC 4180 only where it
/// must be: with a comma, a quote or a line break; empty and alone on its line (else a blank line, which readers skip);
/// or the name of the only column of numbers, where it reads as one itself (so that readCsv() tells it from a value).
/// Reals are numberText, integers are in full, formulas are expressionText. The sink gets whole lines, some 64
/// kB at a time.
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeCsv(const Table& table, const ByteSink& sink);

/// As writeCsv(), with tabs in place of commas, and no quotes that only tell a name from a value: as spreadsheets take
/// text from the clipboard.
bool writeTsv(const Table& table, const ByteSink& sink);

}  // namespace attention
