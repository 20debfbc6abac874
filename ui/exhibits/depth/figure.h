#pragma once

#include <memory>

namespace attention {

class Figure;

/// How alike a stack makes its tokens and how well they tell their positions, layer by layer, beside stacks with a
/// switch the other way; below, the tokens of some layers, and how alike those of one layer are.
std::unique_ptr<Figure> makeDepthFigure();

}  // namespace attention
