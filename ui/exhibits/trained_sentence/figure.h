#pragma once

#include <memory>

namespace attention {

class Figure;

/// A sentence with the lines of one head, the weights of all heads on the same columns, what "it" is taken for, and the
/// same sentence with another adjective below.
std::unique_ptr<Figure> makeTrainedSentenceFigure();

}  // namespace attention
