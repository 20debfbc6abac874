#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// Draws an EncodingsComparedStudy: the scores of all encodings, their properties, and the chosen encoding large.
std::unique_ptr<Figure> makeComparedFigure();

}  // namespace attention
