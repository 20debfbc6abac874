#pragma once

#include "core/training/taken_layer.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Whether a page has room for what is taken of a layer: for its input and matrices, or for its weights as they are.
bool canTake(const Exhibit& page, const TakenLayer& layer);
/// `scene` on a page with a trained layer, in the place of all arrays, and otherwise at its defaults.
/// @param page  canTake() the layer
Scene withLayer(const Exhibit& page, const TakenLayer& layer, Scene scene);

// Of the models that come with the program, on "the animal with the bag did not cross the street because it was too
// tired"; for Preset::arrays.
const SceneArrays& pointingHead();
const SceneArrays& freeLayer();      ///< of two heads, the last
const SceneArrays& rotaryWeights();  ///< of one head, whose line is the reason: weights as they are

}  // namespace attention
