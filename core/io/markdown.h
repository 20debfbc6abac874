#pragma once

#include "core/io/table.h"

namespace attention {

/// A table of GitHub's Markdown: header, alignment (numbers to the right, text to the left), one line a row. Reals are
/// formatNumber, integers are in full, formulas are LaTeX between dollars, as GitHub sets them. Text is escaped so that
/// it shows as it stands; a line break becomes <br>. The sink gets whole lines, some 64 kB at a time. Source: GitHub
/// Flavored Markdown Spec 0.29, "Tables" and "Backslash escapes".
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeMarkdown(const Table& table, const ByteSink& sink, int digits = 0);

}  // namespace attention
