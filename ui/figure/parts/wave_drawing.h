#pragma once

#include "core/encoding/encoding_curves_study.h"
#include "ui/figure/curve.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Of the ring around a cell that is kept, inside that of the selection.
inline constexpr double kPinRadius = 6;

/// Whether the points of a column are told apart, and so get dots.
bool pointsStandApart(const Samples& points, const PlotPart& plot);
/// Whether the waves of a column run into each other.
bool isFineWave(const WaveColumns& columns, Index c, const PlotPart& plot);
/// Adds a column's curve: where its points stand apart, its continuous sine. @param isPlain  through the points alone
/// @param isInteractive  fine waves may be coarse @return its points
Samples addWave(Marks& marks, const PlotPart& plot, const WaveColumns& columns, Index c, QPen pen, bool isPlain,
                bool isInteractive);

}  // namespace attention
