#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention::complexity_chart {

/// Curves with rings where they cross, or the plane of lengths and widths, and how they are counted.
std::unique_ptr<Figure> makeFigure();

}  // namespace attention::complexity_chart
