#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// Draws a ScalingStudy: one query's weights without the scaling beside those with it, how scores and weights are
/// spread, and below them three curves against the width.
std::unique_ptr<Figure> makeScalingFigure();

}  // namespace attention
