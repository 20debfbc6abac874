#pragma once

#include <functional>

#include <QPen>

#include "ui/figure/figure.h"

namespace attention::clock_keys {

/// Marks of a SymbolLegendPart for what clocks are drawn with. The theme is kept by reference.
using Draw = std::function<void(QCPPainter&, const QRectF&)>;

/// A hand: hollow where a turn begins.
Draw hand(const Theme& theme, bool isHollow);
/// The turn between two hands.
Draw turn(const Theme& theme, const QPen& pen);
/// Two axes.
Draw axes(const Theme& theme);

}  // namespace attention::clock_keys
