#pragma once

#include "core/training/extracted_layer.h"
#include "core/training/model_tensors.h"
#include "core/training/shipped_models.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Whether an exhibit can load an extracted layer: its input and matrices or, if it has no matrices, its attention
/// weights.
bool acceptsLayer(const Exhibit& exhibit, const ExtractedLayer& layer);
/// A scene of the exhibit with default parameters and the trained layer. @param exhibit  acceptsLayer() must be true
Scene withLayer(const Exhibit& exhibit, const ExtractedLayer& layer);

/// The weights of a model that comes with the program.
ModelValues shippedModelValues(const ShippedModel& model);
/// Reads the weights in resources/models/NAME.safetensors. @throws std::runtime_error if there is no such file
ModelValues shippedModelValues(std::string_view name, const TrainingSettings& settings);

// Layers of models that come with the program, for Preset::arrays. Their input is the sentence "the animal with the bag
// did not cross the street because it was too tired".

/// The last layer of the model who-is-it-pointing.
const SceneArrays& pointingHeadArrays();
/// The last layer, of two heads, of the model who-is-it-free-2.
const SceneArrays& freeLayerArrays();

}  // namespace attention
