#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A token with its one-hot position beside it, through one projection, equals the sum of two projections.
const Exhibit& addOrConcatenate();

}  // namespace attention
