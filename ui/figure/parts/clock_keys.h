#pragma once

#include <functional>

#include <QPen>

#include "ui/figure/marks.h"

namespace attention::clock_keys {

/// The symbols of clocks in a SymbolLegendPart: functions that add the marks of a symbol in a box. They keep the theme
/// by reference.
using Declare = std::function<void(Marks&, const QRectF&)>;

/// A hand; its end is hollow if it is the start of a turn.
Declare hand(const Theme& theme, bool isHollow);
/// The turn between two hands.
Declare turn(const Theme& theme, const QPen& pen);
/// Two axes.
Declare axes(const Theme& theme);

}  // namespace attention::clock_keys
