#pragma once

#include "core/io/table.h"

namespace attention {

/// One object, as pandas.read_json takes it with orient="split":
///     {"columns": ["position", "Col 6"], "data": [
///     [0, 0.5],
///     [1, -0.25]
///     ]}
/// One line a row. Reals are formatNumber, integers are in full; what JSON has no number for is the string "inf",
/// "-inf" or "nan". Text is UTF-8 as given, with quotes, backslashes and control characters escaped and what is not
/// UTF-8 replaced by U+FFFD. The sink gets some 64 kB at a time.
/// @return false as soon as `sink` returned false
/// @throws std::invalid_argument if the table is malformed (see tableShape); nothing is written then
bool writeJson(const Table& table, const ByteSink& sink);

}  // namespace attention
