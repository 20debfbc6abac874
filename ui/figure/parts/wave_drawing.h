#pragma once

#include "core/encoding/encoding_curves_study.h"
#include "ui/figure/curve.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Radius of the ring around a pinned cell, inside the ring of the selection.
inline constexpr double kPinRadius = 6;

/// Whether the points of a column are far enough apart for dots.
bool pointsStandApart(const Samples& points, const PlotPart& plot);
/// Whether the waves of a column are so short that they would run into each other.
bool isFineWave(const WaveColumns& columns, Index c, const PlotPart& plot);
/// Adds a column's curve: the continuous sine if its points stand apart, else a line through the points.
/// @param isPlain  always a line through the points
/// @param isInteractive  fine waves may be drawn without antialiasing, which is faster  @return the points
Samples addWave(Marks& marks, const PlotPart& plot, const WaveColumns& columns, Index c, QPen pen, bool isPlain,
                bool isInteractive);

}  // namespace attention
