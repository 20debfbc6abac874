#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace attention {

/// Values of a preset, as on the command line.
using PresetValues = std::vector<std::pair<std::string_view, std::string_view>>;

/// What the presets of an exhibit have in common, and what one of them has instead or besides; each key once.
inline PresetValues presetValues(PresetValues common, const PresetValues& own) {
    std::erase_if(common, [&](const auto& value) {
        return std::ranges::find(own, value.first, &PresetValues::value_type::first) != own.end();
    });
    common.insert(common.end(), own.begin(), own.end());
    return common;
}

}  // namespace attention
