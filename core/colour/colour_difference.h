#pragma once

#include <optional>
#include <span>

#include "core/colour/colour_vision.h"

namespace attention {

/// A colour of CIELAB.
struct LabColour {
    double lightness = 0;  ///< L*, 0 ... 100
    double a = 0;          ///< from green to red
    double b = 0;          ///< from blue to yellow
};

/// Of an opaque colour of sRGB, with the white of D65 and the observer of 2 degrees.
LabColour labColour(PackedColour colour);

/// CIEDE2000 with all weights 1, 0 ... about 120 (ISO/CIE 11664-6; Sharma, Wu and Dalal, "The CIEDE2000
/// color-difference formula", Color Research and Application 30(1), 2005). About 1 is just seen side by side.
double colourDifference(const LabColour& first, const LabColour& second);

/// Thin lines nearer to each other than that (CIEDE2000) are hard to tell apart.
inline constexpr double kTellableDifference = 10;

/// The smallest colourDifference() of two of these colours as they look with a vision; nothing of fewer than two.
std::optional<double> smallestDifference(std::span<const PackedColour> colours, ColourVision vision);

}  // namespace attention
