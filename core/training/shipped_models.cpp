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

/// Of some 400 free models of one head and other seeds, rates and encodings, the one whose line is most often the
/// reason.
ShippedModel freeOfOneHead() {
    TrainingSettings settings = settingsFor(TrainingTask::WhoIsIt);
    settings.encoding = TrainedEncoding::Rotary;
    settings.residual = false;
    settings.mlp = false;
    settings.learningRate = 0.01;
    settings.seed = 25;
    settings.steps = 800;
    return {"who-is-it-free-1", settings};
}

ShippedModel freeOfTwoHeads() {
    TrainingSettings settings = settingsFor(TrainingTask::WhoIsIt);
    settings.heads = 2;
    settings.seed = 3;
    settings.steps = 600;
    return {"who-is-it-free-2", settings};
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
