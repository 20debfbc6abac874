#pragma once

#include <span>

#include "core/io/table.h"

namespace attention {

/// True unless the table has a column of text, which the format cannot hold without objects.
bool canWriteNpy(const Table& table);

/// NumPy's .npy, version 1.0, C order, little endian: float64 ('<f8'), or int64 ('<i8') when every column holds integers.
/// A matrix is rows x columns; a table of a single column keeps both axes.
/// Source: numpy.lib.format, "NPY format".
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if !canWriteNpy(table)
bool writeNpy(const Table& table, const ByteSink& sink);

}  // namespace attention
