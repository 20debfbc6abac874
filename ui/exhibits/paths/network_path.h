#pragma once

#include "core/cost/paths_study.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/network_layout.h"
#include "ui/figure/theme.h"

namespace attention {

/// Adds a path through a network as far as it is lit: its legs, and where they meet or end.
/// @param lit  layers, or steps in time; infinite: all of them
/// @param isFilled  the output where it ends has the layer's colour, as all that are computed
void addPath(Marks& marks, const PathNetwork& network, const NetworkLayout& layout, double lit, bool isFilled,
             const Theme& theme);

/// Adds a ring around a token. @param away  pixels from the token's dot
void addTokenRing(Marks& marks, const NetworkLayout& layout, Index token, double away, const QPen& pen);

}  // namespace attention
