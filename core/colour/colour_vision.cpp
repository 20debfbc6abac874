#include "core/colour/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace attention {
namespace {

using Rows = std::array<std::array<double, 3>, 3>;

constexpr std::size_t kLevels = 256;

double lightOf(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

const std::array<double, kLevels>& lights() {
    static const std::array<double, kLevels> all = [] {
        std::array<double, kLevels> made{};
        for (std::size_t level = 0; level < kLevels; ++level) made[level] = lightOf(double(level) / 255);
        return made;
    }();
    return all;
}

/// Where a level gives way to the next: half-way between both as sRGB encodes them.
const std::array<double, kLevels - 1>& borders() {
    static const std::array<double, kLevels - 1> all = [] {
        std::array<double, kLevels - 1> made{};
        for (std::size_t level = 0; level + 1 < kLevels; ++level) made[level] = lightOf((double(level) + 0.5) / 255);
        return made;
    }();
    return all;
}

const Rows& matrixOf(ColourVision vision) {
    static constexpr Rows kUsual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    static constexpr Rows kProtanopia{
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
    static constexpr Rows kDeuteranopia{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    static constexpr Rows kTritanopia{
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    static constexpr std::array kLuminance{0.2126, 0.7152, 0.0722};
    static constexpr Rows kGrey{{kLuminance, kLuminance, kLuminance}};
    switch (vision) {
        case ColourVision::Usual:
            return kUsual;
        case ColourVision::Protanopia:
            return kProtanopia;
        case ColourVision::Deuteranopia:
            return kDeuteranopia;
        case ColourVision::Tritanopia:
            return kTritanopia;
        case ColourVision::Grey:
            return kGrey;
    }
    return kUsual;
}

}  // namespace

double linearLight(std::uint8_t level) {
    return lights()[level];
}

std::uint8_t levelOf(double light) {
    // Between two borders of a fine grid in the root of light, where levels are about as far from each other
    // everywhere, there are few.
    constexpr std::size_t kGrid = 1024;
    static const std::array<std::uint8_t, kGrid + 1> first = [] {
        std::array<std::uint8_t, kGrid + 1> made{};
        for (std::size_t place = 0; place <= kGrid; ++place) {
            const double root = double(place) / kGrid;
            made[place] = std::uint8_t(std::ranges::lower_bound(borders(), root * root) - borders().begin());
        }
        return made;
    }();
    const double limited = std::clamp(light, 0.0, 1.0);
    std::size_t level = first[std::size_t(std::sqrt(limited) * kGrid)];
    while (level < borders().size() && borders()[level] <= limited) ++level;
    return std::uint8_t(level);
}

PackedColour seenWith(PackedColour colour, ColourVision vision) {
    if (vision == ColourVision::Usual) return colour;
    const double red = linearLight(std::uint8_t(colour >> 16));
    const double green = linearLight(std::uint8_t(colour >> 8));
    const double blue = linearLight(std::uint8_t(colour));
    PackedColour seen = colour >> 24;
    for (const auto& row : matrixOf(vision)) seen = seen << 8 | levelOf(row[0] * red + row[1] * green + row[2] * blue);
    return seen;
}

void seeWith(std::span<PackedColour> pixels, ColourVision vision) {
    PackedColour before = 0, seen = seenWith(0, vision);
    for (PackedColour& pixel : pixels) {
        if (pixel != before) {
            before = pixel;
            seen = seenWith(pixel, vision);
        }
        pixel = seen;
    }
}

}  // namespace attention
