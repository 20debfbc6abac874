#include "ui/exhibits/exhibit.h"

#include <algorithm>

namespace attention {

const ParameterUse* Exhibit::findUse(std::string_view key) const {
    const auto all = uses();
    const auto found = std::ranges::find(all, key, &ParameterUse::key);
    return found == all.end() ? nullptr : &*found;
}

std::optional<Preset> Exhibit::findPreset(std::string_view name) const {
    for (Preset& preset : presets())
        if (preset.name == name) return std::move(preset);
    return std::nullopt;
}

Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene) {
    scene.exhibit = exhibit.id();
    const Parameters defaults;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        setValue(scene.parameters, info, valueOf(defaults, info));
    }
    for (const auto& [key, text] : preset.values)
        setValue(scene.parameters, *findParameter(key), parseValue(*exhibit.findUse(key), text));
    scene.view = View{std::nullopt, preset.size};
    return scene;
}

}  // namespace attention
