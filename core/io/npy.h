#pragma once

#include "core/io/table.h"

namespace attention {

/// Why the format cannot hold the table, as a phrase of English, or an empty text: a column of text, which would need
/// objects, or an integer beyond +-2^53 beside reals.
std::string_view npyProblem(const Table& table);
/// What npyProblem() says of every table that has a column of text or formulas.
std::string_view npyTextProblem();

/// NumPy's .npy, version 1.0, C order, little endian, byte for byte as numpy.save writes it: float64 ('<f8'), or int64
/// ('<i8') when every column holds integers. Integers beside reals become float64.
/// A matrix is rows x columns; a table of a single column keeps both axes; an array has the axes that it has. The sink
/// gets up to 1 MB at a time; a matrix is handed on from where it lies.
/// Source: numpy.lib.format, "NPY format".
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape) or npyProblem() has something to say;
///         nothing is written then
bool writeNpy(const Table& table, const ByteSink& sink);

}  // namespace attention
