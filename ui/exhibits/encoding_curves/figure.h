#pragma once

#include <memory>

namespace attention {

class Figure;

/// Columns of the encoding as curves over the positions: their names at the right, where the two of a pair share a
/// clock, and rulers of their wavelengths below; or as the book draws them.
std::unique_ptr<Figure> makeCurvesFigure();

}  // namespace attention
