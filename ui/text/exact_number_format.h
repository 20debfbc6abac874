#pragma once

#include <QString>

#include "core/exact_number.h"

namespace attention {

/// A number as a reader sees it, exact: the shortest decimal that reads back, with the language's decimal sign, a true
/// minus, thin spaces between groups of three.
QString exactNumber(ExactNumber value);

}  // namespace attention
