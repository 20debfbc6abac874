#pragma once

#include <memory>

namespace attention {

class Figure;

/// Positions before training, at a moment of it, and the sinusoidal ones, one below the other: the table, how alike its
/// rows are, where positions alone let a head look, and how often the layer is right.
std::unique_ptr<Figure> makeLearnedPositionsFigure();

}  // namespace attention
