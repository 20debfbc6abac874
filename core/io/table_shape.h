#pragma once

#include "core/matrix.h"

namespace attention {

/// The number of lines and the number of fields per line in text formats; for an ArrayTable those of its long form.
struct TableShape {
    Index rows = 0;     ///< >= 0
    Index columns = 0;  ///< >= 1
};

}  // namespace attention
