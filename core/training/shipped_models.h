#pragma once

#include <span>
#include <string_view>

#include "core/training/training_settings.h"

namespace attention {

/// A trained model that comes with the program: resources/models/NAME.safetensors, which scripts/make-models trains.
struct ShippedModel {
    std::string_view name;      ///< of the file
    TrainingSettings settings;  ///< from which it can be trained anew, bit for bit
};
/// who-is-it-pointing, whose weights are its answer, and the free models who-is-it-free-1 and -2, of one head and of
/// two a layer, whose lines are not the reason of their answers (see forcedShare()).
std::span<const ShippedModel> shippedModels();
/// Null for an unknown name.
const ShippedModel* findShippedModel(std::string_view name);

}  // namespace attention
