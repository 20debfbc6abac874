#pragma once

#include <memory>

namespace attention {

class Figure;

/// Loss and accuracy of a run beside its ghost, an example with what is named at each place, and where the heads look.
std::unique_ptr<Figure> makeTrainingFigure();

}  // namespace attention
