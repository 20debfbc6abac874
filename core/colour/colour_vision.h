#pragma once

#include <cstdint>
#include <span>

namespace attention {

/// A colour of sRGB (IEC 61966-2-1) as 0xAARRGGBB, its alpha not multiplied in.
using PackedColour = std::uint32_t;

/// What a colour is seen with: three kinds of cones, two (the long, the middle or the short waves are missing), or only
/// its luminance, as on a print in grey.
enum class ColourVision { Usual, Protanopia, Deuteranopia, Tritanopia, Grey };

/// The share of full light, 0 ... 1, that an 8-bit level of sRGB stands for.
double linearLight(std::uint8_t level);
/// The nearest 8-bit level for a share of full light, which is limited to 0 ... 1.
std::uint8_t levelOf(double light);

/// The colour that looks to everybody as `colour` does with this vision; the alpha stays. For the deficiencies it is
/// the model of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency" (IEEE TVCG 15(6), 2009) at severity 1.0: a matrix on linear RGB, the result limited to the gamut. Grey
/// has the luminance of ITU-R BT.709.
PackedColour seenWith(PackedColour colour, ColourVision vision);

/// seenWith() for each pixel, exactly; neighbours of one colour are computed once.
void seeWith(std::span<PackedColour> pixels, ColourVision vision);

}  // namespace attention
