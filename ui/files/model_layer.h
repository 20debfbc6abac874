#pragma once

#include <string>

#include "core/scene/scene.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/system/input_file.h"

namespace attention {

/// A layer of a language model that is shown in another exhibit, and the attention weight that is selected there.
struct ModelLayerSelection {
    Index layer = 0, head = 0, query = 0, key = 0;
};

/// A scene of an exhibit at its defaults, with the layer that another exhibit shows: X, matrices, biases and tokens. If
/// the model comes from a folder, the scene refers to its files; otherwise it contains all numbers. Thread-safe.
/// @param exhibit  reads the arrays input and weights
/// @param shown  of an exhibit that is a LayerSource  @param layer  extracted from `shown`
/// @throws FileError if the folder's weights cannot be read any more
Scene withShownLayer(const Exhibit& exhibit, const EvaluatedScene& shown, const ExtractedLayer& layer);
/// Such a scene with a layer of a language model, applied to a text; runs the model.
/// @param model  without a model: the one that comes with the program
/// @param text  not longer than the context of the model
/// @throws FileError if the folder's weights cannot be read any more
Scene withModelLayer(const Exhibit& exhibit, const ModelReference& model, const std::string& text,
                     const ModelLayerSelection& selection);

}  // namespace attention
