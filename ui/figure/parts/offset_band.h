#pragma once

#include "core/encoding/encoding_scores.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Draws all values of each offset of a square matrix as a grey band, and their means as a line.
void drawOffsetBand(QCPPainter& painter, const PlotPart& plot, const OffsetBand& band, const Theme& theme);

}  // namespace attention
