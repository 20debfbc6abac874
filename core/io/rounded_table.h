#pragma once

#include <string>

#include "core/io/table.h"

namespace attention {

/// `value` with so many significant digits, as the double nearest to that decimal, which formatNumber() writes with no
/// more; one that is not finite, or would no longer be, as it is. @param significant  1 ... 17
double roundToSignificant(double value, int significant);

/// `value` with so many significant digits, the zeros at its end, too: "0.240"; in the notation of formatNumber().
/// What is 0 or not finite has no zeros.
std::string roundedText(double value, int significant);

/// Whether there is a real number in the table, for roundedTable() to round.
bool hasReals(const Table& table);
/// The table with its real numbers as roundToSignificant() has them; whole numbers, texts and formulas stay. A matrix
/// is copied. @param digits  1 ... 17
Table roundedTable(Table table, int digits);

}  // namespace attention
