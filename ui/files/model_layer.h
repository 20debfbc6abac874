#pragma once

#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "ui/exhibits/exhibit.h"
#include "ui/system/input_file.h"

namespace attention {

/// Which layer of a language model is taken to another exhibit, and the weight there that is looked at.
struct ModelLayerPlace {
    Index layer = 0, head = 0, query = 0, key = 0;
};

/// An exhibit that shows a layer at its defaults with one of a language model: X, the matrices, biases and tokens. Of a
/// folder's model the matrices refer to its file; of the one that comes with the program all numbers are in the scene.
/// @param exhibit  takes input and weights  @param model  the scene's; with an empty path the shipped one
/// @param input  n x d, what the layer gets  @param labels  of the n tokens
/// @throws FileError if the folder's weights cannot be read any more
Scene withModelLayer(const Exhibit& exhibit, const ModelReference& model, const Matrix& input,
                     const std::vector<std::string>& labels, const ModelLayerPlace& place);
/// That of a text, which a pass of the model finds. @param text  which the model has room for
Scene withModelLayer(const Exhibit& exhibit, const ModelReference& model, const std::string& text,
                     const ModelLayerPlace& place);

}  // namespace attention
