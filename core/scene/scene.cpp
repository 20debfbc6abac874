#include "core/scene/scene.h"

#include <algorithm>
#include <array>

#include "core/io/array.h"
#include "core/scene/parameter_table.h"

namespace attention {

const Array* findValues(const Scene& scene, std::string_view name) {
    const auto found = scene.arrays.find(name);
    return found == scene.arrays.end() ? nullptr : found->second.values.get();
}

std::span<const std::string_view> arrayNames() {
    static constexpr std::array<std::string_view, 12> kNames{"input", "memory", "learned", "attention", "W_q", "W_k",
                                                             "W_v",   "W_o",    "b_q",     "b_k",       "b_v", "b_o"};
    return kNames;
}

Scene cacheKey(const Scene& scene, std::span<const std::string_view> keys,
               std::span<const std::string_view> excludedArrays) {
    Scene key;
    key.exhibit.clear();
    for (const std::string_view parameterKey : keys) {
        const ParameterInfo& info = *findParameter(parameterKey);
        setValue(key.parameters, info, valueOf(scene.parameters, info));
    }
    for (const auto& [name, array] : scene.arrays)
        if (std::ranges::find(excludedArrays, name) == excludedArrays.end()) key.arrays.emplace(name, array);
    key.languageModel = scene.languageModel;
    return key;
}

std::optional<Cell> selectedCell(const SelectionParameters& parameters) {
    if (!parameters.row || !parameters.column) return std::nullopt;
    return Cell{*parameters.row, *parameters.column, parameters.matrix};
}

void setSelection(Parameters& parameters, const std::optional<Cell>& cell) {
    parameters.row = cell ? std::optional(cell->row) : std::nullopt;
    parameters.column = cell ? std::optional(cell->column) : std::nullopt;
    if (cell) parameters.matrix = cell->matrix;
}

}  // namespace attention
