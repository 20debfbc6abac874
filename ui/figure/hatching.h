#pragma once

#include <functional>

#include <QRectF>

#include "core/matrix.h"
#include "ui/figure/theme.h"

class QCPPainter;

namespace attention {

class Marks;
class MatrixPanel;

/// Hatches the cells of a panel for which `isHatched` holds, in the place of their colours; a run of them in a row is
/// one area. Adds nothing where cells are too small for hatching to be told from grey.
void addHatchedCells(Marks& marks, const MatrixPanel& panel, const Theme& theme,
                     const std::function<bool(Index row, Index column)>& isHatched);

/// Draws the swatch for hatching in a legend: a framed hatched rectangle.
void drawHatchedSwatch(QCPPainter& painter, const QRectF& swatch, const Theme& theme);

}  // namespace attention
