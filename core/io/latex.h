#pragma once

#include "core/io/table.h"

namespace attention {

/// A tabular with the rules of booktabs, below a comment that names the packages: one line a row, numbers to the right,
/// text to the left. Numbers are formatNumber in LaTeX's terms: $-1$, $1.5\times10^{-6}$, $\infty$; a NaN is the word
/// nan. Formulas are set in maths mode. Text is escaped so that it is set as it stands; line breaks and other control
/// characters become blanks. What is not ASCII is UTF-8 as given: letters that pdflatex does not know (Greek, Chinese)
/// need lualatex or xelatex and a font that has them. The sink gets whole lines, some 64 kB at a time. Needs LaTeX of
/// 2020 or later.
/// @param digits  significant digits of real numbers, zeros at their ends, too; 0: as many as they have
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeLatex(const Table& table, const ByteSink& sink, int digits = 0);

}  // namespace attention
