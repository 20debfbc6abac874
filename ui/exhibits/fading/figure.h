#pragma once

#include <memory>

namespace attention {

class Figure;

/// Draws a FadingStudy: the influence of every input on every output, a matrix for each layer, and below them the
/// influence and the gradient that comes back against the distance.
std::unique_ptr<Figure> makeFadingFigure();

}  // namespace attention
