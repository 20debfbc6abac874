#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Convolution, recurrence and self-attention, timed on this machine, beside what their counts predict.
const Exhibit& measuredCost();

}  // namespace attention
