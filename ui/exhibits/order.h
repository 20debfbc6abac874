#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// A shuffled sentence: without positions the outputs of self-attention are shuffled along, with them they change.
const Exhibit& order();

}  // namespace attention
