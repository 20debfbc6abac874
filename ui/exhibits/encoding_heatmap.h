#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The sinusoidal encoding P as an n x d picture: a row for each position, fast waves on the left, slow ones on the
/// right.
const Exhibit& encodingHeatmap();

}  // namespace attention
