#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// Histograms of scores and weights, without the scaling over with it, and below them three curves against the width.
std::unique_ptr<Figure> makeScalingFigure();

}  // namespace attention
