#pragma once

#include <string>
#include <vector>

#include "core/models/language_model.h"
#include "core/training/extracted_layer.h"

namespace attention {

/// The attention of one layer of a language model on one text, in the form that the attention exhibits load: its input,
/// matrices and biases, from which they compute the attention weights of the model.
/// @param input  n x d, the normalised input of the layer: LanguageModelLayerOf::normalised
/// @param labels  labels of the n tokens
/// @param layer  0 ... layers - 1
ExtractedLayer extractModelLayer(const LanguageModel& model, const Matrix& input,
                                 const std::vector<std::string>& labels, Index layer);

}  // namespace attention
