#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// Draws a ConvolutionStudy: the heads' weights, both outputs and their difference, the curve by alpha.
std::unique_ptr<Figure> makeConvolutionFigure();

}  // namespace attention
