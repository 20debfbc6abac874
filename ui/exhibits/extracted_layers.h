#pragma once

#include "core/training/extracted_layer.h"
#include "core/training/model_tensors.h"
#include "core/training/shipped_models.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Whether an exhibit can show an extracted layer: its input and matrices, or its attention weights only.
bool acceptsLayer(const Exhibit& exhibit, const ExtractedLayer& layer);
/// An exhibit at its defaults with a trained layer. @param exhibit  acceptsLayer() the layer
Scene withLayer(const Exhibit& exhibit, const ExtractedLayer& layer);

/// The numbers of a model that comes with the program.
ModelValues shippedModelValues(const ShippedModel& model);
/// The numbers of NAME.safetensors among the program's models. @throws std::runtime_error without it
ModelValues shippedModelValues(std::string_view name, const TrainingSettings& settings);

// Of the models that come with the program, on "the animal with the bag did not cross the street because it was too
// tired"; for Preset::arrays.
const SceneArrays& pointingHead();
const SceneArrays& freeLayer();  ///< of two heads, the last

}  // namespace attention
