#pragma once

#include "core/io/table.h"

namespace attention {

/// Writes a table in GitHub's Markdown: header, alignment (numbers right, text left), one line per row. Reals are
/// written by formatNumber(), integers with all digits, formulas as LaTeX between dollars. Special characters of text
/// are escaped; a line break becomes <br>. The sink gets whole lines, about 64 kB at a time. Source: GitHub Flavored
/// Markdown Spec 0.29, "Tables" and "Backslash escapes".
/// @param digits  significant digits of real numbers, including trailing zeros; 0: all
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeMarkdown(const Table& table, const ByteSink& sink, int digits = 0);

}  // namespace attention
