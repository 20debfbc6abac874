#pragma once

#include "core/encoding/encoding_scores.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Adds all values of each offset of a square matrix as a grey band, and their means as a line.
void addOffsetBand(Marks& marks, const PlotPart& plot, const OffsetBand& band, const Theme& theme);

}  // namespace attention
