#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include <QColor>

namespace attention {

/// The number of pixels of each colour in a picture.
using ColourCounts = std::unordered_map<QRgb, std::uint32_t>;

/// A few colours that replace many.
struct Palette {
    std::vector<QRgb> colours;
    std::unordered_map<QRgb, std::uint8_t> indices;  ///< of the replacement in `colours`, by original colour
};

/// Keeps all colours if there are at most `size`. Otherwise keeps `exact` and the most frequent colours and merges the
/// remaining ones into groups of similar colours.
/// @param size  2 ... 256
Palette makePalette(const ColourCounts& counts, std::span<const QRgb> exact, std::size_t size);

}  // namespace attention
