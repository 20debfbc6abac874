#pragma once

#include <string_view>

#include "core/io/array.h"

namespace attention {

/// A table of numbers, n lines x d fields, from UTF-8 text with or without a byte order mark.
///
/// Separator: ','; where the first line has none, ';' if it has that, else a tab if it has that.
/// Fields are quoted as in RFC 4180 or not at all; blanks around them are ignored. Lines end with LF or CRLF; blank
/// ones are accepted at the end only. Numbers are as parseReal takes them, whatever the locale.
///
/// The first line is a header, which is skipped, if
/// - one of its fields is text: no number, not empty, no spelling of NaN, NA or infinity; or
/// - its fields are 0, 1, ... d-1, written just so, and some value below is not whole. The program's own tables of
/// reals
///   look like that. (A table of reals whose first line of values is by chance 0, 1, ... d-1 needs a header.)
///
/// Time and memory are linear: at most one value for each two bytes, in one allocation.
/// @param bytes  the whole file
/// @throws FormatError  lines and columns count from 1: "line 4 has 3 fields, the lines before it have 5"
Array readCsv(std::string_view bytes);

}  // namespace attention
