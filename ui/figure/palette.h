#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include <QColor>

namespace attention {

/// How often each colour of a picture comes.
using ColourCounts = std::unordered_map<QRgb, std::uint32_t>;

/// Few colours that stand for many.
struct Palette {
    std::vector<QRgb> colours;
    std::unordered_map<QRgb, std::uint8_t> indices;  ///< among `colours`, of each colour that was counted
};

/// The colours themselves where there are at most `size`. Else colours that are alike to the eye become one: `exact`
/// stay as they are, and so do those that cover most of the picture; the rest is divided where it differs most.
/// @param size  2 ... 256
Palette makePalette(const ColourCounts& counts, std::span<const QRgb> exact, std::size_t size);

}  // namespace attention
