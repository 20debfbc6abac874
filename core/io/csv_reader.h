#pragma once

#include <string>
#include <string_view>

#include "core/io/array.h"
#include "core/io/csv_header.h"

namespace attention {

struct CsvTable {
    Array values;        ///< n lines x d fields
    std::string header;  ///< the first line as quotedExcerpt() quotes it where it is a header; else empty
};

/// A table of numbers, n lines x d fields, from UTF-8 text with or without a byte order mark.
///
/// Separator: ','; where the first line has none, ';' if it has that, else a tab if it has that.
/// Fields are quoted as in RFC 4180 or not at all; blanks around them are ignored. Lines end with LF or CRLF; blank
/// ones are accepted at the end only. Numbers are as parseReal takes them, or have a '+' before that, whatever the
/// locale.
///
/// With CsvHeader::Auto the first line is a header, which is skipped, if its fields are
/// - names, each of which begins with a letter of any script and is none of nan, na, n/a, inf, infinity, null, none,
///   true and false in upper or lower case;
/// - one such name, and whole numbers behind it: "position,6,7";
/// - 0, 1, ... d-1, written just so, with d >= 2, whatever stands below; or
/// - "0" alone, in quotes.
/// writeCsv() writes all headers of numbered columns like the last three. Another first line is values, and refused
/// where a field of it is no number. (Values that begin with a line 0, 1, ... d-1 need CsvHeader::Off.)
///
/// Time and memory are linear: at most one value for each two bytes, in one allocation.
/// @param bytes  the whole file
/// @throws FormatError  lines and columns count from 1: "line 4 has 3 fields, the lines before it have 5"
CsvTable readCsv(std::string_view bytes, CsvHeader header = CsvHeader::Auto);

}  // namespace attention
