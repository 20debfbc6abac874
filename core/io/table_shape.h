#pragma once

#include "core/matrix.h"

namespace attention {

/// Lines and fields of a line as formats of text write them; of an array, those of its long form.
struct TableShape {
    Index rows = 0;     ///< >= 0
    Index columns = 0;  ///< >= 1
};

}  // namespace attention
