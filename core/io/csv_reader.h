#pragma once

#include <string>
#include <string_view>

#include "core/io/array.h"
#include "core/io/csv_header.h"

namespace attention {

struct CsvTable {
    Array values;        ///< n lines x d fields
    std::string header;  ///< quotedExcerpt() of the header line; empty if there is none
};

/// A table of numbers, n lines x d fields, from UTF-8 text with or without a byte order mark.
///
/// The separator is ','; if the first line has no comma, it is ';', or a tab if there is no ';' either.
/// Fields are quoted as in RFC 4180 or not at all; blanks around them are ignored. Lines end with LF or CRLF; blank
/// lines are accepted at the end only. Numbers have the format of parseReal(), optionally with a '+' before them.
///
/// With CsvHeader::Auto the first line is a header, and not part of the values, if its fields are
/// - names, each of which begins with a letter of any script and is none of nan, na, n/a, inf, infinity, null, none,
///   true and false in upper or lower case;
/// - one such name, followed by whole numbers: "position,6,7";
/// - exactly 0, 1, ... d-1 with d >= 2, whatever the lines below contain; or
/// - "0" alone, in quotes.
/// The headers that writeCsv() writes for numbered columns have one of the last three forms. Any other first line has
/// to consist of values. (Values whose first line is 0, 1, ... d-1 need CsvHeader::Off.)
///
/// Time and memory are linear: at most one value for each two bytes, in one allocation.
/// @param bytes  the whole file
/// @throws FormatError  whose message counts lines and columns from 1: "line 4 has 3 fields, the lines before it have
/// 5"
CsvTable readCsv(std::string_view bytes, CsvHeader header = CsvHeader::Auto);

}  // namespace attention
