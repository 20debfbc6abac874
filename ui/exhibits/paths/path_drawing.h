#pragma once

#include <qcustomplot.h>

#include "core/cost/paths_study.h"
#include "ui/exhibits/paths/lane_grid.h"
#include "ui/figure/theme.h"

namespace attention {

/// A path through a network as far as it is lit: its legs, and where they meet or end.
/// @param lit  layers, or steps in time; infinite: all of them
/// @param isFilled  the output where it ends has the layer's colour, as all that are computed
void drawPath(QCPPainter& painter, const PathLane& lane, const LaneGrid& grid, double lit, bool isFilled,
              const Theme& theme);

/// A ring around a token. @param away  pixels from the token's dot
void drawTokenRing(QCPPainter& painter, const LaneGrid& grid, Index token, double away, const QPen& pen);

}  // namespace attention
