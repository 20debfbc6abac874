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

std::optional<Explanation> Exhibit::explainSelection(const Scene& scene) const {
    const auto cell = selectionOf(scene);
    return cell ? std::optional(explain(scene, *cell)) : std::nullopt;
}

const TableDescription kDerivationTable{
    "derivation",
    "one step of how the selected cell's number comes about",
    {{"name", "", ColumnType::Text, "what the step finds: formula, frequency, angle, value, ..."},
     {"expression", "", ColumnType::Text, "the step with the cell's numbers"},
     {"value", "", ColumnType::Text, "what it comes to: a number, or a word such as sine"}}};

Scene fitted(const Exhibit& exhibit, Scene scene) {
    scene.parameters = adapt(exhibit.uses(), scene.parameters).parameters;
    if (scene.reference) scene.reference = adapt(exhibit.uses(), *scene.reference).parameters;
    return scene;
}

bool hasSameNumbers(const Exhibit& exhibit, const Scene& a, const Scene& b) {
    const auto uses = exhibit.uses();
    if (a.exhibit != b.exhibit || a.arrays != b.arrays || a.reference.has_value() != b.reference.has_value())
        return false;
    if (a.reference && numbersOnly(uses, *a.reference) != numbersOnly(uses, *b.reference)) return false;
    return numbersOnly(uses, a.parameters) == numbersOnly(uses, b.parameters);
}

std::optional<Cell> selectionOf(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    if (!parameters.row || !parameters.column) return std::nullopt;
    return Cell{*parameters.row, *parameters.column};
}

Scene applyPreset(const Exhibit& exhibit, const Preset& preset, Scene scene) {
    scene.exhibit = exhibit.id();
    const Parameters defaults;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        setValue(scene.parameters, info, valueOf(defaults, info));
    }
    const auto set = [&](Parameters& parameters, const auto& values) {
        for (const auto& [key, text] : values)
            setValue(parameters, *findParameter(key), parseValue(*exhibit.findUse(key), text));
    };
    scene.reference.reset();
    if (!preset.reference.empty()) {
        scene.reference = scene.parameters;
        set(*scene.reference, preset.reference);
    }
    set(scene.parameters, preset.values);
    scene.view = View{.zoom = std::nullopt, .size = preset.size, .pins = {}};
    return scene;
}

}  // namespace attention
