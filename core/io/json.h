#pragma once

#include "core/io/table.h"

namespace attention {

/// Writes one JSON object, which pandas.read_json reads with orient="split":
///     {"columns": ["position", "Col 6"], "data": [
///     [0, 0.5],
///     [1, -0.25]
///     ]}
/// There is one line per row. Reals are written by formatNumber(), integers with all digits; infinite values and NaN,
/// which JSON lacks, are the strings "inf", "-inf" and "nan". In text, quotes, backslashes and control characters are
/// escaped, and invalid UTF-8 is replaced by U+FFFD. The sink gets about 64 kB at a time.
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeJson(const Table& table, const ByteSink& sink);

}  // namespace attention
