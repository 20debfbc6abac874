#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Columns of the sinusoidal encoding as waves over the position: the further right the column, the slower the wave.
const Exhibit& encodingCurves();

}  // namespace attention
