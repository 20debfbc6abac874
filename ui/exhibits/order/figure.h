#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// Outputs before and after a shuffle with a line from each token to its new place, and the difference of both.
/// Shows an OrderStudy.
std::unique_ptr<Figure> makeOrderFigure();

}  // namespace attention
