#pragma once

#include "core/training/model_tensors.h"
#include "core/training/shipped_models.h"
#include "core/training/taken_layer.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Whether an exhibit has room for what is taken of a layer: for its input and matrices, or for its weights as they
/// are.
bool canTake(const Exhibit& exhibit, const TakenLayer& layer);
/// `scene` in an exhibit with a trained layer, in the place of all arrays, and otherwise at its defaults.
/// @param exhibit  canTake() the layer
Scene withLayer(const Exhibit& exhibit, const TakenLayer& layer, Scene scene);

/// The numbers of a model that comes with the program.
ModelValues shippedValues(const ShippedModel& model);

// Of the models that come with the program, on "the animal with the bag did not cross the street because it was too
// tired"; for Preset::arrays.
const SceneArrays& pointingHead();
const SceneArrays& freeLayer();  ///< of two heads, the last

}  // namespace attention
