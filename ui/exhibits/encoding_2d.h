#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The encoding of an image's cells, half of it by row and half by column: how similar a cell is to all others.
const Exhibit& encoding2d();

}  // namespace attention
