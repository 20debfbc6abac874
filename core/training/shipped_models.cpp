#include "core/training/shipped_models.h"

#include <algorithm>
#include <array>

namespace attention {
namespace {

ShippedModel pointing() {
    TrainingSettings settings = settingsFor(TrainingTask::Coreference);
    settings.pointing = true;
    settings.layers = 1;
    settings.mlp = false;
    settings.encoding = TrainedEncoding::None;
    settings.steps = 400;
    return {"who-is-it-pointing", settings, {{0, 0, 0}, {1, 1, 0}}};
}

/// Of about 400 free models with one head and various seeds, learning rates and encodings, the one whose answer follows
/// the forced attention most often.
ShippedModel freeOfOneHead() {
    TrainingSettings settings = settingsFor(TrainingTask::Coreference);
    settings.encoding = TrainedEncoding::Rotary;
    settings.residual = false;
    settings.mlp = false;
    settings.learningRate = 0.01;
    settings.seed = 25;
    settings.steps = 800;
    return {"who-is-it-free-1", settings, {{477 / 512., 30 / 256., 179 / 256.}, {156 / 512., 63 / 256., 6 / 256.}}};
}

ShippedModel freeOfTwoHeads() {
    TrainingSettings settings = settingsFor(TrainingTask::Coreference);
    settings.heads = 2;
    settings.seed = 3;
    settings.steps = 600;
    return {"who-is-it-free-2",
            settings,
            {{0, 79 / 256., 16 / 256.},
             {41 / 512., 62 / 256., 152 / 256.},
             {42 / 512., 73 / 256., 118 / 256.},
             {2 / 512., 144 / 256., 36 / 256.}}};
}

}  // namespace

std::span<const ShippedModel> shippedModels() {
    static const std::array kModels{pointing(), freeOfOneHead(), freeOfTwoHeads()};
    return kModels;
}

const ShippedModel* findShippedModel(std::string_view name) {
    const auto models = shippedModels();
    const auto found = std::ranges::find(models, name, &ShippedModel::name);
    return found == models.end() ? nullptr : &*found;
}

}  // namespace attention
