#pragma once

#include "ui/figure/parts/matrix.h"

namespace attention {

/// A matrix that turns rows of an encoding. Its rows and columns are columns of the encoding: nothing in it is a
/// position, so that row and column of the current cell have one colour and no tags.
class RotationMatrixPart : public MatrixPart {
 public:
    using MatrixPart::MatrixPart;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
};

}  // namespace attention
