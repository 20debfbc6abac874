#include "core/colour/colour_difference.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace attention {
namespace {

constexpr double kDegree = std::numbers::pi / 180;

/// sqrt(C^7 / (C^7 + 25^7)), 0 ... 1, as the formula of CIEDE2000 uses it.
double chromaWeight(double chroma) {
    constexpr double kSeventhPowerOf25 = 6103515625;
    const double seventh = std::pow(chroma, 7);
    return std::sqrt(seventh / (seventh + kSeventhPowerOf25));
}

/// The hue angle in degrees, 0 ... 360; 0 for a grey, which has no hue.
double hueOf(double a, double b) {
    if (a == 0 && b == 0) return 0;
    const double degrees = std::atan2(b, a) / kDegree;
    return degrees < 0 ? degrees + 360 : degrees;
}

}  // namespace

LabColour labColour(PackedColour colour) {
    const double red = linearLight(std::uint8_t(colour >> 16));
    const double green = linearLight(std::uint8_t(colour >> 8));
    const double blue = linearLight(std::uint8_t(colour));
    // One row of the matrix from linear sRGB to XYZ, divided by its sum, which is that coordinate of white: white then
    // has a = b = 0.
    const auto xyzShare = [&](double r, double g, double b) { return (r * red + g * green + b * blue) / (r + g + b); };
    const auto compressed = [](double t) {
        constexpr double kDelta = 6.0 / 29;
        return t > kDelta * kDelta * kDelta ? std::cbrt(t) : t / (3 * kDelta * kDelta) + 4.0 / 29;
    };
    const double x = compressed(xyzShare(0.4124564, 0.3575761, 0.1804375));
    const double y = compressed(xyzShare(0.2126729, 0.7151522, 0.0721750));
    const double z = compressed(xyzShare(0.0193339, 0.1191920, 0.9503041));
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double colourDifference(const LabColour& first, const LabColour& second) {
    const double meanChroma = (std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma));
    const double a1 = first.a * stretch, a2 = second.a * stretch;
    const double chroma1 = std::hypot(a1, first.b), chroma2 = std::hypot(a2, second.b);
    const double hue1 = hueOf(a1, first.b), hue2 = hueOf(a2, second.b);

    const double lightnessChange = second.lightness - first.lightness;
    const double chromaChange = chroma2 - chroma1;
    const bool isGrey = chroma1 * chroma2 == 0;
    double turn = isGrey ? 0 : hue2 - hue1;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    const double hueChange = 2 * std::sqrt(chroma1 * chroma2) * std::sin(turn / 2 * kDegree);

    const double lightness = (first.lightness + second.lightness) / 2;
    const double chroma = (chroma1 + chroma2) / 2;
    double hue = hue1 + hue2;
    if (!isGrey) {
        if (std::abs(hue1 - hue2) > 180) hue += hue < 360 ? 360 : -360;
        hue /= 2;
    }
    const double hueWeight = 1 - 0.17 * std::cos((hue - 30) * kDegree) + 0.24 * std::cos(2 * hue * kDegree) +
                             0.32 * std::cos((3 * hue + 6) * kDegree) - 0.20 * std::cos((4 * hue - 63) * kDegree);
    const double around = 30 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -std::sin(2 * around * kDegree) * 2 * chromaWeight(chroma);
    const double off = std::pow(lightness - 50, 2);
    const double byLightness = lightnessChange / (1 + 0.015 * off / std::sqrt(20 + off));
    const double byChroma = chromaChange / (1 + 0.045 * chroma);
    const double byHue = hueChange / (1 + 0.015 * chroma * hueWeight);
    return std::sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue + rotation * byChroma * byHue);
}

std::optional<double> smallestDifference(std::span<const PackedColour> colours, ColourVision vision) {
    std::vector<LabColour> seen;
    std::optional<double> smallest;
    for (const PackedColour colour : colours) {
        const LabColour lab = labColour(seenWith(colour, vision));
        for (const LabColour& other : seen) {
            const double difference = colourDifference(other, lab);
            smallest = std::min(smallest.value_or(difference), difference);
        }
        seen.push_back(lab);
    }
    return smallest;
}

}  // namespace attention
