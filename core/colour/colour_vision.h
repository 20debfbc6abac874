#pragma once

#include <cstdint>
#include <span>

namespace attention {

/// A colour of sRGB (IEC 61966-2-1) as 0xAARRGGBB, the alpha not premultiplied.
using PackedColour = std::uint32_t;

/// How a viewer sees colours: usual vision with three kinds of cones, a vision that lacks the cones for long, middle or
/// short wavelengths, or as shades of grey, as on a black-and-white print.
enum class ColourVision { Usual, Protanopia, Deuteranopia, Tritanopia, Grey };

/// The linear light, 0 ... 1, that an 8-bit level of sRGB stands for.
double linearLight(std::uint8_t level);
/// The nearest 8-bit level of sRGB for linear light, which is clamped to 0 ... 1.
std::uint8_t levelOf(double light);

/// Simulates a vision: the colour that shows other viewers what somebody with this vision sees. The alpha stays. The
/// deficiencies use the model of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency" (IEEE TVCG 15(6), 2009) at severity 1.0: a matrix on linear RGB, the result limited to the
/// gamut. Grey has the luminance of ITU-R BT.709.
PackedColour seenWith(PackedColour colour, ColourVision vision);

/// Applies seenWith() to each pixel, computing a run of equal pixels only once.
void seeWith(std::span<PackedColour> pixels, ColourVision vision);

}  // namespace attention
