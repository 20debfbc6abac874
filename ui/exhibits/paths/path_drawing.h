#pragma once

#include "core/cost/paths_study.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/network_layout.h"
#include "ui/figure/theme.h"

namespace attention {

/// Adds a path through a network up to `stepsShown` steps: its legs (see NetworkPath), with the number of steps so far
/// in each node that is large enough, and a ring where the legs meet or the path ends.
/// @param stepsShown  layers, or steps in time; a fraction draws part of a line; infinite: the whole path
/// @param isFilled  the node at the end is filled with the network's colour; for a figure that fills all computed nodes
void addPath(Marks& marks, const PathNetwork& network, const NetworkLayout& layout, double stepsShown, bool isFilled,
             const Theme& theme);

/// Adds a ring around a token. @param away  distance from the token's dot, in pixels
void addTokenRing(Marks& marks, const NetworkLayout& layout, Index token, double away, const QPen& pen);

}  // namespace attention
