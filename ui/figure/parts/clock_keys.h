#pragma once

#include <functional>

#include <QPen>

#include "ui/figure/marks.h"

namespace attention::clock_keys {

/// Marks of a SymbolLegendPart for what clocks are drawn with. The theme is kept by reference.
using Declare = std::function<void(Marks&, const QRectF&)>;

/// A hand: hollow where a turn begins.
Declare hand(const Theme& theme, bool isHollow);
/// The turn between two hands.
Declare turn(const Theme& theme, const QPen& pen);
/// Two axes.
Declare axes(const Theme& theme);

}  // namespace attention::clock_keys
