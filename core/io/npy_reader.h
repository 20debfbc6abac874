#pragma once

#include <string_view>

#include "core/io/array.h"

namespace attention {

/// The array in a file as numpy.save writes it: format version 1.0, 2.0 or 3.0, C or Fortran order, either byte order,
/// 1 to 8 axes none of which is empty. Values are float16, float32, float64, bool (False is 0, True is 1), or integers
/// of 1 to 8 bytes, signed or not, that a double holds exactly; all are finite. Nothing is ever unpickled. The shape is
/// checked against the bytes that are there before anything is allocated, and then nothing but the values themselves.
/// @param bytes  the whole file
/// @throws FormatError  places are indices as in Python: "value [3, 2] is NaN; accepted: finite numbers"
/// Source: numpy.lib.format, "NPY format".
Array readNpy(std::string_view bytes);

}  // namespace attention
