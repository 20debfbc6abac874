#pragma once

#include <QString>

namespace attention {

/// A parameter as one types it: six digits at most, not in groups.
QString typedNumber(double value);

}  // namespace attention
