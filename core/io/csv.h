#pragma once

#include "core/io/table.h"

namespace attention {

/// One header line, then one line a row, '\n' ends each; fields with a comma, quote or line break are quoted as in RFC 4180.
/// Reals are the shortest decimal that reads back, integers are in full.
/// @return false as soon as `sink` returned false
bool writeCsv(const Table& table, const ByteSink& sink);

}  // namespace attention
