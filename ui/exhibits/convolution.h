#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Heads with relative positions beside the convolution that they compute.
const Exhibit& convolution();

}  // namespace attention
