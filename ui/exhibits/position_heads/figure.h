#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// Draws a PositionHeadStudy: its weights, lines between tokens, and the scores and clocks of one query.
std::unique_ptr<Figure> makePositionHeadFigure();

}  // namespace attention
