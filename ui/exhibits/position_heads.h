#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A head made by hand from the rotation of the positions: it attends delta places away.
const Exhibit& positionHeads();

}  // namespace attention
