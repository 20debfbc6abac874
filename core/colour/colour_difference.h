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

/// Converts an opaque sRGB colour to CIELAB, with the white point D65 and the 2-degree observer.
LabColour labColour(PackedColour colour);

/// The CIEDE2000 difference with all weights 1: 0 ... about 120 (ISO/CIE 11664-6; Sharma, Wu and Dalal, "The CIEDE2000
/// color-difference formula", Color Research and Application 30(1), 2005). Two colours side by side can
/// just be told apart at a difference of about 1.
double colourDifference(const LabColour& first, const LabColour& second);

/// The colours of thin lines are hard to tell apart if their colourDifference() is smaller.
inline constexpr double kMinDistinctDifference = 10;

/// The smallest colourDifference() between any two of the colours as somebody with this vision sees them; nullopt if
/// there are fewer than two colours.
std::optional<double> smallestDifference(std::span<const PackedColour> colours, ColourVision vision);

}  // namespace attention
