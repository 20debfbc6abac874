#include "core/training/shipped_models.h"

#include <algorithm>
#include <array>

namespace attention {
namespace {

ShippedModel pointing() {
    TrainingSettings settings = settingsFor(TrainingTask::WhoIsIt);
    settings.pointing = true;
    settings.layers = 1;
    settings.mlp = false;
    settings.encoding = TrainedEncoding::None;
    settings.steps = 400;
    return {"who-is-it-pointing", settings};
}

ShippedModel freeModel(std::string_view name, Index heads, std::uint64_t seed) {
    TrainingSettings settings = settingsFor(TrainingTask::WhoIsIt);
    settings.heads = heads;
    settings.seed = seed;
    settings.steps = 800;
    return {name, settings};
}

}  // namespace

std::span<const ShippedModel> shippedModels() {
    static const std::array kModels{pointing(), freeModel("who-is-it-free-1", 1, 5),
                                    freeModel("who-is-it-free-2", 2, 3)};
    return kModels;
}

const ShippedModel* findShippedModel(std::string_view name) {
    const auto models = shippedModels();
    const auto found = std::ranges::find(models, name, &ShippedModel::name);
    return found == models.end() ? nullptr : &*found;
}

}  // namespace attention
