#pragma once

#include <string>

#include "core/io/table.h"

namespace attention {

/// The double nearest to `value` rounded to that many significant decimal digits. Values that are not finite, or would
/// overflow by rounding, are returned unchanged. @param significant  number of digits, 1 ... 17
double roundToSignificant(double value, int significant);

/// `value` with that many significant digits, including trailing zeros: "0.240"; in the notation of formatNumber().
/// Zero and values that are not finite get no trailing zeros.
std::string roundedText(double value, int significant);

/// Whether the table has real numbers, so that roundedTable() changes it.
bool hasReals(const Table& table);
/// The table with its real numbers rounded by roundToSignificant(); integers, texts and formulas stay. A matrix is
/// copied.
/// @param digits  number of significant digits, 1 ... 17
Table roundedTable(Table table, int digits);

}  // namespace attention
