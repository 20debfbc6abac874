#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The bits of the positions beside their encoding P: both alternate fast on the left and slowly on the right.
const Exhibit& binaryCounting();

}  // namespace attention
