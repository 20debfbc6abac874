#pragma once

#include "core/cost/paths_study.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/network_layout.h"
#include "ui/figure/theme.h"

namespace attention {

/// Adds a path through a network up to `lit` steps: its legs, and a ring where they meet or end.
/// @param lit  layers, or steps in time; infinite: the whole path
/// @param isFilled  the output at the end is filled with the network's colour, like all computed nodes
void addPath(Marks& marks, const PathNetwork& network, const NetworkLayout& layout, double lit, bool isFilled,
             const Theme& theme);

/// Adds a ring around a token. @param away  distance from the token's dot, in pixels
void addTokenRing(Marks& marks, const NetworkLayout& layout, Index token, double away, const QPen& pen);

}  // namespace attention
