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
/// They answer rightly in all of forcedSentence()'s sentences. By forcedShare() of the lines from "it":
/// - who-is-it-pointing: its weights are the answer;
/// - who-is-it-free-1, one head a layer: the line of the first layer, which goes to the adjective as a rule, is the
/// reason
///   (0.93); that of the second, which goes to the right noun as a rule, is neither (0.30);
/// - who-is-it-free-2, two heads a layer: no line is the reason (0.08 at most).
std::span<const ShippedModel> shippedModels();
/// Null for an unknown name.
const ShippedModel* findShippedModel(std::string_view name);

}  // namespace attention
