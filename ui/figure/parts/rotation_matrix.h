#pragma once

#include "ui/figure/parts/matrix.h"

namespace attention {

/// A matrix that rotates rows of an encoding. Its rows and columns both stand for columns of the encoding, not for
/// positions, so the row and the column of the current cell are outlined in the same colour and have no tags.
class RotationMatrixPart : public MatrixPart {
 public:
    using MatrixPart::MatrixPart;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
};

}  // namespace attention
