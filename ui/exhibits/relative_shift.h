#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// "A shift is a turn": one clock for each pair of columns, its hands at position i and at i + delta.
const Exhibit& relativeShift();

}  // namespace attention
