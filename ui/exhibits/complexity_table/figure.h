#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// The table of costs with a bar below each number, a sentence that compares them, and their curves.
std::unique_ptr<Figure> makeComplexityTableFigure();

}  // namespace attention
