#pragma once

#include <string>

#include "core/scene/scene.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/system/input_file.h"

namespace attention {

/// Which layer of a language model is taken to another exhibit, and the weight there that is looked at.
struct ModelLayerPlace {
    Index layer = 0, head = 0, query = 0, key = 0;
};

/// An exhibit at its defaults with the layer that another one shows: X, the matrices, biases and tokens. Of a folder's
/// model the matrices refer to its file; of other ones all numbers are in the scene. From any thread.
/// @param exhibit  takes input and weights  @param shown  of a LayerSource  @param layer  that it has there
/// @throws FileError if the folder's weights cannot be read any more
Scene withShownLayer(const Exhibit& exhibit, const EvaluatedScene& shown, const ExtractedLayer& layer);
/// With a layer of a language model on a text, which a pass of the model finds.
/// @param model  with an empty path the shipped one  @param text  which the model has room for
/// @throws FileError likewise
Scene withModelLayer(const Exhibit& exhibit, const ModelReference& model, const std::string& text,
                     const ModelLayerPlace& place);

}  // namespace attention
