#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// What goes into a Transformer's first layer: embeddings X, positions P, and X + P, with scaling and dropout.
const Exhibit& tokenPlusPosition();

}  // namespace attention
