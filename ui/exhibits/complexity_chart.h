#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Costs, sequential operations or longest paths of layers against n, d or k, and where their curves cross.
const Exhibit& complexityChart();

}  // namespace attention
