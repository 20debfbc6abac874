#include "core/colour/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <stdexcept>

namespace attention {
namespace {

using Rows = std::array<std::array<double, 3>, 3>;

constexpr std::size_t kLevels = 256;
/// Number of cells of a grid over the square root of light, in which the levels are about evenly spaced.
constexpr std::size_t kGridCells = 8192;

double lightOf(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

/// Tables that convert 8-bit levels to linear light and back.
struct Levels {
    std::array<double, kLevels> lights{};
    /// The light at which a level ends and the next begins: half-way between both in sRGB. The last level has none: 2.
    std::array<double, kLevels> borders{};
    /// The lowest level that can occur in each cell of the grid.
    std::array<std::uint8_t, kGridCells + 1> lowest{};

    Levels() {
        for (std::size_t level = 0; level < kLevels; ++level) {
            lights[level] = lightOf(double(level) / 255);
            borders[level] = level + 1 < kLevels ? lightOf((double(level) + 0.5) / 255) : 2;
        }
        for (std::size_t cell = 0; cell <= kGridCells; ++cell) {
            const double root = double(cell) / kGridCells;
            lowest[cell] = std::uint8_t(std::ranges::lower_bound(borders, root * root) - borders.begin());
        }
    }

    std::uint8_t levelOf(double light) const {
        const double limited = std::clamp(light, 0.0, 1.0);
        std::size_t level = lowest[std::size_t(std::sqrt(limited) * kGridCells)];
        while (borders[level] <= limited) ++level;
        return std::uint8_t(level);
    }

    PackedColour seen(PackedColour colour, const Rows& matrix) const {
        const double red = lights[std::uint8_t(colour >> 16)];
        const double green = lights[std::uint8_t(colour >> 8)];
        const double blue = lights[std::uint8_t(colour)];
        PackedColour result = colour >> 24;
        for (const auto& row : matrix) result = result << 8 | levelOf(row[0] * red + row[1] * green + row[2] * blue);
        return result;
    }
};

const Levels& levels() {
    static const Levels all;
    return all;
}

const Rows& matrixOf(ColourVision vision) {
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
            break;
        case ColourVision::Protanopia:
            return kProtanopia;
        case ColourVision::Deuteranopia:
            return kDeuteranopia;
        case ColourVision::Tritanopia:
            return kTritanopia;
        case ColourVision::Grey:
            return kGrey;
    }
    throw std::invalid_argument("the usual vision changes no colour");
}

}  // namespace

double linearLight(std::uint8_t level) {
    return levels().lights[level];
}

std::uint8_t levelOf(double light) {
    return levels().levelOf(light);
}

PackedColour seenWith(PackedColour colour, ColourVision vision) {
    return vision == ColourVision::Usual ? colour : levels().seen(colour, matrixOf(vision));
}

void seeWith(std::span<PackedColour> pixels, ColourVision vision) {
    if (vision == ColourVision::Usual) return;
    const Levels& table = levels();
    const Rows& matrix = matrixOf(vision);
    PackedColour previous = 0, seen = 0;
    for (PackedColour& pixel : pixels) {
        if (pixel != previous) {
            previous = pixel;
            seen = table.seen(pixel, matrix);
        }
        pixel = seen;
    }
}

}  // namespace attention
