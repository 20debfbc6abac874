#pragma once

#include <memory>

#include "ui/figure/figure.h"

namespace attention {

/// The weights of each head beside the others, how columns become heads, and what the designs cost. Shows a HeadsStudy.
std::unique_ptr<Figure> makeHeadsFigure();

}  // namespace attention
