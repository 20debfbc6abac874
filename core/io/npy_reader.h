#pragma once

#include <string_view>

#include "core/io/array.h"

namespace attention {

/// Reads an array from a file that numpy.save wrote: format version 1.0, 2.0 or 3.0, C or Fortran order, either byte
/// order, 1 to 8 axes none of which is empty. Values are float16, float32, float64, bool (False is 0, True is 1), or
/// integers of 1 to 8 bytes, signed or not, that a double holds exactly; all are finite. Nothing is ever unpickled. The
/// shape is compared with the size of the file before memory is allocated, and only the values are allocated.
/// @param bytes  the whole file
/// @throws FormatError  whose message gives indices as in Python: "value [3, 2] is NaN; accepted: finite numbers"
/// Source: numpy.lib.format, "NPY format".
Array readNpy(std::string_view bytes);

}  // namespace attention
