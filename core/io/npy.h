#pragma once

#include "core/io/table.h"

namespace attention {

/// Why NPY cannot hold the table, as an English phrase: it has a column of text, or both reals and an integer beyond
/// +-2^53. Empty if NPY can hold it.
std::string_view npyProblem(const Table& table);
/// The result of npyProblem() for every table with a column of text or formulas.
std::string_view npyTextProblem();

/// Writes NumPy's .npy format, version 1.0, in C order, little endian, byte for byte like numpy.save: int64 ('<i8') if
/// every column holds integers, otherwise float64 ('<f8').
/// A table becomes an array of rows x columns, even with a single column; an ArrayTable keeps its axes. The sink gets
/// up to 1 MB at a time; a matrix is not copied. Source: numpy.lib.format, "NPY format".
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape) or npyProblem() is not empty; nothing
///         is written then
bool writeNpy(const Table& table, const ByteSink& sink);

}  // namespace attention
