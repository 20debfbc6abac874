#pragma once

#include "core/io/table.h"

namespace attention {

/// Writes a tabular with the rules of booktabs, one line per row, after a comment that names the required packages.
/// Numbers are right-aligned, text left-aligned. Numbers are those of formatNumber() in LaTeX notation: $-1$,
/// $1.5\times10^{-6}$, $\infty$; a NaN is the word nan. Formulas are in maths mode. Special characters of text are
/// escaped; line breaks and other control characters become blanks. Other characters stay UTF-8: letters that pdflatex
/// does not support (Greek, Chinese) need lualatex or xelatex and a suitable font. The sink gets whole lines, about 64
/// kB at a time. Needs LaTeX of 2020 or later.
/// @param digits  significant digits of real numbers, including trailing zeros; 0: all
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeLatex(const Table& table, const ByteSink& sink, int digits = 0);

}  // namespace attention
