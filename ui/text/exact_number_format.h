#pragma once

#include <QString>

#include "core/exact_number.h"

namespace attention {

/// A number for display without rounding: the shortest decimal that reads back as the same number, with the language's
/// decimal sign, U+2212 as minus sign, and thin spaces between groups of three digits.
QString exactNumber(ExactNumber value);

}  // namespace attention
